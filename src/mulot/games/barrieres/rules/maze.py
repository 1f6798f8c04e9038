"""The barriers that stand, and the ways they leave open. Sets of squares are whole numbers, a bit a square."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from mulot.games.barrieres.content import EAST, NORTH, SOUTH, Board, Groove, board
from mulot.games.barrieres.model import State


class Maze:
    """A board with its barriers. It never changes: one barrier more makes another maze."""

    __slots__ = ("board", "east", "free", "north", "standing", "touched")

    def __init__(self, of: Board) -> None:
        self.board = of
        self.north = of.all & ~of.line["north"]
        """The squares from which the way north is open."""
        self.east = of.all & ~of.line["east"]
        self.standing = 0
        """The barriers, by the bits of their grooves."""
        self.free = (1 << len(of.grooves)) - 1
        """The grooves into which a barrier still fits (BR-13, BR-14), whether or not it would close a way."""
        self.touched = of.edge
        """The points that the edge or a barrier touches."""

    def plus(self, groove: Groove) -> Maze:
        """The maze with one barrier more."""
        more = Maze(self.board)
        more.north = self.north & ~groove.shut if groove.lies == "h" else self.north
        more.east = self.east & ~groove.shut if groove.lies == "v" else self.east
        more.standing = self.standing | groove.bit
        more.free = self.free & ~(groove.overlaps | groove.crosses)
        one, middle, other = groove.points
        more.touched = self.touched | 1 << one | 1 << middle | 1 << other
        return more

    def open(self, square: int, direction: int) -> bool:
        """Is there a way from this square in this direction? The edge is as closed as a barrier (BR-07)."""
        if direction == NORTH:
            return bool(self.north >> square & 1)
        if direction == EAST:
            return bool(self.east >> square & 1)
        if direction == SOUTH:
            return square >= self.board.size and bool(self.north >> (square - self.board.size) & 1)
        return square > 0 and bool(self.east >> (square - 1) & 1)

    def spread(self, squares: int) -> int:
        """These squares and all that are one step away."""
        n, north, east = self.board.size, self.north, self.east
        return (
            squares
            | (squares & north) << n
            | (squares >> n) & north
            | (squares & east) << 1
            | (squares >> 1) & east
        )  # fmt: skip

    def reaches(self, square: int, goal: int) -> bool:
        """Is there a way from the square to the goal? Mice do not count (BR-18)."""
        reached, more = 0, 1 << square
        while reached != more:
            if more & goal:
                return True
            reached, more = more, self.spread(more)
        return False

    def distance(self, square: int, goal: int) -> int:
        """The steps of a shortest way."""
        reached, steps = 1 << square, 0
        while not reached & goal:
            reached, steps = self.spread(reached), steps + 1
        return steps

    def way(self, square: int, goal: int) -> list[int]:
        """A shortest way from the square to the goal, both ends included; always the same one of several."""
        layers = [1 << square]
        while not layers[-1] & goal:
            layers.append(self.spread(layers[-1]))
        last = layers[-1] & goal
        way = [(last & -last).bit_length() - 1]
        for layer in reversed(layers[:-1]):
            way.append(self._step_into(way[-1], layer))
        way.reverse()
        return way

    def _step_into(self, square: int, layer: int) -> int:
        for direction, delta in enumerate(self.board.delta):
            if self.open(square, direction) and layer >> (square + delta) & 1:
                return square + delta
        raise AssertionError("a layer is made of neighbours of the one before")

    def cutting(self, way: list[int]) -> int:
        """The grooves, by bits, in which a barrier would lie across this way."""
        n, found = self.board.size, 0
        across_north, across_east = _across(n)
        for here, there in pairwise(way):
            low = min(here, there)
            found |= across_north[low] if abs(here - there) == n else across_east[low]
        return found

    def can_cut(self, groove: Groove) -> bool:
        """Could a barrier here cut anything off? Only if it joins what stands at two of its three points or more."""
        one, middle, other = groove.points
        return (self.touched >> one & 1) + (self.touched >> middle & 1) + (self.touched >> other & 1) >= 2


@lru_cache(maxsize=8)
def _across(size: int) -> tuple[list[int], list[int]]:
    """For each square the grooves, by bits, that shut its way north, and those that shut its way east."""
    north, east = [0] * size**2, [0] * size**2
    for groove in board(size).grooves:
        for square in range(size**2):
            if groove.shut >> square & 1:
                (north if groove.lies == "h" else east)[square] |= groove.bit
    return north, east


@lru_cache(maxsize=1 << 14)
def maze(size: int, barriers: tuple[str, ...]) -> Maze:
    """The maze that these barriers make, one after the other."""
    if not barriers:
        return Maze(board(size))
    return maze(size, barriers[:-1]).plus(board(size).groove[barriers[-1]])


def maze_of(s: State) -> Maze:
    """The board with its barriers."""
    return maze(s.size, s.barriers)
