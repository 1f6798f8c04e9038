"""Simulates games of La Souricière with two to six mice, using the real rules.

    python -m research souriciere analysis
    python -m research souriciere analysis --edition bookmark --no-exact --occupied after --games 20000

`exact_solution` has the exact values for two and three mice.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import median
from typing import NamedTuple

from mulot.core.luck import Luck, RandomLuck
from mulot.games.souriciere import rules
from mulot.games.souriciere.model import ROLL, SEATS, Options
from research import module_parser


class SimulatedGames(NamedTuple):
    """The number of turns of each winner, how often each mouse won (0 is the mouse that began), and how often each
    event happened."""

    turns: list[int]
    winners: Counter[int]
    events: Counter[str]


def simulate(options: Options, seats: int, games: int, luck: Luck) -> SimulatedGames:
    """Play games from the first throw until a mouse reaches the cheese, and return the results."""
    turns, winners, events = list[int](), Counter[int](), Counter[str]()

    def count(event: object) -> None:
        events[type(event).__name__] += 1

    for _ in range(games):
        s = rules.new(options, seats, luck)
        first = s.turn
        while rules.legal(s, s.turn):
            rules.play(s, s.turn, ROLL, luck, count)
        if s.winner is not None:
            turns.append((s.turns - 1) // seats + 1)  # the mice alternate, and the last turn was the winner's
            winners[(s.winner - first) % seats] += 1
    return SimulatedGames(turns, winners, events)


def table_row(options: Options, seats: int, games: int, seed: int) -> str:
    """Play games with this number of seats and return a row of the table."""
    done = simulate(options, seats, games, RandomLuck(seed))
    ranked = sorted(done.turns)
    span = f"{ranked[len(ranked) // 20]}–{ranked[-len(ranked) // 20]}"
    shares = " / ".join(f"{100 * done.winners[i] / games:.1f}" for i in range(seats))
    falls = done.events["Fell"] / games / seats
    caught = (done.events["Caught"] + done.events["SlidDown"]) / games / seats
    return f"| {seats} | {median(ranked):g} | {span} | {shares} | {falls:.2f} | {caught:.2f} |"


def main(argv: list[str]) -> int:
    """Play games for each number of seats and print the table."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--edition", choices=("ravensburger", "bookmark"), default="ravensburger")
    parser.add_argument("--exact", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--occupied", choices=("before", "after"), default="before")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(argv)
    options = Options(given.edition, given.exact, given.occupied)
    print("| seats | winner's turns, median | 5–95 % | wins in order of play, % | falls per mouse | caught per mouse |")
    print("| --- | --- | --- | --- | --- | --- |")
    for seats in SEATS:
        print(table_row(options, seats, given.games, given.seed), flush=True)
    return 0
