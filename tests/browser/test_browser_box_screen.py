"""The page of a box, before a game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import mulot
from browser.app_page import PHONE, AppPage

BY_LOT = "Draw lots"


def test_people_at_the_table_are_not_seats(screen: Callable[..., AppPage]) -> None:
    """One person can play everything, because bots take the other seats; only games with too few seats are hidden."""
    one = screen()
    one.goto("/")
    boxes = one.page.locator(".shelf li")
    for people, least in (("One person", mulot.shelf()), ("4 people", mulot.shelf()), ("6 people", ["trio"])):
        one.page.get_by_role("button", name=people, exact=True).tap()
        for game in least:
            expect(boxes.locator(f'a[href="/box/{game}"]')).to_have_count(1)
    expect(boxes.locator('a[href="/box/barrieres"]')).to_have_count(0)
    one.page.get_by_role("button", name="3 people", exact=True).tap()
    boxes.locator('a[href="/box/barrieres"]').tap()
    chairs = one.page.locator(".chairs > li")
    expect(chairs).to_have_text(["Hazel", "Clover", "Bramble", "Twig"])
    one.open_door()
    here = one.page.locator('.seats > li .ways button[aria-pressed="true"]')
    expect(here).to_have_text(["Here"] * 3 + ["Twig"])


def test_a_touch_on_a_chair_changes_who_sits_there_and_chairs_come_and_go(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    one.goto("/box/souriciere")
    chairs = one.page.locator(".chairs > li")
    expect(chairs).to_have_text(["Hazel", "Field mouse"])
    for name in ("Clover", "A friend on another screen", "Field mouse"):
        chairs.nth(1).get_by_role("button").tap()
        expect(chairs.nth(1)).to_have_text(name)
    expect(one.page.get_by_role("button", name="One chair less")).to_be_disabled()
    one.page.get_by_role("button", name="One more chair").tap()
    expect(chairs).to_have_count(3)
    one.page.get_by_role("button", name="One chair less").tap()
    expect(chairs).to_have_count(2)
    assert one.page.locator(".seats").count() == 0, "the details are behind the grown-ups' door"
    chairs.nth(1).get_by_role("button").tap()
    one.begin()
    expect(one.page.locator(".plates .mine")).to_have_count(2)


@pytest.mark.parametrize("game", ["souriciere", "trio"])
def test_the_box_asks_for_the_youngest_first_and_the_lot_is_left_where_nobody_says(
    screen: Callable[..., AppPage], game: str
) -> None:
    one = screen()
    one.open_box(game, 3, ["here"] * 3)
    one.more_ways()
    asked = one.page.locator("fieldset", has_text="Who is the youngest?")
    tiles = asked.locator(".tiles button")
    expect(tiles).to_have_text(["Hazel", "Clover", "Bramble", BY_LOT])
    expect(tiles.last).to_have_attribute("aria-pressed", "true")
    tiles.nth(1).tap()
    one.begin()
    expect(one.page.locator(".seats > li").nth(1)).to_have_class(re.compile(r"\bawaited\b"))


def test_where_the_rules_draw_by_lot_that_comes_first(screen: Callable[..., AppPage]) -> None:
    one = screen()
    one.open_box("barrieres", 2, ["here"] * 2)
    one.more_ways()
    begins = one.page.locator("fieldset", has_text="Who begins").locator(".tiles button")
    expect(begins).to_have_text([BY_LOT, "Hazel", "Clover"])


def test_whom_a_game_owes_something_stands_on_its_box(screen: Callable[..., AppPage]) -> None:
    one = screen()
    one.goto("/box/trio")
    one.open_door()
    expect(one.page.locator(".credit")).to_have_text(
        "after M Design, Mäuse Trio, Ravensburger; drawn by Claudia ten Hagen, Walter Pepperle, Gerhard Schmid; "
        "French rules by François Haffner"
    )


def test_where_a_small_child_plays_the_short_evening_is_chosen_first(screen: Callable[..., AppPage]) -> None:
    one = screen().goto("/")
    one.page.get_by_role("button", name="5+").tap()
    one.page.locator("a.box[href$=trio]").tap()
    one.open_door()
    how = one.page.get_by_role("group", name="How do we play?")
    expect(how.locator("[aria-pressed=true]")).to_have_text("Short game")
    one.begin()
    expect(one.page.locator("li", has_text="one token")).to_have_count(2)


def test_a_short_evening_as_in_the_box_or_for_experts_in_one_touch(screen: Callable[..., AppPage]) -> None:
    """The page takes up less than two phone screens, and one line says how the game is played."""
    one = screen(size=PHONE)
    for game in mulot.shelf():
        one.goto(f"/box/{game}")
        expect(one.page.locator(".begin .big")).to_be_in_viewport(ratio=1)
        assert one.page.evaluate("document.documentElement.scrollHeight") < 2 * PHONE[1], game
    one.goto("/box/barrieres")
    one.open_door()
    how = one.page.get_by_role("group", name="How do we play?")
    line = one.page.locator(".how + p")
    expect(how.locator("[aria-pressed=true]")).to_have_text("The rules in the box")
    how.get_by_role("button", name="Short game").tap()
    expect(line).to_have_text("A small garden, five squares wide.")
    one.more_ways()
    size = one.page.locator("fieldset", has_text="Size of the board")
    expect(size.locator("[aria-pressed=true]")).to_have_text("5")
    size.get_by_role("button", name="11").tap()
    expect(line).to_have_text("Our own way")
    how.get_by_role("button", name="For experts").tap()
    one.begin()
    expect(one.page.locator(".board [data-touch^=square-]")).to_have_count(81)
