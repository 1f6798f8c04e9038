"""Operations on a board with barriers, with one bit per square in a word.

Squares are numbered row by row from a1; `north` and `east` are the squares that are open in that direction, as bits.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from research.barrieres.kernel.jit import compiled

ONE = np.uint64(1)
DE_BRUIJN = 0x03F79D71B4CB0A89
"""A de Bruijn sequence: after multiplication by a single bit, the top six bits identify that bit."""
BIT_OF_PRODUCT = np.zeros(64, np.int64)
for _square in range(64):
    BIT_OF_PRODUCT[(DE_BRUIJN << _square & (1 << 64) - 1) >> 58] = _square


@compiled
def bit(square: int) -> Any:
    """Return the word in which only this square is set."""
    return ONE << np.uint64(square)


@compiled
def lowest(squares: Any) -> int:
    """Return the lowest square that is set; there must be one."""
    return BIT_OF_PRODUCT[np.int64(((squares & (~squares + ONE)) * np.uint64(DE_BRUIJN)) >> np.uint64(58))]


@compiled
def write_open_ways(n: int, grooves: Any, count: int, ways: Any) -> None:
    """Write the squares that are open to the north and to the east, given these barriers, into `ways`."""
    crossings = (n - 1) * (n - 1)
    north = (ONE << np.uint64(n * (n - 1))) - ONE
    east = np.uint64(0)
    for row in range(n):
        east |= ((ONE << np.uint64(n - 1)) - ONE) << np.uint64(row * n)
    for i in range(count):
        crossing = grooves[i] % crossings
        square = crossing // (n - 1) * n + crossing % (n - 1)
        if grooves[i] < crossings:
            north &= ~(bit(square) | bit(square + 1))
        else:
            east &= ~(bit(square) | bit(square + n))
    ways[0], ways[1] = north, east


@compiled
def spread(n: int, north: Any, east: Any, here: Any) -> Any:
    """Return all squares one step away from `here`."""
    up = np.uint64(n)
    return ((here >> up) & north) | ((here & north) << up) | ((here >> ONE) & east) | ((here & east) << ONE)


@compiled
def squares_reaching_goal(n: int, north: Any, east: Any, goal: Any) -> Any:
    """Return the squares from which this goal line can be reached."""
    found = goal
    while True:
        more = found | spread(n, north, east, found)
        if more == found:
            return found
        found = more


@compiled
def write_jump_targets(n: int, north: Any, east: Any, lands: Any) -> None:
    """Write the squares on which a mouse can land after jumping over another one, for each square of the other one and
    each direction (north, east, south, west); none if a barrier is between them (B-018 to B-021, BR-05, BR-07)."""
    goes = np.empty(4, np.uint64)
    for square in range(n * n):
        here = bit(square)
        goes[0] = (here & north) << np.uint64(n)
        goes[1] = (here & east) << ONE
        goes[2] = (here >> np.uint64(n)) & north
        goes[3] = (here >> ONE) & east
        for way in range(4):
            if goes[(way + 2) % 4] == 0:
                lands[square, way] = 0
            elif goes[way] != 0:
                lands[square, way] = goes[way]
            else:
                lands[square, way] = goes[(way + 1) % 4] | goes[(way + 3) % 4]


@compiled
def squares_moving_into(n: int, north: Any, east: Any, lands: Any, other: int, into: Any) -> Any:
    """Return the squares from which a mouse has a move into one of these while the other mouse is on `other`."""
    found = spread(n, north, east, into & ~bit(other))
    if lands[other, 0] & into:
        found |= bit(other - n)
    if lands[other, 1] & into:
        found |= bit(other - 1)
    if lands[other, 2] & into:
        found |= bit(other + n)
    if lands[other, 3] & into:
        found |= bit(other + 1)
    return found
