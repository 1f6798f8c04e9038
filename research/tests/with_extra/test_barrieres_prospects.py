"""The evaluation for four seats: its dangers agree with the rules, and its net agrees with plain arithmetic."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest

import mulot
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.arrays import layout
from mulot.games.barrieres.bots import opponent_beliefs
from mulot.games.barrieres.content import board
from mulot.games.barrieres.model import Options, State, Step
from mulot.games.barrieres.notation import write
from mulot.games.barrieres.rules import copy, legal, new
from mulot.games.barrieres.rules.maze import maze_of
from research.barrieres.engine import evaluate, multiplayer_search, opponent_model, prospects

GAME = mulot.load("barrieres")


def ignore_event(event: object) -> None:
    """Ignore an event."""


def start() -> State:
    return new(Options(size=7, first=0), 4, RandomLuck(0))


def positions(count: int) -> list[State]:
    """Return positions on 7×7 from random games in which most actions are steps."""
    found = list[State]()
    for number in range(count):
        rng = Random(number)
        s = new(Options(size=7, third_mouse=rng.choice(("blocks", "side-step"))), 4, RandomLuck(rng))
        for _ in range(rng.randrange(36)):
            if s.outcome is None:
                every = legal(s, s.turn)
                steps = [action for action in every if isinstance(action, Step)]
                GAME.play(
                    s,
                    s.turn,
                    rng.choice(steps if steps and rng.random() < 0.6 else every),
                    RandomLuck(rng),
                    ignore_event,
                )
        if s.outcome is None:
            found.append(s)
    return found


def way(s: State, seat: int) -> int:
    return maze_of(s).distance(board(s.size).number[s.mice[seat]], board(s.size).goal(4, seat))


def barrier_costs(s: State, seat: int) -> list[float]:
    """Return, computed from the rules: the most steps that one more barrier costs a seat, how many barriers cost one
    step, and how many cost more."""
    found, m, goal = [0.0, 0.0, 0.0], maze_of(s), board(s.size).goal(4, seat)
    g, t = layout.lay_out(s)
    for groove in range(2 * int(g["grooves"])):
        i, number = divmod(groove, int(g["grooves"]))
        if int(t["free"][2 * i + (number >> 6)]) >> (number & 63) & 1:
            there = copy(s)
            there.barriers = (*s.barriers, write(layout.decode(s.size**2 + groove, s.size)))
            here = m.board.number[s.mice[seat]]
            costs = way(there, seat) - way(s, seat) if maze_of(there).has_path(here, goal) else 0
            if costs > 0:
                found[0] = max(found[0], costs)
                found[1 if costs == 1 else 2] += 1
    return found


def test_dangers_agree_with_the_rules() -> None:
    seen = 0.0
    for s in positions(8):
        g, t = layout.lay_out(s)
        x = np.zeros(1, evaluate.SCRATCH)[0]
        prospects.write_dangers(g, t, x)
        for seat in range(4):
            assert x["steps"][seat] == way(s, seat)
            assert x["danger"][seat].tolist() == barrier_costs(s, seat)
            seen += float(x["danger"][seat].sum())
    assert seen > 100


def test_the_net_agrees_with_plain_arithmetic() -> None:
    layers = json.loads(prospects.WEIGHTS_FILE.read_text(encoding="utf-8"))["7"]
    weights = multiplayer_search.search_weights(7)
    assert len(weights) == multiplayer_search.NET + prospects.WEIGHTS
    for s in positions(10):
        g, t = layout.lay_out(s)
        x, seen = np.zeros(1, evaluate.SCRATCH)[0], np.zeros((4, prospects.INPUTS), np.float32)
        prospects.write_dangers(g, t, x)
        prospects.write_inputs(g, t, x, seen)
        prospects.evaluate_prospects(g, x, seen, weights, multiplayer_search.NET, x["chance"])
        (first, bias), (last, end) = ((np.array(w), np.array(b)) for w, b in layers)
        odds = (np.maximum(seen.astype(float) @ first + bias, 0) @ last + end)[:, 0]
        assert x["chance"] == pytest.approx(np.exp(odds) / np.exp(odds).sum(), abs=1e-3)
        rivals = sorted(way(s, seat) + (seat - s.turn) % 4 / 4 for seat in range(4) if seat != s.turn)
        behind = [min(max(way(s, s.turn) - other, -8), 8) for other in rivals]
        assert seen[s.turn, 6:9].tolist() == behind
        assert seen[s.turn, 9] == sum(s.stock) - s.stock[s.turn]


def test_a_rotated_position_is_evaluated_alike() -> None:
    """If the position is rotated by 90° and every mouse changes to the next seat, the chances move with them."""
    mice, stock = ("c3", "b4", "e6", "f2"), (3, 1, 2, 4)
    one, other = start(), start()
    one.mice, one.stock, one.turn = mice, stock, 1
    turned = [_turned(square) for square in mice]
    other.mice, other.stock, other.turn = (turned[3], *turned[:3]), (stock[3], *stock[:3]), 2
    found = []
    for s in (one, other):
        g, t = layout.lay_out(s)
        x, seen = np.zeros(1, evaluate.SCRATCH)[0], np.zeros((4, prospects.INPUTS), np.float32)
        prospects.write_dangers(g, t, x)
        prospects.write_inputs(g, t, x, seen)
        prospects.evaluate_prospects(
            g, x, seen, multiplayer_search.search_weights(7), multiplayer_search.NET, x["chance"]
        )
        found.append(x["chance"].tolist())
    assert found[1] == pytest.approx([found[0][3], *found[0][:3]], abs=1e-5)


def _turned(square: str) -> str:
    """Return the square after a clockwise rotation by 90°, which moves seat 0 (at the bottom) to seat 1 (on the
    left)."""
    column, row = "abcdefg".index(square[0]), int(square[1]) - 1
    return f"{'abcdefg'[row]}{7 - column}"


def test_engine_and_beliefs_use_the_same_tolerance() -> None:
    assert pytest.approx(float(opponent_model.TOLERANCE)) == opponent_beliefs.TOLERANCE
