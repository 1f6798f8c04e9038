"""A link to a replay: created at the end, watched on a device that never sat there, revoked."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.accessibility_checks import check
from browser.app_page import PHONE, AppPage
from browser.play_by_messages import play_by_wire


def test_a_film_is_shared_watched_by_a_stranger_and_taken_back(screen: Callable[..., AppPage]) -> None:
    one, stranger = screen(), screen(size=PHONE)
    one.sit_down("barrieres", ["here", "bot"])
    expect(one.page.locator(".table")).to_be_visible()
    play_by_wire(one, 2)
    expect(one.page.locator(".table[data-phase=over]")).to_be_visible()
    one.page.locator(".end").get_by_role("button", name="More", exact=True).tap()
    one.page.get_by_role("button", name="Share the film").tap()
    field = one.page.get_by_role("textbox", name="The link to the film")
    expect(field).to_be_visible()
    link = field.input_value()
    assert one.table not in link
    check(one, "the end with a link")
    stranger.page.goto(link)
    expect(stranger.page.locator(".replay")).to_have_attribute("data-at", "0")
    stranger.page.get_by_role("button", name="One step on").tap()
    expect(stranger.page.locator(".replay")).to_have_attribute("data-at", "1")
    for name in ("Whose eyes?", "Keep playing from here"):
        assert stranger.page.get_by_role("button", name=name).count() == 0, name
    assert one.table not in stranger.page.content(), "the page contains the way to the table"
    one.page.get_by_role("button", name="Take the link back").tap()
    expect(one.page.get_by_role("button", name="Share the film")).to_be_visible()
    stranger.page.reload()
    expect(stranger.page.get_by_text("There is no such table")).to_be_visible()
