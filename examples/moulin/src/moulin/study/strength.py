"""How often the miller beats Dusty, with an interval."""

from __future__ import annotations

import argparse

from mulot.lab.intervals import score_interval
from mulot.lab.simulate import Plan, mean, simulate


def main(argv: list[str]) -> int:
    """Play the match and print the score."""
    parser = argparse.ArgumentParser(prog="mulot study moulin strength", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    chosen = parser.parse_args(argv)
    plan = Plan("moulin", 2, ("miller", "dusty"), games=chosen.games, rotate=True, seconds=5.0)
    for tally in simulate(plan):
        scores = tally.bots["miller"]
    low, high = score_interval(scores)
    print(
        f"miller against dusty: {mean(scores) * chosen.games:g} of {chosen.games} ({100 * low:.0f}–{100 * high:.0f} %)"
    )
    return 0
