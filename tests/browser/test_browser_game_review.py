"""Game reviews: the chart of winning chances shown after a game responds to touch, is read aloud, and lets players
continue from a turning point."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.accessibility_checks import check
from browser.app_page import LAPTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, AppPage
from browser.play_by_messages import play_by_wire
from kit.spoken_text import COORDINATE

Make = Callable[..., AppPage]
BLUNDER = [{"type": "step", "to": to} for to in ("c2", "d5", "c3", "d4", "b3", "d3", "b4", "d2", "a4", "d1")]
"""On the smallest board: seat 0 strays one step from its cheese (from place 8 of the film), and seat 1 arrives."""
TURNED = 8
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".panel button, .panel input, header a")].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
}).map((one) => one.ariaLabel ?? one.textContent)"""


def play(screen: Make, **how: object) -> AppPage:
    one = screen(**how)
    one.sit_down("barrieres", ["here", "here"], size=5, barriers=1, first=0)
    expect(one.page.locator(".table")).to_be_visible()
    play_by_wire(one, len(BLUNDER), wanted=BLUNDER)
    return one


def test_it_is_asked_at_the_end_touched_where_it_turned_and_played_on_from_there(screen: Make) -> None:
    one = play(screen, size=PHONE)
    page, before = one.page, one.table
    page.get_by_role("link", name="How did it go?").tap()
    replay, curve = page.locator(".replay"), page.locator(".curve input")
    expect(curve).to_be_visible()
    points = page.locator(".panel ol button")
    assert 1 <= points.count() <= 5
    told = [points.nth(i).get_attribute("aria-label") or "" for i in range(points.count())]
    assert all("turning point" in words or "fine moment" in words for words in told), told
    assert not [words for words in told if COORDINATE.search(words)]
    points.last.tap()
    expect(replay).to_have_attribute("data-at", str(TURNED))
    expect(page.locator("[data-prompt]")).to_contain_text("would have been at the cheese")
    expect(page.locator("[data-touch=square-b5].pointed")).to_be_visible()
    check(one, "course")
    for width, height in (LAPTOP, (1024, 768), TABLET, PHONE_ON_ITS_SIDE, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUT_OF_SIGHT) == [], f"{width}x{height}"

    # A touch on the chart jumps to that move; its right edge is the end, where the winner is certain.
    room = curve.bounding_box()
    assert room is not None
    assert room["height"] > 120, "the chart is large"
    expect(page.locator(".axis")).to_have_text("100%50%0%")
    expect(page.locator(".moves")).to_have_text("Start246810")
    page.touchscreen.tap(room["x"] + room["width"] - 2, room["y"] + room["height"] / 2)
    expect(replay).to_have_attribute("data-at", str(len(BLUNDER)))
    assert "100%" in (curve.get_attribute("aria-valuetext") or "")
    expect(page.locator(".pointed")).to_have_count(0)
    page.touchscreen.tap(room["x"] + room["width"] * TURNED / len(BLUNDER), room["y"] + room["height"] / 2)
    expect(replay).to_have_attribute("data-at", str(TURNED))

    page.get_by_role("button", name="Keep playing from here").tap()
    page.wait_for_url(lambda url: "/t/" in url and before not in url)
    expect(page.locator(".table")).to_be_visible()
    found = page.evaluate("(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json())", one.table)
    assert (found["table"]["branched"], found["table"]["phase"]) == (TURNED + 1, "playing")


@pytest.mark.whole
def test_it_is_kept_with_our_games_when_the_house_has_the_table_no_longer(screen: Make) -> None:
    one = play(screen)
    page, table = one.page, one.table
    one.goto("/ours")
    page.locator(f".game[data-table={table}]").get_by_role("link", name="See it again").tap()
    asks = page.get_by_role("button", name="How did it go?")
    asks.tap()
    expect(page.locator(".curve")).to_be_visible()
    asks.tap()
    expect(page.locator(".curve")).to_have_count(0)
    page.route("**/api/tables/**", lambda route: route.fulfill(status=404, json={"key": "house-no-such-table"}))
    page.reload()
    asks.tap()
    expect(page.locator(".curve")).to_be_visible()
    expect(page.locator(".panel ol button").last).to_be_visible()
    expect(page.get_by_role("button", name="Keep playing from here")).to_have_count(0)
