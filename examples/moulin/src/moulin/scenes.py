"""Positions set up by hand from a drawing like the one that `draw` returns: for tests, lessons and puzzles.

    7 ○─────────·─────────·
      │         │         │
    6 │  ·──────●──────·  │
    …

Lines without points may be omitted. The line below the board (`○ 9   ● 9   ○ …`) says how many sacks are still to be
placed and whose turn it is; without this line all sacks are placed, and it is seat 0's turn.
"""

from __future__ import annotations

import re

from moulin.content import POINTS
from moulin.model import EMPTY, VERSION, Options, State
from moulin.notation import FREE, SIGNS
from mulot.core.errors import Unreadable

WIDTHS = {row: [point for point in POINTS if point[1] == str(row)] for row in range(1, 8)}


def scene(drawing: str, flying: bool = True, taking: bool = False, quiet: int = 0) -> State:
    """Return the state that a drawing shows. Raises Unreadable."""
    board = [EMPTY] * len(POINTS)
    rows = {int(line.strip()[0]): line.strip()[1:] for line in drawing.splitlines() if line.strip()[:1].isdigit()}
    for row, points in WIDTHS.items():
        shown = [sign for sign in rows.get(row, "") if sign in (*SIGNS, FREE)]
        if len(shown) != len(points):
            raise Unreadable(drawing)
        for point, sign in zip(points, shown, strict=True):
            board[POINTS.index(point)] = EMPTY if sign == FREE else SIGNS.index(sign)
    hand = [int(found[1]) if (found := re.search(rf"{sign} (\d)", drawing)) else 0 for sign in SIGNS]
    turn = 1 if f"{SIGNS[1]} …" in drawing else 0
    return State(VERSION, Options(flying=flying), turn, board, hand, taking, quiet)
