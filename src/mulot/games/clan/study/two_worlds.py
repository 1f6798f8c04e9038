"""Whether two worlds that look alike to a seat stay alike (law 3), in as many pairs as wanted."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random
from typing import Any

import msgspec

from mulot.bots import Budget
from mulot.core.game import AnyGame
from mulot.core.luck import Quick
from mulot.games.clan import GAME
from mulot.games.clan.bots import BOTS
from mulot.games.clan.model import Options

encode = msgspec.json.Encoder(order="deterministic").encode
BUDGET = Budget(seconds=1e9, playouts=1)


class Differs(Exception):
    """Somebody can tell two worlds apart by something that was not shown to him."""


class Pairs:
    """What was compared: pairs by question, and how many of the imagined worlds were not the real one."""

    def __init__(self) -> None:
        self.by_question: Counter[str] = Counter()
        self.differing = 0

    @property
    def total(self) -> int:
        return sum(self.by_question.values())


def compare(wanted: int, seed: int = 0, game: AnyGame = GAME) -> Pairs:
    """Play nights until so many pairs have been compared, after questions of every kind.

    Bots play with random moves among theirs, so that storms, trophies and cancelled tiles come up. In every position
    each viewer's world is imagined from what he saw and heard; the same action with the same luck must then look and
    sound the same to him in both worlds, unless something is revealed to him that tells them apart. Else: Differs.
    """
    pairs = Pairs()
    rng = Random(seed)
    for _ in range(10 * wanted):
        if pairs.total >= wanted and set(pairs.by_question) == set(game.asks):
            break
        _one_night(game, rng, pairs)
    return pairs


def _one_night(game: AnyGame, rng: Random, pairs: Pairs) -> None:
    seats = rng.choice(game.seats)
    options = Options(
        forest=rng.choice(["young", "full", "full", "dangerous", "perilous"]),
        moons=rng.choice([7, 10]),
        tooth_needed=rng.random() < 0.7,
        memory_aid=rng.random() < 0.3,
        pointing=rng.random() < 0.3,
    )
    s = game.new(options, seats, Quick(rng))
    bot = BOTS[2]
    memories = [bot.start(game, seat, game.look(s, seat)) for seat in range(seats)]
    heard: list[list[Any]] = [[] for _ in range(seats + 1)]  # the last one is the spectator's
    while s.outcome is None:
        ask: Any = game.waiting(s)
        seat = rng.choice(ask.seats)
        action = rng.choice(game.legal(s, seat))
        if rng.random() < 0.7:
            action = bot.choose(memories[seat], game.look(s, seat), game.legal(s, seat), rng, BUDGET) or action
        luck = rng.random()
        worlds = _imagine(game, s, heard, rng, pairs)
        events: list[Any] = []
        game.play(s, seat, action, Quick(Random(luck)), events.append)
        for viewer, world in worlds.items():
            _compare_after(game, s, events, viewer, world, (seat, action, luck), ask.about, pairs)
        for viewer in range(seats):
            heard[viewer] += [e for e in events if game.hear(e, viewer) is not None]
            bot.notice(memories[viewer], None, [e for e in events if game.hear(e, viewer) is not None])
        heard[seats] += [e for e in events if game.hear(e, None) is not None]


def _imagine(game: AnyGame, s: Any, heard: list[list[Any]], rng: Random, pairs: Pairs) -> dict[int | None, Any]:
    worlds: dict[int | None, Any] = {}
    for viewer in (*range(s.seats), None):
        view = game.look(s, viewer)
        known = heard[s.seats if viewer is None else viewer]
        t = game.imagine(view, known, rng)
        some = [event for event in known if rng.random() < 0.6]
        for world in (t, game.imagine(view, some, rng), game.imagine(view, [], rng)):
            _must(encode(game.look(world, viewer)) == encode(view), viewer, "the imagined world looks different")
            _must(game.waiting(world) == game.waiting(s), viewer, "the imagined world waits for somebody else")
            if viewer is not None:
                same = list(game.legal(world, viewer)) == list(game.legal(s, viewer))
                _must(same, viewer, "other actions are legal in the imagined world")
        pairs.differing += encode(t) != encode(s)
        worlds[viewer] = t
    return worlds


def _compare_after(
    game: AnyGame, s: Any, events: list[Any], viewer: int | None, world: Any, move: Any, about: str, pairs: Pairs
) -> None:
    seat, action, luck = move
    for event in events:
        if event.reveals and event.to is not None and event.to != viewer:
            _must(game.hear(event, viewer) is None, viewer, f"hears {event}")
    if game.why_not(world, seat, action) is not None:
        return
    there: list[Any] = []
    game.play(world, seat, action, Quick(Random(luck)), there.append)
    here_heard = [e for e in events if game.hear(e, viewer) is not None]
    there_heard = [e for e in there if game.hear(e, viewer) is not None]
    alike = encode(here_heard) == encode(there_heard)
    if any(e.reveals for e in (*here_heard, *there_heard)) and not alike:
        return  # something was revealed to this viewer, and it tells the worlds apart
    pairs.by_question[about] += 1
    _must(alike, viewer, "hears the difference")
    _must(encode(game.look(s, viewer)) == encode(game.look(world, viewer)), viewer, "sees the difference")


def _must(holds: bool, viewer: int | None, else_: str) -> None:
    if not holds:
        raise Differs(f"{'a spectator' if viewer is None else f'seat {viewer}'}: {else_}")


def main(argv: list[str]) -> int:
    """Compare so many pairs of worlds and count them by question."""
    parser = argparse.ArgumentParser(prog="mulot study clan two-worlds", description=__doc__)
    parser.add_argument("pairs", type=int, nargs="?", default=10_000, help="how many pairs of worlds to compare")
    parser.add_argument("--seed", type=int, default=0, help="where to begin")
    given = parser.parse_args(argv)
    try:
        done = compare(given.pairs, given.seed)
    except Differs as difference:
        sys.stdout.write(f"two worlds can be told apart: {difference}\n")
        return 1
    sys.stdout.write(f"{done.total} pairs alike, {done.differing} imagined worlds were not the real one\n")
    for question, count in done.by_question.most_common():
        sys.stdout.write(f"  {question}: {count}\n")
    return 0 if done.total >= given.pairs else 1
