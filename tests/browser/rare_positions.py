"""Pictures of moments that occur late, rarely or never in a normal game. A scripted server shows them."""

from __future__ import annotations

import itertools
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Page

import mulot
from browser import positions_by_hand as staged
from browser.positions_for_every_event import RefusalCase, moments_of
from browser.screenshot_taker import Photographer
from browser.scripted_server import Puppet
from mulot.core.errors import Refused
from mulot.core.game import Ask
from mulot.table.messages import Rejection, UndoView

REFUSED = {"barrieres": "closes-way", "clan": "face-up", "trio": "top-card-only"}
"""For each game, a refusal that shows something."""
LATE = {"crossroads": "decide", "keep": "keep"}
"""Late questions of Les Mystiques, and how their answers begin."""


def all_of_them(photographer: Photographer) -> None:
    """Take pictures of late questions, a paused table, and refusals that show something on the board."""
    questions(photographer)
    refusal(photographer, "mystiques", denied_in_mystiques())
    rests(photographer)
    for title, no in REFUSED.items():
        refusal(photographer, title, moments_of(title).refusals[no])


def questions(photographer: Photographer) -> None:
    """Take pictures of the questions that come late in the game."""
    game = mulot.load("mystiques")
    for name, kind in LATE.items():
        scenes = staged.scenes(game)
        s, seats, seat = next((s, n, seat) for s, n, seat, action, _ in scenes if game.write(action).startswith(kind))
        puppet = Puppet(photographer.screen, "mystiques", seats)
        view, own = game.look(s, None), game.look(s, seat).own
        legal = {seat: game.legal(s, seat)}
        puppet.open(puppet.now(view, game.waiting(s), eye=seat, own=own, legal=legal))
        photographer.snap(f"mystiques-{name}", ".panel", past_the_story)


def denied_in_mystiques() -> RefusalCase:
    """Return the first of the staged scenes whose refusal points at something."""
    game = mulot.load("mystiques")
    for s, seats, seat, action, _ in staged.scenes(game):
        reason, waiting = game.why_not(s, seat, action), game.waiting(s)
        if reason is not None and reason.show and isinstance(waiting, Ask):
            return RefusalCase(seats, seat, game.look(s, None), game.look(s, seat).own, waiting, action, reason)
    raise AssertionError("none of them points at anything")


def rests(photographer: Photographer) -> None:
    """Take pictures of a pause, for the host, for a guest, and for a guest whose host is absent, and of the lobby
    without its host; and of what a table asks: for consent to an undo, for a stand-in for somebody absent, and whose
    turn it is to look at a shared screen."""
    game = mulot.load("trio")
    s = next(itertools.islice(staged._positions(game, 3, 1, 9), 8, None))
    away = Puppet(photographer.screen, "trio", 3).shown().seats
    away = (replace(away[0], here=False, stand_in_offered=True), *away[1:])
    abouts: dict[str, tuple[str, dict[str, Any]]] = {
        "rests": (".paused", {"paused": True}),
        "rests-guest": (".paused", {"paused": True}),
        "rests-host-away": (".paused", {"paused": True, "host_offered": True}),
        "lobby-host-away": (".soon", {"phase": "open", "host_offered": True}),
        "notice-undo": (".notice", {"undo": UndoView(0, 3, (1,))}),
        "notice-away": (".notice", {"seats": away}),
        "curtain": (".curtain", {}),
    }
    for name, (ready, about) in abouts.items():
        puppet, hosting = Puppet(photographer.screen, "trio", 3), name == "rests"
        puppet.about = about
        view, own = game.look(s, None), game.look(s, 1).own
        curtain = 1 if name == "curtain" else None
        puppet.open(puppet.now(view, game.waiting(s), eye=1, own=own, hosting=hosting, curtain=curtain))
        photographer.snap(name, ready)


def refusal(photographer: Photographer, title: str, case: RefusalCase) -> None:
    puppet = Puppet(photographer.screen, title, case.seats)
    reason = case.reason
    key = Refused(reason, title).key
    puppet.answer = lambda wish: Rejection(wish["id"], reason.no, key, reason.rule, reason.args, reason.show)
    legal: dict[int, list[Any]] = {case.seat: [case.action]}
    puppet.open(puppet.now(case.view, case.waiting, eye=case.seat, own=case.own, legal=legal))
    photographer.snap(f"refused-{title}", ".prompt [data-possible]", try_it)


def past_the_story(page: Page) -> None:
    if page.locator("[data-touch=close]").count():
        page.locator("[data-touch=close]").tap()


def try_it(page: Page) -> None:
    """Touch the only entry in the list of actions."""
    page.locator(".prompt [data-possible]").click()
    page.locator("dialog li button").first.click()
    page.wait_for_selector(".prompt.refused")
