"""Positions read from drawings (as written by `notation`), for tests, lessons and puzzles."""

from __future__ import annotations

import re

from mulot.core.errors import Unreadable
from mulot.games.barrieres.content import SIDES, SIZES, board, stock
from mulot.games.barrieres.model import VERSION, State, ThirdMouse
from mulot.games.barrieres.notation import FLAT, MICE, UPRIGHT

_NUMBERED = re.compile(r" *(\d+) \S")


def scene(drawing: str, third_mouse: ThirdMouse = "blocks", repetition: bool = False) -> State:
    """Return the position that a drawing shows. Raises Unreadable. Stocks that are not drawn are those in the box.

    The drawing does not show the order in which the barriers were placed; they are listed from left to right.
    """
    lines = drawing.splitlines()
    numbered = [(i, found) for i, row in enumerate(lines) if (found := _NUMBERED.match(row))]
    rows = {int(found[1]): i for i, found in numbered}
    n, left = len(rows), {found.end() - 1 for _, found in numbered}
    if n not in SIZES or sorted(rows) != list(range(1, n + 1)) or len(left) != 1:
        raise Unreadable(drawing)
    bottom, margin, of = rows[1], left.pop(), board(n)

    def character_at(column: int, row: int, right: int = 0, up: int = 0) -> str:
        line = lines[bottom - 2 * row - up] if bottom - 2 * row - up >= 0 else ""
        x = margin + 4 * column + right
        return line[x : x + 1]

    shown = {character_at(i % n, i // n): name for i, name in enumerate(of.squares)}
    seats = 4 if MICE["west"] in shown or MICE["east"] in shown else 2
    signs = [MICE[side] for side in SIDES[seats]]
    if any(mouse not in shown for mouse in signs):
        raise Unreadable(drawing)
    barriers = []
    for groove in of.grooves:
        i = of.number[groove.at]
        if character_at(i % n, i // n, right=2, up=1) == (FLAT if groove.lies == "h" else UPRIGHT):
            barriers.append(groove.name)
    below = "\n".join(lines[bottom + 1 :])
    stocks = [re.search(rf"{mouse} (\d+)", below) for mouse in signs]
    turn = [seat for seat, mouse in enumerate(signs) if f"{mouse} …" in below]
    return State(
        version=VERSION,
        size=n,
        third_mouse=third_mouse,
        repetition=repetition,
        turn=turn[0] if turn else 0,
        mice=tuple(shown[mouse] for mouse in signs),
        stock=tuple(int(found[1]) if found else stock(n, seats) for found in stocks),
        barriers=tuple(barriers),
    )
