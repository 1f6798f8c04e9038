"""The length of a shortest path from any square to a goal line."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import single_bit
from mulot.games.barrieres.arrays.paths import NOTHING, WORD, spread_one_word, spread_two_words
from research.barrieres.engine.jit import compiled


@compiled
def distance(g: Any, t: Any, seat: int, square: int) -> int:
    """Return the steps of a shortest path from a square to this seat's cheese; -1 if there is no path."""
    n = np.uint64(g.size)
    goal_a, goal_b = g.goal[seat, 0], g.goal[seat, 1]
    steps = 0
    if g.squares <= 64:
        north, east = t.north[0], t.east[0]
        a = single_bit(square)
        while a & goal_a == NOTHING:
            more = spread_one_word(a, north, east, n)
            if more == a:
                return -1
            a = more
            steps += 1
        return steps
    a, b = NOTHING, NOTHING
    if square < 64:
        a = single_bit(square)
    else:
        b = single_bit(square - 64)
    while (a & goal_a) | (b & goal_b) == NOTHING:
        more_a, more_b = spread_two_words(a, b, t.north, t.east, n)
        if more_a == a and more_b == b:
            return -1
        a, b = more_a, more_b
        steps += 1
    return steps


@compiled
def distance_with_barrier(g: Any, t: Any, seat: int, groove: int, found: Any) -> int:
    """Return the steps of a shortest path from this seat's mouse to its cheese; -1 if there is no path.

    `found` has the squares within 0, 1, 2 … steps without the barrier in this groove, which crosses that shortest path
    and which path searches take into account. Up to the first of its four squares it changes nothing.
    """
    n, low = np.uint64(g.size), np.uint64(g.low[groove if groove < g.grooves else groove - g.grooves])
    goal_a, goal_b = g.goal[seat, 0], g.goal[seat, 1]
    beside, steps = np.uint64(3) | np.uint64(3) << n, 0
    if g.squares <= 64:
        north, east = t.north[0], t.east[0]
        while found[steps, 0] & beside << low == NOTHING:
            steps += 1
        a = found[steps, 0]
        while a & goal_a == NOTHING:
            more = spread_one_word(a, north, east, n)
            if more == a:
                return -1
            a = more
            steps += 1
        return steps
    beside_a, beside_b = NOTHING, beside << (low & np.uint64(63))
    if low < WORD:
        beside_a, beside_b = beside << low, beside >> np.uint64(1) >> (np.uint64(63) - low)
    while (found[steps, 0] & beside_a) | (found[steps, 1] & beside_b) == NOTHING:
        steps += 1
    a, b = found[steps, 0], found[steps, 1]
    while (a & goal_a) | (b & goal_b) == NOTHING:
        more_a, more_b = spread_two_words(a, b, t.north, t.east, n)
        if more_a == a and more_b == b:
            return -1
        a, b = more_a, more_b
        steps += 1
    return steps
