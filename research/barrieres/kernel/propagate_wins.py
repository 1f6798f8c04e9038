"""Propagates forced wins from the sets of n barriers to the sets of n - 1 barriers.

A set is a number: the sum over its barriers of three to the power of the crossing, doubled for a vertical barrier. Of a
set and its mirror image only the lower number is used. The result for a set is passed on immediately to all sets from
which a barrier leads to it, so only one level must be stored: `offers[set, slot]`, with the positions that the hero
wins by a barrier and those that the rival escapes by a barrier (see `forced_wins`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from research.barrieres.kernel.forced_wins import (
    NOTHING,
    ONE,
    WAYS,
    changed_squares,
    solve_forced_wins,
    update_moves,
    write_positions,
)
from research.barrieres.kernel.jit import compiled


@compiled
def can_coexist(n: int, one: int, other: int) -> bool:
    """True if two barriers neither cross nor overlap. Grooves are numbered by crossing, first those of horizontal
    barriers, then those of vertical ones."""
    side = n - 1
    crossings = side * side
    a, b = one % crossings, other % crossings
    if a == b:
        return False
    if one // crossings != other // crossings:
        return True
    if one < crossings:
        return not (abs(a - b) == 1 and a // side == b // side)
    return abs(a - b) != side


@compiled
def list_sets(n: int, count: int, values: Any, mirrored: Any, found: Any) -> int:
    """Write every set of `count` barriers, or its mirror image if that has a lower number, into `found` while there is
    room. Return how many sets there are."""
    total = len(values)
    grooves = np.full(count + 1, -1, np.int64)
    depth, sets = 0, 0
    while depth >= 0:
        if depth == count:
            key, image = 0, 0
            for i in range(count):
                key += values[grooves[i]]
                image += mirrored[grooves[i]]
            if key <= image:
                if sets < len(found):
                    found[sets] = key
                sets += 1
            depth -= 1
            continue
        grooves[depth] += 1
        groove = grooves[depth]
        if groove >= total:
            depth -= 1
            continue
        good = True
        for i in range(depth):
            if not can_coexist(n, grooves[i], groove):
                good = False
                break
        if good:
            depth += 1
            grooves[depth] = groove
    return sets


@compiled
def decode_set(n: int, key: int, grooves: Any, maze: Any) -> int:
    """Write the grooves of a set, and the squares that it leaves open to the north and to the east, as bits. Return the
    number of barriers."""
    side, crossing, count = n - 1, 0, 0
    maze[0] = (ONE << np.uint64(n * side)) - ONE
    maze[1] = NOTHING
    for row in range(n):
        maze[1] |= ((ONE << np.uint64(side)) - ONE) << np.uint64(row * n)
    while key:
        lies = key % 3
        if lies:
            square = crossing // side * n + crossing % side
            shut = ONE << np.uint64(square)
            shut |= shut << (ONE if lies == 1 else np.uint64(n))
            maze[lies - 1] &= ~shut
            grooves[count] = crossing + side * side * (lies - 1)
            count += 1
        key //= 3
        crossing += 1
    return count


@compiled
def column_masks(n: int) -> Any:
    """Return the squares of each column, as bits."""
    found = np.zeros(n, np.uint64)
    for square in range(n * n):
        found[square % n] |= ONE << np.uint64(square)
    return found


@compiled
def mirror_table(n: int, column: Any, table: Any, turned: Any, image: Any) -> None:
    """Write the table for the board mirrored left to right into `image`. `turned` is scratch
    space for the mirrored words."""
    for i in range(len(table)):
        turned[i] = NOTHING
    for x in range(n):
        part, by = column[x], n - 1 - 2 * x
        if by >= 0:
            for i in range(len(table)):
                turned[i] |= (table[i] & part) << np.uint64(by)
        else:
            for i in range(len(table)):
                turned[i] |= (table[i] & part) >> np.uint64(-by)
    for row in range(0, len(table), n):
        for x in range(n):
            image[row + n - 1 - x] = turned[row + x]


@compiled
def propagate_level(
    n: int, sets: Any, low: int, high: int, values: Any, mirrored: Any, here: Any, slots: Any,
    before: Any, before_offers: Any, leads: Any, found: Any,
) -> int:  # fmt: skip
    """Solve sets[low:high], pass the results on to `before_offers` (the offers of the level `before`), and return the
    most iterations that a set took. `slots[stocks]` are the two slots of these stocks in `here`, or -1; `leads` are the
    two slots to which they are passed on. The tables are also written to `found[set, stocks]` while there is room."""
    places = n * (n - 1)
    ways, lands = np.empty((WAYS, places), np.uint64), np.empty((4, places), np.uint64)
    comes, maze = np.empty((4, places), np.uint64), np.empty(2, np.uint64)
    there, mine = np.empty(places, np.uint64), np.empty(places, np.uint64)
    his, none = np.empty(n * n + 4 * n, np.uint64), np.zeros(places, np.uint64)
    result, image, turned = np.empty(places, np.uint64), np.empty(places, np.uint64), np.empty(places, np.uint64)
    column = column_masks(n)
    last = np.empty(2, np.uint64)  # the previous maze: consecutive sets are similar
    grooves, at, which = np.empty(64, np.int64), np.empty(64, np.int64), np.empty(64, np.int64)
    most = 0
    decode_set(n, sets[low] if high > low else 0, grooves, last)
    last[:] = ~last
    for number in range(low, high):
        key = sets[number]
        count = decode_set(n, key, grooves, maze)
        update_moves(n, maze[0], maze[1], changed_squares(n, maze, last), ways, lands, comes)
        write_positions(n, maze[0], maze[1], there, his)
        other = 0
        for i in range(count):
            other += mirrored[grooves[i]]
        turns = False
        for i in range(count):
            less, less_mirrored = key - values[grooves[i]], other - mirrored[grooves[i]]
            which[i] = (less <= less_mirrored) + 2 * (less_mirrored <= less)
            turns |= which[i] >= 2
            at[i] = np.searchsorted(before, min(less, less_mirrored))
        for stocks in range(len(slots)):
            offer = here[number, slots[stocks, 0]] if slots[stocks, 0] >= 0 else none
            escape = here[number, slots[stocks, 1]] if slots[stocks, 1] >= 0 else none
            most = max(most, solve_forced_wins(n, maze, ways, lands, comes, there, offer, escape, mine, his))
            if number < len(found):
                for i in range(places):
                    found[number, stocks, 0, i] = mine[i]
                    found[number, stocks, 1, i] = his[2 * n + i]
            for who in range(2):
                slot = leads[stocks, who]
                if slot < 0:
                    continue
                for i in range(places):
                    result[i] = his[2 * n + i] if who == 0 else there[i] & ~mine[i]
                if turns:
                    mirror_table(n, column, result, turned, image)
                for i in range(count):
                    into = before_offers[at[i], slot]
                    if which[i] & 1:
                        for place in range(places):
                            into[place] |= result[place]
                    if which[i] & 2:
                        for place in range(places):
                            into[place] |= image[place]
    return most
