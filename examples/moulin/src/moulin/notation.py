"""Actions as short text (`d6` places, `d6-d7` pushes, `xd6` takes), and the board as text."""

from __future__ import annotations

import re

from moulin.content import NUMBER, POINTS
from moulin.model import EMPTY, Action, Place, Push, Take, View
from mulot.core.errors import Unreadable

SIGNS = ("○", "●")
FREE = "·"
BOARD = """\
7 {a7}─────────{d7}─────────{g7}
  │         │         │
6 │  {b6}──────{d6}──────{f6}  │
  │  │      │      │  │
5 │  │  {c5}───{d5}───{e5}  │  │
  │  │  │       │  │  │
4 {a4}──{b4}──{c4}       {e4}──{f4}──{g4}
  │  │  │       │  │  │
3 │  │  {c3}───{d3}───{e3}  │  │
  │  │      │      │  │
2 │  {b2}──────{d2}──────{f2}  │
  │         │         │
1 {a1}─────────{d1}─────────{g1}
  a  b  c   d   e  f  g"""


def write(action: Action) -> str:
    """Return the notation of an action."""
    match action:
        case Place(at):
            return at
        case Push(at, to):
            return f"{at}-{to}"
        case Take(at):
            return f"x{at}"


def read(text: str) -> Action:
    """Parse a notation. Raises Unreadable."""
    found = re.fullmatch(r"(x?)([a-g][1-7])(?:-([a-g][1-7]))?", text.strip().lower())
    if not found or found[2] not in NUMBER or (found[3] or found[2]) not in NUMBER or (found[1] and found[3]):
        raise Unreadable(text)
    if found[1]:
        return Take(found[2])
    return Push(found[2], found[3]) if found[3] else Place(found[2])


def draw(view: View) -> str:
    """Return the board as text, followed by the number of sacks that each player still has to place and whose turn it
    is."""
    signs = {point: FREE if who == EMPTY else SIGNS[who] for point, who in zip(POINTS, view.board, strict=True)}
    hands = "   ".join(f"{sign} {left}" for sign, left in zip(SIGNS, view.hand, strict=True))
    turn = "" if view.outcome else f"   {SIGNS[view.turn]} …"
    return f"{BOARD.format(**signs)}\n  {hands}{turn}"
