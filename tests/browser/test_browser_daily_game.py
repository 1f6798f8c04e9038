"""The daily game by touch: two devices get the same deal, and the end shows what a bot reached."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.accessibility_checks import check
from browser.app_page import DESKTOP, PHONE, AppPage, at_random, play_to_the_end

COMMITMENT = """async () => {
  const table = location.pathname.split("/")[2];
  return (await (await fetch(`/api/tables/${table}`)).json()).table.commitment;
}"""


def begin(one: AppPage) -> str:
    one.goto("/box/souriciere").page.get_by_role("button", name="Today’s game").tap()
    one.page.wait_for_url("**/t/*")
    return str(one.page.evaluate(COMMITMENT))


def test_two_devices_get_the_same_deal_and_are_told_what_the_house_reached(screen: Callable[..., AppPage]) -> None:
    one, other = screen(size=PHONE), screen(size=DESKTOP, new=True)
    assert begin(one) == begin(other)
    play_to_the_end([one], at_random(7))
    result = one.page.get_by_role("list", name="Today’s game")
    expect(result).to_contain_text("A house mouse in your place")
    expect(result).to_contain_text("You")
    check(one, "the end of the day's game")
    one.goto("/box/souriciere")
    expect(one.page.get_by_role("button", name="Today’s game")).to_contain_text("You’ve played today")
