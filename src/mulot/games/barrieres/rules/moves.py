"""Where a mouse can go: one step, straight over another mouse, or to a square beside that mouse."""

from typing import NamedTuple

from mulot.games.barrieres.content import EAST, NORTH, SOUTH, WEST
from mulot.games.barrieres.model import State
from mulot.games.barrieres.rules.maze import Maze, maze_of

BESIDE = {NORTH: (EAST, WEST), SOUTH: (EAST, WEST), EAST: (NORTH, SOUTH), WEST: (NORTH, SOUTH)}


class Way(NamedTuple):
    """How a mouse reaches a square.

    `over` is the seat of the mouse that it passes, None for a plain step; `straight` is False if it turns aside.
    """

    over: int | None = None
    straight: bool = True


STEP = Way()


def moves(s: State, seat: int) -> dict[int, Way]:
    """Return all squares that the seat's mouse can reach, by number, each with the way it gets there."""
    m = maze_of(s)
    number = m.board.number
    stands = {number[square]: other for other, square in enumerate(s.mice)}
    here = number[s.mice[seat]]
    found: dict[int, Way] = {}
    for direction, delta in enumerate(m.board.delta):
        if not m.is_step_open(here, direction):
            continue  # B-013; and a mouse behind a barrier is not met (B-021)
        there = here + delta
        if there in stands:
            for square, way in squares_past_mouse(m, stands, there, direction, s.third_mouse == "side-step"):
                found.setdefault(square, way)
        else:
            found[there] = STEP
    return found


def squares_past_mouse(
    m: Maze, stands: dict[int, int], met: int, direction: int, may_turn_at_third_mouse: bool
) -> list[tuple[int, Way]]:
    """Return the squares past the mouse on square `met` for a mouse that moves this way (B-018 to B-020, B-027)."""
    behind = met + m.board.delta[direction]
    if m.is_step_open(met, direction):
        if behind not in stands:
            return [(behind, Way(stands[met]))]  # BR-11: a mouse that can jump straight over may not turn off
        if not may_turn_at_third_mouse:
            return []  # BR-08
    beside = [
        met + m.board.delta[side]
        for side in BESIDE[direction]
        if m.is_step_open(met, side)  # BR-05
    ]
    return [(square, Way(stands[met], straight=False)) for square in beside if square not in stands]  # BR-09
