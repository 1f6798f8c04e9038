"""An album with stickers in it, for tests and pictures that begin where many evenings end."""

from __future__ import annotations

import re

from browser.screen import Screen
from mulot.games import folder

STICK = """(places) => new Promise((done, failed) => {
  const opening = indexedDB.open("mulot", 2);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("games", { keyPath: "table" });
    opening.result.createObjectStore("films");
    opening.result.createObjectStore("album", { keyPath: "key" });
  };
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const writing = opening.result.transaction("album", "readwrite");
    for (const place of places) writing.objectStore("album").put(place);
    writing.oncomplete = () => { opening.result.close(); done(); };
  };
})"""
DAY = 1_763_380_000_000


def stickers(game: str) -> list[str]:
    """The names of a game's stickers, in the order of the album."""
    text = (folder(game) / "web" / "stickers" / "won.ts").read_text(encoding="utf-8")
    return re.findall(r'(?:name: |^  won\()"([a-z0-9-]+)"', text.split("export const STICKERS", 1)[1], re.M)


def stick_in(one: Screen, game: str, some: int = 1) -> None:
    """Stick in all of a game's stickers, or every second one."""
    places = [
        {"key": f"{game}/{name}", "when": DAY, "table": "t", "parts": []} for name in stickers(game)[some - 1 :: some]
    ]
    one.page.evaluate(STICK, places)
