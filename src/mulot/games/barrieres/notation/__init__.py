"""Actions as text (`d2`, `c3h`, `c3v`, `pass`), and the board as text. `record` is a whole game on one line.

`scenes` reads such a drawing back:

  a   b   c   d   e
5 ·   ·   ▼   ·   · 5
      ━━━━━
4 ·   ·   ·   · ┃ · 4       b4h is above b4 and c4, d3v to the right of d3 and d4;
                ┃           a mouse points towards its cheese;
3 ·   ·   ·   · ┃ · 3       below: each seat's remaining barriers, and whose turn it is.

2 ·   ·   ·   ·   · 2

1 ·   ·   ▲   ·   · 1
  a   b   c   d   e
  ▲ 5   ▼ 5   ▲ …
"""

import re
from collections.abc import Sequence

from mulot.core.errors import Unreadable
from mulot.games.barrieres.content import SIDES, Side, board
from mulot.games.barrieres.model import Action, Barrier, Pass, Step, View

_ACTION = re.compile(r"(?P<square>[a-k](?:[1-9]|10|11))(?P<lies>[hv])?")
_PASS = "pass"
MICE: dict[Side, str] = {"south": "▲", "west": "▶", "north": "▼", "east": "◀"}
FLAT, UPRIGHT = "━", "┃"


def write(action: Action) -> str:
    """Return an action as text."""
    if isinstance(action, Step):
        return action.to
    if isinstance(action, Barrier):
        return action.at + action.lies
    return _PASS


def read(text: str) -> Action:
    """Return the action with this notation. Raises Unreadable if there is none."""
    if text == _PASS:
        return Pass()
    found = _ACTION.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    if found["lies"] is None:
        return Step(found["square"])
    return Barrier(found["square"], "h" if found["lies"] == "h" else "v")


def draw(view: View) -> str:
    """Return the board as text, with a1 at the lower left."""
    return draw_with_names(view, [""] * len(view.mice))


def draw_with_names(view: View, names: Sequence[str]) -> str:
    """Return the board as text, with the players' names beside their mice below it."""
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
    seats = zip(signs, names, view.stock, strict=True)
    stocks = "   ".join(f"{sign} {name} {left}" if name else f"{sign} {left}" for sign, name, left in seats)
    turn = "" if view.outcome else f"   {signs[view.turn]} …"
    return "\n".join([*lines, letters, f"   {stocks}{turn}"])
