"""How the characters do against each other: the matches of the README, seats rotated, a line each.

python -m research trio matches
python -m research trio matches --games 40 --only 3

It takes some minutes, nearly all of them for the strong player.
"""

from __future__ import annotations

from typing import NamedTuple

from mulot.lab.intervals import score_interval
from mulot.lab.simulate import Plan, mean, simulate
from research import parser_of

HEAD = ("game", "players", "score of the first", "interval", "games", "playouts")


class Match(NamedTuple):
    """One against one, or one against three of a kind."""

    variant: str
    bot: str
    others: tuple[str, ...]
    games: int
    seed: int = 0
    playouts: int | None = None


MATCHES = (
    Match("pro", "strong", ("sensible",), 60, 1000, 100),
    Match("pro", "strong", ("sensible",) * 3, 60, 1000, 100),
    Match("pro", "sensible", ("gentle",), 1000),
    Match("pro", "sensible", ("gentle",) * 3, 1000),
    Match("pro", "gentle", ("random",), 1000),
    Match("pro", "gentle", ("random",) * 3, 1000),
    Match("basic", "sensible", ("random",), 1000),
    Match("basic", "sensible", ("random",) * 3, 1000),
)


def row(match: Match, games: int, jobs: int) -> str:
    """Play a match; a line of the table."""
    bots = (match.bot, *match.others)
    plan = Plan("trio", len(bots), bots, {"variant": match.variant}, games, match.seed, True, playouts=match.playouts)
    *_, tally = simulate(plan, jobs=jobs)
    low, high = score_interval(tally.bots[match.bot])
    other = match.others[0] if len(match.others) == 1 else f"three {match.others[0]}"
    score = f"{100 * mean(tally.bots[match.bot]):.1f} %"
    cells = (match.variant, f"{match.bot}, {other}", score, f"{100 * low:.1f}–{100 * high:.1f} %", f"{games:,}")
    return f"| {' | '.join(cells)} | {match.playouts or ''} |"


def main(argv: list[str]) -> int:
    """Play and print."""
    parser = parser_of(__name__, __doc__)
    parser.add_argument("--games", type=int, help="another number of games")
    parser.add_argument("--only", type=int, action="append", help="the line of this number, from 1")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    given = parser.parse_args(argv)
    print("| " + " | ".join(HEAD) + " |")
    print("| --- " * len(HEAD) + "|")
    for number, match in enumerate(MATCHES, 1):
        if not given.only or number in given.only:
            print(row(match, given.games or match.games, given.jobs), flush=True)
    return 0
