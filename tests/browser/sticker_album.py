"""Reads and fills the album of a device directly, for tests and for pictures of a full album."""

from __future__ import annotations

import re
from typing import Any

from browser.app_page import AppPage
from mulot.games import folder

CUPBOARD = """(work) => new Promise((done, failed) => {
  const opening = indexedDB.open("mulot", 2);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("games", { keyPath: "table" });
    opening.result.createObjectStore("films");
    opening.result.createObjectStore("album", { keyPath: "key" });
  };
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const doing = opening.result.transaction(["games", "album"], "readwrite");
    const asked = work(doing);
    doing.oncomplete = () => { opening.result.close(); done(asked?.result ?? null); };
    doing.onabort = () => failed(doing.error);
  };
})"""
"""Opens a device's database as the client does; a device without one gets an empty one."""
STICK = f"(places) => ({CUPBOARD})((doing) => places.forEach((place) => void doing.objectStore('album').put(place)))"
STORED = f"(shelf) => ({CUPBOARD})((doing) => doing.objectStore(shelf).getAll())"
DAY = 1_763_380_000_000


def stickers(game: str) -> list[str]:
    """The names of a game's stickers, in album order."""
    text = (folder(game) / "web" / "stickers" / "conditions.ts").read_text(encoding="utf-8")
    return re.findall(r'(?:name: |^  won\()"([a-z0-9-]+)"', text.split("export const STICKERS", 1)[1], re.M)


def stick_in(one: AppPage, game: str, some: int = 1) -> None:
    """Put all of a game's stickers into the album, or every second one."""
    names = stickers(game)[some - 1 :: some]
    one.page.evaluate(STICK, [{"key": f"{game}/{name}", "when": DAY, "table": "t", "parts": []} for name in names])


def stored(one: AppPage, shelf: str) -> list[dict[str, Any]]:
    """Return what is stored on the device: its games or its album."""
    found: list[dict[str, Any]] = one.page.evaluate(STORED, shelf)
    return found


def won(one: AppPage) -> list[str]:
    """Return all stickers that the device has won."""
    return sorted(place["key"].split("/")[1] for place in stored(one, "album") if place["when"] is not None)
