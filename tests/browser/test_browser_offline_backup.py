"""The data of the offline version: whether the browser protects it, backing it up to a file, and restoring it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, FilePayload, expect

from browser.accessibility_checks import check, check_size
from browser.app_page import PHONE
from browser.offline_page import PocketScreen, pocket_screen
from browser.read_indexeddb import replayed, rows_kept
from browser.static_site import BELOW
from browser.test_browser_offline_failures import said, sentence, warned

PLACE = f"mulot /{BELOW}/"
ASKED = """navigator.storage.persist = async () => {
  localStorage.setItem("asked", Number(localStorage.getItem("asked") ?? 0) + 1);
  return false;
};"""
TIMES = "() => Number(localStorage.getItem('asked') ?? 0)"
CLEAR = "indexeddb,local_storage,cache_storage,service_workers"


def bring(one: PocketScreen, body: bytes) -> None:
    file = FilePayload(name="all.jsonl", mimeType="text/plain", buffer=body)
    one.page.locator("input[type=file]").set_input_files(file)


def test_everything_is_written_into_one_file_and_comes_back_whole(browser: Browser, tmp_path: Path) -> None:
    with pocket_screen(browser, tmp_path, size=PHONE) as one:
        one.context.add_init_script(ASKED)
        page = one.page
        one.open_box("souriciere", 2, ["here", "here"])
        # The page does not ask before there is something worth keeping.
        assert page.evaluate(TIMES) == 0
        one.begin()
        page.locator(".touch.can").first.tap()
        page.wait_for_function(f"() => ({TIMES})() === 1")
        assert one.play_by_wire_to_the_end(3) > 5
        expect(page.locator(".end[data-kept]")).to_be_attached()
        page.wait_for_function(f"() => ({TIMES})() === 2")
        over = one.table
        one.open_box("souriciere", 2, ["here", "here"])
        one.begin()
        page.locator(".touch.can").first.tap()
        expect(page.locator(".table[data-busy=false] .touch.can").first).to_be_visible()
        playing = one.table
        one.goto("/album/souriciere")
        expect(page.locator(".page button.won").first).to_be_visible()
        stickers = page.locator(".page button.won").count()

        one.goto("/kept")
        expect(page.locator("[data-safe=false]")).to_have_text(sentence("en", "pocket-safe-no"))
        check(one, "what is kept")
        check_size(one, "what is kept")
        with page.expect_download() as kept:
            page.get_by_role("button", name="Save everything to a file").tap()
        file = kept.value.path().read_bytes()
        rows = rows_kept(page, PLACE)

        # The browser is cleared, or is a different one.
        clear = {"origin": page.evaluate("location.origin"), "storageTypes": CLEAR}
        one.context.new_cdp_session(page).send("Storage.clearDataForOrigin", clear)
        expect(said(one, "en", "pocket-gone")).to_be_visible()
        warned(one, "the database was closed")
        page.goto(f"{one.address}/kept")
        assert rb"\"seat\":1" in file
        for damaged in (file[:-2], file[: len(file) // 2], file.replace(rb"\"seat\":1", rb"\"seat\":0", 1)):
            bring(one, damaged)
            expect(page.get_by_role("alert")).to_contain_text("This file is damaged, cut, or something else.")
            assert rows_kept(page, PLACE) == {}
        bring(one, file)
        expect(page.get_by_role("status").filter(has_text="2 games are back")).to_be_visible()
        assert rows_kept(page, PLACE) == rows
        for table in (over, playing):
            assert replayed(rows[table]).id == table
        one.goto("/album/souriciere")
        expect(page.locator(".page button.won")).to_have_count(stickers)
        one.goto(f"/t/{playing}")
        expect(page.locator(".touch.can").first).to_be_visible()
        # What is already here is not restored a second time.
        one.goto("/")
        bring(one, file)
        expect(page.get_by_role("status").filter(has_text="It was all here already.")).to_be_visible()


def test_where_the_browser_has_promised_it_that_is_said(browser: Browser, tmp_path: Path) -> None:
    with pocket_screen(browser, tmp_path, size=PHONE, settings={"language": "nl"}) as one:
        one.context.add_init_script("navigator.storage.persisted = async () => true;")
        one.goto("/kept")
        expect(one.page.locator("[data-safe=true]")).to_have_text(sentence("nl", "pocket-safe-yes"))


def test_little_room_is_said_early_and_what_can_be_made_again_goes_first(browser: Browser, tmp_path: Path) -> None:
    little = "navigator.storage.estimate = async () => ({ quota: 1e9, usage: 999e6 });\n"
    with pocket_screen(browser, tmp_path, planted=little, size=PHONE, settings={"language": "fr"}) as one:
        one.context.add_init_script(little)
        one.goto("/box/souriciere")
        one.begin()
        expect(one.page.locator(".notice").filter(has_text=sentence("fr", "pocket-short"))).to_be_visible()
        assert one.page.evaluate("() => caches.keys()") == []
        one.page.locator(".notice button").tap()
        expect(one.page.locator(".touch.can").first).to_be_visible()
        one.goto("/kept")
        expect(one.page.locator("[data-safe]")).to_have_text(sentence("fr", "pocket-short"))
