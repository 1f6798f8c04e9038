"""The search for four seats, on boards with a fitted evaluation (`prospects`).

It is a tree search like the one for two seats (`search`), but each seat maximises its own chance. The other seats are
expected either to do the same (max-n) or to play like a sensible player (`opponent_model`), as often as the beliefs
about them say (`mulot.games.barrieres.bots.opponent_beliefs`). Pure max-n overestimates simple players, and a model
that expects only sensible moves is surprised by players who search.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import random_below
from mulot.games.barrieres.arrays.layout import MAX_ACTIONS
from mulot.games.barrieres.arrays.movegen import PASS, play, steps_of
from mulot.games.barrieres.bots.opponent_beliefs import Beliefs, trust_and_firmness
from research.barrieres.engine import prospects
from research.barrieres.engine.evaluate import EXPLORE, FOUR_SEATS, SHARP, evaluate_actions
from research.barrieres.engine.jit import compiled
from research.barrieres.engine.math import exp
from research.barrieres.engine.opponent_model import sensible_actions
from research.barrieres.engine.prospects import INPUTS, evaluate_prospects, write_dangers, write_inputs
from research.barrieres.engine.random_move import NOBODY

FIRST_VALUE, EXPAND_AT_VISITS, TRUST, FIRMNESS, NET = 8, 9, 10, 14, 18
"""The indices of the weights that only this search has: the value of another seat's unvisited action; the visits at
which a leaf is expanded; for each seat, how often it is expected to find its best action (otherwise it plays like a
sensible player), and how closely it follows the sensible player's values; the net."""


@cache
def search_weights(size: int) -> Any:
    """Return the search weights for this board size; None if there is no fitted net."""
    net = prospects.load_weights(size)
    return None if net is None else weights_with_net(net)


def weights_with_net(net: Any) -> Any:
    """Return the search weights with this net. The constants were tuned in matches (see the README)."""
    weights = np.concatenate([FOUR_SEATS, np.array([0.2, 1.0, *(0.5,) * 4, *(5.0,) * 4], np.float32), net])
    weights[EXPLORE] = 1.0
    return weights


def weights_with_beliefs(weights: Any, beliefs: Beliefs) -> Any:
    """Return the weights with these beliefs about the seats."""
    known = weights.copy()
    known[TRUST : TRUST + 4], known[FIRMNESS : FIRMNESS + 4] = trust_and_firmness(beliefs)
    return known


@compiled
def expand(g: Any, now: Any, me: int, nodes: Any, node: int, used: int, x: Any, weights: Any, luck: Any) -> int:
    """Add a node's children and return the number of nodes in use. `me` is the searching seat."""
    t = now[0]
    seat = t.turn
    if seat != me:
        n, sharp = sensible_actions(g, now, x), weights[FIRMNESS + seat]
    else:
        n, sharp = evaluate_actions(g, t, x, weights, node == 0), weights[SHARP]
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
        jitter = np.float32(1.0) + np.float32(random_below(luck, 1000)) * np.float32(1e-5)
        child.share = x.urge[i] / everything * jitter
        child.total = x.values[i] if seat == me else weights[FIRST_VALUE]
    nodes[node].first, nodes[node].children = used, n
    return used + n


@compiled
def pick_child(nodes: Any, node: int, weights: Any) -> int:
    """Return the child with the highest upper bound: mean value plus exploration by its prior share (PUCT)."""
    first, n = nodes[node].first, nodes[node].children
    asked = weights[EXPLORE] * np.sqrt(np.float32(nodes[node].visits + 1))
    best, best_bound = -1, np.float32(-1e30)
    for child in range(first, first + n):
        bound = (nodes[child].total + asked * nodes[child].share) / np.float32(nodes[child].visits + 1)
        if nodes[child].winner != NOBODY:  # the winner is another seat: a node whose mover can win has no children
            bound += np.float32(-1e9)
        if bound > best_bound:
            best, best_bound = child, bound
    return best


@compiled
def sample_child(nodes: Any, node: int, luck: Any) -> int:
    """Return a random child, with the shares as probabilities: the move of a sensible player."""
    first, n = nodes[node].first, nodes[node].children
    left = np.float32(random_below(luck, 1 << 20)) / np.float32(1 << 20)
    for child in range(first, first + n - 1):
        left -= nodes[child].share
        if left < 0:
            return child
    return first + n - 1


@compiled
def think(g: Any, start: Any, nodes: Any, used: int, rounds: int, x: Any, weights: Any, luck: Any) -> int:
    """Run this many rounds from the position start[0] and return the number of nodes in use.

    nodes[0] is the root; `used` is 0 for a new tree.
    """
    now, seen = np.empty(2, start.dtype), np.empty((4, INPUTS), np.float32)
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
            if t.turn == me or np.float32(random_below(luck, 1000)) < np.float32(1000) * weights[TRUST + t.turn]:
                node = pick_child(nodes, node, weights)
            else:
                node = sample_child(nodes, node, luck)
            depth += 1
            x.path[depth] = node
            play(g, t, nodes[node].action)
        used = evaluate_leaf(g, now, me, nodes, node, used, x, seen, weights, luck)
        for i in range(depth, -1, -1):
            here = x.path[i]
            nodes[here].visits += 1
            if nodes[here].mover >= 0:
                nodes[here].total += x.chance[nodes[here].mover]
    return used


@compiled
def evaluate_leaf(
    g: Any, now: Any, me: int, nodes: Any, node: int, used: int, x: Any, seen: Any, weights: Any, luck: Any
) -> int:
    """Write each seat's chance at a leaf into x.chance, and return the number of nodes in use.

    The leaf is expanded on a later visit, if there is room. Most leaves are visited only once, and listing sensible
    actions takes longer than evaluating the position.
    """
    t, winner = now[0], nodes[node].winner
    if winner == NOBODY and t.ply < g.longest:
        if (node == 0 or nodes[node].visits >= weights[EXPAND_AT_VISITS]) and used + MAX_ACTIONS <= len(nodes):
            used = expand(g, now, me, nodes, node, used, x, weights, luck)
        elif can_arrive(g, t, x):
            nodes[node].winner = t.turn
        winner = nodes[node].winner
        if winner == NOBODY:
            write_dangers(g, t, x)
            write_inputs(g, t, x, seen)
            evaluate_prospects(g, x, seen, weights, NET, x.chance)
            return used
    for seat in range(g.seats):
        x.chance[seat] = np.float32(seat == winner) if winner != NOBODY else np.float32(1.0) / np.float32(g.seats)
    return used


@compiled
def can_arrive(g: Any, t: Any, x: Any) -> bool:
    """True if the seat to move can step onto its cheese."""
    found = False
    for i in range(steps_of(g, t, t.turn, x.actions)):
        found = found or g.arrives[t.turn, x.actions[i]] > 0
    return found
