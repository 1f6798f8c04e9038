"""Map arrow keys to moves, in games whose mice walk from square to square."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from mulot.core.game import AnyGame

SQUARE = re.compile(r"([a-z])(\d+)")
KEYS = {(0, 1): "up", (0, -1): "down", (1, 0): "right", (-1, 0): "left"}


def steps(game: AnyGame, view: Any, seat: int, legal: Sequence[Any]) -> Mapping[str, str]:
    """Return the move (in notation) that each arrow key stands for: `{"up": "e2"}`. Empty for games without squares.

    The mouse's own square is the first one of its route, so only games that answer the query `routes` have arrow moves.
    """
    answer = game.answers.get("routes")
    here = _square(answer(view, "")[seat][0]) if answer else None
    if here is None:
        return {}
    found: dict[str, str] = {}
    aslant: list[tuple[tuple[int, int], str]] = []
    for action in legal:
        notation = game.write(action)
        there = _square(notation)
        if there is None:
            continue  # not a step: a barrier
        way = (_sign(there[0] - here[0]), _sign(there[1] - here[1]))
        if key := KEYS.get(way):
            found[key] = notation
        else:
            aslant.append((way, notation))
    for (x, y), notation in aslant:
        # A diagonal step (past a mouse with a barrier behind it) gets the sideways arrow, or the vertical one if taken.
        found.setdefault(KEYS[x, 0] if KEYS[x, 0] not in found else KEYS[0, y], notation)
    return found


def _square(text: str) -> tuple[int, int] | None:
    square = SQUARE.fullmatch(text)
    return (ord(square[1]), int(square[2])) if square else None


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
