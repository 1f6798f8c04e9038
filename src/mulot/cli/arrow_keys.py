"""Maps arrow keys to moves, in games whose mice move from square to square."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from mulot.core.game import AnyGame

SQUARE_PATTERN = re.compile(r"([a-z])(\d+)")
ARROW_BY_DIRECTION = {(0, 1): "up", (0, -1): "down", (1, 0): "right", (-1, 0): "left"}


def arrow_moves(game: AnyGame, view: Any, seat: int, legal: Sequence[Any]) -> Mapping[str, str]:
    """Return the move (in notation) for each arrow key: `{"up": "e2"}`. Empty for games without squares.

    The mouse's current square is the first one of its route, so only games that answer the query `routes` have arrow
    moves.
    """
    answer = game.queries.get("routes")
    here = _parse_square(answer(view, "")[seat][0]) if answer else None
    if here is None:
        return {}
    moves: dict[str, str] = {}
    diagonals: list[tuple[tuple[int, int], str]] = []
    for action in legal:
        notation = game.write(action)
        there = _parse_square(notation)
        if there is None:
            continue  # a barrier, not a step
        direction = (_signum(there[0] - here[0]), _signum(there[1] - here[1]))
        if key := ARROW_BY_DIRECTION.get(direction):
            moves[key] = notation
        else:
            diagonals.append((direction, notation))
    for (x, y), notation in diagonals:
        # A diagonal step (past a mouse with a barrier behind it) gets the sideways arrow, or the vertical one if taken.
        sideways, vertical = ARROW_BY_DIRECTION[x, 0], ARROW_BY_DIRECTION[0, y]
        moves.setdefault(vertical if sideways in moves else sideways, notation)
    return moves


def _parse_square(text: str) -> tuple[int, int] | None:
    square = SQUARE_PATTERN.fullmatch(text)
    return (ord(square[1]), int(square[2])) if square else None


def _signum(number: int) -> int:
    return (number > 0) - (number < 0)
