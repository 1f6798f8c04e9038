"""Where a barrier may be placed: in a free groove, but never across a seat's last path to its cheese."""

from functools import cache

from mulot.games.barrieres.content import Groove, board
from mulot.games.barrieres.model import Barrier, State
from mulot.games.barrieres.rules.maze import Maze, maze_of


def barriers(s: State, seat: int) -> list[Barrier]:
    """Return the barriers that the seat may place."""
    if not s.stock[seat]:
        return []  # B-009
    m = maze_of(s)
    fits = m.free & ~grooves_closing_a_last_path(s, m)
    return [barrier for bit, barrier in _all_barriers(s.size) if fits & bit]


def grooves_closing_a_last_path(s: State, m: Maze) -> int:
    """Return the free grooves, as bits, in which a barrier would close a seat's last path (B-016, B-017, BR-17)."""
    number, seats = m.board.number, len(s.mice)
    found, grooves = 0, m.board.grooves
    for seat, mouse in enumerate(s.mice):
        square, goal = number[mouse], m.board.goal(seats, seat)
        # A barrier that leaves a seat's shortest path open cannot close its last path.
        suspects = m.grooves_across(m.shortest_path(square, goal)) & m.free & ~found
        while suspects:
            bit = suspects & -suspects
            suspects ^= bit
            groove = grooves[bit.bit_length() - 1]
            if m.can_cut(groove) and not m.leaves_path(groove, square, goal):
                found |= bit
    return found


def closes_last_path(s: State, m: Maze, groove: Groove) -> bool:
    """True if a barrier in this free groove would close a seat's last path."""
    number, seats = m.board.number, len(s.mice)
    return m.can_cut(groove) and not all(
        m.leaves_path(groove, number[mouse], m.board.goal(seats, seat)) for seat, mouse in enumerate(s.mice)
    )


@cache
def _all_barriers(size: int) -> list[tuple[int, Barrier]]:
    """Return every barrier with the bit of its groove; cached per board size."""
    return [(g.bit, Barrier(g.at, g.lies)) for g in board(size).grooves]
