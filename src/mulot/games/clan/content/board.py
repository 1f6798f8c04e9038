"""The square of forest tiles: places, rows, columns, and the edges where pawns stand.

Places are numbered row by row from the upper left, starting at 0; `a1` is column a, row 1, as drawn on the screen.
"""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

# fmt: off
Place: TypeAlias = Literal[
    "a1", "b1", "c1", "d1",
    "a2", "b2", "c2", "d2",
    "a3", "b3", "c3", "d3",
    "a4", "b4", "c4", "d4",
]
EdgeName: TypeAlias = Literal[
    "top-a", "top-b", "top-c", "top-d",
    "bottom-a", "bottom-b", "bottom-c", "bottom-d",
    "left-1", "left-2", "left-3", "left-4",
    "right-1", "right-2", "right-3", "right-4",
]
# fmt: on
Edge: TypeAlias = Annotated[EdgeName, Meta(extra_json_schema={"kind": "thing"})]
"""Where a helper's pawn can stand: at either end of a column or of a row."""

EDGES: tuple[EdgeName, ...] = get_args(EdgeName)
SIZES_OF_BOARD = (3, 4)


def _place_names(size: int) -> tuple[Place, ...]:
    every: tuple[Place, ...] = get_args(Place)
    return tuple(p for p in every if "abcd".index(p[0]) < size and int(p[1]) <= size)


def _line_of_edge(size: int, edge: EdgeName) -> tuple[int, ...]:
    """Return the places of the row or column at an edge; empty if this size has no such edge."""
    side, line = edge.split("-")
    if side in ("top", "bottom"):
        column = "abcd".index(line)
        return tuple(row * size + column for row in range(size)) if column < size else ()
    row = int(line) - 1
    return tuple(row * size + column for column in range(size)) if row < size else ()


PLACES = {size: _place_names(size) for size in SIZES_OF_BOARD}
INDEX = {size: {place: i for i, place in enumerate(PLACES[size])} for size in SIZES_OF_BOARD}
LINES = {size: {edge: line for edge in EDGES if (line := _line_of_edge(size, edge))} for size in SIZES_OF_BOARD}
"""The row or column that each edge stands for, by forest size; both ends mean the whole line (CR-11)."""


def places_in_same_column(size: int, place: int) -> tuple[int, ...]:
    """Return all places of the column that a place is in, from top to bottom."""
    return tuple(range(place % size, size * size, size))
