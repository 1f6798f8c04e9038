"""Runs OpenSpiel's counterfactual regret minimisation (CFR) on a small variant and compares it with the exact value.

The variant is an ending of Barrières on 5×5: no barriers are left, the mice are close to each other, and the game is a
draw after a few more plies. CFR sees only the adapter's game tree; `Expectimax` uses the rules.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score

import mulot
from mulot.bots.expectimax import Expectimax
from mulot.core.game import AnyGame
from mulot.core.luck import ScriptedLuck
from mulot.lab import openspiel_game
from research import module_parser

OPTIONS = {"size": 5, "barriers": 0, "first": 0}
ENDS = {"won": (("c3", "b4"), 4), "drawn": (("c2", "a4"), 4)}
"""The squares of the mice, and how many plies are left, by the value of the ending."""


def barrieres_ending(mice: tuple[str, str], plies: int) -> AnyGame:
    """Return Barrières with the mice on these squares at the start and only this many plies."""
    rules = mulot.load("barrieres")

    def new(options: Any, seats: int, luck: Any) -> Any:
        s = rules.new(options, seats, luck)
        s.mice, s.ply = mice, rules.max_plies(options, seats) - plies
        return s

    return replace(rules, new=new)


def solve_by_cfr(name: str, rounds: int) -> tuple[float, float, int]:
    """Return the first seat's value (-1 to 1) under CFR's average policy, the exact value, and the number of
    information states."""
    mice, plies = ENDS[name]
    small = barrieres_ending(mice, plies)
    game = pyspiel.load_game(openspiel_game.register(small, 2, OPTIONS, f"mulot_ending_{name}", openspiel_game.AGAINST))
    solver = cfr.CFRSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    found = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
    start = small.new(small.options(**OPTIONS), 2, ScriptedLuck())
    exact = 2 * Expectimax(small).value(start, plies + 1)[0] - 1
    return float(found), exact, len(policy.state_lookup)


def main(argv: list[str]) -> None:
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--rounds", type=int, default=20)
    rounds = parser.parse_args(argv).rounds
    for name in ENDS:
        found, exact, states = solve_by_cfr(name, rounds)
        print(
            f"CFR, {rounds} rounds, {states} information states: {found:+.3f} for the first seat; exactly {exact:+.0f}"
        )
        assert abs(found - exact) < 0.1, "CFR on the adapter's tree and the rules disagree"
