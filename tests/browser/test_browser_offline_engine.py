"""The engine of Barrières inside a browser, and what happens if it does not start there. (`test_browser_offline_games`
checks that the engine is used, on a page that is already open.)"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.offline_page import PocketScreen, pocket_screen
from browser.test_browser_hints import ASK, FOLLOW, hear

COUNTED = """{
  const Plain = WebAssembly.Instance, rounds = new BroadcastChannel("rounds");
  WebAssembly.Instance = function (module, imports) {
    const started = new Plain(module, imports);
    if (!WebAssembly.Module.exports(module).some(({ name }) => name === "think")) return started;
    %s
    const think = (...given) => { rounds.postMessage(given[6]); return started.exports.think(...given); };
    return { exports: { ...started.exports, think } };
  };
}
"""
GLOWING = """() =>
  [...document.querySelectorAll(".board [data-touch^=square].can")].map((one) => one.dataset.touch).sort().join()"""
LISTEN = """() => {
  window.rounds = 0;
  new BroadcastChannel("rounds").onmessage = ({ data }) => (window.rounds += data);
}"""


def open_with_a_master(one: PocketScreen) -> None:
    """Open Barrières against the bot master; the page counts its rounds of search."""
    one.open_box("barrieres", 2, ["here", "bot"])
    one.page.evaluate(LISTEN)
    one.page.locator(".characters").get_by_role("button", name="Master Snout").tap()


def follow_a_friend(one: PocketScreen) -> tuple[int, int]:
    """Follow a hint and wait for the bot's reply. Return the search rounds of both."""
    page = one.page
    expect(page.locator(".prompt.asked")).to_be_visible()
    before, begun = page.evaluate(GLOWING), page.evaluate("rounds")
    page.get_by_role("button", name=ASK).tap()
    hear(page)
    advised = page.evaluate("rounds")
    page.get_by_role("button", name=FOLLOW).tap()
    expect(page.get_by_role("button", name=FOLLOW)).to_have_count(0)
    # Nothing glows while the bot thinks; after its move, other squares glow than before.
    page.wait_for_function(f"(before) => ![before, ''].includes(({GLOWING})())", arg=before)
    return advised - begun, page.evaluate("rounds") - advised


@pytest.mark.whole
def test_where_the_kernel_does_not_start_they_look_ahead_in_plain_python(browser: Browser, tmp_path: Path) -> None:
    with pocket_screen(browser, tmp_path, aside=COUNTED % 'throw new WebAssembly.RuntimeError("no");') as one:
        open_with_a_master(one)
        one.begin()
        assert follow_a_friend(one) == (0, 0)
