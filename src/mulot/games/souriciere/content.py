"""The board: a path through the house, six rooms below it, and the trap, with their coordinates in one drawing.

The mouse house is at the top left and the cheese at the bottom left; the path winds down four floors. The coordinates
of a square are those of its centre. The text board uses the same coordinates, 100 units per square.
"""

from __future__ import annotations

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
