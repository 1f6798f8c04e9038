"""The board as the referee reads it: a side of a tile, from its drawing alone."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from mulot.games.mystiques.content.tiles import DRAWN, TILES

FLOWS = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}
EDGES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OTHER_EDGE = {"N": "S", "S": "N", "E": "W", "W": "E"}
AGAINST = {"}": (0, -1), "{": (0, 1), "u": (1, 0), "d": (-1, 0)}
"""The direction that goes against each yellow arrow."""
WALLS, RED_LINES = "|-", "!="

Cell = tuple[int, int]


class Map:
    """One side of a tile. Spaces are listed in reading order."""

    def __init__(self, name: str) -> None:
        rows = DRAWN[name].strip("\n").split("\n")
        self.signs = {
            (row // 2, column // 2): sign
            for row, line in enumerate(rows)
            for column, sign in enumerate(line)
            if row % 2 == 0 and column % 2 == 0 and sign not in "#O "
        }
        self.lines = {
            (row, column): sign
            for row, line in enumerate(rows)
            for column, sign in enumerate(line)
            if (row % 2 or column % 2) and sign != " "
        }
        self.spaces = tuple(self.name(cell) for cell in sorted(self.signs))
        self.cell = {self.name(cell): cell for cell in self.signs}
        self.sign = {self.name(cell): sign for cell, sign in self.signs.items()}
        self.water = {space for space, sign in self.sign.items() if sign in "~^v<>p"}
        self.flow = {space: FLOWS[sign] for space, sign in self.sign.items() if sign in FLOWS}
        self.paws = [space for space in self.spaces if self.sign[space] in "Pp"]
        self.crosses = [space for space in self.spaces if self.sign[space] == "X"]
        self.flips = {space: sign for space, sign in self.sign.items() if sign in "THK"}
        self.exits = {space: sign for space, sign in self.sign.items() if sign in "NESWnesw"}
        self.ways = {a: [b for b in self.spaces if self.price(a, b, WALLS)] for a in self.spaces}
        self.near = {a: [b for b in self.spaces if self.price(a, b, WALLS + RED_LINES)] for a in self.spaces}
        self.sight = {a: {b for b in self.spaces if self.sees(a, b)} for a in self.spaces}

    @staticmethod
    def name(cell: Cell) -> str:
        """Return the name of a space: its column's letter and its row's number."""
        return f"{'abcde'[cell[1]]}{cell[0] + 1}"

    def price(self, a: str, b: str, closed: str) -> int:
        """Return the points for one step to a neighbouring space; 0 if a line in `closed` is in the way."""
        return self._price(self.cell[a], self.cell[b], closed)

    def _price(self, a: Cell, b: Cell, closed: str) -> int:
        across, along = abs(a[0] - b[0]), abs(a[1] - b[1])
        if max(across, along) != 1:
            return 0
        if across + along == 1:
            line = self.lines.get((a[0] + b[0], a[1] + b[1]), "")
            if line and line in closed:
                return 0
            return 3 if AGAINST.get(line) == (b[0] - a[0], b[1] - a[1]) else 1
        prices = []  # slantwise: round one of the two corners
        for corner in ((a[0], b[1]), (b[0], a[1])):
            if corner in self.signs:
                first, second = self._price(a, corner, closed), self._price(corner, b, closed)
                if first and second:
                    prices.append(max(first, second))
        return min(prices, default=0)

    def sees(self, a: str, b: str) -> bool:
        """True if nothing stands on the straight line between the centres of two spaces (M-127)."""
        (r, c), (r2, c2) = self.cell[a], self.cell[b]
        half = Fraction(1, 2)
        turns = {  # how far along the line it leaves a row or a column
            (n - half) / abs(end - start) for start, end in ((r, r2), (c, c2)) for n in range(1, abs(end - start) + 1)
        }
        here = (r, c)
        for turn in sorted(turns):
            beyond = turn + Fraction(1, 1000)
            there = (round(r + (r2 - r) * beyond), round(c + (c2 - c) * beyond))
            if there not in self.signs or not self._price(here, there, WALLS):
                return False
            here = there
        return True

    def against_current(self, a: str, b: str) -> bool:
        """True if a step goes, at least in part, against the current of the space left or entered (MR-43)."""
        down, right = self.cell[b][0] - self.cell[a][0], self.cell[b][1] - self.cell[a][1]
        return any(down * self.flow[s][0] + right * self.flow[s][1] < 0 for s in (a, b) if s in self.flow)

    def downstream(self, space: str) -> str:
        """Return the space that the current leads to; nothing if it leads off the tile."""
        cell = (self.cell[space][0] + self.flow[space][0], self.cell[space][1] + self.flow[space][1])
        return self.name(cell) if cell in self.signs else ""

    def within_thread(self, a: str, b: str) -> bool:
        """True if hook and thread can lie between two spaces: at most two steps, and in sight (MR-134)."""
        across, along = abs(self.cell[a][0] - self.cell[b][0]), abs(self.cell[a][1] - self.cell[b][1])
        return a != b and max(across, along) <= 2 and b in self.sight[a]


@lru_cache
def side(name: str) -> Map:
    """Return a side by its name."""
    return Map(name)


def sides_of(tile: str) -> tuple[str, ...]:
    """Return the two sides of a tile, the upper one first."""
    return TILES[tile].sides
