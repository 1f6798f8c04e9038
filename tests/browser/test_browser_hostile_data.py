"""Damaged notes in the browser and malformed messages from a server: each page still says something kind."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from browser.app_page import PHONE, AppPage, new_context

NOTES = {"settings": "/", "tables": "/ours", "album": "/album", "lessons": "/learn/trio", "puzzles": "/puzzles/trio"}
DAMAGED = ["null", "[null]", '{"trio":0}', "{broken"]


def test_damaged_notes_do_not_stop_a_page(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    for key, path in NOTES.items():
        for damaged in DAMAGED:
            one.goto("/licences.txt")
            one.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"mulot.{key}", damaged])
            one.goto(path)
            one.page.wait_for_selector("h1")


def test_unknown_games_and_addresses_have_a_page(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    for path in ("/rules/__proto__", "/box/constructor", "/rules/nothing", "/offline/?/%E0%A4%A"):
        one.goto(path)
        expect(one.page.locator("main > a.soft")).to_be_visible()


def test_a_screen_whose_script_is_gone_can_be_tried_again(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    one.goto("/")
    one.page.route("**/assets/Album-*", lambda route: route.fulfill(status=404))
    one.page.get_by_role("link", name="Sticker album").click()
    expect(one.page.get_by_role("heading", name="Something went wrong in the house.")).to_be_visible()
    one.page.unroute_all()
    one.page.get_by_role("button", name="Try again").click()
    expect(one.page.get_by_role("heading", name="Sticker album")).to_be_visible()


@pytest.fixture
def device(browser: Browser, house: str) -> Iterator[AppPage]:
    one = AppPage(new_context(browser, PHONE), house)
    yield one
    one.context.close()


def test_a_malformed_message_can_be_recovered_from(device: AppPage) -> None:
    spoil = [True]

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def send(data: str | bytes) -> None:
            first, *others = str(data).split("\n")
            message = json.loads(first)
            if spoil[0] and "table" in message:
                message["table"]["seats"] = ["constructor", [None]]
            page.send("\n".join([json.dumps(message), *others]))

        server.on_message(send)

    device.page.route_web_socket("**/live*", between)
    device.open_box("trio", 2, ["here", "bot"])
    device.page.get_by_role("button", name="Play!").click()
    expect(device.page.get_by_role("heading", name="Something went wrong in the house.")).to_be_visible()
    spoil[0] = False
    device.page.get_by_role("button", name="Try again").click()
    expect(device.page.locator(".board")).to_be_visible()
