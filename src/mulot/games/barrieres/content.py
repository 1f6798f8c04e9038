"""The contents of the box: boards with their squares and grooves, and the barriers. Nothing here changes during a game.

Squares are named as in chess (a1 is the lower left one) and numbered row by row from a1. A groove is a place for a
barrier: `c3h` is above c3 and d3, `c3v` is to the right of c3 and c4. Its middle is the crossing of the grooves, the
upper right corner of c3.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

Size = Literal[5, 7, 9, 11]
SIZES: tuple[Size, ...] = (5, 7, 9, 11)
COLUMNS = "abcdefghijk"
NORTH, EAST, SOUTH, WEST = range(4)

Side = Literal["south", "west", "north", "east"]
SIDES: dict[int, tuple[Side, ...]] = {2: ("south", "north"), 4: ("south", "west", "north", "east")}
"""The side each seat starts from: seat 0 at the bottom, then clockwise; with two seats they face each other (B-024)."""

ACROSS: dict[Side, Side] = {"south": "north", "north": "south", "west": "east", "east": "west"}


class Groove(NamedTuple):
    """A place for a barrier.

    Sets of squares or grooves are integers with one bit for each. Points are the corners of squares, including those on
    the outer edge, and are numbered.
    """

    name: str
    at: str
    lies: Literal["h", "v"]
    bit: int
    shut: int
    """The two squares from which a barrier here closes the step north (h) or east (v)."""
    overlaps: int
    """The grooves in which a barrier would overlap one in this groove: itself and its two neighbours in line."""
    crosses: int
    """The groove that crosses this one in the middle."""
    points: tuple[int, int, int]
    """One end, the middle and the other end."""


class Board:
    """A board of `size` by `size` squares."""

    def __init__(self, size: int) -> None:
        n = self.size = size
        self.squares = tuple(f"{COLUMNS[i % n]}{i // n + 1}" for i in range(n * n))
        self.number = {name: i for i, name in enumerate(self.squares)}
        rows = [((1 << n) - 1) << (n * row) for row in range(n)]
        columns = [sum(1 << (n * row + column) for row in range(n)) for column in range(n)]
        self.line: dict[Side, int] = {"south": rows[0], "north": rows[-1], "west": columns[0], "east": columns[-1]}
        self.all = (1 << n * n) - 1
        self.delta = (n, 1, -n, -1)
        middle = n // 2
        self.centre: dict[Side, str] = {
            "south": self.squares[middle],
            "west": self.squares[n * middle],
            "north": self.squares[n * (n - 1) + middle],
            "east": self.squares[n * middle + n - 1],
        }
        self.grooves = tuple(self._groove(c, r, lies) for c in range(n - 1) for r in range(n - 1) for lies in (0, 1))
        self.groove = {groove.name: groove for groove in self.grooves}
        self.label = bytes(0 if {x, y} & {0, n} else y * (n + 1) + x for y in range(n + 1) for x in range(n + 1))
        """The label of each point on an empty board: its own number, and 0 along the edge."""

    def _groove(self, column: int, row: int, lies: int) -> Groove:
        """Return the groove. Its bit is its index in the order of names: a1h, a1v, a2h, …"""
        n = self.size

        def number(column: int, row: int, lies: int) -> int:
            return (column * (n - 1) + row) * 2 + lies

        square = n * row + column
        middle = (row + 1) * (n + 1) + column + 1
        along, beside = ((n + 1, n), (1, 1))[lies == 0]
        in_line = [(column - 1, row), (column, row), (column + 1, row)]
        if lies:
            in_line = [(column, row - 1), (column, row), (column, row + 1)]
        return Groove(
            name=self.squares[square] + "hv"[lies],
            at=self.squares[square],
            lies="v" if lies else "h",
            bit=1 << number(column, row, lies),
            shut=1 << square | 1 << (square + beside),
            overlaps=sum(1 << number(c, r, lies) for c, r in in_line if 0 <= c < n - 1 and 0 <= r < n - 1),
            crosses=1 << number(column, row, 1 - lies),
            points=(middle - along, middle, middle + along),
        )

    def goal(self, seats: int, seat: int) -> int:
        """Return the goal squares of a seat as bits: the line opposite its own (B-002)."""
        return self.line[ACROSS[SIDES[seats][seat]]]

    def start(self, seats: int, seat: int) -> str:
        """Return the square where a seat's mouse starts: the middle of its own line (B-004, B-024)."""
        return self.centre[SIDES[seats][seat]]


@cache
def board(size: int) -> Board:
    """Return the board of this size."""
    return Board(size)


def stock(size: int, seats: int) -> int:
    """Return how many barriers each seat gets from the box (B-003, B-025, BR-35)."""
    return size + 1 if seats == 2 else (size + 1) // 2


def longest_play(size: int) -> int:
    """Return the ply at which an unfinished game is declared a draw (BR-27)."""
    return 4 * size * size
