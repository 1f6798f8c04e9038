"""Solves a layer (all positions with the same barriers on the board and the same stocks) by retrograde analysis.

A value is a byte for the seat to move: 127 - n means that it wins in n plies, n - 127 that it loses in n plies, 0 that
neither seat can force a win, and NONE that there is no such position. Squares are counted from the first row for seat 0
and from the second row for seat 1, so that no square is on the seat's goal line. A layer is indexed [turn, square of
seat 0, square of seat 1].
"""

from __future__ import annotations

from typing import Any

import numpy as np

from research.barrieres.kernel.jit import compiled
from research.barrieres.kernel.maze_bits import (
    ONE,
    bit,
    lowest,
    squares_moving_into,
    squares_reaching_goal,
    write_jump_targets,
)

NONE = -128
WIN_BASE = 127
MOST_PLIES = 126


@compiled
def solve_layer(n: int, north: Any, east: Any, placing: Any, worth: Any) -> int:
    """Write the values into `worth` and return the plies of the longest forced win, or -1 if they do not fit into a
    byte.

    `placing` is the value of each position after the best barrier that can be placed, or NONE. Ply by ply, the function
    finds the positions with a move to a lost position, and those whose moves all lead to won positions.
    """
    squares, places = n * n, n * (n - 1)
    goals = np.empty(2, np.uint64)
    goals[0] = ((ONE << np.uint64(n)) - ONE) << np.uint64(places)
    goals[1] = (ONE << np.uint64(n)) - ONE
    lands = np.zeros((squares, 4), np.uint64)
    write_jump_targets(n, north, east, lands)
    can = np.empty(2, np.uint64)
    can[0] = squares_reaching_goal(n, north, east, goals[0]) & ~goals[0]
    can[1] = squares_reaching_goal(n, north, east, goals[1]) & ~goals[1]
    # For each turn and each square of the other mouse: the squares of the mouse to move that are undecided (`unknown`),
    # and those that a barrier keeps from being lost (`held`). `won` and `lost` are the other way round: for each square
    # of the mouse to move, the squares of the other mouse.
    unknown, held = np.zeros((2, squares), np.uint64), np.zeros((2, squares), np.uint64)
    won, lost = np.zeros((2, squares), np.uint64), np.zeros((2, squares), np.uint64)
    new_won, new_lost = np.zeros((2, squares), np.uint64), np.zeros((2, squares), np.uint64)
    # A linked list, by ply, of the positions that a barrier decides.
    at_ply, following = np.full(128, -1, np.int32), np.empty(2 * places * places, np.int32)
    last, longest = 1, 0
    worth[:] = NONE
    for turn in range(2):
        for other in range(squares):
            if can[1 - turn] & bit(other):
                unknown[turn, other] = can[turn] & ~bit(other)
    for a in range(places):
        for b in range(places):
            if not (can[0] & bit(a)) or not (can[1] & bit(b + n)) or a == b + n:
                continue
            for turn in range(2):
                here = (turn * places + a) * places + b
                worth[here] = 0
                best = placing[here]
                if best == NONE:
                    continue
                other, mouse = (b + n, a) if turn == 0 else (a, b + n)
                held[turn, other] |= bit(mouse)
                if best != 0:
                    ply = WIN_BASE - abs(best)
                    following[here] = at_ply[ply]
                    at_ply[ply] = here
                    last = max(last, ply)
    fresh, look = np.zeros(2, np.uint64), np.zeros(2, np.uint64)
    ply = 0
    while ply < last or fresh[0] or fresh[1]:
        ply += 1
        if ply > MOST_PLIES:
            return -1
        look[0], look[1] = fresh[1], fresh[0]
        here = at_ply[ply]
        while here >= 0:
            turn, a, b = here // (places * places), here // places % places, here % places
            other, mouse = (b + n, a) if turn == 0 else (a, b + n)
            look[turn] |= bit(other)
            if placing[here] > 0:
                new_won[turn, other] |= bit(mouse)
            else:
                held[turn, other] &= ~bit(mouse)
            here = following[here]
        if ply == 1:
            look[0], look[1] = can[1], can[0]
        for turn in range(2):
            left = look[turn]
            while left:
                other = lowest(left)
                left &= left - ONE
                into = goals[turn] if ply == 1 else lost[1 - turn, other]
                new_won[turn, other] |= squares_moving_into(n, north, east, lands, other, into)
                new_won[turn, other] &= unknown[turn, other]
                into = squares_moving_into(n, north, east, lands, other, ~won[1 - turn, other])
                new_lost[turn, other] = unknown[turn, other] & ~into & ~held[turn, other] & ~new_won[turn, other]
        fresh[:] = 0
        for turn in range(2):
            left = look[turn]
            while left:
                other = lowest(left)
                left &= left - ONE
                found = new_won[turn, other] | new_lost[turn, other]
                unknown[turn, other] &= ~found
                fresh[turn] |= found
                while found:
                    longest = ply
                    mouse = lowest(found)
                    found &= found - ONE
                    place = mouse * places + other - n if turn == 0 else other * places + mouse - n
                    if new_won[turn, other] & bit(mouse):
                        won[turn, mouse] |= bit(other)
                        worth[turn * places * places + place] = WIN_BASE - ply
                    else:
                        lost[turn, mouse] |= bit(other)
                        worth[turn * places * places + place] = ply - WIN_BASE
                new_won[turn, other] = 0
    return longest


@compiled
def add_barrier_option(after: Any, places: Any, placing: Any) -> None:
    """Update `placing` for a barrier that the seat to move can place. It leads to `after`, the half of a layer in which
    the other seat is to move; `places` maps positions to those of that layer."""
    for here in range(len(placing)):
        worth = np.int16(after[places[here]])
        mine = np.int16(worth > 0) - np.int16(worth < 0) - worth
        # A barrier must not close a seat's last path (BR-17), so there is no such position.
        mine = np.int16(NONE) if worth == NONE else mine
        placing[here] = max(np.int16(placing[here]), mine)
