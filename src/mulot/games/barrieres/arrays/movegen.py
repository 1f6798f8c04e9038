"""Generates and plays moves."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import ONE, lowest, single_bit
from mulot.games.barrieres.arrays.jit import compiled
from mulot.games.barrieres.arrays.paths import NOTHING, has_way, write_grooves_across

PASS = -1


@compiled
def seat_on(g: Any, t: Any, square: int) -> int:
    """Return the seat whose mouse is on this square, or -1."""
    for seat in range(g.seats):
        if t.mice[seat] == square:
            return seat
    return -1


@compiled
def may_meet_mouse(g: Any, t: Any, seat: int) -> bool:
    """True if another mouse may be on a neighbouring square.

    The check is quick and cautious: for a square at the edge of the board it can be True when there is none.
    """
    here, row = t.mice[seat], g.size * g.size
    for other in range(g.seats):
        apart = t.mice[other] - here
        apart *= apart
        if apart == 1 or apart == row:
            return True
    return False


@compiled
def steps_of(g: Any, t: Any, seat: int, found: Any) -> int:
    """Write to `found` the squares that the seat's mouse can reach; return how many there are."""
    here, n = t.mice[seat], 0
    exits = t.exits[here]
    alone = not may_meet_mouse(g, t, seat)
    for direction in range(4):
        if not exits >> direction & 1:
            continue
        there = here + g.delta[direction]
        if alone or seat_on(g, t, there) < 0:
            found[n] = there
            n += 1
            continue
        if t.exits[there] >> direction & 1:
            if seat_on(g, t, there + g.delta[direction]) < 0:
                found[n] = there + g.delta[direction]
                n += 1
                continue
            if not g.past_third:
                continue
        for turn in (1, 3):
            side = (direction + turn) & 3
            if t.exits[there] >> side & 1:
                beside = there + g.delta[side]
                known = seat_on(g, t, beside) >= 0
                for i in range(n):
                    known = known or found[i] == beside
                if not known:
                    found[n] = beside
                    n += 1
    return n


@compiled
def toggle_ways(g: Any, t: Any, groove: int) -> None:
    """Close a groove to path searches, as if it contained a barrier; a second call opens it again."""
    if groove < g.grooves:
        low = g.low[groove]
        t.north[low >> 6] ^= single_bit(low & 63)
        low += 1
        t.north[low >> 6] ^= single_bit(low & 63)
    else:
        low = g.low[groove - g.grooves]
        t.east[low >> 6] ^= single_bit(low & 63)
        low += g.size
        t.east[low >> 6] ^= single_bit(low & 63)


@compiled
def would_join(g: Any, t: Any, groove: int) -> bool:
    """True if two of the three points of a barrier here would touch barriers or edges that are connected already.

    Only then can it cut anything off.
    """
    if groove < g.grooves:
        middle, along = g.middle[groove], 1
    else:
        middle, along = g.middle[groove - g.grooves], g.size + 1
    one, centre, other = t.label[middle - along], t.label[middle], t.label[middle + along]
    return one in (centre, other) or centre == other


@compiled
def lay_barrier(g: Any, t: Any, groove: int) -> None:
    """Place a barrier in this groove."""
    n = g.size
    toggle_ways(g, t, groove)
    if groove < g.grooves:
        number, along, first, way, back, step = groove, 1, 0, 1, 4, 1
        low, room, across = g.low[number], g.column[number], n
        other = 2
    else:
        number, along, first, way, back, step = groove - g.grooves, n + 1, 2, 2, 8, n
        low, room, across = g.low[number], g.row[number], 1
        other = 0
    for square in (low, low + step):
        t.exits[square] &= np.uint8(255 - way)
        t.exits[square + across] &= np.uint8(255 - back)
    neighbour = 1 if groove < g.grooves else n - 1
    t.free[first + (number >> 6)] &= ~single_bit(number & 63)
    t.free[other + (number >> 6)] &= ~single_bit(number & 63)
    if room > 0:
        before = number - neighbour
        t.free[first + (before >> 6)] &= ~single_bit(before & 63)
    if room < n - 2:
        after = number + neighbour
        t.free[first + (after >> 6)] &= ~single_bit(after & 63)
    merge_labels(g, t, g.middle[number], along)


@compiled
def merge_labels(g: Any, t: Any, middle: int, along: int) -> None:
    """Give all barriers that are connected at these three points the same label; the edge keeps label 0."""
    one, centre, other = t.label[middle - along], t.label[middle], t.label[middle + along]
    least = min(one, centre, other)
    for point in range((g.size + 1) * (g.size + 1)):
        label = t.label[point]
        if label in (one, centre, other):
            t.label[point] = least


@compiled
def play(g: Any, t: Any, action: int) -> bool:
    """Play an action; return True if it wins."""
    seat = t.turn
    after = seat + 1
    t.turn = 0 if after == g.seats else after
    t.ply += 1
    if action >= g.squares:
        t.stock[seat] -= 1
        lay_barrier(g, t, action - g.squares)
        return False
    if action == PASS:
        return False
    t.mice[seat] = action
    return g.arrives[seat, action] != 0


@compiled
def barriers_of(g: Any, t: Any, found: Any, across: Any, fits: Any) -> None:
    """Write to `fits`, as bits, the grooves in which a barrier may be placed.

    Only a barrier across a seat's shortest path can close its last path, so only such barriers are checked.
    """
    for seat in range(g.seats):
        write_grooves_across(g, t, seat, found, across[seat])
    for i in range(4):
        free = t.free[i]
        suspects, closed = NOTHING, NOTHING
        for seat in range(g.seats):
            suspects |= across[seat, i]
        suspects &= free
        first = (i & 1) * 64 + (i >> 1) * g.grooves
        while suspects:
            here = suspects & (NOTHING - suspects)
            suspects ^= here
            groove = first + lowest(here)
            if would_join(g, t, groove):
                toggle_ways(g, t, groove)
                for seat in range(g.seats):
                    if across[seat, i] & here and not has_way(g, t, seat):
                        closed |= here
                        break
                toggle_ways(g, t, groove)
        fits[i] = free & ~closed


@compiled
def legal(g: Any, t: Any, found: Any, across: Any, fits: Any, actions: Any) -> int:
    """Write to `actions` the numbers of all legal actions; return how many there are.

    Passing is legal only if nothing else is.
    """
    n = steps_of(g, t, t.turn, actions)
    if t.stock[t.turn] > 0:
        barriers_of(g, t, found, across, fits)
        for i in range(4):
            word = fits[i]
            first = g.squares + (i & 1) * 64 + (i >> 1) * g.grooves
            while word:
                actions[n] = first + lowest(word)
                word &= word - ONE
                n += 1
    if n == 0:
        actions[0] = PASS
        n = 1
    return n
