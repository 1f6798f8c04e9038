"""Replays of finished games: step by step, slowly or quickly, from each seat's view, and continued from a moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.accessibility_checks import check
from browser.app_page import LAPTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, AppPage
from browser.play_by_messages import play_by_wire
from kit.sampled_cases import sample

Make = Callable[..., AppPage]
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".panel button, .panel input, header a")].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
}).map((one) => one.ariaLabel ?? one.textContent)"""


def watch_again(screen: Make, game: str, moves: int, who: list[str], **options: str) -> AppPage:
    one = screen()
    one.sit_down(game, who, **options)
    expect(one.page.locator(".table")).to_be_visible()
    play_by_wire(one, moves)
    one.goto(f"/t/{one.table}/replay")
    expect(one.page.locator(".replay")).to_have_attribute("data-at", "0")
    return one


def test_it_is_seen_step_by_step_at_three_speeds_and_nothing_is_out_of_sight(screen: Make) -> None:
    one = watch_again(screen, "barrieres", 3, ["here", "bot"])
    page, replay = one.page, one.page.locator(".replay")
    back, on = (page.get_by_role("button", name=f"One step {way}") for way in ("back", "on"))
    expect(back).to_be_disabled()
    for at in "123":
        on.tap()
        expect(replay).to_have_attribute("data-at", at)
    back.tap()
    expect(replay).to_have_attribute("data-at", "2")
    for speed in ("normal", "fast", "slow"):
        page.get_by_role("button", name=f"Speed: {speed}").tap()
    page.get_by_role("button", name="Speed: normal").tap()
    page.get_by_role("button", name="Play", exact=True).tap()
    last = page.locator("input[type=range]").get_attribute("max")
    assert last is not None
    expect(replay).to_have_attribute("data-at", last)
    expect(on).to_be_disabled()
    check(one, "replay")
    for width, height in (LAPTOP, (1024, 768), TABLET, PHONE_ON_ITS_SIDE, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUT_OF_SIGHT) == [], f"{width}x{height}"


def test_each_seat_saw_something_else_and_whoever_plays_shows_it_all(screen: Make) -> None:
    one = watch_again(screen, "trio", 2, ["here", "bot"], variant="pro")
    page = one.page
    pictures = {}
    page.locator("input[type=range]").press("End")
    for name in ("What everybody saw", *page.locator(".replay header .name").all_inner_texts(), "What each player saw"):
        page.get_by_role("button", name="Whose eyes?").tap()
        page.locator("dialog").get_by_role("button", name=name).tap()
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.get_by_role("button", name="Whose eyes?")).to_be_enabled()
        eyes = {"What everybody saw": "none", "What each player saw": "all"}.get(name, str(len(pictures) - 1))
        # The board with another seat's view is drawn part by part.
        expect(page.locator(f".replay[data-eyes='{eyes}'][data-whole=true]")).to_be_attached()
        pictures[name] = page.locator(".board").inner_html()
    assert len(set(list(pictures.values())[:3])) == 3, "two perspectives look the same"
    page.get_by_role("button", name="Whose eyes?").tap()
    check(one, "whose eyes")


@pytest.mark.parametrize("game", sample(["trio", "barrieres"], 1))
def test_it_is_played_on_from_a_moment_and_says_so(screen: Make, game: str) -> None:
    one = watch_again(screen, game, 4, ["here", "bot"])
    page, before = one.page, one.table
    page.locator("input[type=range]").press("ArrowRight")
    expect(page.locator(".replay")).to_have_attribute("data-at", "1")
    page.get_by_role("button", name="Keep playing from here").tap()
    page.wait_for_url(lambda url: "/t/" in url and before not in url)
    expect(page.locator(".table")).to_be_visible()
    assert one.table != before
    found = page.evaluate("(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json())", one.table)
    assert (found["table"]["branched"], found["yours"], found["table"]["phase"]) == (2, [0], "playing")
    page.get_by_role("button", name="More", exact=True).tap()
    expect(page.locator("dialog .branched")).to_contain_text("after its move 1")
    page.keyboard.press("Escape")
    play_by_wire(one, 2)
    page.reload()
    expect(page.locator(".table[data-phase=over]")).to_be_visible()


def test_a_sheet_pauses_the_film(screen: Make) -> None:
    one = watch_again(lambda: screen(new=True), "souriciere", 30, ["here", "bot"])
    page, replay = one.page, one.page.locator(".replay")
    page.clock.install()
    page.get_by_role("button", name="Play", exact=True).tap()
    page.clock.run_for(2_000)
    expect(replay).not_to_have_attribute("data-at", "0")
    page.get_by_role("button", name="Whose eyes?").tap()
    expect(page.locator("dialog")).to_be_visible()
    at = str(replay.get_attribute("data-at"))
    page.clock.run_for(20_000)
    expect(replay).to_have_attribute("data-at", at)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.clock.run_for(2_000)
    expect(replay).not_to_have_attribute("data-at", at)
