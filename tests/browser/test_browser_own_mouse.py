"""A player's own mouse: chosen by touch, kept on the device, seen by everybody at the table."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from browser.accessibility_checks import check
from browser.app_page import PHONE, AppPage

Make = Callable[..., AppPage]
FAMILY = [
    {"face": "daisy", "coat": "fox", "name": "honey"},
    {"face": "cap", "coat": "cocoa", "name": "ivy"},
    {"face": "spectacles", "coat": "spotted", "name": "oat"},
]


def with_family(one: AppPage, mice: list[dict[str, str]] = FAMILY) -> AppPage:
    """Return a device with these mice."""
    one.goto("/health")
    one.page.evaluate("(mice) => localStorage.setItem('mulot.mice', mice)", json.dumps(mice))
    return one


def test_a_mouse_is_chosen_by_touch_and_kept_on_the_device(screen: Make) -> None:
    one = screen(size=PHONE)
    one.goto("/")
    one.page.get_by_role("link", name="Our mice").tap()
    one.page.locator(".card .choice-tile").nth(1).tap()
    large = one.page.locator(".large button")
    expect(large.locator(".jumps")).to_have_count(0)
    large.tap()
    expect(large.locator(".jumps")).to_have_count(1)
    for name in ("a straw hat", "fox-red fur"):
        one.page.get_by_role("button", name=name, exact=True).tap()
    one.page.get_by_role("button", name="Other names").tap()
    one.page.locator(".names button").nth(2).tap()
    name = one.page.locator(".large b").inner_text()
    expect(one.page.locator('.large [data-mouse="straw-fox"]')).to_be_visible()
    check(one, "our mice")
    one.page.get_by_role("button", name="A new mouse").tap()
    expect(one.page.locator(".one[aria-pressed]")).to_have_count(2)
    one.page.reload()
    expect(one.page.locator(".one[aria-pressed]").first).to_have_text(name)
    expect(one.page.locator('.large [data-mouse="straw-fox"]')).to_be_visible()
    assert one.page.get_by_role("button", name="Let this mouse go").count() == 0, "only grown-ups let it go"
    one.open_door()
    one.page.get_by_role("button", name="Let this mouse go").tap()
    one.page.get_by_role("button", name="Yes").tap()
    expect(one.page.locator(".one[aria-pressed]")).to_have_count(1)


def test_whoever_sits_down_first_becomes_one_mouse_by_a_touch_on_a_picture(screen: Make) -> None:
    one = screen(size=PHONE, settings={"asked": True, "met": False})
    one.goto("/box/trio")
    one.page.locator(".begin .big").tap()
    asked = one.page.get_by_role("dialog", name="Which mouse are you?")
    expect(asked.locator(".choice-tile")).to_have_count(6)
    check(one, "which mouse are you")
    name = asked.locator(".choice-tile b").nth(2).inner_text()
    asked.locator(".choice-tile").nth(2).tap()
    one.page.wait_for_url("**/t/*")
    expect(one.page.locator(".plates .name").first).to_have_text(name)
    one.goto("/")
    expect(one.page.get_by_role("link", name="Our mice")).to_contain_text(name)
    one.goto("/box/trio")
    expect(one.page.locator(".chairs > li").first).to_have_text(name)
    one.page.locator(".begin .big").tap()
    one.page.wait_for_url("**/t/*")  # it is asked only once


def test_the_family_sits_down_in_the_box_and_stands_on_plates_and_board(screen: Make) -> None:
    one = with_family(screen())
    one.open_box("barrieres", 2, ["here", "here"])
    sitters = one.page.locator(".seats .sitter")
    expect(sitters).to_have_text(["Honey", "Ivy"])
    sitters.first.tap()
    expect(sitters).to_have_text(["Oat", "Ivy"])
    check(one, "a box with a family")
    one.begin()
    expect(one.page.locator(".plates .name")).to_have_text(["Oat", "Ivy"])
    for mouse in ("spectacles-spotted", "cap-cocoa"):
        expect(one.page.locator(f'.plates [data-mouse="{mouse}"]')).to_be_visible()
        expect(one.page.locator(f'.board [data-mouse="{mouse}"]').first).to_be_visible()


def test_others_see_the_mouse_on_their_screens_and_a_name_that_is_taken_is_no_obstacle(screen: Make) -> None:
    host, guest, stranger = with_family(screen()), with_family(screen(size=PHONE), FAMILY[:1]), screen()
    host.open_box("souriciere", 2, ["here", "friend"])
    host.begin()
    expect(host.page.locator('[data-mouse="daisy-fox"]')).to_be_visible()
    guest.page.goto(host.invitation())
    expect(guest.page.locator('[data-mouse="daisy-fox"]')).to_have_count(2)  # both look the same, with other names
    # The guest's other name is random; if it is Ivy's, the host's next mouse is the one after her.
    ivy = guest.page.locator(".sitter .name").inner_text() == "Ivy"
    next_one, called = ("spectacles-spotted", "Oat") if ivy else ("cap-cocoa", "Ivy")
    host.page.locator(".sitter").tap()
    expect(guest.page.locator(f'[data-mouse="{next_one}"]')).to_be_visible()
    host.page.locator(".go .big:enabled").tap()
    stranger.goto(f"/t/{host.table}")
    for one in (host, guest, stranger):
        for mouse in (next_one, "daisy-fox"):
            expect(one.page.locator(f'.plates [data-mouse="{mouse}"]')).to_be_visible()
            expect(one.page.locator(f'.board [data-mouse="{mouse}"]').first).to_be_visible()
    expect(host.page.locator(".plates .name")).to_have_count(2)
    names = host.page.locator(".plates .name").all_inner_texts()
    assert names[0] == called
    assert len(set(names)) == 2
