"""Where a barrier may be placed: in a free groove, and never across somebody's last way."""

from __future__ import annotations

from functools import cache

from mulot.games.barrieres.content import Groove, board
from mulot.games.barrieres.model import Barrier, State
from mulot.games.barrieres.rules.maze import Maze, maze_of


def barriers(s: State, seat: int) -> list[Barrier]:
    """The barriers that the seat may place."""
    if not s.stock[seat]:
        return []  # B-009
    m = maze_of(s)
    fits = m.free & ~closing(s, m)
    return [barrier for bit, barrier in _every(s.size) if fits & bit]


def closing(s: State, m: Maze) -> int:
    """The free grooves, by bits, in which a barrier would close somebody's last way (B-016, B-017, BR-17)."""
    number, seats = m.board.number, len(s.mice)
    found, grooves = 0, m.board.grooves
    for seat, mouse in enumerate(s.mice):
        square, goal = number[mouse], m.board.goal(seats, seat)
        # A barrier that leaves a seat's shortest way open has closed nothing for that seat.
        suspects = m.cutting(m.way(square, goal)) & m.free & ~found
        while suspects:
            bit = suspects & -suspects
            suspects ^= bit
            groove = grooves[bit.bit_length() - 1]
            if m.can_cut(groove) and not m.leaves_way(groove, square, goal):
                found |= bit
    return found


def closes(s: State, m: Maze, groove: Groove) -> bool:
    """Would a barrier in this one free groove close somebody's last way?"""
    number, seats = m.board.number, len(s.mice)
    return m.can_cut(groove) and not all(
        m.leaves_way(groove, number[mouse], m.board.goal(seats, seat)) for seat, mouse in enumerate(s.mice)
    )


@cache
def _every(size: int) -> list[tuple[int, Barrier]]:
    """Every barrier with the bit of its groove: made once, they never change."""
    return [(g.bit, Barrier(g.at, g.lies)) for g in board(size).grooves]
