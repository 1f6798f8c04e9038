"""Reloading, losing the network during a move, a second tab, a used invitation."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from browser.app_page import PHONE, AppPage, at_random, new_context, play_to_the_end
from browser.browser_test_server import open_house

ROLLED = re.compile(r'"type":"rolled"')


def race(one: AppPage, who: list[str]) -> None:
    one.sit_down("souriciere", who)


def wait_for_turn(one: AppPage) -> None:
    expect(one.page.locator(".prompt.asked")).to_be_visible()
    expect(one.page.locator(".table[data-busy=false]")).to_be_visible()


def test_a_reload_in_the_middle_finds_the_same_table(screen: Callable[..., AppPage]) -> None:
    one = screen()
    race(one, ["here", "here"])
    for _ in range(6):
        wait_for_turn(one)
        one.move(at_random(1))
    wait_for_turn(one)
    prompt = one.page.locator("[data-prompt]").inner_text()
    one.page.reload()
    wait_for_turn(one)
    assert one.page.locator("[data-prompt]").inner_text() == prompt
    play_to_the_end([one], at_random(2))


def test_a_move_that_the_network_lost_is_played_once(screen: Callable[..., AppPage]) -> None:
    """The connection breaks after the move was sent and before it is answered. The move is sent again and counts
    once."""
    one = screen(new=True)
    sent: list[str] = []
    cut = {"left": 1}

    def between(route: Any) -> None:
        server = route.connect_to_server()

        def up(message: str) -> None:
            server.send(message)
            if '"do":"play"' in message:
                sent.append(message)
                if cut["left"]:
                    cut["left"] -= 1
                    route.close(code=1013)
                    server.close()

        route.on_message(up)

    one.page.route_web_socket(re.compile(r"/live"), between)
    race(one, ["here", "here"])
    wait_for_turn(one)
    one.move(at_random(1))
    expect(one.page.locator(".status")).to_be_visible()
    expect(one.page.locator(".status")).to_have_count(0)
    wait_for_turn(one)
    assert len(sent) == 2
    assert sent[0] == sent[1]
    one.page.get_by_role("button", name="What happened").click()
    throws = [
        text for text in one.page.locator("dialog li > span").all_inner_texts() if "throws" in text or "rolls" in text
    ]
    assert len(throws) == 1


def test_the_house_does_not_answer_and_comes_back(screen: Callable[..., AppPage]) -> None:
    one = screen(new=True)
    blocked = {"now": False}

    def between(route: Any) -> None:
        if blocked["now"]:
            route.close(code=1001)
        else:
            route.connect_to_server()
            routes.append(route)

    routes: list[Any] = []
    one.page.route_web_socket(re.compile(r"/live"), between)
    race(one, ["here", "here"])
    wait_for_turn(one)
    one.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    where = one.page.locator(".centre").bounding_box()
    blocked["now"] = True
    routes[-1].close(code=1001)
    expect(one.page.locator(".status")).to_be_visible()
    expect(one.page.locator("[data-prompt]")).to_contain_text("finding our way back")
    assert one.page.locator(".centre").bounding_box() == where  # nothing moves the board
    one.move(at_random(1))  # a touch without a connection: the move is kept, shown as waiting, and played later
    expect(one.page.locator("[data-touch=die].waits")).to_be_visible()
    expect(one.page.locator("[data-prompt]")).to_contain_text("Your move is waiting")
    assert one.page.locator(".centre").bounding_box() == where
    blocked["now"] = False
    expect(one.page.locator(".status")).to_have_count(0)
    wait_for_turn(one)
    expect(one.page.locator(".waits")).to_have_count(0)
    assert len([frame for frame in one.frames if ROLLED.search(frame)]) >= 1


def test_a_second_tab_shows_the_same_table(screen: Callable[..., AppPage]) -> None:
    one = screen()
    race(one, ["here", "here"])
    wait_for_turn(one)
    other = AppPage(one.context, one.address)
    other.page.goto(one.page.url)
    wait_for_turn(other)
    shown = [tab.page.locator("[data-prompt]") for tab in (one, other)]
    before = shown[0].inner_text()
    expect(shown[1]).to_have_text(before)
    for tab in (one, other):
        wait_for_turn(tab)
        tab.move(at_random(1))
        for prompt in shown:
            expect(prompt).not_to_have_text(before)
        wait_for_turn(one)
        wait_for_turn(other)
        before = shown[0].inner_text()
        expect(shown[1]).to_have_text(before)


def test_an_invitation_works_once_and_leaves_the_address(screen: Callable[..., AppPage]) -> None:
    host, guest, late = screen(), screen(size=PHONE, new=True), screen(size=PHONE)
    host.open_box("souriciere", 2, ["here", "friend"])
    host.begin()
    link = host.invitation()
    guest.page.goto(link)
    expect(guest.page.locator(".soon")).to_be_visible()
    assert "#" not in guest.page.url
    assert guest.page.evaluate("history.length") <= 2
    late.page.goto(link)
    expect(late.page.locator("[role=alert]").first).to_be_visible()
    assert "#" not in late.page.url
    host.page.locator(".go .big:enabled").tap()
    expect(guest.page.locator(".table")).to_be_visible()
    assert late.page.locator(".prompt.asked").count() == 0


def test_the_code_for_a_friend_names_an_address_that_a_phone_can_open(browser: Browser, tmp_path: Path) -> None:
    """A host who opened a server on the home network as 127.0.0.1 gives others an address that works on that
    network."""
    with open_house(tmp_path, host="0.0.0.0") as address:
        with urllib.request.urlopen(f"{address}/api/house", timeout=600) as answer:
            home = json.load(answer)["home"] or address  # a machine without a network has only its own address
        host = AppPage(new_context(browser), address)
        host.open_box("souriciere", 2, ["here", "friend"])
        host.begin()
        link = host.invitation()
        assert link.startswith(f"{home}/t/")
        assert home == address or "//127." not in home
        guest = AppPage(new_context(browser, size=PHONE), home)
        guest.page.goto(link)
        expect(guest.page.locator(".soon")).to_be_visible()
        host.page.locator(".go .big:enabled").tap()
        expect(guest.page.locator(".table")).to_be_visible()
        assert (host.foreign, guest.foreign) == ([], [])
        for one in (host, guest):
            one.context.close()


def test_the_secret_of_an_invitation_goes_to_no_address(screen: Callable[..., AppPage]) -> None:
    host, guest = screen(), screen(size=PHONE)
    host.open_box("souriciere", 2, ["here", "friend"])
    host.begin()
    link = host.invitation()
    secret = link.rsplit(".", 1)[1]
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.page.goto(link)
    expect(guest.page.locator(".soon")).to_be_visible()
    assert not any(secret in url for url in asked if "#" not in url)


def test_a_table_that_was_left_can_be_gone_on_with_from_the_shelf(screen: Callable[..., AppPage]) -> None:
    one = screen()
    race(one, ["here", "here"])
    wait_for_turn(one)
    address = one.page.url
    one.page.get_by_role("button", name="To the shelf").click()
    one.page.locator(".going a").tap()
    wait_for_turn(one)
    assert one.page.url == address


def test_a_table_that_is_not_there_says_so(screen: Callable[..., AppPage]) -> None:
    one = screen()
    one.goto("/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(one.page.get_by_role("heading")).to_have_text("This table isn’t there any more.")


def test_who_is_not_at_the_table_only_watches(screen: Callable[..., AppPage]) -> None:
    one, watcher = screen(), screen()
    race(one, ["here", "here"])
    wait_for_turn(one)
    watcher.page.goto(one.page.url)
    expect(watcher.page.locator(".table")).to_be_visible()
    assert watcher.glowing() == []
    one.move(at_random(1))
    expect(watcher.page.locator("[data-prompt]")).to_contain_text("is playing")


def test_a_host_who_was_away_is_offered_the_table_and_takes_it_back(screen: Callable[..., AppPage]) -> None:
    """The page is shown what the server sends to a host who has been replaced."""
    one = screen(new=True)
    asked: list[str] = []

    def between(route: Any) -> None:
        server = route.connect_to_server()

        def up(message: str) -> None:
            if '"do":"become-host"' in message:
                asked.append(message)
            server.send(message)

        def down(message: str) -> None:
            lent = '"may_host":true,' if not asked else ""
            route.send(message.replace('{"kind":"now",', '{"kind":"now",' + lent))

        route.on_message(up)
        server.on_message(down)

    one.page.route_web_socket(re.compile(r"/live"), between)
    race(one, ["here", "here"])
    wait_for_turn(one)
    one.page.get_by_role("button", name="I’m back").tap()
    wait_for_turn(one)
    one.move(at_random(1))
    expect(one.page.get_by_role("button", name="I’m back")).to_have_count(0)
    assert len(asked) == 1
