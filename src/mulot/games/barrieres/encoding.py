"""The encoding of Barrières for machine learning: an action space for each board size, and the view as planes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mulot.core.planes import Plane, binary, numbers, one_hot, ratio
from mulot.games.barrieres.content import COLUMNS, longest_play
from mulot.games.barrieres.model import Action, Barrier, Options, Pass, Step, View

MAX_STOCK = 20
"""The largest possible stock of a seat."""


@lru_cache(maxsize=8)
def _list_actions(size: int) -> tuple[Action, ...]:
    squares = [f"{column}{row}" for row in range(1, size + 1) for column in COLUMNS[:size]]
    corners = [f"{column}{row}" for row in range(1, size) for column in COLUMNS[: size - 1]]
    return (
        *(Step(square) for square in squares),
        *(Barrier(at, "h") for at in corners),
        *(Barrier(at, "v") for at in corners),
        Pass(),
    )


def action_space(options: Options, seats: int) -> Sequence[Action]:
    """Return every action in a fixed order: steps by square, horizontal barriers, vertical barriers, the pass.

    Within each kind, row 1 comes first.
    """
    return _list_actions(options.size)


def planes(view: View) -> Sequence[Plane]:
    """Return the view as planes: mice, cheese and barriers as boards; stocks, turn, length and rules as numbers."""
    size, seats = view.size, len(view.mice)

    def place(square: str, width: int) -> int:
        return (int(square[1:]) - 1) * width + COLUMNS.index(square[0])

    lies = {"h": list[int](), "v": list[int]()}
    for barrier in view.barriers:
        lies[barrier[-1]].append(place(barrier[:-1], size - 1))
    edges = {
        "north": range(size * (size - 1), size * size),
        "south": range(size),
        "east": range(size - 1, size * size, size),
        "west": range(0, size * size, size),
    }
    board, corners = size * size, (size - 1, size - 1)
    now = view.since[-1:] and view.since.count(view.since[-1])
    return (
        binary("mice", (seats, size, size), (i * board + place(m, size) for i, m in enumerate(view.mice))),
        binary(
            "cheese", (seats, size, size), (i * board + at for i, side in enumerate(view.cheese) for at in edges[side])
        ),
        binary("across", corners, lies["h"]),
        binary("upright", corners, lies["v"]),
        numbers("stock", (ratio(left, MAX_STOCK) for left in view.stock)),
        one_hot("turn", seats, view.turn),
        numbers("late", (ratio(view.ply, longest_play(size)),)),
        numbers("seen", (ratio(now or 0, 3),)),
        numbers("rules", (view.third_mouse == "side-step", view.repetition)),
    )
