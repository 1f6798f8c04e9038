"""The board: 24 points on three nested squares, the beams between them, and the lines that form mills.

7 ●─────────●─────────●
6 │  ●──────●──────●  │
5 │  │  ●───●───●  │  │
4 ●──●──●       ●──●──●
3 │  │  ●───●───●  │  │
2 │  ●──────●──────●  │
1 ●─────────●─────────●
  a  b  c   d   e  f  g
"""

from __future__ import annotations

SACKS = 9

LINES = (
    ("a1", "a4", "a7"),
    ("b2", "b4", "b6"),
    ("c3", "c4", "c5"),
    ("d1", "d2", "d3"),
    ("d5", "d6", "d7"),
    ("e3", "e4", "e5"),
    ("f2", "f4", "f6"),
    ("g1", "g4", "g7"),
    ("a1", "d1", "g1"),
    ("b2", "d2", "f2"),
    ("c3", "d3", "e3"),
    ("a4", "b4", "c4"),
    ("e4", "f4", "g4"),
    ("c5", "d5", "e5"),
    ("b6", "d6", "f6"),
    ("a7", "d7", "g7"),
)
"""The sixteen mills, each with its points in order."""

POINTS = tuple(sorted({point for line in LINES for point in line}))
NUMBER = {point: number for number, point in enumerate(POINTS)}

MILLS = tuple(tuple(NUMBER[point] for point in line) for line in LINES)
MILLS_AT = tuple(tuple(mill for mill in MILLS if point in mill) for point in range(len(POINTS)))
BESIDE = tuple(
    tuple(sorted({other for mill in mills for other in mill if abs(mill.index(other) - mill.index(point)) == 1}))
    for point, mills in enumerate(MILLS_AT)
)
"""The adjacent points of each point."""


def faults() -> list[str]:
    """Return what is wrong with the board; empty if it is valid."""
    wrong = [] if len(POINTS) == 24 else [f"{len(POINTS)} points instead of 24"]
    for p, mills in enumerate(MILLS_AT):
        if len(mills) != 2:
            wrong.append(f"{POINTS[p]} is on {len(mills)} lines, not on two")
        wrong += [f"the beam {POINTS[p]}–{POINTS[q]} goes one way" for q in BESIDE[p] if p not in BESIDE[q]]
    return wrong
