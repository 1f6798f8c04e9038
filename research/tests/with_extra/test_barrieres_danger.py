"""What one more barrier could cost: compiled counts are compared with the rules, and the net with numpy."""

from __future__ import annotations

import json

import msgspec
import numpy as np
import pytest

import mulot
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.arrays import layout
from mulot.games.barrieres.content import Size
from mulot.games.barrieres.model import Barrier, Options, State
from mulot.games.barrieres.rules import copy, legal, new
from mulot.games.barrieres.tests.random_games import positions, way
from research.barrieres.engine import danger, evaluate

GAME = mulot.load("barrieres")


def barrier_costs(s: State, who: int) -> list[list[float]]:
    """Return for each seat, computed from the rules: the most steps that a barrier by `who` costs it, how many
    barriers cost one step, and how many cost more."""
    found = [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
    asked = copy(s)
    asked.turn = who
    for action in legal(asked, who):
        if not isinstance(action, Barrier):
            continue
        after = copy(asked)
        GAME.play(after, who, action, RandomLuck(0), lambda event: None)
        for seat in range(2):
            costs = way(after, seat) - way(s, seat)
            if costs > 0:
                found[seat][0] = max(found[seat][0], costs)
                found[seat][1 if costs == 1 else 2] += 1
    return found


def engine_dangers(s: State) -> tuple[int, np.ndarray]:
    x = np.zeros(1, evaluate.SCRATCH)[0]
    g, t = layout.lay_out(s)
    return int(evaluate.evaluate_actions(g, t, x, evaluate.search_weights(s.size, 2), False)), x["danger"][:2]


@pytest.mark.parametrize("size", [7, 9])
def test_the_cost_of_barriers_agrees_with_the_rules(size: Size) -> None:
    seen = 0
    for s in positions(size, 12):
        n, found = engine_dangers(s)
        if n < 0 or not s.stock[s.turn]:
            continue
        # The engine tries barriers across one shortest path of each mouse. Every barrier that costs a step crosses it.
        assert found.tolist() == barrier_costs(s, s.turn)
        seen += int(found.sum())
    assert seen > 50


def test_a_seat_without_barriers_is_endangered_by_the_others_barriers() -> None:
    seen = 0
    for s in positions(7, 12):
        stock = [3, 3]
        stock[s.turn] = 0
        s = msgspec.structs.replace(s, stock=stock)
        n, found = engine_dangers(s)
        if n >= 0:
            assert found[s.turn].tolist() == barrier_costs(s, 1 - s.turn)[s.turn]
            seen += int(found[s.turn].sum())
    assert seen > 30


def test_the_net_agrees_with_plain_arithmetic() -> None:
    layers = json.loads(danger.WEIGHTS_FILE.read_text(encoding="utf-8"))["9"]
    weights = evaluate.search_weights(9, 2)
    for s in positions(9, 5):
        x = np.zeros(1, evaluate.SCRATCH)[0]
        g, t = layout.lay_out(s)
        if evaluate.evaluate_actions(g, t, x, weights, False) < 0:
            continue
        evaluate.evaluate_with_dangers(g, t, x, weights)
        told = x["felt"].astype(float)
        for matrix, bias in layers[:-1]:
            told = np.maximum(told @ np.array(matrix) + np.array(bias), 0)
        odds = float((told @ np.array(layers[-1][0]) + np.array(layers[-1][1]))[0])
        assert float(x["chance"][s.turn]) == pytest.approx(1 / (1 + np.exp(-2 * odds)), abs=3e-3)
        assert float(x["chance"].sum()) == pytest.approx(1, abs=1e-5)


def test_a_corridor_that_one_barrier_closes_lowers_the_chance() -> None:
    """Distances and stocks are the same; only what a barrier could cost differs."""
    weights, chances = evaluate.search_weights(9, 2), []
    for worst, more in ((1.0, 0.0), (6.0, 4.0)):
        x = np.zeros(1, evaluate.SCRATCH)[0]
        g, t = layout.lay_out(new(Options(size=9, first=0), 2, RandomLuck(0)))
        t["stock"][:2] = 5
        x["steps"][:2] = 8
        x["danger"][0] = (worst, 6.0, more)
        x["danger"][1] = (1.0, 6.0, 0.0)
        evaluate.evaluate_with_dangers(g, t, x, weights)
        chances.append(float(x["chance"][0]))
    assert chances[0] > chances[1] + 0.1
