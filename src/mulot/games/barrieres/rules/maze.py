"""The barriers on the board and the paths between them. Sets of squares are integers with a bit for each square."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from mulot.games.barrieres.content import EAST, NORTH, SOUTH, Board, Groove, board
from mulot.games.barrieres.model import State


class Maze:
    """A board with its barriers. It is immutable; adding a barrier returns a new maze."""

    __slots__ = ("board", "east", "free", "label", "north", "standing")

    def __init__(self, of: Board) -> None:
        self.board = of
        self.north = of.all & ~of.line["north"]
        """The squares that are open to the north."""
        self.east = of.all & ~of.line["east"]
        self.standing = 0
        """The grooves that contain barriers, as bits."""
        self.free = (1 << len(of.grooves)) - 1
        """The grooves with room for a barrier (BR-13, BR-14), as bits, even if it would close a last path."""
        self.label = of.label
        """A byte for each point: points connected by barriers share a label; those connected to the edge have 0."""

    def with_barrier(self, groove: Groove) -> Maze:
        """Return the maze with one more barrier."""
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

    def is_step_open(self, square: int, direction: int) -> bool:
        """True if a step from this square in this direction is open. The edge closes it like a barrier (BR-07)."""
        if direction == NORTH:
            return bool(self.north >> square & 1)
        if direction == EAST:
            return bool(self.east >> square & 1)
        if direction == SOUTH:
            return square >= self.board.size and bool(self.north >> (square - self.board.size) & 1)
        return square > 0 and bool(self.east >> (square - 1) & 1)

    def squares_within_one_step(self, squares: int) -> int:
        """Return these squares and all squares one step away."""
        n, north, east = self.board.size, self.north, self.east
        return (
            squares
            | (squares & north) << n
            | (squares >> n) & north
            | (squares & east) << 1
            | (squares >> 1) & east
        )  # fmt: skip

    def has_path(self, square: int, goal: int) -> bool:
        """True if there is a path from the square to the goal. Mice do not block it (BR-18)."""
        reached, more = 0, 1 << square
        while reached != more:
            if more & goal:
                return True
            reached, more = more, self.squares_within_one_step(more)
        return False

    def distance(self, square: int, goal: int) -> int:
        """Return the length of a shortest path, in steps."""
        reached, steps = 1 << square, 0
        while not reached & goal:
            reached, steps = self.squares_within_one_step(reached), steps + 1
        return steps

    def shortest_path(self, square: int, goal: int) -> list[int]:
        """Return the squares of a shortest path to the goal, including both ends. Always returns the same one."""
        n, north, east = self.board.size, self.north, self.east
        now, layers = 1 << square, list[int]()
        while not now & goal:
            layers.append(now)
            now |= (now & north) << n | (now >> n) & north | (now & east) << 1 | (now >> 1) & east
        last = now & goal
        at = (last & -last).bit_length() - 1
        way = [at]
        for layer in reversed(layers):  # from the goal back, by an open step into the previous layer: N, E, S, W
            near = layer >> at - n if at >= n else layer << n - at  # bit n is this square; its neighbours are around it
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

    def grooves_across(self, way: list[int]) -> int:
        """Return the grooves, as bits, in which a barrier would cross this path."""
        n, found = self.board.size, 0
        across_north, across_east = _grooves_across(n)
        for here, there in pairwise(way):
            low, high = (here, there) if here < there else (there, here)
            found |= across_north[low] if high - low == n else across_east[low]
        return found

    def can_cut(self, groove: Groove) -> bool:
        """True if a barrier here could cut anything off: two of its points touch connected barriers or the edge."""
        one, middle, other = groove.points
        label = self.label
        return label[one] == label[middle] or label[middle] == label[other] or label[one] == label[other]

    def leaves_path(self, groove: Groove, square: int, goal: int) -> bool:
        """True if there would still be a path from the square to the goal with a barrier here."""
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
def _grooves_across(size: int) -> tuple[list[int], list[int]]:
    """Return, for each square, the grooves whose barriers block a step north, and those that block a step east, as
    bits."""
    north, east = [0] * size**2, [0] * size**2
    for groove in board(size).grooves:
        for square in range(size**2):
            if groove.shut >> square & 1:
                (north if groove.lies == "h" else east)[square] |= groove.bit
    return north, east


@lru_cache(maxsize=1 << 14)
def maze(size: int, barriers: tuple[str, ...]) -> Maze:
    """Return the maze with these barriers.

    It is built one barrier at a time from cached mazes, so lists with a common beginning share them.
    """
    if not barriers:
        return Maze(board(size))
    return maze(size, barriers[:-1]).with_barrier(board(size).groove[barriers[-1]])


def maze_of(s: State) -> Maze:
    """Return the maze of a state."""
    return maze(s.size, s.barriers)
