"""Checks of a board, which the tests run on the real board and on spoilt ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import dist

from mulot.games.souriciere.content import ROOMS, Area, Board


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
