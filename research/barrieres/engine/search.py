"""The tree search for two seats: PUCT, as in AlphaZero, with an evaluation by shortest paths in place of the network.

Each node stores the winning chance of the seat that moved into it. Expanding a node evaluates all its actions at once,
which gives the node its value, and each child a first value and a prior share of the visits.

With four seats, the other seats are not expected to find their best move: their actions are visited as often as a
sensible player would choose them, and the value of a leaf is the result of a playout by sensible players.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import random_below
from mulot.games.barrieres.arrays.layout import MAX_ACTIONS
from mulot.games.barrieres.arrays.movegen import PASS, play
from research.barrieres.engine.distance import distance
from research.barrieres.engine.evaluate import (
    ATTENDS,
    ATTENTION,
    CHOOSER,
    CHOOSES,
    EXPLORE,
    FEELS,
    FIRM,
    HOPELESS,
    SHARP,
    evaluate,
    evaluate_actions,
    evaluate_with_dangers,
)
from research.barrieres.engine.jit import compiled
from research.barrieres.engine.math import exp
from research.barrieres.engine.opponent_model import play_out, sensible_actions
from research.barrieres.engine.policy import action_logit
from research.barrieres.engine.policy_net import refine_priors
from research.barrieres.engine.random_move import NOBODY

REFINE_AT_VISITS, WIDEN_AT_VISITS = 16, 50
"""The visits at which a node's priors are refined by the policy net, and at which all of its actions are added."""
NODE = np.dtype(
    [
        ("action", "i2"),
        ("mover", "i1"),  # the seat that moved into this node
        ("winner", "i1"),  # the seat that is proved to win, or NOBODY
        ("children", "i2"),
        ("complete", "i1"),  # 1 if no action was dropped
        ("looked", "i1"),  # 1 if the policy net has refined the priors of its children
        ("first", "i4"),
        ("visits", "i4"),
        ("share", "f4"),  # its prior share of its parent's visits
        ("total", "f4"),  # the sum of the mover's values, including the first value
    ],
    align=True,
)


@compiled
def expand(g: Any, now: Any, me: int, nodes: Any, node: int, used: int, x: Any, weights: Any, luck: Any) -> int:
    """Add a node's children and return the number of nodes in use. `me` is the searching seat."""
    t = now[0]
    seat = t.turn
    foreseen, attends = g.seats > 2 and seat != me, g.seats == 2 and weights[ATTENDS] > 0
    if foreseen:
        n, sharp = sensible_actions(g, now, x), weights[FIRM]
    else:
        n, sharp = evaluate_actions(g, t, x, weights, node == 0 or attends), weights[SHARP]
    if n < 0:
        nodes[node].winner = seat
        if node:
            return used
        n = 1
        x.values[0] = np.float32(1.0)
    best = np.float32(-1e9)
    for i in range(n):
        x.urge[i] = x.values[i] * sharp
        if attends:
            x.urge[i] += action_logit(x, i, weights, ATTENTION)
        best = max(best, x.urge[i])
    complete = node == 0 or attends or t.stock[seat] == 0
    if node and g.seats == 2:
        kept = drop_hopeless(x, n, best - weights[HOPELESS])
        complete = complete and kept == n
        n = kept
    everything = np.float32(0)
    for i in range(n):
        x.urge[i] = exp(x.urge[i] - best)
        everything += x.urge[i]
    for i in range(n):
        value = np.float32(0) if foreseen else x.values[i]
        new_child(nodes[used + i], x.actions[i], seat, x.urge[i] / everything, value, luck)
    nodes[node].first, nodes[node].children = used, n
    nodes[node].complete, nodes[node].looked = complete, 0
    return used + n


@compiled
def expand_fully(g: Any, t: Any, nodes: Any, node: int, used: int, x: Any, weights: Any, luck: Any) -> int:
    """Add the children that were dropped as hopeless to a node with many visits, and return the number of nodes in use.
    A barrier that crosses no shortest path looks wasted, but may be the only move that saves the position."""
    first, had = nodes[node].first, nodes[node].children
    n = evaluate_actions(g, t, x, weights, True)
    best, everything = np.float32(-1e9), np.float32(0)
    for i in range(n):
        x.urge[i] = x.values[i] * weights[SHARP]
        if weights[ATTENDS] > 0:
            x.urge[i] += action_logit(x, i, weights, ATTENTION)
        best = max(best, x.urge[i])
    for i in range(n):
        x.urge[i] = exp(x.urge[i] - best)
        everything += x.urge[i]
    for i in range(n):
        child = used + i
        for known in range(first, first + had):
            if nodes[known].action == x.actions[i]:
                nodes[child] = nodes[known]
                nodes[child].share = x.urge[i] / everything
                break
        else:
            new_child(nodes[child], x.actions[i], t.turn, x.urge[i] / everything, x.values[i], luck)
    nodes[node].first, nodes[node].children, nodes[node].complete, nodes[node].looked = used, n, 1, 0
    return used + n


@compiled
def new_child(child: Any, action: int, mover: int, share: Any, value: Any, luck: Any) -> None:
    """Initialise an unvisited node. A little noise on its share breaks ties."""
    child.action, child.mover, child.winner = action, mover, NOBODY
    child.children, child.first, child.visits, child.complete = 0, 0, 0, 0
    child.share = share * (np.float32(1.0) + np.float32(random_below(luck, 1000)) * np.float32(1e-5))
    child.total = value


@compiled
def drop_hopeless(x: Any, n: int, least: Any) -> int:
    """Drop the actions whose logit is below `least`, because they would never be visited, and return the number
    left."""
    kept = 0
    for i in range(n):
        if x.urge[i] >= least:
            x.actions[kept], x.values[kept], x.urge[kept] = x.actions[i], x.values[i], x.urge[i]
            kept += 1
    return kept


@compiled
def pick_child(g: Any, nodes: Any, node: int, weights: Any, foreseen: bool) -> int:
    """Return the child with the highest upper bound: mean value plus exploration by its prior share (PUCT). If
    `foreseen` is true (for the other seats at a table of four), only the share counts."""
    first, n = nodes[node].first, nodes[node].children
    asked = weights[EXPLORE] * np.sqrt(np.float32(nodes[node].visits + 1))
    best, best_bound = -1, np.float32(-1e30)
    for child in range(first, first + n):
        visits = np.float32(nodes[child].visits + 1)
        bound = asked * nodes[child].share / visits
        if not foreseen:
            bound = nodes[child].total / visits + bound
        if nodes[child].winner != NOBODY:
            bound = np.float32(1e9) if nodes[child].winner == nodes[child].mover else np.float32(-1e9) + bound
        if bound > best_bound:
            best, best_bound = child, bound
    return best


@compiled
def propagate_proven_win(g: Any, nodes: Any, node: int) -> None:
    """Mark a node as decided if a child wins for the seat to move, or (with two seats) if all children lose."""
    first, n = nodes[node].first, nodes[node].children
    lost = g.seats == 2 and nodes[node].complete == 1
    for child in range(first, first + n):
        winner = nodes[child].winner
        if winner == nodes[child].mover:
            nodes[node].winner = winner
            return
        lost = lost and winner != NOBODY
    if lost:
        nodes[node].winner = nodes[first].winner


@compiled
def all_children_lose(nodes: Any) -> bool:
    """True if every child of the root loses, but some actions were dropped."""
    if nodes[0].complete == 1:
        return False
    for child in range(nodes[0].first, nodes[0].first + nodes[0].children):
        winner = nodes[child].winner
        if winner == NOBODY or winner == nodes[child].mover:
            return False
    return True


@compiled
def think(g: Any, start: Any, nodes: Any, used: int, rounds: int, x: Any, weights: Any, luck: Any) -> int:
    """Run this many rounds from the position start[0] and return the number of nodes in use.

    nodes[0] is the root; `used` is 0 for a new tree.
    """
    now = np.empty(2, start.dtype)
    t, me = now[0], start[0].turn
    if used == 0:
        root = nodes[0]
        root.action, root.mover, root.winner, root.children = PASS, -2, NOBODY, 0
        root.complete, root.looked = 0, 0
        root.first, root.visits, root.share, root.total = 0, 0, np.float32(1), np.float32(0)
        used = 1
    for _ in range(rounds):
        if nodes[0].winner != NOBODY:
            break
        now[0] = start[0]
        node, depth = 0, 0
        x.path[0] = 0
        while nodes[node].children and nodes[node].winner == NOBODY and t.ply < g.longest:
            if g.seats == 2 and nodes[node].visits >= REFINE_AT_VISITS:
                if (
                    nodes[node].complete == 0
                    and nodes[node].visits >= WIDEN_AT_VISITS
                    and used + MAX_ACTIONS <= len(nodes)
                ):
                    used = expand_fully(g, t, nodes, node, used, x, weights, luck)
                if nodes[node].looked == 0 and weights[CHOOSES] > 0:
                    refine_priors(g, t, nodes, node, x, weights, CHOOSER)
            node = pick_child(g, nodes, node, weights, g.seats > 2 and t.turn != me)
            depth += 1
            x.path[depth] = node
            play(g, t, nodes[node].action)
        used = evaluate_leaf(g, now, me, nodes, node, used, x, weights, luck)
        for i in range(depth, -1, -1):
            here = x.path[i]
            nodes[here].visits += 1
            if i < depth and nodes[x.path[i + 1]].winner != NOBODY:
                propagate_proven_win(g, nodes, here)
                if here == 0 and all_children_lose(nodes):
                    nodes[0].children = 0  # expand it again, this time with the actions that were dropped
            if nodes[here].mover >= 0:
                nodes[here].total += x.chance[nodes[here].mover]
    return used


@compiled
def evaluate_leaf(g: Any, now: Any, me: int, nodes: Any, node: int, used: int, x: Any, weights: Any, luck: Any) -> int:
    """Write each seat's chance at a leaf into x.chance, and expand the leaf if there is room. Return the number of
    nodes in use."""
    t, winner = now[0], nodes[node].winner
    if winner == NOBODY and t.ply < g.longest:
        if used + MAX_ACTIONS <= len(nodes):
            used = expand(g, now, me, nodes, node, used, x, weights, luck)
            winner = nodes[node].winner
        if winner == NOBODY and g.seats == 2:
            evaluate_two_seat_leaf(g, t, nodes, node, x, weights)
            return used
        if winner == NOBODY:
            winner = play_out(g, t, x, luck)
    for seat in range(g.seats):
        x.chance[seat] = np.float32(seat == winner) if winner != NOBODY else np.float32(1.0) / np.float32(g.seats)
    return used


@compiled
def evaluate_two_seat_leaf(g: Any, t: Any, nodes: Any, node: int, x: Any, weights: Any) -> None:
    """Write both chances at a leaf: from the net, or from the paths and the best of the expanded actions. (If the leaf
    was expanded, `evaluate_actions` has just written the path lengths.)"""
    first, n = nodes[node].first, nodes[node].children
    if n and weights[FEELS] > 0:
        evaluate_with_dangers(g, t, x, weights)
        return
    if n == 0:
        for seat in range(g.seats):
            x.steps[seat] = distance(g, t, seat, t.mice[seat])
    evaluate(g, x.steps, t.stock, t.turn, weights, x.chance)
    if n:
        raise_to_best(g, nodes, first, n, t.turn, x.chance)


@compiled
def raise_to_best(g: Any, nodes: Any, first: int, n: int, seat: int, chance: Any) -> None:
    """Set the mover's chance to that of its best action, and scale the other chances to fill the rest."""
    best = np.float32(0)
    for child in range(first, first + n):
        best = max(best, nodes[child].total)
    rest = np.float32(1.0) - chance[seat]
    for other in range(g.seats):
        if other != seat:
            chance[other] *= (np.float32(1.0) - best) / max(rest, np.float32(1e-6))
    chance[seat] = best
