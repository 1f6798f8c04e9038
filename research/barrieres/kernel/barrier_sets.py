"""A level is all sets with the same number of barriers, up to the board's four symmetries, in ascending order.

A set is a number: the sum over its barriers of three to the power of the crossing, doubled for a vertical barrier.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from research.barrieres.kernel.jit import compiled
from research.barrieres.kernel.maze_bits import write_open_ways
from research.barrieres.kernel.solve_layer import NONE, add_barrier_option, solve_layer


@compiled
def read_set(n: int, key: int, grooves: Any) -> int:
    """Write the grooves of a set and return their number."""
    crossings, count, crossing = (n - 1) * (n - 1), 0, 0
    while key:
        lies = key % 3
        if lies:
            grooves[count] = crossing + crossings * (lies - 1)
            count += 1
        key //= 3
        crossing += 1
    return count


@compiled
def free_grooves(n: int, grooves: Any, count: int, room: Any) -> int:
    """Write the grooves in which another barrier would neither cross nor overlap one of these, and return their
    number."""
    side, crossings, found = n - 1, (n - 1) * (n - 1), 0
    taken = np.zeros(crossings, np.int8)
    for i in range(count):
        taken[grooves[i] % crossings] = 1 + grooves[i] // crossings
    for lies in range(2):
        step = 1 if lies == 0 else side
        for crossing in range(crossings):
            at = crossing % side if lies == 0 else crossing // side
            if taken[crossing]:
                continue
            if at > 0 and taken[crossing - step] == lies + 1:
                continue
            if at < side - 1 and taken[crossing + step] == lies + 1:
                continue
            room[found] = crossing + crossings * lies
            found += 1
    return found


@compiled
def symmetric_keys(powers: Any, grooves: Any, count: int, keys: Any) -> None:
    """Write the numbers of a set under each symmetry."""
    for way in range(4):
        keys[way] = 0
        for i in range(count):
            keys[way] += powers[way, grooves[i]]


@compiled
def add_barrier(n: int, powers: Any, sets: Any, found: Any) -> int:
    """Write every set with one more barrier, and return how many were written. A set is written as the lowest of its
    four symmetric numbers, possibly several times."""
    grooves, room = np.empty(64, np.int64), np.empty(128, np.int64)
    keys = np.empty(4, np.int64)
    total = 0
    for key in sets:
        count = read_set(n, key, grooves)
        symmetric_keys(powers, grooves, count, keys)
        spaces = free_grooves(n, grooves, count, room)
        for i in range(spaces):
            least = keys[0] + powers[0, room[i]]
            for way in range(1, 4):
                least = min(least, keys[way] + powers[way, room[i]])
            found[total] = least
            total += 1
    return total


@compiled
def count_symmetric_sets(n: int, powers: Any, sets: Any) -> int:
    """Return the number of sets including all rotated and mirrored ones."""
    grooves, keys, total = np.empty(64, np.int64), np.empty(4, np.int64), 0
    for key in sets:
        symmetric_keys(powers, grooves, read_set(n, key, grooves), keys)
        for way in range(4):
            same = 0
            for other in range(way):
                same += keys[other] == keys[way]
            total += same == 0
    return total


@compiled
def solve_sets(
    n: int, powers: Any, turned: Any, sets: Any, low: int, high: int, leads: Any, next_sets: Any, after: Any, worth: Any
) -> int:
    """Solve the layers of sets[low:high] with all stocks into worth[set, stocks], and return the longest forced win.

    `leads[stocks, seat, swapped]` is the index of the next level's stocks after this seat has placed a barrier, or -1;
    `after` is the next level, and `turned[way]` maps the positions of a layer under a symmetry.
    """
    states = worth.shape[2]
    half = states // 2
    ways = np.empty(2, np.uint64)
    grooves, room = np.empty(64, np.int64), np.empty(128, np.int64)
    child, how, keys = np.empty(128, np.int64), np.empty(128, np.int64), np.empty(4, np.int64)
    placing = np.empty(states, np.int8)
    longest = 0
    for number in range(low, high):
        count = read_set(n, sets[number], grooves)
        write_open_ways(n, grooves, count, ways)
        symmetric_keys(powers, grooves, count, keys)
        spaces = free_grooves(n, grooves, count, room) if len(next_sets) else 0
        for i in range(spaces):
            how[i], least = 0, keys[0] + powers[0, room[i]]
            for way in range(1, 4):
                key = keys[way] + powers[way, room[i]]
                if key < least:
                    how[i], least = way, key
            child[i] = np.searchsorted(next_sets, least)
        for stocks in range(worth.shape[1]):
            placing[:] = NONE
            for seat in range(2):
                for i in range(spaces):
                    swapped = how[i] >> 1
                    lead = leads[stocks, seat, swapped]
                    if lead < 0:
                        break
                    # After the barrier the other seat is to move; on the rotated board that is this seat.
                    turn = seat if swapped else 1 - seat
                    layer = after[child[i], lead, turn * half : turn * half + half]
                    add_barrier_option(layer, turned[how[i]], placing[seat * half : seat * half + half])
            plies = solve_layer(n, ways[0], ways[1], placing, worth[number - low, stocks])
            if plies < 0:
                return -1
            longest = max(longest, plies)
    return longest
