"""The current version continues with everything in a browser profile of version 0.2.

`golden/profile.json` is what a browser stored for the site at `/some/where/`: its databases and its localStorage, with
a finished race, its replay and its stickers, three running games, two mice, settings, solved puzzles and daily games.
The file is never regenerated. If the test fails, something that is stored has been renamed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, expect

from browser.app_page import PHONE
from browser.offline_page import pocket_screen, until
from browser.read_indexeddb import replayed, rows_kept
from browser.static_site import BELOW

PROFILE: dict[str, Any] = msgspec.json.decode((Path(__file__).parent / "golden" / "profile.json").read_bytes())
PLACE = f"mulot /{BELOW}/"
"""The name of the database with the games, and of the channel on which tabs tell each other of moves; the name of a
table's lock begins with it."""
LOAD = """async ({ databases, localStorage: strings }) => {
  localStorage.clear();
  for (const [key, value] of Object.entries(strings)) localStorage.setItem(key, value);
  const blob = ({ blob, type }) => new Blob([Uint8Array.from(atob(blob), (one) => one.charCodeAt(0))], { type });
  for (const { name, version, stores } of databases)
    await new Promise((done, failed) => {
      const opening = indexedDB.open(name, version);
      opening.onerror = () => failed(opening.error);
      opening.onupgradeneeded = () => {
        for (const [store, { keyPath, indexes, entries }] of Object.entries(stores)) {
          const made = opening.result.createObjectStore(store, keyPath ? { keyPath } : {});
          for (const { name, keyPath, unique } of indexes) made.createIndex(name, keyPath, { unique });
          for (const entry of entries) made.put(entry.value ?? blob(entry), ...("key" in entry ? [entry.key] : []));
        }
      };
      opening.onsuccess = () => { opening.result.close(); done(); };
    });
}"""
LISTEN = (
    "(name) => { window.heard = []; new BroadcastChannel(name).onmessage = ({ data }) => window.heard.push(data); }"
)
LOCKS = "async () => (await navigator.locks.query()).held.map(({ name }) => name)"
KEPT = "async () => [(await indexedDB.databases()).map(({ name }) => name).sort(), Object.keys(localStorage).sort()]"


def test_a_profile_of_before_is_gone_on_with(browser: Browser, tmp_path: Path) -> None:
    tables = {each["value"]["table"]: each["value"] for each in PROFILE["databases"][1]["stores"]["tables"]["entries"]}
    running = {each["summary"]["game"]: table for table, each in tables.items()}
    finished = running.pop("souriciere")
    stuck_in = [place for place in json.loads(PROFILE["localStorage"]["mulot.album"]) if place["when"]]
    with pocket_screen(browser, tmp_path, size=PHONE) as one:
        page = one.page
        page.goto(one.address.rstrip("?") + "pocket/licences.txt")  # a page of the same site that runs no script
        page.evaluate(LOAD, PROFILE)

        # Parts that need no Python: settings, mice, puzzles, the album and a replay.
        page.goto(one.address + "/mice")
        expect(page.locator("html")).to_have_attribute("lang", "nl")
        expect(page.locator("html")).to_have_attribute("data-look", "dark")
        expect(page.locator(".family .one:not(.new)")).to_have_count(2)
        one.goto("/puzzles/barrieres")
        expect(page.locator(".puzzles a.done")).to_have_count(2)
        one.goto("/album/souriciere")
        expect(page.locator(".page button.won")).to_have_count(len(stuck_in))

        # The finished game with its replay and the result of its daily game, and the games that are not over.
        one.goto("/ours")
        expect(page.locator(".game[data-table]")).to_have_count(len(tables))
        expect(page.locator(f".game[data-table='{finished}'] a[href$=replay]")).to_be_visible()
        one.goto(f"/t/{finished}/replay")
        expect(page.locator(".replay")).to_have_attribute("data-at", "0")
        one.goto(f"/t/{finished}")
        expect(page.locator(".end ul[aria-label='Het spel van vandaag']")).to_be_visible()

        page.evaluate(LISTEN, PLACE)
        for game, table in running.items():
            before = len(rows_kept(page, PLACE)[table])
            one.goto(f"/t/{table}")
            one.arrive()
            one.play(lambda touches: 0, 10_000)
            until(page, f"() => window.heard.some(({{ table }}) => table === '{table}')")
            assert f"{PLACE} {table}" in page.evaluate(LOCKS), game
            assert len(rows_kept(page, PLACE)[table]) > before, game

        databases, keys = page.evaluate(KEPT)
        assert databases == sorted(database["name"] for database in PROFILE["databases"])
        assert set(keys) == set(PROFILE["localStorage"])
        assert all(replayed(rows).id == table for table, rows in rows_kept(page, PLACE).items())
