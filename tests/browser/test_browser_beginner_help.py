"""Help for beginners: a finger shows what can be touched; lessons end with a celebration and can be left."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import mulot
from browser.accessibility_checks import check
from browser.app_page import PHONE, TABLET, AppPage
from kit.sampled_cases import sample

WHILE = 8_000
"""Milliseconds without input until the paw is shown, as in `web/board/guiding_paw.ts`."""
TIMES = 6
POINTS_AT = """() => {
  const { left, top, width, height } = document.querySelector(".finger")?.getBoundingClientRect() ?? {};
  // The tip of the finger is where the drawing has its origin: 40 of 130 across, 40 of 150 down.
  const [x, y] = [left + (width * 40) / 130, top + (height * 40) / 150];
  return [...document.querySelectorAll(".board [data-touch].can")].some((touch) => {
    const at = touch.getBoundingClientRect();
    return x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
  });
}"""


def wait_for_turn(one: AppPage) -> None:
    expect(one.page.locator(".table[data-busy=false] .board [data-touch].can").first).to_be_visible()


@pytest.mark.parametrize("game", sample(mulot.shelf(), 2))
def test_a_finger_shows_what_can_be_touched_when_nothing_happens(screen: Callable[..., AppPage], game: str) -> None:
    one = screen(new=True)
    one.page.clock.install()
    one.sit_down(game, ["here", "here"])
    one.lift()
    wait_for_turn(one)
    finger = one.page.locator(".finger")
    assert finger.count() == 0
    one.page.clock.fast_forward(WHILE)
    expect(finger).to_be_visible()
    assert one.page.evaluate(POINTS_AT)
    one.page.touchscreen.tap(3, 3)
    expect(finger).to_have_count(0)


def test_it_is_shown_the_first_times_only_and_not_under_a_sheet(screen: Callable[..., AppPage]) -> None:
    one = screen(new=True, size=PHONE)
    one.page.clock.install()
    one.sit_down("barrieres", ["here", "here"])
    wait_for_turn(one)
    finger = one.page.locator(".finger")
    one.page.get_by_role("button", name="What happened").tap()
    one.page.clock.fast_forward(WHILE)
    assert finger.count() == 0
    one.page.get_by_role("button", name="Close").tap()
    one.goto("/health").page.evaluate("localStorage.setItem('mulot.fingers', '{\"barrieres\": 5, \"trio\": 6}')")
    one.page.go_back()
    wait_for_turn(one)
    one.page.clock.fast_forward(WHILE)
    expect(finger).to_be_visible()
    one.page.touchscreen.tap(3, 3)
    expect(finger).to_have_count(0)
    one.page.clock.fast_forward(10 * WHILE)
    assert finger.count() == 0
    assert one.page.evaluate("JSON.parse(localStorage.getItem('mulot.fingers')).barrieres") == TIMES


TIP_IS_ON = """(touches) => {
  const { left, top, width, height } = document.querySelector(".finger").getBoundingClientRect();
  const [x, y] = [left + (width * 40) / 130, top + (height * 40) / 150];
  return [...document.querySelectorAll(touches)].some((touch) => {
    const at = touch.getBoundingClientRect();
    return x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
  });
}"""


def ask_for_hint(one: AppPage) -> None:
    one.page.get_by_role("button", name="What would you do?").first.tap()
    expect(one.page.locator(".board .pointed").first).to_be_attached()


@pytest.mark.parametrize(("game", "options"), [("barrieres", {}), ("trio", {"variant": "pro"})])
def test_the_finger_and_the_hint_show_the_same_move(
    screen: Callable[..., AppPage], game: str, options: dict[str, str]
) -> None:
    one = screen(new=True)
    one.page.clock.install()
    one.sit_down(game, ["here", "bot"], first=0, **options)
    wait_for_turn(one)
    one.page.clock.fast_forward(WHILE)
    finger = one.page.locator(".finger")
    expect(finger).to_be_visible()
    shown = one.page.evaluate(
        """() => [...document.querySelectorAll(".board [data-touch].can")].map((one) => one.dataset.touch)"""
    )
    assert len(shown) > 1, "there is a choice"
    ask_for_hint(one)
    one.page.wait_for_function(TIP_IS_ON, arg=".board .pointed.can")  # at once, not after a while
    expect(finger).to_be_visible()


def test_no_finger_helps_with_a_puzzle(screen: Callable[..., AppPage]) -> None:
    one = screen(new=True)
    one.page.clock.install()
    one.goto("/puzzles/barrieres/1")
    expect(one.page.locator(".board [data-touch].can").first).to_be_visible()
    one.page.clock.fast_forward(3 * WHILE)
    assert one.page.locator(".finger").count() == 0


def learn_on(one: AppPage, most: int) -> None:
    """Touch what the lesson points at, or the button to go on, until this many frames are done."""
    progress = one.page.get_by_role("progressbar")
    for _ in range(400):
        at, of = (int(progress.get_attribute(name) or 0) for name in ("aria-valuenow", "aria-valuemax"))
        if at >= min(most, of):
            return
        on = one.page.locator(".teacher button.big")
        touch = one.page.locator(".board [data-touch].can.pointed")
        if on.count():
            on.click()
        elif touch.count():
            touch.last.dispatch_event("click")
        one.page.wait_for_timeout(20)
    raise AssertionError("the lesson does not go on")


@pytest.mark.parametrize("game", sample(mulot.shelf(), 1))
def test_a_lesson_can_be_left_and_come_back_to_and_ends_in_a_party(screen: Callable[..., AppPage], game: str) -> None:
    one = screen(size=TABLET)
    one.goto(f"/learn/{game}")
    progress = one.page.get_by_role("progressbar")
    expect(progress).to_be_visible()
    learn_on(one, 3)
    expect(one.page.locator(".teacher [data-prompt]")).not_to_be_empty()
    one.page.get_by_role("link", name="Back").tap()
    one.page.wait_for_url(f"**/box/{game}")
    one.goto(f"/learn/{game}")
    expect(progress).to_have_attribute("aria-valuenow", "3")
    one.page.get_by_role("button", name="Start again").tap()
    expect(progress).to_have_attribute("aria-valuenow", "1")
    learn_on(one, 999)
    expect(one.page.locator("svg.party")).to_be_visible()
    check(one, "the party")
    one.goto(f"/learn/{game}")
    expect(progress).to_have_attribute("aria-valuenow", "1")
