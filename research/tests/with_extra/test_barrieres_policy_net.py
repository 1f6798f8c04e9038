"""The policy net agrees with plain matrix arithmetic and treats both seats alike, and the search calls it at nodes with
many visits."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import mulot
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.arrays import layout
from mulot.games.barrieres.arrays.bits import new_random_state
from mulot.games.barrieres.arrays.movegen import legal as listed
from mulot.games.barrieres.arrays.movegen import play
from mulot.games.barrieres.bots.memory_layout import barrier_grooves
from mulot.games.barrieres.content import Size, board
from mulot.games.barrieres.model import Options, State
from mulot.games.barrieres.rules import legal, new
from mulot.games.barrieres.tests.random_games import positions, turned, way
from research.barrieres.engine import evaluate, policy_net, search
from research.barrieres.engine.evaluate import CHOOSER
from research.barrieres.engine.policy_net import DISTANCES, HIDDEN_WIDTH
from research.barrieres.engine.random_move import NOBODY

GAME = mulot.load("barrieres")
SIZES: list[Size] = [9]
LOST = (
    "e2 e8 e3 a7v h4v e7 e4 e6 d3h e5 e6 d6h c4v f6h f3h d6 b5h b6h "
    "a4h c6 b4v a8h g4v d6 f6 e6 g6 h8h f5v e5 h6 f5 h7 g7h i7"
)


def engine_logits(s: State) -> Any:
    """Return the engine's logits, by action number as the mouse to move sees the board."""
    x = np.zeros(1, evaluate.SCRATCH)[0]
    g, t = layout.lay_out(s)
    policy_net.write_logits(g, t, x, evaluate.search_weights(s.size, 2), CHOOSER)
    return x["leaning"][: s.size**2 + 2 * (s.size - 1) ** 2].copy()


def matrix_logits(s: State) -> Any:
    """Return the same logits, computed by matrix multiplication from inputs that the rules determine."""
    size, grooves = s.size, (s.size - 1) ** 2
    me, other = s.turn, 1 - s.turn
    wide = [2 * grooves, size**2, size**2, size + 2, size + 2, DISTANCES, DISTANCES]
    seen = [np.zeros(many) for many in wide]
    for groove in barrier_grooves(s):
        number = groove % grooves
        seen[0][groove - number + (grooves - 1 - number if me else number)] = 1
    for at, seat in enumerate((me, other)):
        square = board(size).number[s.mice[seat]]
        seen[1 + at][size**2 - 1 - square if me else square] = 1
        seen[3 + at][min(s.stock[seat], size + 1)] = 1
        seen[5 + at][min(way(s, seat), DISTANCES - 1)] = 1
    learnt, actions = policy_net.load_weights(size), size**2 + 2 * grooves
    first, bias, shares, last = np.split(
        learnt, np.cumsum([sum(wide) * HIDDEN_WIDTH, HIDDEN_WIDTH, HIDDEN_WIDTH * actions]).tolist()
    )
    assert len(last) == actions
    felt = np.maximum(np.concatenate(seen) @ first.reshape(-1, HIDDEN_WIDTH) + bias, 0)
    return felt @ shares.reshape(HIDDEN_WIDTH, -1) + last


@pytest.mark.parametrize("size", SIZES)
def test_the_net_agrees_with_matrix_arithmetic(size: Size) -> None:
    for s in positions(size, 8):
        assert engine_logits(s) == pytest.approx(matrix_logits(s), abs=2e-3)


@pytest.mark.parametrize("size", SIZES)
def test_the_net_treats_both_seats_alike(size: Size) -> None:
    for s in positions(size, 8):
        assert engine_logits(s) == pytest.approx(engine_logits(turned(s)), abs=2e-3)


def grown(s: State, rounds: int, weights: Any) -> tuple[Any, Any, Any]:
    g, t = layout.lay_out(s)
    start, nodes = np.array([t]), np.empty(300_000, search.NODE)
    x, stood = np.empty(1, evaluate.SCRATCH)[0], np.empty(0, np.int32)
    search.think(g, start, nodes, 0, rounds, x, weights, new_random_state(3), stood)
    return g, start, nodes


def below(nodes: Any, node: int) -> range:
    return range(int(nodes[node]["first"]), int(nodes[node]["first"] + nodes[node]["children"]))


def fresh(size: Size) -> State:
    return new(Options(size=size, first=0), 2, RandomLuck(0))


def test_priors_are_refined_at_nodes_with_many_visits() -> None:
    """The net's priors replace the first ones, and the actions are put in their order."""
    weights = evaluate.search_weights(9, 2)
    without = weights.copy()
    without[evaluate.CHOOSES] = 0
    s = fresh(9)
    _, _, before = grown(s, search.WIDEN_AT_VISITS - 1, weights)
    _, _, after = grown(s, search.WIDEN_AT_VISITS + 1, weights)
    _, _, plain = grown(s, search.WIDEN_AT_VISITS + 1, without)
    assert not before[0]["wide"]
    first = shares(before)
    for nodes in (after, plain):
        assert nodes[0]["wide"]
        assert list(shares(nodes).values()) == sorted(shares(nodes).values(), reverse=True)
    assert shares(plain) == pytest.approx(first, rel=2e-2), "but for the noise"
    lean = engine_logits(s)
    wanted = {action: np.sqrt(share) * np.exp(0.7 * lean[action]) for action, share in first.items()}
    assert shares(after) == pytest.approx(
        {action: one / sum(wanted.values()) for action, one in wanted.items()}, rel=2e-2
    )
    assert shares(after) != pytest.approx(first, rel=2e-2)


def shares(nodes: Any) -> dict[int, float]:
    """Return the prior shares of the root's actions, in the order of its children."""
    return {int(nodes[i]["action"]): float(nodes[i]["share"]) for i in below(nodes, 0)}


@pytest.mark.parametrize("size", [5, 7, 9])
def test_a_node_with_many_visits_considers_all_of_its_actions(size: Size) -> None:
    """A barrier that crosses no shortest path looks hopeless, but may be the only one that saves the position. A search
    that dropped it for good was 99 % sure of winning until it was placed."""
    g, start, nodes = grown(positions(size, 2)[1], 1500, evaluate.search_weights(size, 2))
    looked_at, left_out = 0, 0
    for one in below(nodes, 0):
        now = start.copy()
        play(g, now[0], int(nodes[one]["action"]))
        found, across, fits = np.empty((128, 2), np.uint64), np.empty((4, 4), np.uint64), np.empty(4, np.uint64)
        actions = np.empty(layout.MAX_ACTIONS, np.int64)
        every = set(actions[: listed(g, now[0], found, across, fits, actions)].tolist())
        known = {int(nodes[i]["action"]) for i in below(nodes, one)}
        if nodes[one]["visits"] > search.WIDEN_AT_VISITS + 1:
            looked_at += 1
            assert known == every
            assert nodes[one]["complete"] == 1
            assert sum(int(nodes[i]["visits"]) for i in below(nodes, one)) == int(nodes[one]["visits"]) - 1
        elif nodes[one]["children"]:
            left_out += known < every
    assert looked_at > 0
    assert left_out > 0


def test_a_quiet_barrier_that_saves_the_game_is_found() -> None:
    """In a game that was lost, the other mouse answered f4 with f7v, which crosses no shortest path, and won. A search
    that dropped f7v preferred f4 to the end."""
    s = fresh(9)
    for move in LOST.split():
        action = next(one for one in legal(s, s.turn) if GAME.write(one) == move)
        GAME.play(s, s.turn, action, RandomLuck(0), lambda event: None)
    _, _, nodes = grown(s, 20_000, evaluate.search_weights(9, 2))
    wrong = next(i for i in below(nodes, 0) if GAME.write(layout.decode(int(nodes[i]["action"]), 9)) == "f4")
    assert nodes[wrong]["winner"] != NOBODY or nodes[wrong]["total"] / (nodes[wrong]["visits"] + 1) < 0.3
