"""An external game in the offline version: on the shelf, and on its own board while the server is gone."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.offline_page import GO, until
from browser.static_site import SETTLED, put, web_space
from browser.test_browser_offline_site import CACHED, WAKE, sit_down
from browser.test_browser_offline_update import UPDATE, WAITS
from kit.external_package import install_package
from mulot.games import Shelf


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder into which packages are installed."""
    folder = tmp_path / "installed"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    return folder


def place_a_sack(page: Page) -> None:
    """Place a sack on the first free point when it is this mouse's turn, that is, after the bot has moved."""
    expect(page.locator(".table[data-busy=false]")).to_be_visible(timeout=WAKE)
    point = page.locator("[data-touch^=point].can").first
    name = point.get_attribute("data-touch", timeout=WAKE)
    point.click(timeout=WAKE)
    expect(page.locator(f"[data-touch={name}]")).not_to_have_class(re.compile(r"\bcan\b"), timeout=WAKE)


@pytest.mark.whole
def test_it_stands_on_the_shelf_and_is_played_on_its_own_board_with_the_server_gone(
    browser: Browser, place: Path, tmp_path: Path
) -> None:
    install_package(place, "fromage")
    context = browser.new_context(locale="en", viewport={"width": 390, "height": 844})
    complaints: list[str] = []
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    context.add_init_script(SETTLED)
    page = context.new_page()
    with web_space(tmp_path / "space", shelf=Shelf()) as site:
        page.goto(site)
        box = page.locator("li", has=page.locator("a[href*='box/fromage']"))
        expect(box).to_contain_text("Le Moulin")
        expect(box).to_contain_text("6+")
        expect(box.locator(".cover svg path").first).to_be_attached()
        page.goto(f"{site}?/box/fromage")
        sit_down(page)
        expect(page.locator(".board svg.fromage")).to_be_visible()
        place_a_sack(page)
        until(page, CACHED)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=WAKE)
    # The server is gone, and so is the worker with Python.
    page.reload()
    expect(page.locator(".board svg.fromage")).to_be_visible(timeout=WAKE)
    expect(page.locator("[data-prompt]")).to_contain_text("put a sack on a free point", timeout=WAKE)
    for _ in range(3):
        place_a_sack(page)
    # A new table in another language, none of whose files were requested before.
    page.evaluate(
        "(text) => localStorage.setItem('mulot.settings', text)",
        json.dumps({"language": "nl", "asked": True, "quick": True, "calm": True}),
    )
    page.goto(f"{site}?/rules/fromage")
    expect(page.locator("h2").first).to_have_text("Leggen", timeout=WAKE)
    page.goto(f"{site}?/box/fromage")
    sit_down(page)
    expect(page.locator("[data-prompt]")).to_contain_text("leg een zak op een vrij punt", timeout=WAKE)
    place_a_sack(page)
    assert complaints == []
    context.close()


@pytest.mark.whole
def test_an_installed_house_gets_the_newer_game(browser: Browser, place: Path, tmp_path: Path) -> None:
    package = install_package(place, "fromage")
    context = browser.new_context(locale="en", viewport={"width": 390, "height": 844})
    context.add_init_script(SETTLED)
    page = context.new_page()
    with web_space(tmp_path / "space", shelf=Shelf()) as site:
        page.goto(f"{site}?/box/fromage")
        sit_down(page)
        until(page, CACHED)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=WAKE)
        words = package / "text" / "en.ftl"
        words.write_text(words.read_text(encoding="utf-8").replace("= Le Moulin", "= The New Mill"), encoding="utf-8")
        put(tmp_path / "space", shelf=Shelf())
        page.evaluate(UPDATE)
        until(page, WAITS)
        page.evaluate(GO, site)
        expect(page.get_by_text("There is a newer Mulot.")).to_be_visible()
        with page.expect_navigation():
            page.get_by_role("button", name="Get it now").click()
        expect(page.locator("li", has=page.locator("a[href*='box/fromage']"))).to_contain_text("The New Mill")
    context.close()
