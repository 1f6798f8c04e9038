"""A game is begun offline, uploaded to a server by a touch, continued there, exported, and ended in the terminal; the
whole journal can be verified."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.app_page import DESKTOP, PATIENCE, PHONE, TABLET, AppPage, new_context
from browser.offline_page import PocketScreen
from browser.read_indexeddb import rows_kept
from browser.static_site import web_space
from browser.test_browser_table_menu import menu
from kit.running_server import RunningServer
from mulot.core.journal import parse
from mulot.core.match import Match

REV = "(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json()).then(({ rev }) => rev)"
OPEN = "From line 3 on the luck was no longer sealed"
UP = "Copy to the house"


@pytest.fixture
def house() -> Iterator[RunningServer]:
    with RunningServer() as running:
        yield running


def mulot(*words: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "mulot", *words],
        input=typed, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def throw(one: AppPage, lines: Callable[[], int]) -> None:
    """Make a move by touch, and wait until it is stored."""
    before = lines()
    one.page.locator(".table[data-busy=false] .touch.can").first.tap()
    for _ in range(PATIENCE // 50):
        if lines() > before:
            return
        one.page.wait_for_timeout(50)
    raise AssertionError("the move is not written down")


@pytest.mark.whole
def test_from_the_browser_to_the_house_to_the_terminal(browser: Browser, house: RunningServer, tmp_path: Path) -> None:
    context = new_context(browser, size=PHONE)
    one = PocketScreen(context, f"{house.url}/offline/?")
    one.open_box("souriciere", 2, ["here", "here"])
    one.begin()
    here = one.table

    def kept() -> int:
        return len(rows_kept(one.page, "mulot /offline/")[here])

    throw(one, kept)
    throw(one, kept)
    menu(one, UP)
    pictures = tmp_path if not (shown := Path("pictures/copying")).is_dir() else shown
    one.page.screenshot(path=pictures / "phone.png")
    one.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    one.page.screenshot(path=pictures / "desktop.png")
    one.page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    sure = one.page.get_by_role("group", name=UP)
    expect(sure).to_contain_text("dice are no longer secret")
    sure.get_by_role("button", name="Yes").tap()
    # This is the server's page, with both people on this device.
    one.page.wait_for_url(lambda url: url.startswith(f"{house.url}/t/"))
    served = AppPage(context, house.url)
    table = one.page.url.rpartition("/")[2]
    assert table != here

    def rev() -> int:
        found: int = one.page.evaluate(
            "(t) => fetch(`/api/tables/${t}`).then((a) => a.json()).then((t) => t.rev)", table
        )
        return found

    throw(one, rev)
    throw(one, rev)
    one.page.screenshot(path=pictures / "served.png")

    # Touching it again opens the copy that exists.
    served.page.goto(f"{house.url}/offline/?/t/{here}")
    served.page.locator(".touch.can").first.wait_for()
    menu(served, UP)
    served.page.get_by_role("group", name=UP).get_by_role("button", name="Yes").tap()
    served.page.wait_for_url(f"{house.url}/t/{table}")
    assert [*one.complaints, *served.complaints] == []
    context.close()

    house.stop()
    file = tmp_path / "game.jsonl"
    mulot("export", table, str(file), "--database", house.database)
    journal = parse(file.read_bytes())[0]
    assert (len(journal.lines), journal.open_since) == (5, 3)
    mulot("play", "souriciere", "--resume", str(file), "--save", str(file), "--lang", "en", typed="\n" * 500)
    assert Match.load(file).outcome is not None
    proof = mulot("verify", str(file), "--lang", "en")
    assert OPEN in proof


@pytest.mark.whole
def test_a_web_space_without_a_house_offers_no_such_thing(browser: Browser, tmp_path: Path) -> None:
    """A static site offers no upload, even in a folder called `offline`."""
    with web_space(tmp_path) as site:
        (tmp_path / "some" / "where").rename(tmp_path / "offline")
        address = site.replace("some/where/", "offline/")
        context = new_context(browser, size=PHONE)
        one = PocketScreen(context, f"{address}?")
        one.open_box("souriciere", 2, ["here", "here"])
        one.begin()
        one.page.locator(".touch.can").first.wait_for()
        with one.page.expect_response(lambda answer: answer.url.endswith("/api/house")) as asked_for:
            one.page.get_by_role("button", name="More", exact=True).tap()
        assert asked_for.value.status == 404
        expect(one.page.locator("dialog").get_by_role("button", name="Save as a file")).to_be_visible()
        expect(one.page.locator("dialog").get_by_role("button", name=UP)).to_have_count(0)
        context.close()
