"""What is won by force, carried from the sets of so many barriers to those of one barrier less.

A set is a number, three to the power of each crossing and twice that for a barrier that lies v; of a set and its mirror
image only the lower number is kept. What a set is worth goes at once to all sets from which a barrier leads to it, so
that only one level has to be kept: `offers[set, slot]` (the hero placed it) and (the rival did) escapes, see `forced`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from research.barrieres.kernel.forced_wins import NOTHING, ONE, WAYS, force, lay_ways, positions, touched
from research.barrieres.kernel.jit import compiled


@compiled
def fits(n: int, one: int, other: int) -> bool:
    """Whether two barriers neither cross nor lie on each other; grooves are crossings that lie h, then those v."""
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
    """Every set of so many barriers, the lower number of it and its mirror image, into `found` while there is room;
    says how many there are."""
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
            if not fits(n, grooves[i], groove):
                good = False
                break
        if good:
            depth += 1
            grooves[depth] = groove
    return sets


@compiled
def open_maze(n: int, key: int, grooves: Any, maze: Any) -> int:
    """The grooves of a set and the ways north and east that it leaves open, as bits; says how many barriers."""
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
def columns(n: int) -> Any:
    """The squares of each column, as bits."""
    found = np.zeros(n, np.uint64)
    for square in range(n * n):
        found[square % n] |= ONE << np.uint64(square)
    return found


@compiled
def mirror(n: int, column: Any, table: Any, turned: Any, image: Any) -> None:
    """A table as it is on the mirrored board; `turned` is room for its words, turned but in their old places."""
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
def carry(
    n: int, sets: Any, low: int, high: int, values: Any, mirrored: Any, here: Any, slots: Any,
    before: Any, before_offers: Any, leads: Any, found: Any,
) -> int:  # fmt: skip
    """Solve sets[low:high] and carry what they are worth into `before_offers`, those of the level `before`; says the
    most rounds it took. `slots[stocks]` are the two slots of `here` that these stocks have, -1 for none; `leads` the
    two slots they go to. `found[set, stocks]` gets the tables themselves where there is room for them."""
    places = n * (n - 1)
    ways, lands = np.empty((WAYS, places), np.uint64), np.empty((4, places), np.uint64)
    comes, maze = np.empty((4, places), np.uint64), np.empty(2, np.uint64)
    there, mine = np.empty(places, np.uint64), np.empty(places, np.uint64)
    his, none = np.empty(n * n + 4 * n, np.uint64), np.zeros(places, np.uint64)
    result, image, turned = np.empty(places, np.uint64), np.empty(places, np.uint64), np.empty(places, np.uint64)
    column = columns(n)
    last = np.empty(2, np.uint64)  # the maze before this one: sets next to each other in order are much alike
    grooves, at, which = np.empty(64, np.int64), np.empty(64, np.int64), np.empty(64, np.int64)
    most = 0
    open_maze(n, sets[low] if high > low else 0, grooves, last)
    last[:] = ~last
    for number in range(low, high):
        key = sets[number]
        count = open_maze(n, key, grooves, maze)
        lay_ways(n, maze[0], maze[1], touched(n, maze, last), ways, lands, comes)
        positions(n, maze[0], maze[1], there, his)
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
            most = max(most, force(n, maze, ways, lands, comes, there, offer, escape, mine, his))
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
                    mirror(n, column, result, turned, image)
                for i in range(count):
                    into = before_offers[at[i], slot]
                    if which[i] & 1:
                        for place in range(places):
                            into[place] |= result[place]
                    if which[i] & 2:
                        for place in range(places):
                            into[place] |= image[place]
    return most
