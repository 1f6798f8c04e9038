"""How good anybody could be in the pro variant against sensible players: matches for one seat.

python -m research trio strength --games 400
python -m research trio strength --games 400 --open
python -m research trio strength --games 400 --playouts 20000 --first 400

One seat thinks by compiled rounds, far more of them than the strong player has time for (it changes from game to
game), all others are sensible. With `--open` that seat sees all hands: a cheat, and so a ceiling for whoever thinks in
this way and does not cheat. `--playouts` are the imagined rounds a choice; with them a table can be made again exactly,
and in parts (`--first`). It needs the extra `research`.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

from mulot.bots import Budget
from mulot.core.game import Outcome
from mulot.core.luck import Quick
from mulot.games.trio import GAME
from mulot.games.trio.bots import sensible, strong, strongly
from mulot.games.trio.bots.deeper import choose, worths
from mulot.games.trio.model import Action, RoundWon, State
from mulot.games.trio.rules import FACES, STOP
from mulot.lab.arena import Chair
from mulot.lab.intervals import score_interval
from research import parser_of

HEAD = ("seats", "playouts", "sees", "games", "won", "share", "95 of 100", "rounds won", "ms a choice")
PLENTY = 3600.0
"""Seconds: only the playouts end a choice."""
deep = replace(strong, name="deep", choose=partial(strongly, further=choose))
"""The strong player with compiled rounds."""


class Game(NamedTuple):
    """One game: the score of the seat that is measured, rounds won by it and in all, the seconds of its choices."""

    score: float
    won: int
    rounds: int
    choices: list[float]


def play(seats: int, number: int, playouts: int, sees_all: bool) -> Game:
    """The game of this number: one strong player, or one that sees all hands, and sensible ones."""
    rng, seat = Random(f"strength {number}"), number % seats
    luck, thoughts = Quick(rng), Random(f"thoughts {number}")
    s: State = GAME.new(GAME.options(variant="pro"), seats, luck)
    chairs = [Chair(deep if at == seat else sensible, GAME, at, GAME.look(s, at)) for at in range(seats)]
    winners: list[int] = []
    choices = []
    while not isinstance(waiting := GAME.waiting(s), Outcome):
        legal, budget, began = GAME.legal(s, s.turn), Budget(PLENTY, playouts), time.process_time()
        if s.turn != seat:
            action = chairs[s.turn].choose(GAME.look(s, s.turn), legal, rng, budget)
        else:
            if sees_all:
                action = knowing_all(s, legal, thoughts, budget)
            else:
                action = chairs[seat].choose(GAME.look(s, seat), legal, thoughts, budget)
            if len(legal) > 1:
                choices.append(time.process_time() - began)
        events: list[Any] = []
        GAME.play(s, s.turn, action, luck, events.append)
        winners += [event.seat for event in events if isinstance(event, RoundWon)]
        for chair in chairs:
            chair.hear(events)
    return Game(waiting.scores[seat], winners.count(seat), len(winners), choices)


def knowing_all(s: State, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """What the strong player would do if all hands lay open."""
    if len(legal) == 1:
        return legal[0]
    from mulot.games.trio.bots.kernel import thinking

    moves = thinking.think(s, [], [[0.0] * 25] * s.seats, worths(tuple(s.tokens), s.turn), rng, budget)
    face = max(moves, key=lambda move: (move[1], move[2]))[0]
    return FACES[face >> 1][face & 1] if face else STOP


def row(seats: int, playouts: int, sees_all: bool, games: Sequence[Game]) -> str:
    """One line of the table."""
    won, played = sum(game.score for game in games), len(games)
    low, high = score_interval(Counter(game.score for game in games))
    choices = [choice for game in games for choice in game.choices]
    cells = (
        *(f"{seats}", f"{playouts:,}", "all hands" if sees_all else "its own hand", f"{played:,}", f"{won:g}"),
        f"{100 * won / played:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f} %",
        f"{100 * sum(game.won for game in games) / sum(game.rounds for game in games):.1f} %",
        f"{1000 * sum(choices) / len(choices):.1f}",
    )
    return "| " + " | ".join(cells) + " |"


def main(argv: list[str]) -> int:
    """Play and print."""
    parser = parser_of(__name__, "Strong against sensible players.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seats", type=int, default=4, choices=GAME.seats)
    parser.add_argument("--playouts", type=int, default=2000)
    parser.add_argument("--open", action="store_true", help="the measured seat sees all hands")
    parser.add_argument("--both", action="store_true", help="first as it is, then with all hands seen")
    given = parser.parse_args(argv)
    if find_spec("numba") is None:
        print("This study needs the extra `research`: pip install 'mulot[research]'")
        return 1
    numbers = range(given.first, given.first + given.games)
    print("| " + " | ".join(HEAD) + " |")
    print("| --- " * len(HEAD) + "|")
    for sees_all in (False, True) if given.both else (given.open,):
        games = [play(given.seats, number, given.playouts, sees_all) for number in numbers]
        print(row(given.seats, given.playouts, sees_all, games), flush=True)
    return 0
