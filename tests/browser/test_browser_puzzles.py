"""Puzzles by touch: open one from the box, try a wrong action, ask for help, solve it, and keep its star."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import pytest
from playwright.sync_api import expect

import mulot
from browser.accessibility_checks import check
from browser.app_page import DESKTOP, PHONE, TABLET, AppPage
from browser.layout_checks import layout_faults
from kit.sampled_cases import sample
from mulot import games

WITH = [game for game in mulot.shelf() if (games.folder(game) / "web" / "puzzles.json").is_file()]
HELP = "A little help"


def shown(game: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads((games.folder(game) / "web" / "puzzles.json").read_text("utf-8"))
    return found


def wait_until_asked(one: AppPage) -> None:
    expect(one.page.get_by_role("button", name=HELP)).to_be_visible()
    expect(one.page.locator(".board [data-touch].can").first).to_be_visible()


def take_help(one: AppPage) -> None:
    """Touch what the help points at, one thing after another, until the puzzle is solved."""
    star = one.page.locator(".star svg")
    for _ in range(400):
        if star.count():
            break
        button = one.page.get_by_role("button", name=HELP)
        if button.count() and not one.page.locator(".board [data-touch].pointed").count():
            button.click()
        touch = one.page.locator(".board [data-touch].pointed")
        if touch.count():
            touch.last.dispatch_event("click")
        one.page.wait_for_timeout(20)
    expect(star).to_be_visible()


def test_a_wrong_move_is_taken_kindly_and_help_makes_it_half_a_star(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    one.goto("/box/barrieres").page.get_by_role("link", name="Puzzles").tap()
    expect(one.page.get_by_role("heading", level=1)).to_contain_text("Puzzles")
    expect(one.page.locator("main a")).to_have_count(len(shown("barrieres")))
    check(one, "the puzzles")
    one.page.get_by_role("link", name="Puzzle 1", exact=True).tap()
    wait_until_asked(one)
    solution = shown("barrieres")[0]["solution"]
    assert isinstance(solution, dict)
    wrong = one.page.locator(f".board [data-touch^=square-].can:not([data-touch='square-{solution.get('to')}'])")
    wrong.first.dispatch_event("click")
    expect(one.page.locator("[data-prompt]")).to_contain_text("Have another look")
    check(one, "a puzzle")
    take_help(one)
    expect(one.page.locator("[data-prompt]")).to_have_text(
        "Yes! Half a star, with a little help. Whatever the other mouse does now, yours gets there first."
    )
    assert layout_faults(one.page) == []
    check(one, "a puzzle that is solved")
    one.page.get_by_role("link", name="Back").tap()
    expect(one.page.get_by_role("link", name="Puzzle 1: solved with help, half a star")).to_be_visible()
    check(one, "half a star")
    one.page.get_by_role("link", name="Puzzle 1:").tap()
    wait_until_asked(one)
    one.page.locator(f".board [data-touch='square-{solution['to']}']").dispatch_event("click")
    expect(one.page.locator(".star svg")).to_be_visible()
    one.page.get_by_role("link", name="Back").tap()
    expect(one.page.get_by_role("link", name="Puzzle 1: solved", exact=True)).to_be_visible()
    expect(one.page.get_by_role("heading", level=1)).to_contain_text("Stars: 1")
    assert one.page.evaluate("JSON.parse(localStorage['mulot.puzzles']).barrieres.length") == 1


@pytest.mark.parametrize(
    ("game", "size"), sample([(game, size) for game in WITH for size in (PHONE, TABLET, DESKTOP)], 2)
)
def test_each_is_asked_and_can_be_solved(screen: Callable[..., AppPage], game: str, size: tuple[int, int]) -> None:
    one = screen(size=size)
    for number in sample(range(1, len(shown(game)) + 1), 1):
        one.goto(f"/puzzles/{game}/{number}")
        wait_until_asked(one)
        take_help(one)
        expect(one.page.locator(".teacher .big")).to_be_visible()


def mice_places(one: AppPage) -> list[str]:
    found: list[str] = one.page.locator(".board g.mouse[style]").evaluate_all(
        "all => all.map(one => one.style.transform)"
    )
    return found


def test_a_wrong_move_is_answered_within_half_a_second(screen: Callable[..., AppPage]) -> None:
    """The wrong step stays on the board, the other mouse replies, and the sentence says how; then the question comes
    back. The page's clock stands still, so half a second is the same on every machine."""
    one = screen(new=True, size=PHONE)  # a clock that stands still stays on the page
    puzzle = shown("barrieres")[0]
    frames, replies, seat = puzzle["frames"], puzzle["replies"], puzzle["seat"]
    assert isinstance(frames, list)
    assert isinstance(replies, list)
    assert isinstance(seat, int)
    legal = frames[-2]["legal"]
    nth = next(n for n, move in enumerate(legal) if move["type"] == "step" and replies[n])
    assert replies[nth]["events"][0]["type"] == "stepped", "both mice move"
    one.page.clock.install()
    one.goto("/puzzles/barrieres/1")
    wait_until_asked(one)
    one.page.clock.pause_at(one.page.evaluate("Date.now() + 1000"))
    asked, prompt = mice_places(one), one.page.locator("[data-prompt]")
    one.page.locator(f".board [data-touch='square-{legal[nth]['to']}']").dispatch_event("click")
    one.page.clock.run_for(500)
    replied = mice_places(one)
    assert replied[seat] != asked[seat], "the wrong step stays"
    assert replied[1 - seat] != asked[1 - seat], "the other mouse has replied"
    expect(prompt).to_contain_text("takes a step")
    expect(prompt).to_contain_text("Have another look")
    one.page.clock.run_for(6000)
    assert mice_places(one) == asked
    wait_until_asked(one)


def test_there_is_a_word_for_a_puzzle_that_is_not_there(screen: Callable[..., AppPage]) -> None:
    one = screen()
    one.goto("/puzzles/barrieres/999")
    expect(one.page.get_by_text("We can’t find that puzzle")).to_be_visible()


@pytest.mark.whole
def test_in_a_fight_the_question_says_how_many_moves_and_a_wrong_move_is_told_why(
    screen: Callable[..., AppPage],
) -> None:
    one = screen(size=PHONE)
    number, puzzle = next(
        (number, puzzle) for number, puzzle in enumerate(shown("mystiques"), 1) if puzzle["moves"] == 2
    )
    frames, worth = cast(list[dict[str, Any]], puzzle["frames"]), cast(list[float], puzzle["worth"])
    one.goto(f"/puzzles/mystiques/{number}")
    wait_until_asked(one)
    expect(one.page.locator("[data-prompt]")).to_contain_text("2 moves")
    tempting = next(
        action["to"]
        for action, chance in zip(frames[-2]["legal"], worth, strict=True)
        if action["type"] == "step" and 0 < chance < max(worth)
    )
    one.page.locator(f".board [data-touch='space-{tempting}'].can").dispatch_event("click")
    expect(one.page.locator("[data-prompt]")).to_contain_text("times in 100")
    check(one, "a fight")
    take_help(one)
    expect(one.page.locator("[data-prompt]")).to_contain_text("that’s the one")
