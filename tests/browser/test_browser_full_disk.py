"""A full disk: Chromium deletes all data of a site, and the offline version restores its games."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from browser.killed_chromium import GAME, PATIENCE, PLAY, REMEMBERED, Chromium, GaveUp
from browser.read_indexeddb import ROWS, by_table, replayed
from browser.static_site import BELOW, web_space
from browser.test_browser_offline_failures import sentence
from kit.small_disk import SmallDisk, can_mount
from mulot.table.records import Row

PLACE = f"mulot /{BELOW}/"
NOTICE = "() => document.querySelector('.notice p')?.textContent ?? ''"
CALL = """async (method, path, body) => {
  const house = await theHouse, id = 4_000_000 + Math.floor(Math.random() * 1e6);
  return new Promise((done) => {
    const hear = ({ data }) => {
      if (data.kind !== "answer" || data.id !== id) return;
      house.removeEventListener("message", hear);
      done([data.status, data.text]);
    };
    house.addEventListener("message", hear);
    house.postMessage({ kind: "call", id, method, path, body: JSON.stringify(body) });
  });
}"""
PROFILE_DISK_BYTES = 200 << 20
"""Enough space for a browser's profile with the offline app, which takes 35 MB."""
PAGE = {"album": [], "notes": [], "mice": []}

pytestmark = [
    pytest.mark.whole,
    pytest.mark.skipif(not can_mount(), reason="only root has a file system of its own"),
]


@pytest.fixture
def disk() -> Iterator[SmallDisk]:
    with SmallDisk(PROFILE_DISK_BYTES) as disk:
        yield disk


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    with web_space(tmp_path / "web") as address:
        yield address


def play(browser: Chromium, site: str, moves: int) -> None:
    """Start a game and play on until the caches that speed up later starts are stored too."""
    browser.goto(f"{site}?/box/{GAME}")
    browser.wait("() => 'theHouse' in window && document.readyState !== 'loading'")
    browser.run(PLAY, [GAME, None, None, 1])
    browser.listen(moves)
    browser.wait(REMEMBERED)
    browser.wait("() => navigator.serviceWorker.controller !== null")


def play_on(browser: Chromium, again: int) -> None:
    """Play on at the last table; a move that was not stored is made again."""
    table = [one["table"] for one in browser.heard if "table" in one][-1]
    browser.run(PLAY, [GAME, table, None, 2 + again])


def answered(browser: Chromium, after: int) -> bool:
    """Return True if a move made since then was stored or refused."""
    browser.run("() => 1")
    return any("ack" in one or "no" in one for one in browser.heard[after:])


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise GaveUp("it does not come")
        time.sleep(0.1)


def rows(browser: Chromium) -> dict[str, list[Row]]:
    return by_table(browser.run(ROWS, PLACE))


def promised(browser: Chromium) -> dict[str, set[str]]:
    """Return the acknowledged moves."""
    found: dict[str, set[str]] = {}
    for one in browser.acks():
        found.setdefault(one["table"], set()).add(one["ack"])
    return found


def all_there(browser: Chromium) -> bool:
    kept = rows(browser)
    there = {table: {row.action for row in kept.get(table, [])} for table in promised(browser)}
    return all(moves <= there[table] for table, moves in promised(browser).items())


def test_a_full_disk_loses_no_game_and_play_goes_on(disk: SmallDisk, site: str) -> None:
    browser = Chromium(disk.path / "profile", patience=3 * PATIENCE)
    try:
        play(browser, site, 12)
        disk.fill()
        assert disk.free_bytes == 0
        until(lambda: browser.run(NOTICE) == sentence("en", "pocket-put-back"))
        play_on(browser, 1)
        browser.listen(len(browser.acks()) + 5)  # in the space that was freed
        assert all_there(browser)
        for table, kept in rows(browser).items():
            assert replayed(kept).id == table
    finally:
        browser.close()

    # The same after a restart.
    disk.free()
    kept_before = promised(browser)
    again = Chromium(disk.path / "profile", patience=3 * PATIENCE)
    try:
        again.goto(f"{site}pocket/licences.txt")
        kept = rows(again)
        for table, moves in kept_before.items():
            assert moves <= {row.action for row in kept[table]}
    finally:
        again.close()


def test_where_nothing_can_be_written_any_more_everything_still_goes_into_a_file(disk: SmallDisk, site: str) -> None:
    browser = Chromium(disk.path / "profile", patience=3 * PATIENCE)
    try:
        play(browser, site, 8)
        # Any space that the browser frees is used up at once.
        for again in range(4):
            disk.fill()
            before = len(browser.heard)
            play_on(browser, again)
            until(partial(answered, browser, before))
        disk.fill()
        assert disk.free_bytes == 0
        status, file = browser.run(CALL, "POST", "everything/file", PAGE)
        assert status == 200, file
        tables = [msgspec.json.decode(row) for row in file.splitlines()]
        there = {one["table"]: {row[3] for row in one["rows"]} for one in tables if one["kind"] == "table"}
        for table, moves in promised(browser).items():
            assert moves <= there[table]
    finally:
        browser.close()


def test_what_somebody_clears_is_not_put_back(disk: SmallDisk, site: str) -> None:
    """Players who clear the browser's data want it gone."""
    browser = Chromium(disk.path / "profile", patience=3 * PATIENCE)
    try:
        play(browser, site, 3)
        origin = browser.run("() => location.origin")
        browser.ask("Storage.clearDataForOrigin", origin=origin, storageTypes="indexeddb,local_storage")
        until(lambda: browser.run(NOTICE) == sentence("en", "pocket-gone"))
        assert rows(browser) == {}
    finally:
        browser.close()
