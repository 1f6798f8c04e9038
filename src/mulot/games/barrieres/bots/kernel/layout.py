"""How a position lies in memory: one record a position, one record for what never changes on a board of this size.

Squares are numbered as in `board`. Grooves are numbered row by row, first all that lie h, then all that lie v. An
action is one number: a square to step to, or the number of squares plus a groove, or PASS.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from mulot.games.barrieres.bots.kernel.plies import PASS, lay_barrier
from mulot.games.barrieres.content import ACROSS, COLUMNS, SIDES, board, longest_play
from mulot.games.barrieres.model import Action, Barrier, Pass, State, Step

MOST_SQUARES, MOST_GROOVES, MOST_POINTS = 121, 100, 144
MOST_ACTIONS = 2 * MOST_GROOVES + 12
FAR = 255

POSITION = np.dtype(
    [
        ("north", "u8", 2),  # squares whose way north is open, as bits of two words
        ("east", "u8", 2),
        ("free", "u8", 4),  # grooves with room for a barrier: two words for h, two for v
        ("exits", "u1", 128),  # of each square: which of the four ways are open, as bits N E S W
        ("label", "u1", 144),  # of each point: points with the same label are joined by barriers; the edge is 0
        ("mice", "i8", 4),
        ("stock", "i8", 4),
        ("turn", "i8"),
        ("ply", "i8"),
    ],
    align=True,
)

GEOMETRY = np.dtype(
    [
        ("size", "i8"),
        ("seats", "i8"),
        ("squares", "i8"),
        ("grooves", "i8"),  # of one direction
        ("longest", "i8"),
        ("past_third", "i8"),  # may one turn off at a third mouse (BR-08)?
        ("delta", "i8", 4),
        ("goal", "u8", (4, 2)),  # of each seat, as bits
        ("arrives", "u1", (4, 128)),  # of each seat: is this square on its goal line?
        ("low", "i8", 100),  # of each groove: the square it is named after
        ("middle", "i8", 100),  # and its middle point
        ("column", "i8", 100),
        ("row", "i8", 100),
        ("across_north", "u8", (128, 2)),  # of each square: the h grooves across its way north, as bits
        ("across_east", "u8", (128, 2)),  # and the v grooves across its way east
    ],
    align=True,
)


@cache
def geometry(size: int, seats: int, past_third: bool = False) -> Any:
    """What never changes on this board."""
    of, n = board(size), size
    g = np.zeros(1, GEOMETRY)[0]
    g["size"], g["seats"], g["squares"], g["grooves"] = n, seats, n * n, (n - 1) ** 2
    g["longest"], g["past_third"], g["delta"] = longest_play(n), past_third, of.delta
    for seat in range(seats):
        goal = of.line[ACROSS[SIDES[seats][seat]]]
        g["goal"][seat] = (goal & (1 << 64) - 1, goal >> 64)
        g["arrives"][seat][: n * n] = [goal >> square & 1 for square in range(n * n)]
    for groove in range((n - 1) ** 2):
        row, column = divmod(groove, n - 1)
        g["row"][groove], g["column"][groove] = row, column
        g["low"][groove] = row * n + column
        g["middle"][groove] = (row + 1) * (n + 1) + column + 1
        for name, square in (("across_north", row * n + column), ("across_east", row * n + column)):
            g[name][square][groove >> 6] |= np.uint64(1 << (groove & 63))
            g[name][square + (1 if name == "across_north" else n)][groove >> 6] |= np.uint64(1 << (groove & 63))
    return g


def empty(g: Any) -> Any:
    """The board without barriers, as a record; mice and stocks are still to be set."""
    n = int(g["size"])
    of = board(n)
    t = np.zeros(1, POSITION)[0]
    for name, side in (("north", "north"), ("east", "east")):
        bits = of.all & ~of.line[side]  # type: ignore[index]
        t[name] = (bits & (1 << 64) - 1, bits >> 64)
    every = (1 << (n - 1) ** 2) - 1
    t["free"] = (every & (1 << 64) - 1, every >> 64) * 2
    for square in range(n * n):
        row, column = divmod(square, n)
        t["exits"][square] = (row < n - 1) | (column < n - 1) << 1 | (row > 0) << 2 | (column > 0) << 3
    for point in range((n + 1) ** 2):
        y, x = divmod(point, n + 1)
        t["label"][point] = 0 if {x, y} & {0, n} else point
    return t


def encode(action: Action, size: int) -> int:
    """An action as its number."""
    if isinstance(action, Pass):
        return PASS
    name = action.to if isinstance(action, Step) else action.at
    column, row = COLUMNS.index(name[0]), int(name[1:]) - 1
    if isinstance(action, Step):
        return row * size + column
    groove = row * (size - 1) + column
    return size * size + groove + (size - 1) ** 2 * (action.lies == "v")


def decode(number: int, size: int) -> Action:
    """The action that a number stands for."""
    if number == PASS:
        return Pass()
    if number < size * size:
        return Step(f"{COLUMNS[number % size]}{number // size + 1}")
    lies, groove = divmod(number - size * size, (size - 1) ** 2)
    row, column = divmod(groove, size - 1)
    return Barrier(f"{COLUMNS[column]}{row + 1}", "v" if lies else "h")


def lay_out(s: State) -> tuple[Any, Any]:
    """A state as the records (geometry, position)."""
    g = geometry(s.size, len(s.mice), s.third_mouse == "side-step")
    t = empty(g)
    number = board(s.size).number
    for seat, mouse in enumerate(s.mice):
        t["mice"][seat], t["stock"][seat] = number[mouse], s.stock[seat]
    t["turn"], t["ply"] = s.turn, s.ply
    for name in s.barriers:
        lies: Any = name[-1]
        lay_barrier(g, t, encode(Barrier(name[:-1], lies), s.size) - s.size**2)
    return g, t
