"""Perft: the number of action sequences of a given length, which engines compare to verify their move generation."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import count
from mulot.games.barrieres.arrays.layout import MAX_ACTIONS
from mulot.games.barrieres.arrays.movegen import barriers_of, legal, play, steps_of
from research.barrieres.engine.jit import compiled


@compiled
def count_legal(g: Any, t: Any, found: Any, across: Any, fits: Any, actions: Any) -> int:
    """Return the number of legal actions."""
    n = steps_of(g, t, t.turn, actions)
    if t.stock[t.turn] > 0:
        barriers_of(g, t, found, across, fits)
        for i in range(4):
            n += count(fits[i])
    return max(n, 1)


@compiled
def perft(g: Any, start: Any, depth: int) -> int:
    """Return the number of sequences of exactly `depth` plies from the position start[0]. A finished game has no
    continuation."""
    found, across, fits = np.empty((128, 2), np.uint64), np.empty((4, 4), np.uint64), np.empty(4, np.uint64)
    level = np.empty(depth + 1, start.dtype)
    actions = np.empty((depth + 1, MAX_ACTIONS), np.int64)
    todo, total = np.zeros(depth + 1, np.int64), 0
    level[0] = start[0]
    if depth == 1:
        return count_legal(g, level[0], found, across, fits, actions[0])
    d = 0
    todo[0] = legal(g, level[0], found, across, fits, actions[0])
    while d >= 0:
        if todo[d] == 0:
            d -= 1
            continue
        todo[d] -= 1
        level[d + 1] = level[d]
        t = level[d + 1]
        if play(g, t, actions[d, todo[d]]) or t.ply >= g.longest:
            continue
        if d == depth - 2:
            total += count_legal(g, t, found, across, fits, actions[d + 1])
        else:
            d += 1
            todo[d] = legal(g, t, found, across, fits, actions[d])
    return total
