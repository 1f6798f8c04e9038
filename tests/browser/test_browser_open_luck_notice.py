"""If somebody may know a table's luck, players are told before they take a seat and at the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.accessibility_checks import check, check_size
from browser.app_page import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, AppPage
from mulot.core.daily import today
from server.test_server_uploads import journal_text, random_match

FILE = "begun on another device"
OPEN = "The seal of this table is open"
PICTURES = Path("pictures/open-luck")


def picture(one: AppPage, name: str) -> None:
    """Save a screenshot to the folder, if one was given."""
    if PICTURES.is_dir():
        one.page.screenshot(path=PICTURES / f"{name}.png")


def ask(one: AppPage, path: str, **body: object) -> dict[str, str]:
    answer = one.context.request.post(one.address + path, data=body, headers={"Origin": one.address})
    assert answer.ok, answer.text()
    found: dict[str, str] = answer.json()
    return found


def test_whoever_is_invited_to_a_copied_table_is_told_first(screen: Callable[..., AppPage]) -> None:
    """An invited guest is told first, even if only players may watch the table."""
    one, guest = screen(size=DESKTOP), screen(size=PHONE, new=True)
    one.goto("/")
    settings = {"access": "invited", "spectators": False}
    table = ask(
        one, "/api/copies", journal=journal_text(random_match(4, game="trio")), take=[{"seat": 0}], settings=settings
    )["table"]
    secret = ask(one, f"/api/tables/{table}/seats/1/invitation")["secret"]
    guest.goto(f"/t/{table}#1.{secret}")
    expect(guest.page.get_by_role("heading")).to_contain_text(FILE)
    check(guest, "the invitation to a table whose luck is open")
    picture(guest, "invited-phone")
    one.goto(f"/t/{table}").arrive()
    seats = one.page.evaluate(
        "(t) => fetch(`/api/tables/${t}`).then((a) => a.json()).then((t) => t.table.seats)", table
    )
    assert seats[1]["sits"] == "empty", "the guest sat down before being told"
    guest.page.get_by_role("button", name="Sit here").tap()
    guest.arrive()
    for each in (one, guest):
        more = each.page.get_by_role("button", name="More", exact=True)
        expect(more).to_have_accessible_description(OPEN)
        expect(each.page.locator(".open-luck svg")).to_be_visible()
    picture(guest, "table-phone")
    picture(one, "table-desktop")
    check(guest, "a table whose luck is open")
    guest.page.set_viewport_size({"width": PHONE_ON_ITS_SIDE[0], "height": PHONE_ON_ITS_SIDE[1]})
    check_size(guest, "on its side")
    picture(guest, "table-side")
    more = guest.page.get_by_role("button", name="More", exact=True)
    more.tap()
    expect(guest.page.get_by_role("dialog")).to_contain_text(FILE)
    picture(guest, "menu-side")
    one.page.get_by_role("button", name="More", exact=True).tap()
    expect(one.page.get_by_role("dialog")).to_contain_text(FILE)
    picture(one, "menu-desktop")


@pytest.mark.parametrize("day", [True, False])
def test_at_a_table_that_has_not_begun_it_stands_by_the_seats(screen: Callable[..., AppPage], day: bool) -> None:
    guest = screen(size=PHONE)
    guest.goto("/")
    how = {"day": today()} if day else {}
    table = ask(guest, "/api/tables", game="trio", settings={"access": "link"}, **how)["table"]
    other = screen(size=PHONE, new=True, settings={"voice": True})
    other.goto(f"/t/{table}").arrive()
    sit = other.page.get_by_role("button", name="Sit here")
    expect(sit.first).to_be_visible()
    told = other.page.locator(".lobby").get_by_text("the game of a day")
    expect(told).to_have_count(1 if day else 0)
    check(other, "a table that has not begun")
    picture(other, f"lobby-{'day' if day else 'sealed'}-phone")
    if day:
        sit.first.tap()
        expect(other.page.locator(".lobby small", has_text="on this device")).to_be_visible()
        expect(told).to_be_visible()
