"""Whole games by touch: on two devices, on a shared device with the curtain, by keyboard, and on a phone held either
way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import mulot
from browser.accessibility_checks import check
from browser.app_page import LAPTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, AppPage, play_to_the_end, retell
from browser.long_tasks import LONGEST, watched_tasks
from browser.touch_choosers import SEATS, SHORT, way_to_play
from kit.sampled_cases import TIMED, sample
from mulot.games import bots


@pytest.mark.parametrize("game", sample(SHORT, 1))
def test_two_people_on_two_devices_play_to_the_end(screen: Callable[..., AppPage], game: str) -> None:
    host, guest = screen(), screen(size=PHONE)
    seats = SEATS.get(game, 2)
    host.open_box(game, seats, ["here", "friend"] + ["bot"] * (seats - 2))
    host.begin()
    guest.page.goto(host.invitation())
    host.page.locator(".go .big:enabled").tap()
    play_to_the_end([host, guest], way_to_play(game, 1))
    told = [one.page.locator("#ending").inner_text() for one in (host, guest)]
    assert told[0] == told[1] != ""


@pytest.mark.parametrize("game", mulot.shelf() if TIMED else sample(mulot.shelf(), 1))
def test_a_family_on_one_device_plays_to_the_end(screen: Callable[..., AppPage], game: str) -> None:
    tablet = screen(size=TABLET)
    seats = SEATS.get(game, 2)
    tablet.open_box(game, seats, ["here"] * seats)
    tablet.begin()
    play_to_the_end([tablet], way_to_play(game, 2))
    assert tablet.page.locator("#ending").inner_text()
    check_the_end(tablet, game)


FAIR = {
    "souriciere": "Were the dice fair?",
    "mystiques": "Were the dice fair?",
    "trio": "Was the shuffling fair?",
    "clan": "Was the shuffling fair?",
}
"""The question about luck after a game; none if nothing is thrown or shuffled."""
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".end :is(button, a), .end h2, .story p")].filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map((one) => one.textContent || one.ariaLabel)"""


def look_again(one: AppPage) -> None:
    """Review the board, the end, and the story of the game."""
    one.page.get_by_role("button", name="Look at the board").tap()
    one.page.get_by_role("button", name="How it ended").tap()
    retell(one)


def check_the_end(one: AppPage, game: str) -> None:
    """The page after the end is accessible, even on a phone, and is not busy for long."""
    if TIMED:
        with watched_tasks(one) as tasks:
            look_again(one)
        assert max(tasks) < LONGEST, tasks[:5]
    else:
        look_again(one)
    assert one.page.locator(".board").count() == 1
    for width, height in (LAPTOP, (1024, 768), PHONE_ON_ITS_SIDE, PHONE):
        one.page.set_viewport_size({"width": width, "height": height})
        assert one.page.evaluate(OUT_OF_SIGHT) == [], f"{width}x{height}"
    one.page.locator(".end").get_by_role("button", name="More", exact=True).tap()
    asked = one.page.locator(".end .more button", has_text="?")
    expect(asked).to_have_text([FAIR[game]] if game in FAIR else [])
    if game in FAIR:
        asked.click()
        expect(one.page.locator("p.fair")).to_be_visible()
    check(one, "the end")
    one.page.get_by_role("button", name="Look at the board").press("Enter")
    expect(one.page.locator(".end")).to_have_count(0)
    assert one.page.evaluate("document.activeElement !== document.body")
    check(one, "the board after the end")
    one.page.get_by_role("button", name="How it ended").click()
    one.page.get_by_role("link", name="See it again").click()
    expect(one.page.locator("input[type=range]")).to_be_visible()
    check(one, "replay")


@pytest.mark.parametrize("game", sample(SHORT, 1))
def test_a_phone_may_be_turned_in_the_middle_of_a_game_against_a_bot(screen: Callable[..., AppPage], game: str) -> None:
    phone = screen(size=PHONE)
    who = "bot" if bots(game) else "here"
    seats = SEATS.get(game, 2)
    phone.open_box(game, seats, ["here"] + [who] * (seats - 1))
    phone.begin()

    def turn(touches: int) -> None:
        width, height = PHONE if touches // 5 % 2 == 0 else PHONE_ON_ITS_SIDE
        phone.page.set_viewport_size({"width": width, "height": height})

    play_to_the_end([phone], way_to_play(game, 3), turn)


@pytest.mark.parametrize("game", sample(SHORT, 2))
def test_from_the_shelf_to_the_first_move_in_three_touches(screen: Callable[..., AppPage], game: str) -> None:
    """Open the box, start, touch something that glows; nothing else has to be chosen. (A story is read first.)"""
    phone = screen(size=PHONE)
    phone.goto("/")
    phone.page.locator(f'a[href="/box/{game}"]').tap()
    phone.page.locator(".begin .big").tap()
    phone.page.wait_for_url("**/t/*")
    expect(phone.page.locator(".prompt.asked")).to_be_visible()
    expect(phone.page.locator(".table[data-busy=false] .board [data-touch].can").first).to_be_visible()
    before = len(phone.frames)
    assert phone.move(way_to_play(game, 8))
    for _ in range(100):
        if any('"events":[{' in frame for frame in phone.frames[before:]):
            return
        phone.page.wait_for_timeout(20)
    raise AssertionError("nothing happened")
