"""Computes which positions a mouse can win by force, with one bit per position and operations on whole words.

Everything is from the point of view of one seat, the *hero*, who runs to the last row; the *rival* runs to the first. A
table has one word per square of the hero, with one bit per square of the rival. `offer` contains the positions in which
the hero, to move, can place a winning barrier; `escape` contains those in which the rival, to move, can place a barrier
that avoids losing. No code is shared with `layer` and `maze`, which also compute the number of plies, so each checks
the other.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from research.barrieres.kernel.jit import compiled

ONE = np.uint64(1)
NOTHING = np.uint64(0)
WAYS = 12
"""The moves of the hero: four steps (north, east, south, west), four straight jumps, four jumps aside."""
ASIDE = np.array([[8, 11], [9, 10]])
"""The index of the jump aside that goes north or south, and east or west."""


@compiled
def square_offsets(n: int) -> Any:
    """Return by how much each move changes the square number."""
    return np.array([n, 1, -n, -1, 2 * n, 2, -2 * n, -2, n + 1, 1 - n, -n - 1, n - 1])


@compiled
def open_ways(n: int, north: Any, east: Any, square: int, goes: Any) -> None:
    """Write whether a square is open to the north, east, south and west."""
    goes[0] = (north >> np.uint64(square)) & ONE
    goes[1] = (east >> np.uint64(square)) & ONE
    goes[2] = (north >> np.uint64(square - n)) & ONE if square >= n else NOTHING
    goes[3] = (east >> np.uint64(square - 1)) & ONE if square >= 1 else NOTHING


@compiled
def reach(n: int, north: Any, east: Any, start: Any) -> Any:
    """Return all squares that can be reached from these."""
    up, found, more = np.uint64(n), NOTHING, start
    while more != found:
        found = more
        more |= ((found & north) << up) | ((found >> up) & north) | ((found & east) << ONE) | ((found >> ONE) & east)
    return found


@compiled
def changed_squares(n: int, maze: Any, before: Any) -> Any:
    """Return the squares whose exits, or whose neighbours' exits, differ between two mazes, and copy `maze` to
    `before`."""
    up = np.uint64(n)
    north, east = maze[0] ^ before[0], maze[1] ^ before[1]
    near = north | (north << up) | east | (east << ONE)
    before[0], before[1] = maze[0], maze[1]
    return near | (near << up) | (near >> up) | (near << ONE) | (near >> ONE)


@compiled
def update_moves(n: int, north: Any, east: Any, some: Any, ways: Any, lands: Any, comes: Any) -> None:
    """Recompute the moves for the hero's squares in `some`. `ways[way]` are the rival's squares for which the move is
    possible; `lands[side]` is where a rival that jumps over the hero towards this side lands, and `comes[side]` where
    it comes from."""
    side_by = np.array([n, 1, -n, -1])
    goes, on = np.empty(4, np.uint64), np.empty(4, np.uint64)
    for square in range(n * (n - 1)):
        if not (some >> np.uint64(square)) & ONE:
            continue
        ways[:, square] = NOTHING
        open_ways(n, north, east, square, goes)
        for side in range(4):
            lands[side, square] = comes[side, square] = NOTHING
            left, right = (side + 1) % 4, (side + 3) % 4
            if goes[(side + 2) % 4]:
                comes[side, square] = ONE << np.uint64(square - side_by[side])
                if goes[side]:
                    lands[side, square] = ONE << np.uint64(square + side_by[side])
                else:
                    if goes[left]:
                        lands[side, square] |= ONE << np.uint64(square + side_by[left])
                    if goes[right]:
                        lands[side, square] |= ONE << np.uint64(square + side_by[right])
            if goes[side]:
                ways[side, square] = ~NOTHING
                there = square + side_by[side]
                open_ways(n, north, east, there, on)
                if on[side]:
                    ways[4 + side, square] |= ONE << np.uint64(there)
                    continue
                for turn in (left, right):
                    if on[turn]:
                        up, across = (side, turn) if side % 2 == 0 else (turn, side)
                        ways[ASIDE[up // 2, across // 2], square] |= ONE << np.uint64(there)


@compiled
def write_positions(n: int, north: Any, east: Any, there: Any, his: Any) -> None:
    """Write the positions in which both mice have a path to their goal (BR-17) into `there`, and those that the hero
    has already won into `his`. `his` has two empty board rows before and after it."""
    places, line = n * (n - 1), (ONE << np.uint64(n)) - ONE
    hero = reach(n, north, east, line << np.uint64(places))
    rival = reach(n, north, east, line) & ~line
    his[:] = NOTHING
    for square in range(n * n):
        others = rival & ~(ONE << np.uint64(square)) if (hero >> np.uint64(square)) & ONE else NOTHING
        if square < places:
            there[square] = others
        else:
            his[square + 2 * n] = others


@compiled
def add_predecessors(found: Any, ways: Any, led: Any) -> None:
    """Add to `found` the positions from which a move leads to a position in `led`."""
    for i in range(len(found)):
        found[i] |= ways[i] & led[i]


@compiled
def mark_lost_positions(n: int, north: Any, east: Any, lands: Any, comes: Any, mine: Any, kept: Any, his: Any) -> Any:
    """Write into `his` the positions of `kept` in which every move of the rival leads to a position in `mine`, and
    return the bits that changed."""
    up, changed = np.uint64(n), NOTHING
    for i in range(len(mine)):
        free = ~mine[i] & ~(ONE << np.uint64(i))
        some = ((free >> up) & north) | ((free & north) << up) | ((free >> ONE) & east) | ((free & east) << ONE)
        some |= comes[0, i] if lands[0, i] & free else NOTHING
        some |= comes[1, i] if lands[1, i] & free else NOTHING
        some |= comes[2, i] if lands[2, i] & free else NOTHING
        some |= comes[3, i] if lands[3, i] & free else NOTHING
        new = kept[i] & ~some
        changed |= new ^ his[i]
        his[i] = new
    return changed


@compiled
def solve_forced_wins(
    n: int, maze: Any, ways: Any, lands: Any, comes: Any, there: Any, offer: Any, escape: Any, mine: Any, his: Any
) -> int:
    """Write the positions that the hero wins by force into `mine` (with the hero to move) and `his` (with the rival on
    turn), and return the number of iterations until nothing changed."""
    places, first = n * (n - 1), 2 * n
    inner = his[first : first + places]
    by = square_offsets(n)
    kept = np.empty(places, np.uint64)
    for i in range(places):
        kept[i] = there[i] & ~escape[i]
        inner[i] = NOTHING
    rounds = 0
    while True:
        rounds += 1
        for i in range(places):
            mine[i] = offer[i]
        for way in range(WAYS):
            add_predecessors(mine, ways[way, :places], his[first + by[way] : first + by[way] + places])
        for i in range(places):
            mine[i] &= there[i]
        if not mark_lost_positions(n, maze[0], maze[1], lands, comes, mine, kept, inner):
            return rounds
