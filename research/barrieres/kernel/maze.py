"""Two mice between barriers, one word of bits for all the squares a mouse can be on.

Squares are numbered row by row from a1; `north` and `east` are the squares whose way there is open, as bits.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from research.barrieres.kernel.jit import compiled

ONE = np.uint64(1)
MIXED = 0x03F79D71B4CB0A89
"""Every six bits of it are others: multiplied by a single bit, its top six say which one that was."""
PLACES = np.zeros(64, np.int64)
for _square in range(64):
    PLACES[(MIXED << _square & (1 << 64) - 1) >> 58] = _square


@compiled
def bit(square: int) -> Any:
    """The word in which only this square is set."""
    return ONE << np.uint64(square)


@compiled
def lowest(squares: Any) -> int:
    """The lowest square that is set; there must be one."""
    return PLACES[np.int64(((squares & (~squares + ONE)) * np.uint64(MIXED)) >> np.uint64(58))]


@compiled
def shut(n: int, grooves: Any, count: int, ways: Any) -> None:
    """The ways that these barriers leave, into `ways`: north and east."""
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
    """All squares from which one step leads to `here`; ways lead both ways, so also where a step from here leads."""
    up = np.uint64(n)
    return ((here >> up) & north) | ((here & north) << up) | ((here >> ONE) & east) | ((here & east) << ONE)


@compiled
def homes(n: int, north: Any, east: Any, goal: Any) -> Any:
    """The squares from which this goal line can be reached."""
    found = goal
    while True:
        more = found | spread(n, north, east, found)
        if more == found:
            return found
        found = more


@compiled
def landings(n: int, north: Any, east: Any, lands: Any) -> None:
    """Where one lands who meets a mouse on a square, coming north, east, south or west; nothing where a barrier is
    between them (B-018 to B-021, BR-05, BR-07)."""
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
def before(n: int, north: Any, east: Any, lands: Any, other: int, into: Any) -> Any:
    """The squares from which a mouse has a move into one of these, while the other mouse stands on `other`."""
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
