"""The barriers that stand, and the ways they leave open. Sets of squares are whole numbers, a bit a square."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from mulot.games.barrieres.content import EAST, NORTH, SOUTH, Board, Groove, board
from mulot.games.barrieres.model import State


class Maze:
    """A board with its barriers. It never changes: one barrier more makes another maze."""

    __slots__ = ("board", "east", "free", "label", "north", "standing")

    def __init__(self, of: Board) -> None:
        self.board = of
        self.north = of.all & ~of.line["north"]
        """The squares from which the way north is open."""
        self.east = of.all & ~of.line["east"]
        self.standing = 0
        """The barriers, by the bits of their grooves."""
        self.free = (1 << len(of.grooves)) - 1
        """The grooves into which a barrier still fits (BR-13, BR-14), whether or not it would close a way."""
        self.label = of.label
        """A byte a point: points that are joined by barriers have the same one; what hangs on the edge has 0."""

    def plus(self, groove: Groove) -> Maze:
        """The maze with one barrier more."""
        more = Maze(self.board)
        more.north = self.north & ~groove.shut if groove.lies == "h" else self.north
        more.east = self.east & ~groove.shut if groove.lies == "v" else self.east
        more.standing = self.standing | groove.bit
        more.free = self.free & ~(groove.overlaps | groove.crosses)
        one, middle, other = (self.label[point] for point in groove.points)
        least = bytes((min(one, middle, other),))
        more.label = self.label
        for label in (one, middle, other):
            more.label = more.label.replace(bytes((label,)), least)
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
        n, north, east = self.board.size, self.north, self.east
        now, layers = 1 << square, list[int]()
        while not now & goal:
            layers.append(now)
            now |= (now & north) << n | (now >> n) & north | (now & east) << 1 | (now >> 1) & east
        last = now & goal
        at = (last & -last).bit_length() - 1
        way = [at]
        for layer in reversed(layers):  # from the goal back, through an open way into the layer before: N, E, S, W
            near = layer >> at - n if at >= n else layer << n - at  # bit n is where we are, its neighbours around it
            if north >> at & 1 and near >> 2 * n & 1:
                at += n
            elif east >> at & 1 and near >> n + 1 & 1:
                at += 1
            elif near & 1 and at >= n and north >> at - n & 1:
                at -= n
            else:
                at -= 1
            way.append(at)
        way.reverse()
        return way

    def cutting(self, way: list[int]) -> int:
        """The grooves, by bits, in which a barrier would lie across this way."""
        n, found = self.board.size, 0
        across_north, across_east = _across(n)
        for here, there in pairwise(way):
            low, high = (here, there) if here < there else (there, here)
            found |= across_north[low] if high - low == n else across_east[low]
        return found

    def can_cut(self, groove: Groove) -> bool:
        """Could a barrier here cut anything off? Only if at two of its three points it meets what is joined already."""
        one, middle, other = groove.points
        label = self.label
        return label[one] == label[middle] or label[middle] == label[other] or label[one] == label[other]

    def leaves_way(self, groove: Groove, square: int, goal: int) -> bool:
        """Would there still be a way from the square to the goal with a barrier here?"""
        n, north, east = self.board.size, self.north, self.east
        if groove.lies == "h":
            north &= ~groove.shut
        else:
            east &= ~groove.shut
        reached, more = 0, 1 << square
        while reached != more:
            if more & goal:
                return True
            reached = more
            more |= (more & north) << n | (more >> n) & north | (more & east) << 1 | (more >> 1) & east
        return False


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
