"""The pictures of the rulebook, each drawn from a position; some show what a throw does in it."""

from mulot.codegen.pictures import Picture, events_of_move
from mulot.games.souriciere import GAME
from mulot.games.souriciere.content import BOARD, Area
from mulot.games.souriciere.scenes import scene

WOOD = "#b98a5c"
CANVAS_SIZE = (1200, 800)

Part = tuple[int, int, int, int]
FIRST_FLOOR: Part = (330, -106, 1004, 440)
BEDROOM: Part = (110, -106, 760, 440)
BATHROOM: Part = (690, -106, 1026, 780)
TRAP: Part = (330, 640, 760, 404)
KITCHEN: Part = (-34, 640, 760, 404)


def _house_picture(
    words: str, die: int | None = None, part: Part | None = None, run: tuple[int, ...] = (), into: Area | None = None
) -> Picture:
    """Return a picture of a scene; with `die`, a picture of the scene after seat 0 has thrown that number, with arrows
    over the squares of its `run` and `into` a room or the trap."""
    state = scene(words)
    events = events_of_move(GAME, state, 0, "roll", (die,)) if die else ()
    can = () if die else ("roll",)
    way = [BOARD.path[square - 1] for square in run]
    if into is not None:
        way.append((into.x + into.width // 2, into.y + into.height // 2))
    return Picture(
        state,
        CANVAS_SIZE,
        WOOD,
        seats=len(words.split()),
        crop=part,
        seat=0,
        legal=can,
        events=events,
        arrows=(tuple(way),) if way else (),
        die=die,
    )


PICTURES = {
    "set-up": _house_picture("house house house"),
    "run": _house_picture("2 house house", 6, FIRST_FLOOR, (2, 3, 4, 5, 6, 7, 8)),
    "taken": _house_picture("7 11 10", 4, FIRST_FLOOR, (7, 8, 9)),
    "hole": _house_picture("1 9 house", 4, BEDROOM, (1, 2, 3, 4, 5), BOARD.room("bedroom").area),
    "room": _house_picture("bathroom 9 house", part=BATHROOM),
    "trap": _house_picture("48 33 21", 3, TRAP, (48, 49, 50, 51), BOARD.trap_area),
    "too-much": _house_picture("54 33 21", 3, KITCHEN, (54, 55, 56, 55)),
    "cheese": _house_picture("54 33 21", 2, KITCHEN, (54, 55, 56)),
}
