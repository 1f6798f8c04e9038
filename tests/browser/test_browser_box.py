"""What a box asks before a game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.screen import Screen

BY_LOT = "By lot"


@pytest.mark.parametrize("game", ["souriciere", "trio"])
def test_the_box_asks_for_the_youngest_first_and_the_lot_is_left_where_nobody_says(
    screen: Callable[..., Screen], game: str
) -> None:
    one = screen()
    one.open_box(game, 3, ["here"] * 3)
    asked = one.page.locator("fieldset", has_text="Who is the youngest?")
    tiles = asked.locator(".tiles button")
    expect(tiles).to_have_text(["Hazel", "Clover", "Bramble", BY_LOT])
    expect(tiles.last).to_have_attribute("aria-pressed", "true")
    tiles.nth(1).tap()
    one.begin()
    expect(one.page.locator(".seats > li").nth(1)).to_have_class(re.compile(r"\bawaited\b"))


def test_where_the_rules_draw_by_lot_that_comes_first(screen: Callable[..., Screen]) -> None:
    one = screen()
    one.open_box("barrieres", 2, ["here"] * 2)
    begins = one.page.locator("fieldset", has_text="Who begins").locator(".tiles button")
    expect(begins).to_have_text([BY_LOT, "Hazel", "Clover"])


def test_whom_a_game_owes_something_stands_on_its_box(screen: Callable[..., Screen]) -> None:
    one = screen()
    one.goto("/box/trio")
    expect(one.page.locator(".credit")).to_have_text(
        "after M Design, Mäuse Trio, Ravensburger; drawn by Claudia ten Hagen, Walter Pepperle, Gerhard Schmid; "
        "French rules by François Haffner"
    )
