"""A shared screen keeps no secrets of the last seat, neither in the page nor in its memory.

Two worlds that differ only in what seat i may know are shown on one shared screen: to seat i, then the curtain falls,
then to seat j. From the curtain on, both pages must be identical. Canaries in what was sent for seat i alone must be
gone from the browser's memory. `tests/server` compares everything that is sent.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import mulot
from browser.app_page import AppPage
from browser.scripted_server import Puppet, json_of
from kit.sampled_cases import sample
from mulot.cli.i18n import Translator
from mulot.core.game import Ask, Outcome
from mulot.core.luck import RandomLuck
from mulot.core.match import Match
from mulot.testing.laws import random_options

SECRETIVE: dict[str, tuple[str, dict[str, Any]]] = {
    "a tile looked at": ("clan", {}),
    "a hand": ("trio", {"variant": "pro"}),
    "the top card": ("trio", {"variant": "basic", "choose_side": True}),
}
GAMES, PLIES = 8, 60
"""The number of games to search for a secret; games with secrets have one in the first game or two."""
CANARY = "canary5f0e7a91c2"
PAGE = """() => {
  const values = [...document.querySelectorAll("input, select")].map((one) => one.value);
  const kept = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
  return [document.documentElement.outerHTML, ...values, ...kept, location.href, document.title].join("\\n");
}"""


@dataclass(frozen=True)
class Worlds:
    """One move in two worlds: what seat `i` sees and hears differs; what `j` sees and hears is the same."""

    game: str
    seats: int
    i: int
    j: int
    before: Any
    owns_before: tuple[Any, Any]
    owns: tuple[Any, Any]
    events: tuple[tuple[Any, ...], tuple[Any, ...]]
    after: Any
    own_j: Any


@cache
def worlds_of(game: str, *options: tuple[str, Any]) -> Worlds | None:
    """Return a move from a real game after which only one seat knows something, or None if the game has no secrets."""
    rules = mulot.load(game)
    for seed in range(GAMES):
        rng = Random(seed)
        seats = rng.choice(rules.seats)
        match = Match(rules, seats, seed, {**random_options(rules, seats, rng), **dict(options)})
        for _ in range(PLIES):
            waiting = match.waiting
            if isinstance(waiting, Outcome):
                break
            i = rng.choice(waiting.seats)
            action = rng.choice(match.legal(i))
            found = seats > 1 and _parted(match, i, (i + 1) % seats, action, rng)
            if found:
                return found
            match.play(i, action)
    return None


def _parted(match: Match, i: int, j: int, action: Any, rng: Random) -> Worlds | None:
    game, real = match.game, match.state
    other = game.imagine(match.look(j), match.events_for(j), rng)
    if action not in game.legal(other, i):
        return None
    luck, told, after = rng.getrandbits(32), [], []
    for world in (real, other):
        s, events = game.copy(world), list[Any]()
        game.play(s, i, action, RandomLuck(luck), events.append)
        told.append(events)
        after.append(s)

    def heard(events: list[Any], seat: int | None) -> tuple[Any, ...]:
        return tuple(h for e in events if (h := game.hear(e, seat)) is not None)

    owns = (game.look(after[0], i).own, game.look(after[1], i).own)
    if owns[0] == owns[1] or heard(told[0], j) != heard(told[1], j):
        return None
    if game.look(after[0], j) != game.look(after[1], j):
        return None
    return Worlds(
        game.id,
        match.seats,
        i,
        j,
        game.look(real, None),
        (game.look(real, i).own, game.look(other, i).own),
        owns,
        (heard(told[0], i), heard(told[1], i)),
        game.look(after[0], None),
        game.look(after[0], j).own,
    )


@pytest.mark.parametrize("game", mulot.shelf())
def test_the_titles_with_secrets_are_those_we_know_of(game: str) -> None:
    assert (worlds_of(game) is not None) == (game in {game for game, _ in SECRETIVE.values()})


def of_secret(secret: str) -> Worlds:
    game, options = SECRETIVE[secret]
    worlds = worlds_of(game, *options.items())
    assert worlds is not None
    return worlds


def with_canary(value: Any) -> Any:
    """Return this as JSON, with a canary in every private part."""
    return None if value is None else {**json_of(value), "canary": CANARY}


def private(event: Any) -> bool:
    return bool(event.reveals) and event.to is not None


def nobody(puppet: Puppet) -> Ask:
    return Ask(puppet.rules.asks[0], (), ())


def shown_to_i(one: AppPage, worlds: Worlds, world: int) -> Puppet:
    """Return a page on which seat i has seen and heard what only seat i may."""
    everybody = tuple(range(worlds.seats))
    puppet = Puppet(one, worlds.game, worlds.seats)
    asked = nobody(puppet)
    puppet.open(puppet.now(worlds.before, asked, yours=everybody, curtain=worlds.i))
    expect(one.page.locator(".curtain")).to_be_visible()
    puppet.tell(
        puppet.now(worlds.before, asked, yours=everybody, eye=worlds.i, own=with_canary(worlds.owns_before[world]))
    )
    events = tuple(with_canary(event) if private(event) else event for event in worlds.events[world])
    puppet.tell(
        puppet.now(
            worlds.after, asked, yours=everybody, eye=worlds.i, own=with_canary(worlds.owns[world]), events=events
        )
    )
    expect(one.page.locator(".curtain")).to_have_count(0)
    return puppet


def pass_on(one: AppPage, puppet: Puppet, worlds: Worlds, leak: Any = None) -> list[str]:
    """Drop the curtain for j and lift it. Return the page at both moments, and the log that j can open."""
    everybody, asked, pages = tuple(range(worlds.seats)), nobody(puppet), list[str]()
    puppet.tell(puppet.now(worlds.after, asked, yours=everybody, curtain=worlds.j, own=leak, events=()))
    expect(one.page.locator(".curtain")).to_be_visible()
    pages.append(page_of(one, puppet))
    puppet.tell(
        puppet.now(worlds.after, asked, yours=everybody, eye=worlds.j, own=worlds.own_j if leak is None else leak)
    )
    expect(one.page.locator(".curtain")).to_have_count(0)
    pages.append(page_of(one, puppet))
    one.page.locator("header .tools button").nth(-2).click()
    expect(one.page.locator("dialog")).to_be_visible()
    pages.append(page_of(one, puppet))
    one.page.keyboard.press("Escape")
    return pages


def page_of(one: AppPage, puppet: Puppet) -> str:
    """Return the whole page, without the table's id and the time, which are different for each scripted server."""
    text: str = one.page.evaluate(PAGE)
    return re.sub(r"puppet-\w+-\d+", "puppet", re.sub(r'(when\\*":)\d{13}\b', r"\1now", text))


def remembers(one: AppPage, what: str) -> bool:
    """True if the text is anywhere in the page's memory after garbage collection."""
    session = one.context.new_cdp_session(one.page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot")
    session.detach()
    return what in "".join(parts)


@pytest.mark.parametrize("secret", SECRETIVE)
def test_a_screen_that_is_passed_on_shows_nothing_of_the_seat_before(
    screen: Callable[..., AppPage], secret: str
) -> None:
    worlds = of_secret(secret)
    pages = []
    for world in (0, 1):
        one = screen(settings={"voice": True}, puppet=True)
        puppet = shown_to_i(one, worlds, world)
        pages.append((page_of(one, puppet), pass_on(one, puppet, worlds), one.page.evaluate("window.spoken")))
    (first, passed, spoken), (second, passed_too, spoken_too) = pages
    assert first != second, "the worlds do not differ for the seat that looks, so this shows nothing"
    assert passed == passed_too
    assert spoken == spoken_too, "a private event was read aloud at a shared table"


@pytest.mark.parametrize("secret", sample(list(SECRETIVE), 1))
def test_a_screen_that_is_passed_on_remembers_nothing(screen: Callable[..., AppPage], secret: str) -> None:
    worlds = of_secret(secret)
    one = screen(new=True)
    puppet = shown_to_i(one, worlds, 0)
    assert remembers(one, CANARY), "the canary is not found where it must be: the search fails"
    pass_on(one, puppet, worlds)
    assert not remembers(one, CANARY)


@pytest.mark.parametrize("secret", sample(list(SECRETIVE), 1))
def test_a_planted_leak_is_seen(screen: Callable[..., AppPage], secret: str) -> None:
    """If the server sends what only i may see to j, the pages of the two worlds differ, and the canary stays."""
    worlds = of_secret(secret)
    pages = []
    for world in (0, 1):
        one = screen(new=True)
        puppet = shown_to_i(one, worlds, world)
        pages.append(pass_on(one, puppet, worlds, leak=with_canary(worlds.owns[world])))
    assert remembers(one, CANARY)
    assert pages[0] != pages[1]


LOOKED_AT = ".board [data-touch='put-back']"


def test_two_seats_of_le_clan_at_one_device_look_behind_the_curtain(screen: Callable[..., AppPage]) -> None:
    """On a real server, the tile's face is neither sent nor in the page from the touch on a tile until its seat lifts
    the curtain."""
    one = screen(settings={"voice": True})
    one.sit_down("clan", ["here", "here"], first=0)
    for seat, place in ((0, "a1"), (1, "b2")):
        one.page.locator(f".board [data-touch='tile-{place}']").tap()
        expect(one.page.locator(".curtain")).to_be_visible()
        expect(one.page.locator(LOOKED_AT)).to_have_count(0)
        assert not [frame for frame in one.frames if '"looking":{' in frame or '"saw"' in frame], "nothing was sent"
        before: str = one.page.evaluate(PAGE)
        one.page.locator(".curtain .big").tap()
        expect(one.page.locator(".curtain")).to_have_count(0)
        expect(one.page.locator(LOOKED_AT)).to_be_visible()
        face = seen_under_the_lamp(one, seat)
        assert face not in before
        assert "\n" + face not in "\n".join(text for _, text in one.page.evaluate("window.spoken"))
        one.page.locator(LOOKED_AT).tap()
        expect(one.page.locator(LOOKED_AT)).to_have_count(0)
        assert face not in one.page.evaluate(PAGE)
        one.frames.clear()


def seen_under_the_lamp(one: AppPage, seat: int) -> str:
    """Return the page's name for the tile that this seat was sent, which the page must contain."""
    sent = next(frame for frame in one.frames if '"looking":{' in frame)
    tile = re.search(r'"face":\{"tile":"([\w-]+)"', sent[sent.index('"own"') :])
    assert tile is not None
    assert f'"eye":{seat}' in sent
    name = Translator("en", mulot.load("clan")).game_text(f"thing-{tile[1]}")
    assert name in one.page.evaluate(PAGE)
    return name


def test_a_clue_is_not_given_a_second_time(screen: Callable[..., AppPage]) -> None:
    one = screen()
    one.sit_down("clan", ["here", "here"], first=0)
    prompt = one.page.locator("[data-prompt]").first
    for touched in ("pass", "pass", "edge-top-a"):
        expect(one.page.locator(".table[data-busy=false]")).to_be_visible()
        expect(one.page.locator(f".board [data-touch='{touched}'].can")).to_be_visible()
        asked = prompt.inner_text()
        one.page.touchscreen.tap(*next((x, y) for name, x, y in one.glowing() if name == touched))
        expect(prompt).not_to_have_text(asked)
    expect(one.page.locator(".table[data-busy=false]")).to_be_visible()
    one.page.get_by_role("button", name="More", exact=True).tap()
    one.page.locator("dialog").get_by_role("button", name="Take it back").tap()
    expect(one.page.locator(".prompt.refused [data-prompt]")).to_have_text(
        Translator("en").house_text("no-seen-or-told")
    )
