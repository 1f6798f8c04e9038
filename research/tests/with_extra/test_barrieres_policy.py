"""The features of actions: they agree with the rules, and are the same for both seats and both sides."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import mulot
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.arrays import layout
from mulot.games.barrieres.content import Size
from mulot.games.barrieres.model import Action, Barrier, Options, State, Step
from mulot.games.barrieres.rules import copy, legal, new
from mulot.games.barrieres.tests.random_games import positions, turned, way
from research.barrieres.engine import evaluate, policy

GAME = mulot.load("barrieres")


def kinds_of(s: State) -> dict[Action, list[int]]:
    """Return the kinds of every action, as the engine writes them; empty if the mouse can arrive at once."""
    x = np.zeros(1, evaluate.SCRATCH)[0]
    g, t = layout.lay_out(s)
    n = int(evaluate.evaluate_actions(g, t, x, evaluate.search_weights(s.size, 2), True))
    return {layout.decode(int(x["actions"][i]), s.size): x["kinds"][i].tolist() for i in range(n)}


@pytest.mark.parametrize("size", [7, 9])
def test_the_kinds_of_every_legal_action_agree_with_its_effects(size: Size) -> None:
    seen = Counter[str]()
    for s in positions(size, 8):
        found = kinds_of(s)
        if not found:
            continue
        assert set(found) == set(legal(s, s.turn))
        ways = [way(s, seat) for seat in range(2)]
        for action, kinds in found.items():
            after = copy(s)
            GAME.play(after, s.turn, action, RandomLuck(0), lambda event: None)
            costs = [way(after, seat) - ways[seat] for seat in range(2)]
            if isinstance(action, Step):
                gains = (kinds[0] - policy.STEP) // (policy.AHEAD * 9) - 2
                assert gains == min(max(costs[s.turn], -2), 1)
                assert kinds[1:] == [policy.NO_KIND] * 4
                seen["steps"] += 1
            elif isinstance(action, Barrier):
                does = (kinds[0] - policy.BARRIER) // (4 * policy.AHEAD)
                assert does == min(costs[1 - s.turn], 4) * 3 + min(costs[s.turn], 2)
                many = (kinds[0] - policy.BARRIER) // policy.AHEAD % 4
                assert many == sum(s.stock[s.turn] > most for most in (1, 3, 6)), "as many as were in hand before it"
                ahead = (kinds[0] - policy.BARRIER) % policy.AHEAD - 3
                assert ahead == min(max(ways[1 - s.turn] - ways[s.turn], -3), 3)
                seen["barriers that cost something" if any(costs) else "others"] += 1
    assert min(seen.values()) > 15, seen


def test_kinds_are_the_same_for_both_seats() -> None:
    """The last kind is not compared, because it depends on which of several shortest paths was found."""
    compared = 0
    for s in positions(7, 8):
        here, there = ([tuple(kinds[:4]) for kinds in kinds_of(each).values()] for each in (s, turned(s)))
        assert Counter(here) == Counter(there)
        compared += len(here)
    assert compared > 100


def test_the_position_of_a_barrier_is_relative_to_the_mice() -> None:
    """Barriers in front of the other mouse, behind it and next to it are distinguished, but not left and right."""
    s = new(Options(size=9, first=0), 2, RandomLuck(0))
    found = kinds_of(s)

    def place(name: str) -> int:
        return found[Barrier(name[:-1], "h" if name[-1] == "h" else "v")][1]

    assert place("e8h") == place("d8h")
    assert len({place("e8h"), place("e7h"), place("c8h"), place("e8v")}) == 4


def test_the_logit_is_the_sum_of_the_kinds_weights() -> None:
    weights: Any = np.arange(policy.COUNT + 3, dtype=np.float32)
    x = np.zeros(1, evaluate.SCRATCH)[0]
    x["kinds"][4] = (1, 20, 300, 4, 5)
    assert float(policy.action_logit(x, 4, weights, 3)) == 1 + 20 + 300 + 4 + 5 + 5 * 3


@pytest.mark.parametrize("size", [7, 9])
def test_the_shipped_weights_are_complete_and_plausible(size: int) -> None:
    """Steps forward get higher weights than steps back, and an action with fewer kinds is not penalised."""
    learnt = policy.load_weights(size)
    assert len(learnt) == policy.COUNT + 1
    assert learnt[policy.NO_KIND] == 0
    assert learnt[-1] > 0
    by_gain = learnt[: policy.BARRIER].reshape(4, policy.AHEAD, 3, 3)
    assert by_gain[1].mean() > by_gain[2].mean() > by_gain[3].mean()
    assert policy.load_weights(5) is None
