"""The boards of notebooks in a browser: each draws itself in its frame, without a server and without errors."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

import mulot


def test_every_board_draws_itself_in_its_frame(browser: Browser) -> None:
    page = browser.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    for name in mulot.shelf():
        game = mulot.load(name)
        match = mulot.Match(game, game.seats[-1], 3)
        page.set_content(str(match._repr_html_()))
        expect(page.frame_locator("iframe").locator("svg").first).to_be_visible(timeout=120_000)
        assert page.frames[1].evaluate("document.querySelectorAll('svg *').length") > 100
    page.close()
    assert faults == []
