"""Our games: the device keeps the games that it played, with their replays, and counts them. They can be watched even
after the server has deleted the table."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.accessibility_checks import check
from browser.app_page import PHONE, AppPage
from browser.play_by_messages import play_by_wire

Make = Callable[..., AppPage]


def played(one: AppPage, game: str, who: list[str], moves: int = 1000) -> str:
    """Return the table of a game that is over and was put away."""
    one.sit_down(game, who)
    expect(one.page.locator(".table")).to_be_visible()
    play_by_wire(one, moves)
    expect(one.page.locator(".table[data-phase=over]")).to_be_visible()
    # The replay is fetched, compressed and stored after the end is shown; before that, only the server has it.
    expect(one.page.locator(".end[data-kept]")).to_be_attached()
    return one.table


def test_they_are_listed_newest_first_counted_and_can_be_thrown_away(screen: Make) -> None:
    one = screen(size=PHONE)
    one.goto("/")
    one.page.get_by_role("link", name="Our games").tap()
    expect(one.page.get_by_text("Nothing here yet.")).to_be_visible()
    first = played(one, "souriciere", ["here", "here"])
    second = played(one, "barrieres", ["here", "bot"], moves=2)
    one.sit_down("trio", ["here", "bot"])
    expect(one.page.locator(".table")).to_be_visible()
    # Nothing is stored yet: the replays are fetched now, and are still in the order in which the games were played.
    one.page.evaluate("new Promise((done) => (indexedDB.deleteDatabase('mulot').onsuccess = done))")
    one.goto("/ours")
    cards = one.page.locator(".game")
    expect(cards).to_have_count(3)
    assert [card.get_attribute("data-table") for card in cards.all()][1:] == [second, first]
    expect(one.page.get_by_role("region", name="Still being played").locator(".game")).to_have_count(1)
    expect(cards.nth(1)).to_contain_text("The table was cleared away")
    expect(cards.nth(2)).to_contain_text("cheese")
    expect(cards.nth(2)).to_contain_text("rolls in the shortest race we won")
    expect(cards.nth(2).locator(".crown")).to_have_count(1)
    today = one.page.evaluate("new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' }).format()")
    expect(one.page.get_by_role("heading", name=today)).to_have_count(1)
    check(one, "our games")
    cards.nth(1).get_by_role("link", name="See it again").tap()
    one.page.wait_for_url(f"**/t/{second}/replay")
    one.goto("/ours")
    cards.nth(0).get_by_role("link", name="Keep playing").tap()
    expect(one.page.locator(".table")).to_be_visible()
    one.goto("/ours")
    expect(cards).to_have_count(3)
    assert one.page.get_by_role("button", name="Forget this game here").count() == 0, "only grown-ups tidy up"
    one.open_door()
    cards.nth(1).get_by_role("button", name="Forget this game here").tap()
    cards.nth(1).get_by_role("button", name="Yes").tap()
    expect(cards).to_have_count(2)
    expect(one.page.locator(f"[data-table='{second}']")).to_have_count(0)


def test_a_film_is_watched_when_the_house_has_the_table_no_longer(screen: Make) -> None:
    """The server keeps tables for only a few days; here it responds as it does after that."""
    one = screen()
    table = played(one, "barrieres", ["here", "bot"], moves=3)
    one.page.route(
        f"**/api/tables/{table}**", lambda route: route.fulfill(status=404, json={"key": "house-no-such-table"})
    )
    one.goto(f"/t/{table}/replay")
    expect(one.page.locator(".replay")).to_have_attribute("data-at", "0")
    one.page.get_by_role("button", name="One step on").tap()
    expect(one.page.locator(".replay")).to_have_attribute("data-at", "1")
    assert one.page.get_by_role("button", name="Keep playing from here").count() == 0, (
        "the server has no table to continue"
    )
    assert one.page.get_by_role("button", name="Whose eyes?").count() == 0
    one.page.get_by_role("link", name="Back").tap()
    one.page.wait_for_url("**/ours")


def test_a_table_that_somebody_deletes_takes_the_film_along_and_forgetting_takes_all(screen: Make) -> None:
    one = screen()
    gone, stays = (played(one, "barrieres", ["here", "bot"], moves=1) for _ in range(2))
    one.page.evaluate("(table) => fetch(`/api/tables/${table}/delete`, { method: 'POST' })", gone)
    one.goto("/ours")
    expect(one.page.locator(".game")).to_have_count(1)
    expect(one.page.locator(".game")).to_have_attribute("data-table", stays)
    one.goto("/kept")
    one.page.get_by_role("button", name="Forget this device").tap()
    one.page.get_by_role("button", name="Yes").tap()
    one.page.wait_for_url(one.address + "/")
    one.goto(f"/t/{stays}/replay")
    expect(one.page.get_by_text("There is no such table")).to_be_visible()


def test_who_loses_is_told_what_was_achieved_and_plays_again_with_one_touch(screen: Make) -> None:
    one = screen()
    one.sit_down("barrieres", ["here", "bot"], size=5, first=1)
    play_by_wire(one, 300)  # always the first legal move: the house mouse is home sooner
    end = one.page.locator(".end[data-kept]")
    expect(end.locator(".achieved")).to_have_text(re.compile(r"But look: [1-9]|to the very end"))
    expect(end.locator(".podium [data-mouse], .podium .mouse")).to_have_count(2)
    again = end.get_by_role("button", name="Play again!")
    before, table = again.bounding_box(), one.table
    one.page.reload()
    expect(one.page.locator(".end[data-kept]")).to_be_attached()
    assert again.bounding_box() == before
    again.tap()
    expect(one.page.locator(".table:not([data-phase=over])")).to_be_visible()
    assert one.table != table


def test_who_wins_needs_no_comfort(screen: Make) -> None:
    one = screen()
    played(one, "souriciere", ["here", "here"])
    expect(one.page.locator(".end .achieved")).to_have_count(0)
