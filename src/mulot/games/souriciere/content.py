"""The board: a path through the house, six rooms below it, and the trap, with their coordinates in one drawing.

The mouse house is at the top left and the cheese at the bottom left; the path winds down four floors. The coordinates
of a square are those of its centre. The text board uses the same coordinates, 100 units per square.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import dist

from msgspec import Struct

from mulot.core.game import Thing

HOUSE = 0
"""The square number of the mouse house, where every mouse starts in its own corner (S-002)."""


class Area(Struct, frozen=True):
    """A rectangle in the drawing: its upper left corner and its size."""

    x: int
    y: int
    width: int
    height: int

    def overlaps(self, other: Area) -> bool:
        """Return True if the two rectangles overlap; rectangles that only touch do not."""
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )


class Room(Struct, frozen=True):
    """A room: the square of its hole, the squares that its two arrows point to, and its rectangle in the drawing."""

    id: Thing
    hole: int
    green: int
    red: int
    area: Area


class Board(Struct, frozen=True):
    """The path, the rooms in order of their holes on it, and the trap.

    `path[0]` is the centre of square 1; the last square is the cheese.
    """

    width: int
    height: int
    house: Area
    path: tuple[tuple[int, int], ...]
    rooms: tuple[Room, ...]
    last_room: Thing
    """The room whose hole is nearest to the cheese; its red arrow points to the trap's square."""
    trap: int
    trap_area: Area

    @property
    def cheese(self) -> int:
        """The number of the last square."""
        return len(self.path)

    def room(self, name: Thing) -> Room:
        """Return the room with this id."""
        return next(room for room in self.rooms if room.id == name)


ROOMS: tuple[Thing, ...] = ("bedroom", "bathroom", "dining-room", "laundry", "library", "kitchen")

# fmt: off
BOARD = Board(
    width=1300,
    height=1000,
    house=Area(0, 0, 200, 100),
    path=(
        # the attic, from left to right: squares 1 to 11, and two stairs
        (250, 59), (350, 41), (450, 35), (550, 50), (650, 65), (750, 59),
        (850, 41), (950, 35), (1050, 50), (1150, 65), (1235, 62),
        (1258, 150), (1258, 250),
        # the upper floor, from right to left: 14 to 26, and two stairs
        (1235, 338), (1150, 336), (1050, 352), (950, 366), (850, 357), (750, 339), (650, 336),
        (550, 352), (450, 366), (350, 357), (250, 339), (150, 336), (65, 362),
        (42, 450), (42, 550),
        # the ground floor, from left to right: 29 to 41, and two stairs
        (65, 638), (150, 663), (250, 663), (350, 645), (450, 634), (550, 646), (650, 663),
        (750, 663), (850, 645), (950, 634), (1050, 646), (1150, 663), (1235, 662),
        (1258, 750), (1258, 850),
        # the cellar, from right to left: 44 to 55, and the cheese on 56
        (1235, 938), (1150, 938), (1050, 957), (950, 966), (850, 953), (750, 936), (650, 938),
        (550, 957), (450, 966), (350, 953), (250, 936), (150, 938), (50, 957),
    ),
    rooms=(
        Room("bedroom", hole=5, green=20, red=2, area=Area(200, 100, 450, 200)),
        Room("bathroom", hole=15, green=31, red=11, area=Area(750, 100, 400, 200)),
        Room("dining-room", hole=24, green=40, red=21, area=Area(150, 400, 450, 200)),
        Room("laundry", hole=36, green=49, red=32, area=Area(700, 400, 450, 200)),
        Room("library", hole=46, green=52, red=43, area=Area(800, 700, 400, 200)),
        Room("kitchen", hole=53, green=55, red=51, area=Area(0, 700, 400, 200)),
    ),
    last_room="kitchen",
    trap=51,
    trap_area=Area(425, 700, 350, 200),
)
# fmt: on


CHEESE = BOARD.cheese
TRAP = BOARD.trap
ROOM_OF = {room.hole: room for room in BOARD.rooms}
"""The room below each hole, keyed by the square of the hole."""


def faults() -> list[str]:
    """Return a sentence for each fault in the board; an empty list if it is sound."""
    return faults_of(BOARD)


def faults_of(board: Board) -> list[str]:
    """Return a sentence for each fault in a board; an empty list if it is sound.

    Faults are, for example, arrows onto a hole (SR-08) or the cheese (SR-33), and a wrong last room (SR-19).
    """
    return [*_path_faults(board), *_room_faults(board), *_trap_faults(board), *_drawing_faults(board)]


def _path_faults(board: Board) -> Iterator[str]:
    if not 50 <= board.cheese <= 60:
        yield f"the path has {board.cheese} squares, not 50 to 60"
    for square, (here, there) in enumerate(pairwise(board.path), 1):
        if not 50 <= dist(here, there) <= 150:
            yield f"squares {square} and {square + 1} are {dist(here, there):.0f} units apart, not 50 to 150"
    for (a, here), (b, there) in combinations(enumerate(board.path, 1), 2):
        if b > a + 1 and dist(here, there) < 75:
            yield f"squares {a} and {b} overlap"


def _room_faults(board: Board) -> Iterator[str]:
    holes = [room.hole for room in board.rooms]
    if sorted(room.id for room in board.rooms) != sorted(ROOMS):
        yield f"the rooms are {', '.join(room.id for room in board.rooms)}, not {', '.join(ROOMS)}"
    if holes != sorted(holes):
        yield "the rooms do not stand in the order of their holes"
    for square in sorted({hole for hole in holes if holes.count(hole) > 1}):
        yield f"square {square} is the hole of more than one room"
    for room in board.rooms:
        if not 1 < room.hole < board.cheese:
            yield f"the hole of the {room.id} is on square {room.hole}, not between square 1 and the cheese"
        if room.green <= room.hole:
            yield f"the green arrow of the {room.id} leads to {room.green}, not past its hole on {room.hole}"
        if room.red >= room.hole:
            yield f"the red arrow of the {room.id} leads to {room.red}, not behind its hole on {room.hole}"
        for colour, target in (("green", room.green), ("red", room.red)):
            if target in holes:
                yield f"the {colour} arrow of the {room.id} leads to {target}, which is a hole"
            if not 1 <= target < board.cheese:
                yield f"the {colour} arrow of the {room.id} leads to {target}, not to a square before the cheese"
            if target == board.trap and (colour, room.id) != ("red", board.last_room):
                yield f"the {colour} arrow of the {room.id} leads to the trap's square"


def _trap_faults(board: Board) -> Iterator[str]:
    last_quarter = board.cheese * 3 // 4
    nearest = max(board.rooms, key=lambda room: room.hole)
    if board.last_room != nearest.id:
        yield f"the last room is the {board.last_room}, but the hole of the {nearest.id} is nearer to the cheese"
    if nearest.red != board.trap:
        yield f"the red arrow of the {nearest.id} leads to {nearest.red}, not to the trap's square {board.trap}"
    if any(room.hole == board.trap for room in board.rooms):
        yield f"the trap's square {board.trap} is a hole"
    for what, square in (("trap", board.trap), ("last hole", nearest.hole)):
        if not last_quarter < square < board.cheese:
            yield f"the {what} is on square {square}, not in the last quarter before the cheese"


def _drawing_faults(board: Board) -> Iterator[str]:
    areas = {"house": board.house, "trap": board.trap_area, **{room.id: room.area for room in board.rooms}}
    for name, area in areas.items():
        if area.x < 0 or area.y < 0 or area.x + area.width > board.width or area.y + area.height > board.height:
            yield f"the {name} lies outside the drawing"
    for (name, area), (other, there) in combinations(areas.items(), 2):
        if area.overlaps(there):
            yield f"the {name} and the {other} overlap"
    for square, (x, y) in enumerate(board.path, 1):
        if not (0 < x < board.width and 0 < y < board.height):
            yield f"square {square} lies outside the drawing"
        for name, area in areas.items():
            if area.overlaps(Area(x - 30, y - 30, 60, 60)):
                yield f"square {square} lies on the {name}"
