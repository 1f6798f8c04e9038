"""Monte Carlo tree search in its plain form: upper confidence bounds and random playouts, no knowledge of the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.bots.kernel.bits import draw
from mulot.games.barrieres.bots.kernel.chance import NOBODY, playout
from mulot.games.barrieres.bots.kernel.jit import compiled
from mulot.games.barrieres.bots.kernel.layout import MOST_ACTIONS
from mulot.games.barrieres.bots.kernel.plies import legal, play

LEAF = np.dtype(
    [
        ("visits", "i4"),
        ("score", "f4"),  # of the seat that moved into it
        ("first", "i4"),  # its actions and children lie in the pool from here on
        ("actions", "i2"),  # how many there are, once they were listed
        ("tried", "i2"),  # how many of them have become nodes
        ("mover", "i1"),
        ("winner", "i1"),
    ],
    align=True,
)
NEW = np.zeros(1, LEAF)
NEW["winner"] = NOBODY


@compiled
def mcts(g: Any, start: Any, simulations: int, explore: float, luck: Any, room: int) -> Any:
    """Search from start[0]; returns the root's actions and how often each was tried.

    A node lists its actions when it is come to for the second time; `room` is for so many actions in all. Scores are +1
    for the winner, the same loss spread over all others, 0 for a draw.
    """
    now = np.empty(1, start.dtype)
    t = now[0]
    found, across, fits = np.empty((128, 2), np.uint64), np.empty((4, 4), np.uint64), np.empty(4, np.uint64)
    actions, path = np.empty(MOST_ACTIONS, np.int64), np.empty(1024, np.int64)
    nodes, pool_action, pool_node = (
        np.empty(simulations + 2, NEW.dtype),
        np.empty(room, np.int16),
        np.empty(room, np.int32),
    )
    loss = np.float32(-1.0 / (g.seats - 1))
    nodes[0] = NEW[0]
    nodes[0].mover = -2
    used, pooled = 1, 0
    for _ in range(simulations):
        now[0] = start[0]
        node, depth = 0, 0
        path[0] = 0
        while nodes[node].visits > 0 and nodes[node].winner == NOBODY and t.ply < g.longest:
            here = nodes[node]
            if here.actions == 0:
                if pooled + MOST_ACTIONS > room:
                    break
                n = legal(g, t, found, across, fits, actions)
                for i in range(n - 1, -1, -1):  # in random order, for they are tried from the front
                    k = draw(luck, i + 1)
                    pool_action[pooled + i] = actions[k]
                    actions[k] = actions[i]
                here.first, here.actions = pooled, n
                pooled += n
            if here.tried < here.actions:
                k = here.first + here.tried
                here.tried += 1
                nodes[used] = NEW[0]
                nodes[used].mover = t.turn
                pool_node[k] = used
                used += 1
            else:
                k = choose(nodes, here, pool_node, explore)
            node = pool_node[k]
            depth += 1
            path[depth] = node
            seat = t.turn
            if play(g, t, pool_action[k]):
                nodes[node].winner = seat
        winner = nodes[node].winner
        if winner == NOBODY and t.ply < g.longest:
            winner = playout(g, t, luck, actions)
        for i in range(depth + 1):
            passed = nodes[path[i]]
            passed.visits += 1
            if winner != NOBODY:
                passed.score += np.float32(1.0) if passed.mover == winner else loss
    root = nodes[0]
    visits = np.zeros(root.actions, np.int32)
    for i in range(root.tried):
        visits[i] = nodes[pool_node[root.first + i]].visits
    return pool_action[root.first : root.first + root.actions].copy(), visits


@compiled
def choose(nodes: Any, here: Any, pool_node: Any, explore: float) -> int:
    """The place in the pool of the child with the highest upper confidence bound."""
    best, best_bound = here.first, np.float32(-1e30)
    log, c = np.float32(np.log(here.visits)), np.float32(explore)
    for k in range(here.first, here.first + here.actions):
        child = nodes[pool_node[k]]
        v = np.float32(child.visits)
        bound = child.score / v + c * np.sqrt(log / v)
        if bound > best_bound:
            best, best_bound = k, bound
    return best
