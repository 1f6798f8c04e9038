"""How soon the shelf appears on a slow device, and whether a page ever blocks input.

These time limits hold on a machine without other work (see docs/client.md); `make test` does not run this file.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import mulot
from browser.app_page import PHONE, AppPage
from browser.long_tasks import LONGEST, SLOWER, watched_tasks
from browser.touch_choosers import way_to_play

FIRST_PICTURE = 1500
"""Milliseconds until the boxes are painted on a first visit."""
PAINTED = """window.painted = new Promise((then) => {
  const look = () => document.querySelectorAll(".shelf .cover svg").length >= 5
    ? requestAnimationFrame(() => setTimeout(() => then(performance.now())))
    : setTimeout(look, 8);
  look();
})"""
"""Returns the time at which the frame with the boxes is painted."""


def test_the_shelf_is_there_soon(screen: Callable[..., AppPage]) -> None:
    took = []
    for _ in range(3):
        one = screen(new=True, size=PHONE, halos=True)
        one.context.add_init_script(PAINTED)
        wire = one.context.new_cdp_session(one.page)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        one.goto("/")
        # Evaluated without Playwright's own waiting, which would be measured too.
        asked = {"expression": "window.painted", "awaitPromise": True, "returnByValue": True}
        took.append(wire.send("Runtime.evaluate", asked)["result"]["value"])
        wire.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    print(f"first picture of the shelf: {sorted(round(ms) for ms in took)} ms")
    assert min(took) <= FIRST_PICTURE, took


@pytest.mark.parametrize("game", mulot.shelf())
def test_no_page_on_the_way_to_a_game_holds_a_slow_device_up(screen: Callable[..., AppPage], game: str) -> None:
    one = screen(new=True, size=PHONE)
    one.goto("/health")
    with watched_tasks(one) as tasks:
        one.goto("/")
        box = one.page.locator(f'a.box[href="/box/{game}"]')
        expect(box).to_be_visible()
        box.tap()
        one.page.locator(".begin .big").tap()
        expect(one.page.locator(".table[data-busy=false] .board [data-touch].can").first).to_be_visible()
        for _ in range(4):
            one.play(way_to_play(game, 1), patience=10_000)
    print(f"{game}: longest tasks {[round(ms) for ms in tasks[:4]]} ms")
    assert max(tasks) < LONGEST, tasks[:5]
