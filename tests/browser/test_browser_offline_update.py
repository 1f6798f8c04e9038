"""A new release of the offline version is offered when nobody is playing, and installed when somebody accepts."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.app_page import PHONE
from browser.offline_page import GO, SAME_LUCK, pocket_screen, until
from browser.static_site import put

UPDATE = "() => navigator.serviceWorker.ready.then((one) => one.update())"
WAITS = "() => navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.waiting))"
SAYS = "() => fetch('named.txt').then((answer) => answer.text())"


@pytest.mark.whole
def test_a_newer_version_is_offered_on_the_shelf_and_never_in_a_game(browser: Browser, tmp_path: Path) -> None:
    with pocket_screen(browser, tmp_path, size=PHONE) as one:
        page, offer = one.page, one.page.get_by_text("There is a newer Mulot.")
        one.goto("/box/souriciere")
        one.begin()
        until(page, "() => navigator.serviceWorker.controller !== null")
        put(tmp_path, SAME_LUCK, "newer")
        page.evaluate(UPDATE)
        until(page, WAITS)
        # During a game nothing is offered and nothing changes: the game continues with the version that started it.
        expect(page.locator(".touch.can").first).to_be_visible()
        page.locator(".touch.can").first.tap()
        assert offer.count() == 0
        assert page.evaluate(SAYS) != "newer"
        page.evaluate(GO, one.address.rstrip("?"))
        expect(offer).to_be_visible()
        assert page.evaluate(SAYS) != "newer"
        with page.expect_navigation():
            page.get_by_role("button", name="Get it now").tap()
        expect(page.locator(".shelf li").first).to_be_visible()
        assert page.evaluate(SAYS) == "newer"
        expect(offer).to_have_count(0)


NO_PYTHON = "window.Worker = class { postMessage() {} terminate() {} };"
"""A machine that is so busy that Python never starts."""


@pytest.mark.whole
def test_a_newer_version_is_offered_without_waiting_for_python(browser: Browser, tmp_path: Path) -> None:
    with pocket_screen(browser, tmp_path, size=PHONE) as one:
        one.goto("/box/souriciere")
        until(one.page, "() => navigator.serviceWorker.controller !== null")
        put(tmp_path, SAME_LUCK, "newer")
        one.page.evaluate(UPDATE)
        until(one.page, WAITS)
        one.context.add_init_script(NO_PYTHON)
        one.page.goto(one.address.rstrip("?"))
        expect(one.page.get_by_text("There is a newer Mulot.")).to_be_visible()
        with one.page.expect_navigation():
            one.page.get_by_role("button", name="Get it now").tap()
        expect(one.page.locator(".shelf li").first).to_be_visible()
        assert one.page.evaluate(SAYS) == "newer"

        # An update that arrives while the page is open is offered, too.
        put(tmp_path, SAME_LUCK, "newest")
        one.page.evaluate(UPDATE)
        expect(one.page.get_by_text("There is a newer Mulot.")).to_be_visible()
