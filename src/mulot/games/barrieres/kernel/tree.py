"""Monte Carlo tree search in its plain form: upper confidence bounds and random playouts, no knowledge of the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.kernel.bits import draw
from mulot.games.barrieres.kernel.chance import NOBODY, playout
from mulot.games.barrieres.kernel.jit import compiled
from mulot.games.barrieres.kernel.layout import MOST_ACTIONS
from mulot.games.barrieres.kernel.plies import legal, play


@compiled
def mcts(g: Any, start: Any, simulations: int, explore: float, luck: Any, most_nodes: int) -> Any:
    """Search from start[0]; returns the root's actions and how often each was tried.

    A node gets its children when it is come to for the second time. Scores are +1 for the winner, the same loss spread
    over all others, 0 for a draw; each node keeps the score of the seat that moved into it.
    """
    now = np.empty(1, start.dtype)
    t = now[0]
    found, across, fits = np.empty((128, 2), np.uint64), np.empty((4, 4), np.uint64), np.empty(4, np.uint64)
    actions, path = np.empty(MOST_ACTIONS, np.int64), np.empty(1024, np.int64)
    action, first = np.empty(most_nodes, np.int32), np.zeros(most_nodes, np.int32)
    children, visits = np.zeros(most_nodes, np.int32), np.zeros(most_nodes, np.int32)
    score, mover = np.zeros(most_nodes, np.float32), np.empty(most_nodes, np.int8)
    winner_of = np.full(most_nodes, NOBODY, np.int8)
    loss = np.float32(-1.0 / (g.seats - 1))
    used = 1
    mover[0] = -2
    for _ in range(simulations):
        now[0] = start[0]
        node, depth, winner = 0, 0, NOBODY
        path[0] = 0
        while visits[node] > 0 and winner_of[node] == NOBODY and t.ply < g.longest:
            if children[node] == 0:
                if used + MOST_ACTIONS > most_nodes:
                    break
                n = legal(g, t, found, across, fits, actions)
                for i in range(n - 1, -1, -1):  # in random order, for the untried are tried from the front
                    k = draw(luck, i + 1)
                    action[used + i] = actions[k]
                    actions[k] = actions[i]
                    mover[used + i] = t.turn
                first[node], children[node] = used, n
                used += n
            node = choose(first[node], children[node], visits[node], visits, score, explore)
            depth += 1
            path[depth] = node
            seat = t.turn
            if play(g, t, action[node]):
                winner_of[node] = seat
        winner = winner_of[node]
        if winner == NOBODY and t.ply < g.longest:
            winner = playout(g, t, luck, actions)
        for i in range(depth + 1):
            visits[path[i]] += 1
            if winner != NOBODY:
                score[path[i]] += np.float32(1.0) if mover[path[i]] == winner else loss
    return action[1 : 1 + children[0]], visits[1 : 1 + children[0]]


@compiled
def choose(first: int, children: int, parent: int, visits: Any, score: Any, explore: float) -> int:
    """The child with the highest upper confidence bound; one that was never tried comes before all."""
    best, best_bound, log = first, np.float32(-1e30), np.float32(np.log(parent))
    c = np.float32(explore)
    for child in range(first, first + children):
        if visits[child] == 0:
            return child
        v = np.float32(visits[child])
        bound = score[child] / v + c * np.sqrt(log / v)
        if bound > best_bound:
            best, best_bound = child, bound
    return best
