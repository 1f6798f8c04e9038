"""One turn of one mouse, and every position that turns lead to.

Where a mouse is is one number: its square, or 57 and up for the rooms in order, or 63 and up for the trap with so many
turns still to lose. A position is the mice in order from the one on turn, read as the digits of a number. Every turn,
a lost one too, leads to the position of the next mouse: this one's place becomes the last digit.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from research.souriciere.kernel.jit import compiled

ROOMS = 57
TRAPPED = 63
PLACES = 66
TRAP, LAST_ROOM, RAVENSBURGER, EXACT, AFTER = range(5)
"""What `rules` says."""
CHEESE = 56


@compiled
def is_taken(mice: Any, square: int) -> bool:
    """Whether one of the others is there; the mouse on turn is the first one, and lifted."""
    taken = False
    for i in range(1, len(mice)):
        taken |= mice[i] == square
    return taken


@compiled
def free_square(rules: Any, mice: Any, square: int, furthest: int) -> int:
    """This square, or the nearest free one in its place (S-006, S-027, SR-01, SR-02, SR-26)."""
    if not is_taken(mice, square):
        return square
    if rules[AFTER]:
        for after in range(square + 1, furthest + 1):
            if not is_taken(mice, after):
                return after
    before = square - 1
    while before > 0 and is_taken(mice, before):
        before -= 1
    return before


@compiled
def stop(rules: Any, rooms: Any, square: int) -> int:
    """Where a mouse is that ends its way on this square."""
    for room in range(len(rooms)):
        if rooms[room, 0] == square:
            return ROOMS + room
    return TRAPPED + 2 if square == rules[TRAP] and rules[RAVENSBURGER] else square


@compiled
def put(rules: Any, rooms: Any, mice: Any, square: int) -> int:
    """Where a mouse is that is set on this square (SR-08, SR-09)."""
    to = free_square(rules, mice, square, CHEESE - 1)
    return square if to == square else stop(rules, rooms, to)


@compiled
def throw(rules: Any, rooms: Any, mice: Any, start: int, die: int) -> int:
    """Where a mouse is after its throw."""
    if start >= ROOMS:
        room = start - ROOMS
        if die == 1:
            return start
        if die == 6:
            return put(rules, rooms, mice, rooms[room, 1])
        if die == 3:
            return put(rules, rooms, mice, rooms[room, 0])
        if room == rules[LAST_ROOM] and rules[RAVENSBURGER]:
            return TRAPPED + 2
        return put(rules, rooms, mice, rooms[room, 2])
    aim = start + die
    if aim > CHEESE and rules[EXACT]:
        return stop(rules, rooms, free_square(rules, mice, 2 * CHEESE - aim, 0))
    to = free_square(rules, mice, min(aim, CHEESE), CHEESE - 1 if rules[EXACT] else CHEESE)
    return start if to == start else stop(rules, rooms, to)


@compiled
def turn(rules: Any, rooms: Any, mice: Any, to: Any) -> int:
    """Where the mouse on turn is after each of six throws, all as likely, or six times the same. Says from where it
    throws; -1 if it does not."""
    start = mice[0]
    if start > TRAPPED:
        to[:] = start - 1
        return -1
    mice[0] = -1
    if start == TRAPPED:
        start = put(rules, rooms, mice, rules[TRAP])
        if start >= ROOMS:
            to[:] = start
            return -1
    for die in range(6):
        to[die] = throw(rules, rooms, mice, start, die + 1)
    return start


@compiled
def list_positions(rules: Any, rooms: Any, seats: int, reached: Any, to: Any, asked: Any) -> int:
    """Mark every position that can be reached from the start, with its six turns; says how many positions somebody
    throws in, each counted once."""
    every = len(reached)
    most = every // PLACES
    mice, six = np.empty(seats, np.int64), np.empty(6, np.int64)
    waiting = np.empty(every, np.int32)
    waiting[0] = 0
    reached[0] = True
    length, throws = 1, 0
    while length:
        length -= 1
        here = waiting[length]
        left = here
        for i in range(seats - 1, -1, -1):
            mice[i] = left % PLACES
            left //= PLACES
        start = turn(rules, rooms, mice, six)
        if start >= 0:
            there = start * most + here % most
            throws += not asked[there]
            asked[there] = True
        for die in range(6):
            to[here, die] = six[die]
            if six[die] == CHEESE:
                continue
            after = (here % most) * PLACES + six[die]
            if not reached[after]:
                reached[after] = True
                waiting[length] = after
                length += 1
    return throws
