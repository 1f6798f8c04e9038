"""The daily game by touch: two devices get the same deal, and the end shows what a bot reached."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.accessibility_checks import check
from browser.app_page import DESKTOP, PHONE, AppPage, at_random, play_to_the_end

COMMITMENT = """async () => {
  const table = location.pathname.split("/")[2];
  return (await (await fetch(`/api/tables/${table}`)).json()).table.commitment;
}"""


def begin(one: AppPage) -> str:
    one.goto("/box/souriciere").page.get_by_role("link", name="Today’s game").tap()
    one.page.get_by_role("button", name="Play!").tap()
    one.page.wait_for_url("**/t/*")
    date = one.page.evaluate("new Date().getUTCDate()")
    expect(one.page.locator(".table header").get_by_role("link", name="Today’s game")).to_have_text(str(date))
    return str(one.page.evaluate(COMMITMENT))


def test_two_devices_get_the_same_deal_and_are_told_what_the_house_reached(screen: Callable[..., AppPage]) -> None:
    one, other = screen(size=PHONE), screen(size=DESKTOP, new=True)
    assert begin(one) == begin(other)
    play_to_the_end([one], at_random(7))
    result = one.page.get_by_role("list", name="Today’s game")
    expect(result).to_contain_text("A house mouse in your place")
    expect(result).to_contain_text("You")
    check(one, "the end of the day's game")
    one.goto("/day/souriciere")
    expect(result).to_contain_text("A house mouse in your place")
    today = one.page.get_by_role("list", name="The last seven days").get_by_role("listitem").last
    expect(today).to_contain_text(re.compile("won|played"))
    expect(one.page.get_by_role("button", name="Play again!")).to_be_visible()
    check(one, "the day")


def test_the_house_keeps_its_result_secret_until_the_player_has_one(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    one.goto("/")
    one.page.get_by_role("link", name="Today").tap()
    result = one.page.get_by_role("list", name="Today’s game")
    expect(result).to_contain_text("a secret until you have played")
    date = one.page.evaluate("new Date().toISOString().slice(0, 10)")
    expect(one.page.locator(".sheet .leaf b")).to_have_text(str(int(date[8:])))
    one.page.locator("nav a[href$=trio]").tap()
    expect(one.page.get_by_role("heading", name="Le Trio")).to_be_visible()
    begun = {"table": "t", "game": "trio", "date": date}
    ended = begun | {"you": {"score": 0, "moves": 9}, "house": {"score": 1, "moves": 7}}
    for stored, shown in ((begun, "Keep playing"), (ended, "Play again!")):
        one.page.evaluate("(days) => localStorage.setItem('mulot.days', JSON.stringify(days))", [stored])
        one.goto("/day/trio")
        expect(one.page.locator(".go .big")).to_have_text(shown)
    expect(result).to_contain_text("You didn’t win today (9 moves).")
    expect(result).to_contain_text("A house mouse in your place won (7 moves).")
