"""Barrières on a phone, with narrow grooves: the magnifying glass and the shortest paths."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.app_page import PATIENCE, PHONE, PHONE_ON_ITS_SIDE, AppPage, highest
from browser.test_browser_event_texts import events_in
from kit.sampled_cases import sample
from kit.spoken_text import COORDINATE

FINGERTIP = 44


def open_table(one: AppPage, size: int) -> Page:
    """Open a table with two mice on this device and a board of this size."""
    one.sit_down("barrieres", ["here", "here"], size=size)
    expect(one.page.locator(".prompt.asked")).to_be_visible()
    return one.page


def tap(page: Page, name: str, beside: float = 0) -> None:
    """Tap in the middle of something, or a little off it."""
    box = page.locator(f"[data-touch='{name}']").bounding_box()
    assert box is not None, name
    page.touchscreen.tap(box["x"] + box["width"] / 2 + beside, box["y"] + box["height"] / 2)


@pytest.mark.parametrize(("size", "held"), sample([(11, PHONE_ON_ITS_SIDE), (11, PHONE), (9, PHONE)], 1))
def test_a_narrow_groove_is_chosen_through_the_glass(
    screen: Callable[..., AppPage], size: int, held: tuple[int, int]
) -> None:
    one = screen(size=held)
    page = open_table(one, size)
    assert page.locator(".loupe").count() == 0
    tap(page, "stock")
    tap(page, "crossing-d4", beside=6)  # nobody has to aim
    glass = page.locator(".loupe")
    expect(glass).to_be_visible()
    assert page.locator("[data-touch=crossing-d4][aria-pressed=true]").count() == 1
    # A touch only chooses the crossing; no barrier is placed yet.
    assert [event for event in events_in(one.frames) if event["type"] == "placed"] == []
    for name in ("groove-d4h", "groove-d4v", "move-up", "move-down", "move-left", "move-right"):
        box = page.locator(f"[data-touch={name}]").bounding_box()
        assert box is not None, name
        assert min(box["width"], box["height"]) >= FINGERTIP, name
        assert 0 <= box["x"] <= held[0] - box["width"], name
        assert 0 <= box["y"] <= held[1] - box["height"], name
    # One groove further in the direction of the arrow, whichever way the board is turned.
    tap(page, "move-right")
    expect(page.locator("[data-touch=crossing-d4][aria-pressed=true]")).to_have_count(0)
    (moved,) = page.locator("[data-touch^=crossing-][aria-pressed=true]").evaluate_all(
        "(all) => all.map((one) => one.dataset.touch)"
    )
    assert moved in ("crossing-e4", "crossing-c4")
    at = moved.removeprefix("crossing-")
    tap(page, f"groove-{at}h")
    expect(glass).to_have_count(0)
    expect(page.locator(".table[data-busy=false]")).to_be_visible()
    built = [event for event in events_in(one.frames) if event["type"] == "placed"]
    assert [(event["at"], event["lies"]) for event in built] == [(at, "h")]


def test_the_glass_is_put_away_without_building(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    page = open_table(one, 11)
    tap(page, "stock")
    tap(page, "crossing-a1")  # in the corner the glass stays on the screen, and no arrow leads off the board
    expect(page.locator(".loupe")).to_be_visible()
    assert page.locator("[data-touch^=move-]").count() == 2
    tap(page, "back")
    expect(page.locator(".loupe")).to_have_count(0)
    expect(page.locator("[data-touch^=crossing-]")).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_be_visible()


def test_the_shortest_ways_are_shown_when_asked_and_belong_to_their_moment(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    page = open_table(one, 9)
    lines, numbers = page.locator(".board .way"), page.locator(".board .steps")
    assert lines.count() == 0
    tap(page, "ways")
    expect(lines).to_have_count(2)
    expect(numbers).to_have_text(["8", "8"])
    # People who cannot see the paths are told.
    expect(page.locator(".told li").filter(has_text="8")).to_have_count(2)
    expect(page.locator("[data-touch=ways][aria-pressed=true]")).to_be_visible()
    tap(page, "ways")
    expect(lines).to_have_count(0)
    tap(page, "ways")
    expect(lines).to_have_count(2)
    steps = [touch for touch in one.glowing(PATIENCE) if touch[0].startswith("square")]
    _, x, y = steps[highest(steps)]
    page.touchscreen.tap(x, y)
    expect(lines).to_have_count(0)
    expect(page.locator(".table[data-busy=false]")).to_be_visible()
    tap(page, "ways")
    expect(lines).to_have_count(2)
    assert sorted(numbers.all_text_contents()) == ["7", "8"]


def test_what_can_i_do_is_help_and_no_list_of_squares(screen: Callable[..., AppPage]) -> None:
    """The help has two lines that a child understands, and the board shows where."""
    one = screen(size=PHONE)
    page = open_table(one, 7)
    page.get_by_role("button", name="What can I do?").tap()
    lines = page.locator("dialog li")
    expect(lines).to_have_count(2)
    assert not COORDINATE.search(" ".join(lines.all_inner_texts()))
    for deed, shown in (("Put up a barrier", "stock"), ("Take a step", "square-")):
        lines.filter(has_text=deed).get_by_role("button").tap()
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator(f"[data-touch^={shown}].pointed").first).to_be_visible()
        page.get_by_role("button", name="What can I do?").tap()
