"""Which step an arrow key means, in games whose mice go from square to square."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from mulot.core.game import AnyGame

SQUARE = re.compile(r"([a-z])(\d+)")
KEYS = {(0, 1): "up", (0, -1): "down", (1, 0): "right", (-1, 0): "left"}


def steps(game: AnyGame, view: Any, seat: int, legal: Sequence[Any]) -> Mapping[str, str]:
    """The notation of the step that each arrow means, as the board is drawn; nothing, where nobody goes on squares.

    Where somebody stands may be asked of a game that knows everybody's way (`routes`): it begins there.
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
            continue  # a barrier
        way = (_sign(there[0] - here[0]), _sign(there[1] - here[1]))
        if key := KEYS.get(way):
            found[key] = notation
        else:
            aslant.append((way, notation))
    for (x, y), notation in aslant:
        # Past a mouse and a barrier behind it, it goes aslant: by the arrow to that side, or ahead where that is taken.
        found.setdefault(KEYS[x, 0] if KEYS[x, 0] not in found else KEYS[0, y], notation)
    return found


def _square(text: str) -> tuple[int, int] | None:
    square = SQUARE.fullmatch(text)
    return (ord(square[1]), int(square[2])) if square else None


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
