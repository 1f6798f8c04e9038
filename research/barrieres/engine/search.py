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

BINS = 32
"""How finely `drop_unlikely` divides the range of the logits."""
KEPT, WIDEN_AT_VISITS = 24, 16
"""About how many actions a new node has at most, and the visits at which it gets all of them."""
BREADTH, GROWTH = np.float32(12), np.float32(2)
"""A node with all of its actions compares the first BREADTH, and GROWTH times the square root of its visits more."""
SHARED = np.float32(0.1)
"""The part of the visits that all actions of the root share evenly."""
PROVED_LOST = np.float32(-1e8)
"""The bound of a child that is proved to lose is below this."""
NODE = np.dtype(
    [
        ("action", "i2"),
        ("mover", "i1"),  # the seat that moved into this node
        ("winner", "i1"),  # the seat that is proved to win, or NOBODY
        ("children", "i2"),
        ("complete", "i1"),  # 1 if no action was dropped
        ("wide", "i1"),  # 1 if all of its actions are children, in the order of their shares
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
        n, sharp = evaluate_actions(g, t, x, weights, node == 0), weights[SHARP]
    if n < 0:
        nodes[node].winner = seat
        if node:
            return used
        n = 1
        x.values[0] = np.float32(1.0)
    best = write_logits_of_actions(x, n, weights, sharp, attends)
    complete = node == 0 or t.stock[seat] == 0
    if node and g.seats == 2:
        kept = drop_hopeless(x, n, best - weights[HOPELESS])
        if kept > KEPT:
            kept = drop_unlikely(x, kept, best, weights[HOPELESS])
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
    nodes[node].complete, nodes[node].wide = complete, 0
    return used + n


@compiled
def write_logits_of_actions(x: Any, n: int, weights: Any, sharp: Any, attends: bool) -> Any:
    """Write the logits of the first n actions into x.urge and return the highest."""
    best = np.float32(-1e9)
    for i in range(n):
        x.urge[i] = x.values[i] * sharp
        if attends:
            x.urge[i] += action_logit(x, i, weights, ATTENTION)
        best = max(best, x.urge[i])
    return best


@compiled
def widen(g: Any, t: Any, nodes: Any, node: int, used: int, x: Any, weights: Any, luck: Any) -> int:
    """Give a node with many visits all of its actions, in the order of their shares, which the policy net refines.
    Return the number of nodes in use.

    A barrier that crosses no shortest path looks wasted, but may be the only move that saves the position."""
    first, had = nodes[node].first, nodes[node].children
    n = evaluate_actions(g, t, x, weights, True)
    best = write_logits_of_actions(x, n, weights, weights[SHARP], weights[ATTENDS] > 0)
    everything = np.float32(0)
    for i in range(n):
        x.urge[i] = exp(x.urge[i] - best)
        everything += x.urge[i]
    for i in range(n):
        x.urge[i] /= everything
    if weights[CHOOSES] > 0:
        refine_priors(g, t, n, x, weights, CHOOSER)
    order_by_share(x, n)
    for k in range(n):
        i, child = x.kept[k], used + k
        for known in range(first, first + had):
            if nodes[known].action == x.actions[i]:
                nodes[child] = nodes[known]
                nodes[child].share = x.urge[i]
                break
        else:
            new_child(nodes[child], x.actions[i], t.turn, x.urge[i], x.values[i], luck)
    nodes[node].first, nodes[node].children, nodes[node].complete, nodes[node].wide = used, n, 1, 1
    return used + n


@compiled
def order_by_share(x: Any, n: int) -> None:
    """Write the numbers of the first n actions into x.kept, those with the largest shares first."""
    for i in range(n):
        k = i
        while k > 0 and x.urge[x.kept[k - 1]] < x.urge[i]:
            x.kept[k] = x.kept[k - 1]
            k -= 1
        x.kept[k] = i


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
def drop_unlikely(x: Any, n: int, best: Any, span: Any) -> int:
    """Keep about KEPT of the first n actions, those with the highest logits, and return the number left. No logit is
    more than `span` below the best."""
    scale, many, bins = np.float32(BINS) / span, 0, 0
    for j in range(BINS + 1):
        x.kept[j] = 0
    for i in range(n):
        x.kept[np.int64((best - x.urge[i]) * scale)] += 1
    while many + x.kept[bins] <= KEPT or bins == 0:
        many += x.kept[bins]
        bins += 1
    return drop_hopeless(x, n, best - np.float32(bins) / scale)


@compiled
def pick_child(g: Any, nodes: Any, node: int, weights: Any, foreseen: bool) -> int:
    """Return the child with the highest upper bound: mean value plus exploration by its prior share (PUCT). If
    `foreseen` is true (for the other seats at a table of four), only the share counts.

    With two seats, a node with all of its actions compares only the likeliest, and at the root every action gets its
    part of the visits that all share."""
    first, n, wide, least = nodes[node].first, nodes[node].children, MAX_ACTIONS, np.float32(0)
    root = np.sqrt(np.float32(nodes[node].visits + 1))
    asked = weights[EXPLORE] * root
    if g.seats == 2 and node == 0:
        least = SHARED * np.float32(nodes[0].visits) / np.float32(n)
    elif g.seats == 2 and nodes[node].wide:
        wide = int(BREADTH + GROWTH * root)
    best, best_bound = -1, np.float32(-1e30)
    for child in range(first, first + n):
        if child - first >= wide and best_bound > PROVED_LOST:
            break
        bound = asked * nodes[child].share
        if not foreseen:
            bound += nodes[child].total
        bound /= np.float32(nodes[child].visits + 1)
        if nodes[child].winner != NOBODY:
            bound = np.float32(1e9) if nodes[child].winner == nodes[child].mover else np.float32(-1e9) + bound
        elif np.float32(nodes[child].visits + 1) <= least:
            bound += np.float32(1e3)
        if bound > best_bound:
            best, best_bound = child, bound
    return best


@compiled
def has_stood(x: Any, depth: int, since: int, stood: Any) -> bool:
    """True if the position at this depth of the path has stood on the board before, in the game (`stood`) or on the
    path. The last barrier of the path is at the depth `since`; earlier positions cannot recur."""
    key = x.keys[depth]
    for before in range(depth - 2, since - 1, -2):
        if x.keys[before] == key:
            return True
    if since == 0:
        for before in range(len(stood)):
            if stood[before] == key:
                return True
    return False


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
def key_of(t: Any) -> int:
    """Return a number for the turn and the two mice, which tells positions with the same barriers apart."""
    return (t.turn * 128 + t.mice[0]) * 128 + t.mice[1]


@compiled
def think(g: Any, start: Any, nodes: Any, used: int, rounds: int, x: Any, weights: Any, luck: Any, stood: Any) -> int:
    """Run this many rounds from the position start[0] and return the number of nodes in use.

    nodes[0] is the root; `used` is 0 for a new tree. `stood` has the keys of the positions that have stood on the board
    since the last barrier: with two seats, a position that recurs counts as a draw.
    """
    now = np.empty(2, start.dtype)
    t, me = now[0], start[0].turn
    if used == 0:
        root = nodes[0]
        root.action, root.mover, root.winner, root.children = PASS, -2, NOBODY, 0
        root.complete, root.wide = 0, 0
        root.first, root.visits, root.share, root.total = 0, 0, np.float32(1), np.float32(0)
        used = 1
    for _ in range(rounds):
        if nodes[0].winner != NOBODY:
            break
        now[0] = start[0]
        node, depth, since = 0, 0, 0
        x.path[0], x.keys[0] = 0, key_of(t)
        while nodes[node].children and nodes[node].winner == NOBODY and t.ply < g.longest:
            grown = g.seats == 2 and nodes[node].wide == 0 and nodes[node].visits >= WIDEN_AT_VISITS
            if grown and used + MAX_ACTIONS <= len(nodes):
                used = widen(g, t, nodes, node, used, x, weights, luck)
            node = pick_child(g, nodes, node, weights, g.seats > 2 and t.turn != me)
            depth += 1
            x.path[depth] = node
            play(g, t, nodes[node].action)
            x.keys[depth] = key_of(t)
            if nodes[node].action >= g.squares:
                since = depth
        if g.seats == 2 and depth and nodes[node].children == 0 and has_stood(x, depth, since, stood):
            x.chance[0] = x.chance[1] = np.float32(0.5)
            if nodes[node].visits == 0:
                nodes[node].total = np.float32(0.5)
        else:
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
