"""The search at a table of four, on boards for which there is a learnt judgement (`prospects`).

A tree that grows where it looks good, as with two seats (`search`), but everybody plays for himself. The others go
where their own chance is best (max-n), or do what a sensible player would (`rivals`): each as often as it is believed
of them (`minds`). Who only searches for what is best for everybody forgets how simply others think, and who only
expects what is sensible is surprised by those who search.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import draw
from mulot.games.barrieres.arrays.layout import MOST_ACTIONS
from mulot.games.barrieres.arrays.movegen import PASS, play, steps_of
from mulot.games.barrieres.bots.opponent_beliefs import Beliefs, expected
from research.barrieres.engine import prospects
from research.barrieres.engine.evaluate import EXPLORE, FOUR_SEATS, SHARP, consider
from research.barrieres.engine.jit import compiled
from research.barrieres.engine.math import exp
from research.barrieres.engine.opponent_model import foresee
from research.barrieres.engine.prospects import SEEN, fears, see, weigh_prospects
from research.barrieres.engine.random_move import NOBODY

UNSEEN, PATIENCE, TRUST, FIRMNESS, NET = 8, 9, 10, 14, 18
"""After the weights that all searches of four are told: what an action of another seat is worth to it before it was
looked at; how often a leaf is visited before it grows; of each seat how often it is trusted to see what is best for it
(else it does what is sensible), and how firmly it keeps to the sensible thing; the net."""


@cache
def weights(size: int) -> Any:
    """What the search is told on such a board; None where nothing was learnt for it."""
    net = prospects.learnt(size)
    return None if net is None else told(net)


def told(net: Any) -> Any:
    """What the search is told with this net. (Tried out in matches; see the README.)"""
    weights = np.concatenate([FOUR_SEATS, np.array([0.2, 1.0, *(0.5,) * 4, *(5.0,) * 4], np.float32), net])
    weights[EXPLORE] = 1.0
    return weights


def knowing(weights: Any, beliefs: Beliefs) -> Any:
    """The same, with what is believed of everybody."""
    known = weights.copy()
    known[TRUST : TRUST + 4], known[FIRMNESS : FIRMNESS + 4] = expected(beliefs)
    return known


@compiled
def grow(g: Any, now: Any, me: int, nodes: Any, node: int, used: int, x: Any, weights: Any, luck: Any) -> int:
    """Give a node its children; returns how many nodes are then in use. `me` is the seat that thinks."""
    t = now[0]
    seat = t.turn
    if seat != me:
        n, sharp = foresee(g, now, x), weights[FIRMNESS + seat]
    else:
        n, sharp = consider(g, t, x, weights, node == 0), weights[SHARP]
    if n < 0:
        nodes[node].winner = seat
        if node:
            return used
        n = 1
        x.values[0] = np.float32(1.0)
    best, everything = np.float32(-1e9), np.float32(0)
    for i in range(n):
        best = max(best, x.values[i])
    for i in range(n):
        x.urge[i] = exp((x.values[i] - best) * sharp)
        everything += x.urge[i]
    for i in range(n):
        child = nodes[used + i]
        child.action, child.mover, child.winner = x.actions[i], seat, NOBODY
        child.children, child.first, child.visits, child.complete = 0, 0, 0, 0
        jitter = np.float32(1.0) + np.float32(draw(luck, 1000)) * np.float32(1e-5)
        child.share = x.urge[i] / everything * jitter
        child.total = x.values[i] if seat == me else weights[UNSEEN]
    nodes[node].first, nodes[node].children = used, n
    return used + n


@compiled
def pick(nodes: Any, node: int, weights: Any) -> int:
    """The child to go to: the mover's best value so far plus what its share of attention still asks for."""
    first, n = nodes[node].first, nodes[node].children
    asked = weights[EXPLORE] * np.sqrt(np.float32(nodes[node].visits + 1))
    best, best_bound = -1, np.float32(-1e30)
    for child in range(first, first + n):
        bound = (nodes[child].total + asked * nodes[child].share) / np.float32(nodes[child].visits + 1)
        if nodes[child].winner != NOBODY:  # somebody else's: who moves and wins has arrived, and no child is made
            bound += np.float32(-1e9)
        if bound > best_bound:
            best, best_bound = child, bound
    return best


@compiled
def guess(nodes: Any, node: int, luck: Any) -> int:
    """The child that somebody sensible goes to: each as often as its share says."""
    first, n = nodes[node].first, nodes[node].children
    left = np.float32(draw(luck, 1 << 20)) / np.float32(1 << 20)
    for child in range(first, first + n - 1):
        left -= nodes[child].share
        if left < 0:
            return child
    return first + n - 1


@compiled
def think(g: Any, start: Any, nodes: Any, used: int, rounds: int, x: Any, weights: Any, luck: Any) -> int:
    """Look further, from the position start[0], for so many rounds; returns how many nodes are in use.

    nodes[0] is the root; `used` is 0 for a new tree.
    """
    now, seen = np.empty(2, start.dtype), np.empty((4, SEEN), np.float32)
    t, me = now[0], start[0].turn
    if used == 0:
        root = nodes[0]
        root.action, root.mover, root.winner, root.children, root.complete = PASS, -2, NOBODY, 0, 0
        root.first, root.visits, root.share, root.total = 0, 0, np.float32(1), np.float32(0)
        used = 1
    for _ in range(rounds):
        if nodes[0].winner != NOBODY:
            break
        now[0] = start[0]
        node, depth = 0, 0
        x.path[0] = 0
        while nodes[node].children and nodes[node].winner == NOBODY and t.ply < g.longest:
            if t.turn == me or np.float32(draw(luck, 1000)) < np.float32(1000) * weights[TRUST + t.turn]:
                node = pick(nodes, node, weights)
            else:
                node = guess(nodes, node, luck)
            depth += 1
            x.path[depth] = node
            play(g, t, nodes[node].action)
        used = value_of(g, now, me, nodes, node, used, x, seen, weights, luck)
        for i in range(depth, -1, -1):
            here = x.path[i]
            nodes[here].visits += 1
            if nodes[here].mover >= 0:
                nodes[here].total += x.chance[nodes[here].mover]
    return used


@compiled
def value_of(
    g: Any, now: Any, me: int, nodes: Any, node: int, used: int, x: Any, seen: Any, weights: Any, luck: Any
) -> int:
    """Write everybody's chances at a leaf into x.chance; grow it if there is room and it is come to again, for most
    leaves never are, and to ask what is sensible takes longer than to judge. Returns the nodes in use."""
    t, winner = now[0], nodes[node].winner
    if winner == NOBODY and t.ply < g.longest:
        if (node == 0 or nodes[node].visits >= weights[PATIENCE]) and used + MOST_ACTIONS <= len(nodes):
            used = grow(g, now, me, nodes, node, used, x, weights, luck)
        elif arrives(g, t, x):
            nodes[node].winner = t.turn
        winner = nodes[node].winner
        if winner == NOBODY:
            fears(g, t, x)
            see(g, t, x, seen)
            weigh_prospects(g, x, seen, weights, NET, x.chance)
            return used
    for seat in range(g.seats):
        x.chance[seat] = np.float32(seat == winner) if winner != NOBODY else np.float32(1.0) / np.float32(g.seats)
    return used


@compiled
def arrives(g: Any, t: Any, x: Any) -> bool:
    """Whether the seat on turn can step onto its cheese."""
    found = False
    for i in range(steps_of(g, t, t.turn, x.actions)):
        found = found or g.arrives[t.turn, x.actions[i]] > 0
    return found
