"""What the options change: the first of two exactly, the length exactly, and the winner's turns by simulation.

python -m research souriciere variants --games 20000
"""

from __future__ import annotations

from statistics import median

from mulot.core.luck import Quick
from mulot.games.souriciere.model import SEATS, Options
from research import parser_of
from research.souriciere.analysis import simulate, solve, steps_of_two

HEAD = (
    *("options", "first of two wins, exactly", "turns of both, on average"),
    "winner's turns in the median, 2 to 6 seats",
)
VARIANTS = {
    "`--edition bookmark`": Options(edition="bookmark"),
    "`--no-exact`": Options(exact=False),
    "`--occupied after`": Options(occupied="after"),
    "all three": Options("bookmark", False, "after"),
}


def row(name: str, options: Options, games: int, seed: int) -> str:
    """A line of the table."""
    duel = solve(steps_of_two(options))
    medians = [median(simulate(options, seats, games, Quick(seed)).turns) for seats in SEATS]
    turns = ", ".join(f"{turns:g}" for turns in medians)
    return f"| {name} | {100 * duel.first_wins:.2f} % | {duel.turns:.2f} | {turns} |"


def main(argv: list[str]) -> int:
    """Work it out and print it."""
    parser = parser_of(__name__, __doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(argv)
    print(f"| {' | '.join(HEAD)} |\n{'| --- ' * len(HEAD)}|")
    for name, options in VARIANTS.items():
        print(row(name, options, given.games, given.seed), flush=True)
    return 0
