"""Positions set up by hand from a drawing: for tests, lessons and puzzles."""

from mulot.core.errors import Unreadable

from .model import VERSION, Options, State


def scene(drawing: str, seats: int = 2, turn: int = 0, options: Options | None = None) -> State:
    """Return the state with the cheeses that the drawing shows, and the seat `turn` to move. Raises Unreadable if it
    shows none."""
    heap = drawing.count("◣")
    if heap == 0:
        raise Unreadable(drawing)
    return State(VERSION, options or Options(), seats, turn, heap)
