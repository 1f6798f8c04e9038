"""Playing with one switch: a frame moves over the targets, and one key, or a touch anywhere, chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import mulot
from browser.app_page import PHONE, AppPage
from kit.sampled_cases import WHOLE, sample

Make = Callable[..., AppPage]
PACE = 19_999
"""Milliseconds; so slow that the test moves the frame itself, because a busy machine presses late."""
CHOICES = 4000
"""More than any game needs."""

HAND = """
const every = window.setInterval;
window.setInterval = (then, ms, ...more) => (ms === 19999 ? ((window.moveOn = then), 0) : every(then, ms, ...more));
window.touched = 0;
for (const kind of ["click", "keydown"])
  window.addEventListener(kind, (event) => (touched += Number(!event.isTrusted)), { capture: true });
"""
"""The test moves the frame, and counts what the frame touches."""

FRAME = """(wanted) => {
  // Moved on until something that is wanted is framed; returns whether it is that alone, null: it is nowhere.
  for (let i = 0; window.moveOn && i < 60; i++) {
    const framed = [...document.querySelectorAll('[data-framed=""]')];
    if (framed.some((one) => one.matches(wanted))) return [framed.length === 1, touched];
    moveOn();
  }
  return null;
}"""
TREMBLING = 260


def with_switch(screen: Make, **how: Any) -> AppPage:
    one = screen(settings={"scan": PACE}, **how)
    one.context.add_init_script(HAND)
    return one


def choose(one: AppPage, wanted: str, press: Callable[[], None] | None = None) -> bool:
    """Press whenever the wanted target is framed, until it has been touched. Return False if the game is over."""
    over = '.table[data-phase="over"]'
    for _ in range(200):
        one.page.locator(f"{wanted} >> visible=true").or_(one.page.locator(over)).first.wait_for()
        found = one.page.evaluate(FRAME, wanted)
        if found is None:
            if one.page.locator(over).count():
                return False
            continue
        alone, before = found
        press() if press else one.page.keyboard.press("Space")
        one.page.wait_for_timeout(TREMBLING)  # a second press at once would count as involuntary
        # If the targets have changed by then, the press touches nothing, and the target is framed again.
        if alone and one.page.evaluate("touched") != before:
            return True
    raise AssertionError(f"{wanted} is never touched")


def test_from_the_shelf_to_a_first_move_by_one_key(screen: Make) -> None:
    one = with_switch(screen)
    one.goto("/")
    expect(one.page.locator("[data-framed]").first).to_be_visible()
    choose(one, 'a.box[href="/box/trio"]')
    one.page.wait_for_url("**/box/trio")
    choose(one, ".begin .big")
    one.page.wait_for_url("**/t/*")
    expect(one.page.locator(".prompt.asked")).to_be_visible()
    choose(one, "[data-touch].can")
    for _ in range(2000):
        if any('"kind":"ack"' in frame for frame in one.frames):
            return
        one.page.wait_for_timeout(20)
    raise AssertionError("the house has answered no move")


@pytest.mark.parametrize("game", sample(mulot.shelf(), 1))
def test_every_board_is_played_by_one_switch(screen: Make, game: str) -> None:
    """Five choices on each board, all of them answered by the server."""
    one = with_switch(screen, size=PHONE)
    one.sit_down(game, ["here", "bot"] if mulot.load(game).seats[0] > 1 else ["here"])
    for _ in range(5):
        expect(one.page.locator(".board [data-touch].can").first).to_be_visible()
        assert choose(one, ".board [data-touch].can")
        expect(one.page.locator('.table[data-busy="false"]')).to_be_visible()


def test_a_game_goes_on_by_one_switch_and_the_pages_round_it_too(screen: Make) -> None:
    """Several choices in a row (a whole game in the whole test suite), the menu, the rulebook, and back."""
    one = with_switch(screen)
    one.sit_down("trio", ["here", "bot"])
    for _ in range(CHOICES if WHOLE else 4):
        if not choose(one, ".board [data-touch].can"):
            choose(one, ".words .shut")
            break
    choose(one, ".tools button:last-child")
    expect(one.page.locator("dialog[open]")).to_be_visible()
    choose(one, "dialog .menu a")
    one.page.wait_for_url("**/rules/trio")
    choose(one, "nav a.round")
    one.page.wait_for_url("**/box/trio")


def test_a_touch_anywhere_chooses_and_touches_nothing_else(screen: Make) -> None:
    one = with_switch(screen)
    one.sit_down("barrieres", ["here", "here"], first=0)
    expect(one.page.locator(".board [data-touch^=square].can").first).to_be_visible()
    middle = one.page.locator(".board").bounding_box()
    assert middle is not None

    def tap() -> None:
        one.page.touchscreen.tap(middle["x"] + 5, middle["y"] + 5)

    choose(one, "button.round[aria-label='More']", tap)
    expect(one.page.locator("dialog[open]")).to_be_visible()
    expect(one.page.locator(".board [data-framed]")).to_have_count(0)  # only the elements of the sheet are framed
    choose(one, "dialog button[aria-label='Close']", tap)
    expect(one.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.whole
def test_a_round_that_was_entered_by_mistake_is_left_again(screen: Make) -> None:
    one = with_switch(screen)
    one.sit_down("barrieres", ["here", "here"], first=0)
    squares = ".board [data-touch^=square].can"
    expect(one.page.locator(squares).first).to_be_visible()
    alone, _ = one.page.evaluate(FRAME, squares)
    assert not alone, "the board is one group among others"
    one.page.keyboard.press("Space")
    expect(one.page.locator("[data-framed]")).to_have_count(1)
    parts = one.page.locator(".board [data-touch]:not([aria-disabled=true])").count()
    for _ in range(parts):
        one.page.evaluate("moveOn()")
    expect(one.page.locator('[data-framed="back"]')).to_have_count(parts)
    one.page.wait_for_timeout(TREMBLING)
    one.page.keyboard.press("Space")
    expect(one.page.locator('.board [data-framed=""]')).to_have_count(parts)  # the whole board again


@pytest.mark.parametrize("way", sample(["a long touch", "Escape"], 1))
def test_it_is_switched_on_in_the_settings_and_off_by_escape_or_a_long_touch(screen: Make, way: str) -> None:
    one = screen()
    one.goto("/")
    one.page.get_by_role("button", name="Settings").tap()
    one.page.get_by_role("group", name="Play with one switch").get_by_role("button", name="Quick").tap()
    expect(one.page.locator("[data-framed]").first).to_be_visible()
    if way == "Escape":
        one.page.keyboard.press("Escape")
    else:
        one.page.mouse.move(10, 300)
        one.page.mouse.down()
        expect(one.page.locator("[data-framed]")).to_have_count(0)
        one.page.mouse.up()
    expect(one.page.locator("[data-framed]")).to_have_count(0)
    expect(one.page.locator("dialog[open]")).to_be_visible()
