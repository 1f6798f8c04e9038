"""Reuses the search tree: finds the new position in the last tree, and drops nodes if the memory is full."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.movegen import PASS, play
from mulot.games.barrieres.arrays.paths import NOTHING
from research.barrieres.engine.jit import compiled

NOT_FOUND = -1


@compiled
def is_same(one: Any, two: Any) -> bool:
    """True if two positions of two mice are equal."""
    apart = NOTHING
    for i in range(4):
        apart |= one.free[i] ^ two.free[i]
    for i in range(2):
        apart |= one.north[i] ^ two.north[i] | one.east[i] ^ two.east[i]
        if one.mice[i] != two.mice[i] or one.stock[i] != two.stock[i]:
            return False
    return apart == NOTHING and one.turn == two.turn and one.ply == two.ply


@compiled
def may_become(one: Any, two: Any, mover: int) -> bool:
    """True if a move of the mouse other than `mover` could lead from position `one` to position `two`."""
    opened = NOTHING
    for i in range(4):
        opened |= two.free[i] & ~one.free[i]
    return opened == NOTHING and one.mice[mover] == two.mice[mover] and one.stock[mover] == two.stock[mover]


@compiled
def find(g: Any, before: Any, nodes: Any, now: Any) -> int:
    """Return the node of the position now[0], up to two plies deep in the tree of before[0]; NOT_FOUND if it is not
    there."""
    if is_same(before[0], now[0]):
        return 0
    after = np.empty(2, before.dtype)
    mover = before[0].turn
    for one in range(nodes[0].first, nodes[0].first + nodes[0].children):
        after[0] = before[0]
        play(g, after[0], nodes[one].action)
        if is_same(after[0], now[0]):
            return one
        if may_become(after[0], now[0], mover):
            for two in range(nodes[one].first, nodes[one].first + nodes[one].children):
                after[1] = after[0]
                play(g, after[1], nodes[two].action)
                if is_same(after[1], now[0]):
                    return two
    return NOT_FOUND


@compiled
def keep(nodes: Any, used: int, root: int, least: int, places: Any) -> int:
    """Keep only the tree below `root`, which becomes node 0, and return the number of nodes in use. Children of nodes
    with fewer than `least` visits are dropped."""
    mark_reachable(nodes, used, root, least, places)
    kept = 1
    nodes[0] = nodes[root]
    for i in range(1, used):  # every node moves to a lower index, so none overwrites one that is still needed
        if places[i] != NOT_FOUND and i != root:
            places[i] = kept
            nodes[kept] = nodes[i]
            kept += 1
    for i in range(kept):
        if nodes[i].children:
            nodes[i].first = places[nodes[i].first]
    top = nodes[0]
    top.action, top.mover, top.share, top.total = PASS, -2, np.float32(1), np.float32(0)
    return kept


@compiled
def mark_reachable(nodes: Any, used: int, root: int, least: int, places: Any) -> None:
    """Write 0 into `places` for all nodes reachable from `root`, and NOT_FOUND for all others. The nodes still to be
    visited form a linked list in `places` itself, which ends with `used`."""
    for i in range(used):
        places[i] = NOT_FOUND
    places[root], top = NOT_FOUND - 1 - used, root
    while top != used:
        here = top
        top = NOT_FOUND - 1 - places[here]
        places[here] = 0
        if nodes[here].visits < least:
            nodes[here].children = 0
        for child in range(nodes[here].first, nodes[here].first + nodes[here].children):
            places[child] = NOT_FOUND - 1 - top
            top = child
