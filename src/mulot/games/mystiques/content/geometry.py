"""A side of a tile, parsed from a drawing. Adjacency and lines of sight are computed from it.

Every second character in every second line is a cell. The characters between two cells show what separates them.

    cells   .  floor      ~  water     ^ v < >  current    B  wide place (room for eight)
            P  blue paw   p  blue paw in water             X  red cross
            N E S W  exit space, orange, of that edge      n e s w  the same in blue
            T  flip space   H  with hook and thread   K  for tinkerer or scamp
            #  black area   O  large object (neither is a space)
    between | -  wall     ! =  red line     } {  yellow line, arrow to the right or left     u d  arrow up or down

Spaces are named by column and row, a1 at the top left; reading order is row by row.
"""

from collections import deque
from collections.abc import Iterable

CELLS = ".~^v<>BPpXNESWneswTHK#O"
"""The characters that can be in a cell."""
BETWEEN = " |-!={}ud"
"""The characters that can be between two cells."""
FLOWS = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}
"""Direction of each current as rows and columns."""
EDGES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""Direction of each edge as x and y."""
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
FLIPS = {"T": "flip", "H": "flip-hook", "K": "flip-knack"}
"""Kinds of flip space by their signs."""

Cell = tuple[int, int]


class BadMap(ValueError):
    """A drawn side cannot be parsed; the message says where and why."""


class Side:
    """One side of a tile, with everything that can be computed from its drawing."""

    def __init__(self, name: str, colour: str, drawn: str) -> None:
        self.name = name
        self.colour = colour
        self._grid = [line.rstrip() for line in drawn.strip("\n").splitlines()]
        self.height = (len(self._grid) + 1) // 2
        self.width = max((len(line) + 1) // 2 for line in self._grid)
        self._read()
        self._connect()
        self.sight = {a: frozenset(b for b in self.spaces if self._sees(a, b)) for a in self.spaces}
        self._far: dict[str, dict[str, int]] = {}

    # ---------------------------------------------------------------- parsing

    def _read(self) -> None:
        """Parse the drawing into spaces and their features."""
        self.signs: dict[str, str] = {}
        self.cells: dict[str, Cell] = {}
        self.blocks: dict[Cell, str] = {}
        for r in range(self.height):
            for c in range(self.width):
                sign = self._sign(2 * r, 2 * c)
                if sign not in CELLS:
                    raise BadMap(f"{self.name}: {space_name(r, c)} is drawn as {sign!r}")
                if sign in "#O":
                    self.blocks[r, c] = sign
                else:
                    self.signs[space_name(r, c)] = sign
                    self.cells[space_name(r, c)] = (r, c)
        for row, line in enumerate(self._grid):
            for col, sign in enumerate(line):
                if (row % 2 or col % 2) and sign not in BETWEEN:
                    raise BadMap(f"{self.name}: {sign!r} stands between cells in line {row + 1}")
        self.spaces = tuple(self.signs)
        self.order = {space: i for i, space in enumerate(self.spaces)}
        self.water = frozenset(s for s, sign in self.signs.items() if sign in "~^v<>p")
        self.flow = {s: FLOWS[sign] for s, sign in self.signs.items() if sign in FLOWS}
        self.paws = tuple(s for s, sign in self.signs.items() if sign in "Pp")
        self.crosses = tuple(s for s, sign in self.signs.items() if sign == "X")
        self.flips = {s: FLIPS[sign] for s, sign in self.signs.items() if sign in FLIPS}
        self.exits = {
            s: (sign.upper(), "orange" if sign.isupper() else "blue")
            for s, sign in self.signs.items()
            if sign in "NESWnesw"
        }
        self.room = {s: 8 if sign == "B" else 4 for s, sign in self.signs.items()}

    def _sign(self, row: int, col: int) -> str:
        """Return the character at a position of the drawing; missing characters at the ends of lines are implied."""
        line = self._grid[row] if row < len(self._grid) else ""
        if col < len(line):
            return line[col]
        return "#" if row % 2 == 0 and col % 2 == 0 else " "

    def sign_between(self, row: int, col: int) -> str:
        """Return the character between two cells, or a blank outside the drawing."""
        return self._sign(row, col) if row >= 0 and col >= 0 else " "

    # ---------------------------------------------------------------- adjacency

    def _connect(self) -> None:
        """Compute which spaces are adjacent and what each step costs."""
        self.near: dict[str, tuple[str, ...]] = {}
        """The adjacent spaces of each space, for mice, fights and sharing. Red lines separate spaces."""
        self.ways: dict[str, tuple[str, ...]] = {}
        """The spaces to which enemies can step from each space. Only walls and black areas stop them."""
        self.cost: dict[tuple[str, str], int] = {}
        for a, (r, c) in self.cells.items():
            around = [(r + dr, c + dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dr or dc]
            ways, near = [], []
            for cell in around:
                if cell not in self.cells.values():
                    continue
                b = space_name(*cell)
                if self._passage((r, c), cell, walls="|-"):
                    ways.append(b)
                price = self._passage((r, c), cell, walls="|-!=")
                if price:
                    near.append(b)
                    self.cost[a, b] = price
            self.ways[a], self.near[a] = tuple(ways), tuple(near)

    def _passage(self, cell: Cell, neighbour: Cell, walls: str) -> int:
        """Return the cost of a step to a neighbouring cell, or 0 if it is not possible.

        A diagonal step must be possible around one of its two corners.
        """
        (r, c), (r2, c2) = cell, neighbour
        if r == r2 or c == c2:
            return self._edge(cell, neighbour, walls)
        prices = []
        for corner in ((r, c2), (r2, c)):
            if self._is_space(corner):
                first, second = self._edge(cell, corner, walls), self._edge(corner, neighbour, walls)
                if first and second:
                    prices.append(max(first, second))
        return min(prices, default=0)

    def _edge(self, cell: Cell, neighbour: Cell, walls: str) -> int:
        """Return the cost of a step across an edge, or 0 if one of the characters in `walls` is drawn there."""
        sign = self._sign(cell[0] + neighbour[0], cell[1] + neighbour[1])
        if sign in walls:
            return 0
        against = {"}": (0, -1), "{": (0, 1), "u": (1, 0), "d": (-1, 0)}.get(sign)
        return 3 if against == (neighbour[0] - cell[0], neighbour[1] - cell[1]) else 1

    def _is_space(self, cell: Cell) -> bool:
        """True if the cell is inside the drawing and neither a black area nor a large object."""
        return 0 <= cell[0] < self.height and 0 <= cell[1] < self.width and cell not in self.blocks

    # ---------------------------------------------------------------- lines of sight

    def _sees(self, a: str, b: str) -> bool:
        """True if a line from centre to centre meets no black area, large object or wall (M-127).

        If the line goes exactly through a corner, one of the two cells beside that corner must be open.
        """
        (r, c), (r2, c2) = self.cells[a], self.cells[b]
        sr, sc = _direction(r2 - r), _direction(c2 - c)
        rows, cols = abs(r2 - r), abs(c2 - c)
        i = j = 0  # rows and columns crossed so far
        while (r, c) != (r2, c2):
            row_next, col_next = (2 * i + 1) * cols, (2 * j + 1) * rows
            if i < rows and (j == cols or row_next < col_next):
                cell = (r + sr, c)
                i += 1
            elif j < cols and (i == rows or col_next < row_next):
                cell = (r, c + sc)
                j += 1
            else:
                cell = (r + sr, c + sc)
                i, j = i + 1, j + 1
            if not self._is_space(cell) or not self._passage((r, c), cell, walls="|-"):
                return False
            r, c = cell
        return True

    # ---------------------------------------------------------------- distances and currents

    def distances_from(self, space: str) -> dict[str, int]:
        """Return the distance in enemies' steps from a space to every other space, ignoring figures."""
        if space not in self._far:
            self._far[space] = distances_from((space,), self.ways)
        return self._far[space]

    def downstream(self, space: str) -> str | None:
        """Return the space that the current carries to, or None if it leads off the tile."""
        (r, c), (dr, dc) = self.cells[space], self.flow[space]
        return space_name(r + dr, c + dc) if self._is_space((r + dr, c + dc)) else None

    def is_against_current(self, start: str, end: str, count_entering: bool = True) -> bool:
        """True if a step goes against the current of the space it leaves or, with `count_entering`, of the next space.

        A diagonal step that is half against the current counts as against it; a sideways step does not (MR-43).
        """
        (r, c), (r2, c2) = self.cells[start], self.cells[end]
        flows = [self.flow[space] for space in ((start, end) if count_entering else (start,)) if space in self.flow]
        return any((r2 - r) * dr + (c2 - c) * dc < 0 for dr, dc in flows)


def distances_from(start: Iterable[str], neighbours: dict[str, tuple[str, ...]]) -> dict[str, int]:
    """Return the number of steps from the start to every space that can be reached."""
    far = dict.fromkeys(start, 0)
    queue = deque(far)
    while queue:
        a = queue.popleft()
        for b in neighbours[a]:
            if b not in far:
                far[b] = far[a] + 1
                queue.append(b)
    return far


def space_name(row: int, col: int) -> str:
    """Return the name of a space: column letter and row number."""
    return f"{'abcdefgh'[col]}{row + 1}"


def _direction(n: int) -> int:
    """Return 1, 0 or -1 for the sign of a number."""
    return (n > 0) - (n < 0)
