"""Path searches on bits: whether a path exists, how long it is, and which grooves cross it."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import ONE, lowest, single_bit
from mulot.games.barrieres.arrays.jit import compiled

WORD = np.uint64(64)
NOTHING = np.uint64(0)


@compiled
def spread_one_word(a: Any, north: Any, east: Any, n: Any) -> Any:
    """Return these squares and all squares one step away, on a board that fits into one word."""
    return a | (a & north) << n | (a >> n) & north | (a & east) << ONE | (a >> ONE) & east


@compiled
def spread_two_words(a: Any, b: Any, north: Any, east: Any, n: Any) -> Any:
    """Return these squares and all squares one step away, as two words: a is the low one, b the high one."""
    up_a, up_b = a & north[0], b & north[1]
    right_a, right_b = a & east[0], b & east[1]
    low = (
        a
        | up_a << n
        | (a >> n | b << (WORD - n)) & north[0]
        | right_a << ONE
        | (a >> ONE | b << np.uint64(63)) & east[0]
    )
    high = (
        b
        | up_b << n
        | up_a >> (WORD - n)
        | (b >> n) & north[1]
        | right_b << ONE
        | right_a >> np.uint64(63)
        | (b >> ONE) & east[1]
    )
    return low, high


@compiled
def has_way(g: Any, t: Any, seat: int) -> bool:
    """True if this seat's mouse has a path to its cheese."""
    n, square = np.uint64(g.size), t.mice[seat]
    goal_a, goal_b = g.goal[seat, 0], g.goal[seat, 1]
    if g.squares <= 64:
        north, east = t.north[0], t.east[0]
        a = single_bit(square)
        while a & goal_a == NOTHING:
            more = spread_one_word(a, north, east, n)
            if more == a:
                return False
            a = more
        return True
    a, b = NOTHING, NOTHING
    if square < 64:
        a = single_bit(square)
    else:
        b = single_bit(square - 64)
    while (a & goal_a) | (b & goal_b) == NOTHING:
        more_a, more_b = spread_two_words(a, b, t.north, t.east, n)
        if more_a == a and more_b == b:
            return False
        a, b = more_a, more_b
    return True


@compiled
def write_reachable(g: Any, t: Any, seat: int, found: Any) -> int:
    """Write to `found` the squares within 0, 1, 2 … steps of the seat's mouse, up to its goal line.

    Returns the number of steps to the goal line, or -1 if there is no path.
    """
    n, square = np.uint64(g.size), t.mice[seat]
    goal_a, goal_b = g.goal[seat, 0], g.goal[seat, 1]
    a, b, steps = NOTHING, NOTHING, 0
    if square < 64:
        a = single_bit(square)
    else:
        b = single_bit(square - 64)
    found[0, 0], found[0, 1] = a, b
    if g.squares <= 64:
        north, east = t.north[0], t.east[0]
        while a & goal_a == NOTHING:
            more_a = spread_one_word(a, north, east, n)
            if more_a == a:
                return -1
            a = more_a
            steps += 1
            found[steps, 0] = a
        return steps
    while (a & goal_a) | (b & goal_b) == NOTHING:
        more_a, more_b = spread_two_words(a, b, t.north, t.east, n)
        if more_a == a and more_b == b:
            return -1
        a, b = more_a, more_b
        steps += 1
        found[steps, 0], found[steps, 1] = a, b
    return steps


@compiled
def write_grooves_across(g: Any, t: Any, seat: int, found: Any, across: Any) -> int:
    """Write to `across` the grooves that cross one of this seat's shortest paths; return the length of that path."""
    steps = write_reachable(g, t, seat, found)
    last_a, last_b = found[steps, 0] & g.goal[seat, 0], NOTHING
    if g.squares > 64:
        last_b = found[steps, 1] & g.goal[seat, 1]
    square = lowest(last_a) if last_a else 64 + lowest(last_b)
    h0, h1, v0, v1 = NOTHING, NOTHING, NOTHING, NOTHING
    for step in range(steps - 1, -1, -1):
        exits = t.exits[square]
        for direction in range(4):
            if exits >> direction & 1:
                there = square + g.delta[direction]
                if found[step, there >> 6] >> np.uint64(there & 63) & ONE:
                    low = min(square, there)
                    if direction & 1:
                        v0 |= g.across_east[low, 0]
                        v1 |= g.across_east[low, 1]
                    else:
                        h0 |= g.across_north[low, 0]
                        h1 |= g.across_north[low, 1]
                    square = there
                    break
    across[0], across[1], across[2], across[3] = h0, h1, v0, v1
    return steps
