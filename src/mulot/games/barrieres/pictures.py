"""The pictures of the rulebook: small gardens that each show one rule."""

from __future__ import annotations

from collections.abc import Sequence

from mulot.codegen.pictures import Picture, Point
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.model import Options, State
from mulot.games.barrieres.rules import new
from mulot.games.barrieres.scenes import scene

LAWN = "#6f9a55"


def _lawn(state: State, *legal: str, refused: str | None = None) -> Picture:
    """Return a picture of a 5×5 garden without stocks, marking the squares that the mouse to move can reach."""
    arrows = _arrows(state.mice[0], legal)
    return Picture(state, (532, 764), LAWN, crop=(0, 52, 532, 632), seat=0, legal=legal, refused=refused, arrows=arrows)


def _arrows(start: str, ends: Sequence[str], left: int = 28) -> tuple[tuple[Point, Point], ...]:
    """Return arrows from a mouse to squares of a 5×5 garden, which begins this far from the left edge."""

    def middle(square: str) -> Point:
        return left + 38 + 100 * "abcde".index(square[0]), 144 + 38 + 100 * (5 - int(square[1]))

    (x, y), ways = middle(start), [middle(end) for end in ends]
    return tuple(((x + 0.3 * (to_x - x), y + 0.3 * (to_y - y)), (to_x, to_y)) for to_x, to_y in ways)


STEP = scene("""
  a   b   c   d   e
5 ·   ·   ▼   ·   · 5

4 ·   ·   ·   ·   · 4

3 ·   ·   ·   ·   · 3
      ━━━━━
2 ·   ·   ▲   ·   · 2

1 ·   ·   ·   ·   · 1
  a   b   c   d   e
""")
JUMP = scene("""
  a   b   c   d   e
5 ·   ·   ·   ·   · 5

4 ·   ·   ·   ·   · 4

3 ·   ·   ▼   ·   · 3

2 ·   ·   ▲   ·   · 2

1 ·   ·   ·   ·   · 1
  a   b   c   d   e
""")
TURN_OFF = scene("""
  a   b   c   d   e
5 ·   ·   ·   ·   · 5

4 ·   ·   ·   ·   · 4
          ━━━━━
3 ·   ·   ▼   ·   · 3

2 ·   ·   ▲   ·   · 2

1 ·   ·   ·   ·   · 1
  a   b   c   d   e
""")
BARRIER = scene("""
  a   b   c   d   e
5 ·   ·   ▼   ·   · 5
      ━━━━━
4 ·   ·   ·   · ┃ · 4
                ┃
3 ·   ·   ·   · ┃ · 3

2 ·   ·   ▲   ·   · 2

1 ·   ·   ·   ·   · 1
  a   b   c   d   e
""")
LAST_WAY = scene("""
  a   b   c   d   e
5 ·   ·   ▼   ·   · 5
  ━━━━━   ━━━━━
4 ·   ·   ·   ·   · 4

3 ·   ·   ·   ·   · 3

2 ·   ·   ▲   ·   · 2

1 ·   ·   ·   ·   · 1
  a   b   c   d   e
""")
IN_A_ROW = scene("""
  a   b   c   d   e
5 ·   ·   ·   ·   · 5

4 ·   ·   ▼   ·   · 4

3 ◀   ·   ▶   ·   · 3

2 ·   ·   ▲   ·   · 2

1 ·   ·   ·   ·   · 1
  a   b   c   d   e
""")
ARRIVES = scene("""
  a   b   c   d   e
5 ·   ·   ·   ·   · 5

4 ·   ▲   ·   ·   · 4

3 ·   ·   ·   ▼   · 3
      ━━━━━
2 ·   ·   ·   ·   · 2

1 ·   ·   ·   ·   · 1
  a   b   c   d   e
""")

PICTURES = {
    "two-mice": Picture(new(Options(first=0), 2, RandomLuck(1)), (700, 936), LAWN, seat=0),
    "four-mice": Picture(new(Options(first=0), 4, RandomLuck(1)), (700, 936), LAWN, seats=4, seat=0),
    "step": _lawn(STEP, "b2", "c1", "d2"),
    "barriers": _lawn(BARRIER),
    "no-crossing": _lawn(BARRIER, refused="b4v"),
    "last-way": _lawn(LAST_WAY, refused="d4v"),
    "jump": _lawn(JUMP, "c4"),
    "turn-off": _lawn(TURN_OFF, "b3", "d3"),
    "no-way-past": Picture(
        IN_A_ROW,
        (596, 764),
        LAWN,
        seats=4,
        crop=(0, 52, 596, 632),
        seat=0,
        legal=("b2", "c1", "d2"),
        arrows=_arrows("c2", ("b2", "c1", "d2"), left=60),
    ),
    "arrives": _lawn(ARRIVES, "b5"),
}
