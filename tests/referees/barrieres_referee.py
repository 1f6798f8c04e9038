"""A referee for Barrières, written from its rules (B-001 to BR-36) alone. Squares are pairs: column and row from 0."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

Square = tuple[int, int]
Step = tuple[Square, Square]
"""Two neighbouring squares; a barrier closes a step in both directions."""

COLUMNS = "abcdefghijk"
DIRECTIONS = ((0, 1), (1, 0), (0, -1), (-1, 0))
OPPOSITE = {"south": "north", "west": "east", "north": "south", "east": "west"}


def name_of(square: Square) -> str:
    return f"{COLUMNS[square[0]]}{square[1] + 1}"


def go(square: Square, direction: Square) -> Square:
    return square[0] + direction[0], square[1] + direction[1]


class BarrieresReferee:
    """The mice, the barriers and the steps that they close."""

    def __init__(self, seats: int, options: Mapping[str, Any], views: Sequence[Any]) -> None:
        self.seats, self.options, self.size = seats, options, options["size"]
        last, middle = self.size - 1, self.size // 2
        starts = {"south": (middle, 0), "west": (0, middle), "north": (middle, last), "east": (last, middle)}
        sides = ["south", "north"] if seats == 2 else ["south", "west", "north", "east"]
        self.cheese = [OPPOSITE[side] for side in sides]
        self.mice: list[Square] = [starts[side] for side in sides]
        stock = options["barriers"]
        if stock is None:
            stock = (self.size + 1) * 2 // seats  # B-003, B-025, BR-35
        self.stock = [(stock + 1) // 2 if seat == options.get("handicap") else stock for seat in range(seats)]
        self.turn = views[0]["turn"] if options["first"] is None else options["first"]
        self.barriers: list[str] = []
        self.closed = set[Step]()
        places = [(x, y, lies) for x in range(last) for y in range(last) for lies in "hv"]
        self.grooves = {name_of((x, y)) + lies: self.steps_across(x, y, lies) for x, y, lies in places}
        self.ply = 0
        self.end: tuple[list[float], str] | None = None
        self.since = [self.position()]
        self.allowed = self.find_legal()

    @staticmethod
    def steps_across(x: int, y: int, lies: str) -> set[Step]:
        """Return the steps that a barrier closes: north of two squares, or east of two (B-014)."""
        pairs = [((x + i, y), (x + i, y + 1)) if lies == "h" else ((x, y + i), (x + 1, y + i)) for i in (0, 1)]
        return {*pairs, *((there, here) for here, there in pairs)}

    def outcome(self) -> tuple[list[float], str] | None:
        return self.end

    def legal(self, seat: int) -> set[str]:
        return self.allowed if seat == self.turn and self.end is None else set()

    def may_hear(self, event: Any, seat: int | None) -> bool:
        return True

    def view(self, seat: int | None) -> Any:
        scores, reason = self.end or ([], "")
        return {
            "size": self.size,
            "turn": self.turn,
            "mice": [name_of(mouse) for mouse in self.mice],
            "cheese": self.cheese,
            "stock": self.stock,
            "barriers": self.barriers,
            "ply": self.ply,
            "longest": 4 * self.size**2,
            "third_mouse": self.options["third_mouse"],
            "repetition": self.options["repetition"],
            "since": self.since if self.options["repetition"] else [],
            "outcome": {"type": "outcome", "scores": scores, "reason": reason} if self.end else None,
            "own": None,
        }

    def position(self) -> str:
        return " ".join([str(self.turn), *map(name_of, self.mice)])

    # ---------------- what is allowed

    def on_board(self, square: Square) -> bool:
        return all(0 <= number < self.size for number in square)

    def is_open(self, here: Square, there: Square) -> bool:
        return self.on_board(there) and (here, there) not in self.closed

    def moves(self) -> set[Square]:
        """Return the squares that the mouse of the turn can move to."""
        found, here = set[Square](), self.mice[self.turn]
        for direction in DIRECTIONS:
            there = go(here, direction)
            if not self.is_open(here, there):
                continue  # B-013, B-021
            if there not in self.mice:
                found.add(there)
                continue
            behind = go(there, direction)
            free = self.is_open(there, behind)  # the edge counts as a barrier, BR-07
            if free and behind not in self.mice:
                found.add(behind)  # B-019, BR-11
            elif not free or self.options["third_mouse"] == "side-step":  # B-020, BR-08, BR-31
                for side in ((direction[1], direction[0]), (-direction[1], -direction[0])):
                    beside = go(there, side)
                    if self.is_open(there, beside) and beside not in self.mice:
                        found.add(beside)  # BR-05, BR-09
        return found

    def has_arrived(self, seat: int, square: Square) -> bool:
        axis, line = {"south": (1, 0), "west": (0, 0), "north": (1, self.size - 1), "east": (0, self.size - 1)}[
            self.cheese[seat]
        ]
        return square[axis] == line

    def way(self, seat: int, closed: set[Step]) -> list[Square] | None:
        """Return the squares of a shortest way to the goal line, mice not counting (BR-18); None if there is none."""
        came: dict[Square, Square | None] = {self.mice[seat]: None}
        queue = [self.mice[seat]]
        for square in queue:
            if self.has_arrived(seat, square):
                found, back = [square], came[square]
                while back is not None:
                    found.append(back)
                    back = came[back]
                return found[::-1]
            for direction in DIRECTIONS:
                there = go(square, direction)
                if there not in came and self.on_board(there) and (square, there) not in closed:
                    came[there] = square
                    queue.append(there)
        return None

    def find_legal(self) -> set[str]:
        found = {name_of(square) for square in self.moves()}
        if self.stock[self.turn]:
            steps = [set(pairwise(self.way(seat, self.closed) or ())) for seat in range(self.seats)]
            found |= {groove for groove in self.grooves if self.fits(groove) and self.leaves_ways(groove, steps)}
        return found or {"pass"}  # BR-21, BR-22

    def fits(self, groove: str) -> bool:
        """True if a barrier there overlaps and crosses none (BR-13, BR-14)."""
        crossing = groove[:-1] + ("v" if groove[-1] == "h" else "h")
        return crossing not in self.barriers and not self.grooves[groove] & self.closed

    def leaves_ways(self, groove: str, steps: Iterable[set[Step]]) -> bool:
        """True if every mouse keeps a way (BR-17). One whose present way is not touched surely does."""
        across = self.grooves[groove]
        touched = [seat for seat, way in enumerate(steps) if way & across]
        return all(self.way(seat, self.closed | across) for seat in touched)

    def tempting(self, seat: int) -> set[str]:
        """Return the steps along the own way, the jumps, and the barriers beside a mouse."""
        here, way = self.mice[seat], self.way(seat, self.closed) or []
        moves = {square for square in self.moves() if square in way or self.distance(here, square) == 2}
        beside = {name for name, steps in self.grooves.items() if any(here in self.mice for here, _ in steps)}
        return self.allowed & ({name_of(square) for square in moves} | beside)

    @staticmethod
    def distance(here: Square, there: Square) -> int:
        return abs(here[0] - there[0]) + abs(here[1] - there[1])

    # ---------------- what happens

    def play(self, seat: int, action: str, draws: Sequence[int], told: Sequence[Any]) -> None:
        self.ply += 1
        if action in self.grooves:
            self.barriers.append(action)
            self.closed |= self.grooves[action]
            self.stock[seat] -= 1
            self.since = []
        elif action != "pass":
            self.mice[seat] = (COLUMNS.index(action[0]), int(action[1:]) - 1)
        self.turn = (seat + 1) % self.seats
        self.since.append(self.position())
        if self.has_arrived(seat, self.mice[seat]):
            self.end = [float(other == seat) for other in range(self.seats)], "arrived"
        elif self.options["repetition"] and self.since.count(self.position()) == 3:
            self.end = [1 / self.seats] * self.seats, "repeated"
        elif self.ply >= 4 * self.size**2:
            self.end = [1 / self.seats] * self.seats, "too-long"
        else:
            self.allowed = self.find_legal()
