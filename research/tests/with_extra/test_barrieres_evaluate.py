"""The compiled evaluation: the values of steps and barriers, and which actions a search drops."""

from __future__ import annotations

import math
from random import Random

import numpy as np

import mulot
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.arrays import layout
from mulot.games.barrieres.arrays.bits import new_random_state
from mulot.games.barrieres.bots.evaluator import chances_of_four
from mulot.games.barrieres.content import Size, board
from mulot.games.barrieres.model import Options, State
from mulot.games.barrieres.rules import new
from mulot.games.barrieres.rules.maze import maze_of
from research.barrieres.engine import economy, evaluate, search

GAME = mulot.load("barrieres")


def positions(size: Size, count: int) -> list[State]:
    rng, found = Random(size), list[State]()
    while len(found) < count:
        s = new(Options(size=size, first=0), 2, RandomLuck(rng))
        for _ in range(rng.randrange(30)):
            if s.outcome is None:
                GAME.play(s, s.turn, rng.choice(GAME.legal(s, s.turn)), RandomLuck(rng), lambda event: None)
        if s.outcome is None:
            found.append(s)
    return found


def chance_on_turn(size: int, ways: tuple[int, int], stocks: tuple[int, int], turn: int = 0) -> float:
    """Return the winning chance of the seat to move. Distances and stocks are given for this seat first, then for the
    other."""
    chance, order = np.zeros(4, np.float32), slice(None, None, -1 if turn else 1)
    g, weights = layout.geometry(size, 2), evaluate.search_weights(size, 2)
    evaluate.evaluate(g, np.array(ways[order]), np.array(stocks[order]), turn, weights, chance)
    assert math.isclose(float(chance[0] + chance[1]), 1, abs_tol=1e-6)
    return float(chance[turn])


def test_steps_and_barriers_have_values_and_both_seats_are_evaluated_alike() -> None:
    for size in (5, 7, 9, 11):
        start, full = size - 1, size + 1
        even = chance_on_turn(size, (start, start), (full, full))
        assert even == chance_on_turn(size, (start, start), (full, full), turn=1)
        assert chance_on_turn(size, (start - 2, start), (full, full)) > even + 0.05
        half = chance_on_turn(size, (start, start), (full // 2, full // 2))
        assert chance_on_turn(size, (start, start), (full // 2, full // 2 - 2)) > half + 0.05, "what is in hand counts"
        assert chance_on_turn(size, (3, 7), (0, 0)) > 0.9
        assert chance_on_turn(size, (7, 3), (0, 0)) < 0.1
        assert chance_on_turn(size, (1000, 3), (50, 0)) <= 1 - economy.MIN_CHANCE


def test_below_the_root_only_hopeless_actions_are_dropped() -> None:
    x, nodes = np.empty(1, evaluate.SCRATCH)[0], np.empty(60_000, search.NODE)
    for s in positions(7, 10):
        g, t = layout.lay_out(s)
        weights = evaluate.search_weights(7, 2)
        search.think(g, np.array([t]), nodes, 0, 120, x, weights, new_random_state(1), np.empty(0, np.int32))
        if int(nodes[0]["winner"]) >= 0:
            continue
        first = int(nodes[0]["first"])
        grown = [i for i in range(first, first + int(nodes[0]["children"])) if nodes[i]["children"]]
        assert grown
        for i in grown:
            begin, count = int(nodes[i]["first"]), int(nodes[i]["children"])
            assert count >= 1
            assert nodes[begin : begin + count]["mover"].tolist() == [1 - s.turn] * count


def test_four_seats_are_evaluated_as_in_a_game_review() -> None:
    """Game reviews evaluate four seats in plain Python (`chances_of_four`)."""
    s = new(Options(size=5, barriers=2, first=0), 4, RandomLuck(0))
    for move in ["c2", "b3", "c4", "d3", "c1"]:
        GAME.play(s, s.turn, GAME.read(move), RandomLuck(0), lambda event: None)
    g, t = layout.lay_out(s)
    goals = [board(5).goal(4, seat) for seat in range(4)]
    steps = np.array([maze_of(s).distance(board(5).number[s.mice[seat]], goals[seat]) for seat in range(4)])
    chance = np.zeros(4, np.float32)
    evaluate.evaluate_four(g, steps, t["stock"], s.turn, evaluate.FOUR_SEATS, chance)
    assert np.allclose(chance, chances_of_four(s), atol=1e-4)
