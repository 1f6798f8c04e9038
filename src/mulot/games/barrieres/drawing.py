"""The board as text, and a position from such a drawing.

  a   b   c   d   e
5 ·   ·   ▼   ·   · 5
      ━━━━━
4 ·   ·   ·   · ┃ · 4       b4h lies above b4 and c4, d3v to the right of d3 and d4;
                ┃           a mouse points to its cheese;
3 ·   ·   ·   · ┃ · 3       below: what each seat has left, and whose turn it is.

2 ·   ·   ·   ·   · 2

1 ·   ·   ▲   ·   · 1
  a   b   c   d   e
  ▲ 5   ▼ 5   ▲ …
"""

from __future__ import annotations

import re

from mulot.core.errors import Unreadable
from mulot.games.barrieres.board import SIDES, SIZES, Side, board, stock
from mulot.games.barrieres.position import VERSION, State, ThirdMouse
from mulot.games.barrieres.view import View

MICE: dict[Side, str] = {"south": "▲", "west": "▶", "north": "▼", "east": "◀"}
FLAT, UPRIGHT = "━", "┃"


def draw(view: View) -> str:
    """The board as text, a1 at the lower left."""
    of, n = board(view.size), view.size
    signs = [MICE[side] for side in SIDES[len(view.mice)]]
    rows = [[" "] * (4 * n - 3) for _ in range(2 * n - 1)]
    for i, name in enumerate(of.squares):
        rows[2 * (i // n)][4 * (i % n)] = signs[view.mice.index(name)] if name in view.mice else "·"
    for name in view.barriers:
        x, y = of.number[name[:-1]] % n * 4, of.number[name[:-1]] // n * 2
        if name[-1] == "h":
            rows[y + 1][x : x + 5] = FLAT * 5
        else:
            for above in range(3):
                rows[y + above][x + 2] = UPRIGHT
    letters = "   " + "   ".join(of.squares[i][0] for i in range(n))
    lines = [letters]
    for i, row in reversed(list(enumerate(rows))):
        number = f"{i // 2 + 1:2}" if i % 2 == 0 else "  "
        lines.append(f"{number} {''.join(row)} {number.strip()}".rstrip())
    stocks = "   ".join(f"{sign} {left}" for sign, left in zip(signs, view.stock, strict=True))
    turn = "" if view.outcome else f"   {signs[view.turn]} …"
    return "\n".join([*lines, letters, f"   {stocks}{turn}"])


def read_drawing(text: str, third_mouse: ThirdMouse = "blocks", repetition: bool = False) -> State:
    """The position that a drawing shows; raises Unreadable. Stocks are the box's where the drawing does not tell them.

    The order in which the barriers were placed cannot be seen: they are taken from left to right.
    """
    lines = text.splitlines()
    numbered = [(i, found) for i, row in enumerate(lines) if (found := _NUMBERED.match(row))]
    rows = {int(found[1]): i for i, found in numbered}
    n, left = len(rows), {found.end() - 1 for _, found in numbered}
    if n not in SIZES or sorted(rows) != list(range(1, n + 1)) or len(left) != 1:
        raise Unreadable(text)
    bottom, margin, of = rows[1], left.pop(), board(n)

    def sign(column: int, row: int, right: int = 0, up: int = 0) -> str:
        line = lines[bottom - 2 * row - up] if bottom - 2 * row - up >= 0 else ""
        x = margin + 4 * column + right
        return line[x : x + 1]

    shown = {sign(i % n, i // n): name for i, name in enumerate(of.squares)}
    seats = 4 if MICE["west"] in shown or MICE["east"] in shown else 2
    signs = [MICE[side] for side in SIDES[seats]]
    if any(mouse not in shown for mouse in signs):
        raise Unreadable(text)
    barriers = []
    for groove in of.grooves:
        i = of.number[groove.at]
        if sign(i % n, i // n, right=2, up=1) == (FLAT if groove.lies == "h" else UPRIGHT):
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


_NUMBERED = re.compile(r" *(\d+) \S")
