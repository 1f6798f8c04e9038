"""Pictures of everything around the games: the first visit, settings, our games, a hint, undo, the game review,
choosing whose view to watch, a share link, a server that does not answer, dark mode, one switch, the celebration."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page

from browser.app_page import keep
from browser.play_by_messages import play_by_wire
from browser.screenshot_taker import Photographer, opening

BLUNDER = [{"type": "step", "to": to} for to in ("c2", "d5", "c3", "d4", "b3", "d3", "b4", "d2", "a4", "d1")]
"""On the smallest board: seat 0 strays one step from its cheese, and seat 1 arrives."""
WHILE = 8_000
"""Milliseconds without input after which a finger shows what can be touched."""


def all_of_them(photographer: Photographer) -> None:
    """Take all pictures, in the order in which they occur on an evening."""
    first_visit(photographer)
    at_a_table(photographer)
    afterwards(photographer)
    looks(photographer)
    party(photographer)


def first_visit(photographer: Photographer) -> None:
    one, page = photographer.screen, photographer.page
    one.goto("/health")
    before = kept(page)
    page.evaluate(keep({name: value for name, value in before.items() if name not in ("voice", "asked")}))
    one.goto("/")
    photographer.snap("first-visit", "dialog .asks")
    page.evaluate(keep(before))
    one.goto("/")
    photographer.snap("settings", ".switches", opening(".switches > button", -1))


def at_a_table(photographer: Photographer) -> None:
    one, guest = photographer.screen, photographer.guest
    one.sit_down("barrieres", ["here", "friend"], first=0)
    one.open_door()
    one.page.locator(".door .toggle").last.click()
    guest.goto("/")
    photographer.snap("shelf-who-is-playing", "#who-is-playing", screen=guest)
    one.sit_down("souriciere", ["here", "here"], first=0, handicap=1)
    play_by_wire(one, 3, end=False)
    photographer.snap("friend", ".prompt.asked", advised)
    photographer.snap("way-back", ".prompt.asked", way_back)
    photographer.snap("finger", ".prompt.asked", lambda page: page.wait_for_selector(".finger"))
    cut_off(photographer)


def afterwards(photographer: Photographer) -> None:
    one = photographer.screen
    one.sit_down("barrieres", ["here", "here"], size=5, barriers=1, first=0)
    play_by_wire(one, len(BLUNDER), wanted=BLUNDER)
    one.page.wait_for_selector(".end[data-kept]")
    photographer.snap("share", ".end", share)
    one.goto(f"/t/{one.table}/replay#course")
    photographer.snap("course", ".panel ol button", lambda page: page.locator(".panel ol button").last.click())
    one.sit_down("trio", ["here", "bot"], variant="pro")
    play_by_wire(one, 2)
    one.page.wait_for_selector(".end[data-kept]")
    one.goto(f"/t/{one.table}/replay")
    photographer.snap("whose-eyes", ".tools .eyes", opening(".tools .eyes"))
    one.goto("/ours")
    photographer.snap("ours", ".photo")


def looks(photographer: Photographer) -> None:
    """Take pictures of dark mode, and of the frame for players with one switch."""
    one, page = photographer.screen, photographer.page
    one.goto("/health")
    before = kept(page)
    page.evaluate(keep(before | {"look": "dark"}))
    one.goto("/")
    photographer.snap("dark-shelf", ".shelf li:nth-child(5) .cover svg")
    one.goto("/box/clan")
    photographer.snap("dark-box", ".chairs li")
    page.evaluate(keep(before | {"scan": 3000}))
    one.sit_down("trio", ["here", "here"], first=0)
    photographer.snap("one-switch", "[data-framed]")
    page.evaluate(keep(before))


def party(photographer: Photographer) -> None:
    one = photographer.screen
    one.goto("/learn/barrieres")
    photographer.snap("party", ".teacher", to_the_end)


def kept(page: Page) -> dict[str, Any]:
    settings: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('mulot.settings')"))
    return settings


def advised(page: Page) -> None:
    """Ask for a hint until one is given: on a busy machine a bot may not finish in time."""
    for _ in range(20):
        page.locator(".prompt .tools button").first.click()
        page.wait_for_timeout(1500)
        if page.locator(".board .pointed").count():
            return


def way_back(page: Page) -> None:
    opening("header .tools button", 1)(page)
    page.locator("dialog .round").last.wait_for()


def cut_off(photographer: Photographer) -> None:
    """Cut the connection, then touch something."""
    one, wires, cut = photographer.screen, list[Any](), {"off": False}

    def between(wire: Any) -> None:
        if cut["off"]:
            wire.close(code=1001)
        else:
            wire.connect_to_server()
            wires.append(wire)

    def touched(page: Page) -> None:
        cut["off"] = True
        wires[-1].close(code=1001)
        page.wait_for_selector(".status")
        page.locator(".board [data-touch].can").first.dispatch_event("click")
        page.wait_for_selector(".waits")

    # This lasts until the page is reloaded in the next language.
    one.page.on("domcontentloaded", lambda _: cut.update(off=False))
    one.page.route_web_socket(re.compile(r"/live"), between)
    photographer.snap("no-answer", ".prompt.asked", touched)


def share(page: Page) -> None:
    page.locator(".end .first .round").click()
    button = page.locator(".end .more .soft", has=page.locator("svg")).nth(1)
    button.click()
    page.wait_for_selector(".share")


def to_the_end(page: Page) -> None:
    for _ in range(400):
        if page.locator("svg.party").count():
            return
        on, touch = page.locator(".teacher button.big"), page.locator(".board [data-touch].can.pointed")
        if on.count():
            on.first.click()
        elif touch.count():
            touch.last.dispatch_event("click")
        page.wait_for_timeout(40)
