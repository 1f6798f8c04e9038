"""Analyses a position set up by hand: all possible results of a throw, and each seat's chance of winning.

In this game of La Souricière, seat 0 is three squares before the last room's hole, and seat 1 is in the trap. What will
the die do?

    python examples/analyse_position.py
"""

from collections import defaultdict
from fractions import Fraction
from random import Random

import mulot
from mulot.core.game import Outcome
from mulot.core.luck import RandomLuck
from mulot.core.outcomes import outcomes
from mulot.games.souriciere.scenes import describe_scene, scene
from mulot.lab.intervals import wilson

GAME = mulot.load("souriciere")


def throw_outcomes(drawing: str) -> dict[str, Fraction]:
    """Return every possible position after seat 0's throw (as `describe_scene` writes it), with its exact
    probability."""
    s = scene(drawing)
    found: dict[str, Fraction] = defaultdict(Fraction)
    for chance, after, _ in outcomes(GAME, s, 0, GAME.legal(s, 0)[0]):
        found[describe_scene(after)] += chance
    return dict(found)


def win_chance(drawing: str, games: int, seed: int = 1) -> float:
    """Return the share of random games from this position that seat 0 wins."""
    rng, won = Random(seed), 0.0
    for _ in range(games):
        s = scene(drawing)
        while not isinstance(now := GAME.waiting(s), Outcome):
            seat = now.must[0]
            GAME.play(s, seat, GAME.legal(s, seat)[0], RandomLuck(rng), lambda event: None)
        won += now.scores[0]
    return won / games


def main(drawing: str = "50 trap2", games: int = 2000) -> None:
    """Print the board, the results of a throw, and the chance of winning."""
    print(GAME.draw(GAME.look(scene(drawing), None)))
    for where, chance in sorted(throw_outcomes(drawing).items(), key=lambda each: -each[1]):
        print(f"  {chance!s:>4}  {where}")
    rate = win_chance(drawing, games)
    low, high = wilson(rate * games, games)
    print(f"seat 0 wins {rate:.1%} of {games} games ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
