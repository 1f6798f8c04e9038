"""Failures of the offline version have kind messages in every language, and lose nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.app_page import PHONE
from browser.offline_page import SAME_LUCK, PocketScreen, pocket_screen, until
from browser.read_indexeddb import replayed, rows_kept
from browser.static_site import BELOW

PLACE = f"mulot /{BELOW}/"
KEPT_BEFORE = "localStorage.setItem('mulot.pocket-kept', 'yes')"
NEWER = """(place) => new Promise((done, failed) => {
  const request = indexedDB.open(place, 99);
  request.onsuccess = () => { request.result.close(); done(); };
  request.onerror = () => failed(request.error);
})"""
NOTHING_IS_KEPT = 'IDBFactory.prototype.open = () => { throw new DOMException("private", "SecurityError"); };\n'
WRITTEN = """async (place) => {
  const rows = await new Promise((done) => {
    const request = indexedDB.open(place);
    request.onsuccess = () => {
      const counted = request.result.transaction("rows").objectStore("rows").count();
      counted.onsuccess = () => { request.result.close(); done(counted.result); };
    };
  });
  return rows;
}"""
FULL = """() => {
  self.before = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
FILE = "input[type=file]"


def sentence(language: str, key: str) -> str:
    """Return the client's message for this key."""
    sentences = Path(__file__).parents[2].joinpath("web", "text", f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^ui-{key} = (.+)$", sentences, re.M)
    assert found is not None
    return found[1]


def said(one: PocketScreen, language: str, key: str) -> Locator:
    """Return the notice on the page."""
    return one.page.locator(".notice").filter(has_text=sentence(language, key))


def warned(one: PocketScreen, why: str) -> None:
    """Check that what was shown was also logged to the console, and nothing else."""
    assert one.complaints == [f"offline app restarted: {why}"]
    one.complaints.clear()


def dismiss(one: PocketScreen) -> None:
    one.page.locator(".notice button").tap()
    expect(one.page.locator(".notice")).to_have_count(0)


@pytest.mark.whole
def test_what_the_browser_threw_away_a_damaged_file_and_a_full_disk_are_said(browser: Browser, tmp_path: Path) -> None:
    language = "fr"
    with pocket_screen(browser, tmp_path, size=PHONE, settings={"language": language}) as one:
        page = one.page
        one.context.add_init_script(KEPT_BEFORE)
        one.goto("/box/souriciere")
        expect(said(one, language, "pocket-gone")).to_be_visible()
        dismiss(one)

        # A truncated file.
        one.goto("/")
        for body in (b"", b'{"kind":"mulot"', b"\xff\xfe\x00"):
            page.locator(FILE).set_input_files({"name": "game.jsonl", "mimeType": "text/plain", "buffer": body})
            expect(page.get_by_role("alert")).to_have_text(sentence(language, "pocket-bring-damaged"))
            assert page.evaluate(WRITTEN, PLACE) == 0

        # The disk becomes full during a game.
        one.goto("/box/souriciere")
        one.begin()
        expect(page.locator(".touch.can").first).to_be_visible()
        rows = page.evaluate(WRITTEN, PLACE)
        house = next(worker for worker in page.workers if "/worker-" in worker.url)
        house.evaluate(FULL)
        page.locator(".touch.can").first.tap()
        expect(said(one, language, "pocket-full")).to_be_visible()
        assert page.evaluate(WRITTEN, PLACE) == rows
        house.evaluate("() => { IDBObjectStore.prototype.add = self.before; }")
        dismiss(one)
        expect(page.locator(".table[data-busy=false] .touch.can").first).to_be_visible()
        page.locator(".touch.can").first.tap()
        until(page, f"async () => await ({WRITTEN})({PLACE!r}) > {rows}")
        assert replayed(rows_kept(page, PLACE)[one.table]).phase == "playing"

        # The browser deletes the data while the page is open: the copy is written back, and the game goes on.
        kept = rows_kept(page, PLACE)
        origin, wire = page.evaluate("location.origin"), one.context.new_cdp_session(page)
        wire.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
        expect(said(one, language, "pocket-put-back")).to_be_visible()
        for table, rows_before in kept.items():  # a bot may have moved since
            assert rows_kept(page, PLACE)[table][: len(rows_before)] == rows_before
        dismiss(one)
        page.locator(".table[data-busy=false] .touch.can").first.tap()
        until(page, f"async () => await ({WRITTEN})({PLACE!r}) > {len(kept[one.table])}")

        # Somebody clears the browser's data on purpose.
        cleared = {"origin": origin, "storageTypes": "indexeddb,local_storage"}
        wire.send("Storage.clearDataForOrigin", cleared)
        expect(said(one, language, "pocket-gone")).to_be_visible()
        warned(one, "the database was closed")


@pytest.mark.whole
def test_a_window_that_keeps_nothing_says_so_and_plays(browser: Browser, tmp_path: Path) -> None:
    with pocket_screen(browser, tmp_path, SAME_LUCK + NOTHING_IS_KEPT, size=PHONE, settings={"language": "nl"}) as one:
        one.goto("/box/souriciere")
        one.begin()
        expect(said(one, "nl", "pocket-private")).to_be_visible()
        dismiss(one)
        one.page.locator(".touch.can").first.tap()
        expect(one.page.locator("[data-said] p").first).to_be_attached()


@pytest.mark.whole
def test_a_database_of_a_newer_house_is_left_alone(browser: Browser, tmp_path: Path) -> None:
    with pocket_screen(browser, tmp_path, size=PHONE) as one:
        one.page.goto(one.address.rstrip("?") + "pocket/licences.txt")
        one.page.evaluate(NEWER, PLACE)
        one.page.goto(f"{one.address}/box/souriciere")
        expect(said(one, "en", "pocket-newer")).to_be_visible()
        expect(one.page.get_by_role("button", name="Reload")).to_be_visible()
        warned(one, "Error: ui-pocket-newer")
