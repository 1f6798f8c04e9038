"""The pictures of the rulebook, each drawn from a position."""

from mulot.codegen.pictures import Picture, events_of_move, state_after
from mulot.games.clan import GAME
from mulot.games.clan.model import State
from mulot.games.clan.rules.night import Procedure
from mulot.games.clan.scenes import DRAGON, FULL, OGRE, YOUNG, new_table_as_drawn, scene

NIGHT = "#1f3a3a"
CANVAS_SIZE = (700, 440)
CROP = (-16, -10, 732, 462)
NO_CLUE = ((1, "pass"), (2, "pass"))
"""The other two seats give no clue."""

Night = State[Procedure]


def _forest_picture(state: Night) -> Picture:
    return Picture(state, CANVAS_SIZE, NIGHT, seats=state.seats, crop=CROP, seat=0)


def _reveal_picture(state: Night, notation: str, until: str, *luck: object) -> Picture:
    """Return a picture of the moment after seat 0 has played `notation`, up to the event `until`."""
    night = state_after(GAME, state, *NO_CLUE)
    events = events_of_move(GAME, night, 0, notation, luck, until)
    return Picture(night, CANVAS_SIZE, NIGHT, seats=state.seats, crop=CROP, seat=0, events=events)


def _turn_face_up(drawing: str, *tiles: str) -> str:
    """Return the drawing with these tiles face up."""
    return " ".join(f"{word}*" if word in tiles else word for word in drawing.split())


PICTURES = {
    "young-forest": _forest_picture(new_table_as_drawn(YOUNG, 3)),
    "secret-look": _forest_picture(state_after(GAME, new_table_as_drawn(YOUNG, 3), (0, "look b2"))),
    "help": _forest_picture(state_after(GAME, scene(YOUNG, 3), (1, "left-1"), (2, "top-a"))),
    "right": _reveal_picture(scene(YOUNG, 3), "a1", "tooth-won", "rabbit"),
    "wrong": _reveal_picture(scene(YOUNG, 3), "b2", "moon-lost"),
    "full-forest": _forest_picture(new_table_as_drawn(FULL, 3)),
    "special-tiles": _forest_picture(scene(_turn_face_up(FULL, "candle", "owl", "lost"), 3)),
    "villain-wakes": _reveal_picture(scene(_turn_face_up(FULL, "sword"), 3), "d4", "woke"),
    "witch": _forest_picture(scene(_turn_face_up(FULL, "witch", "deer"), 3)),
    "ogre": _forest_picture(scene(_turn_face_up(OGRE, "ogre", "sword"), 3)),
    "storm": _reveal_picture(scene(_turn_face_up(DRAGON, "owl"), 3), "d4", "woke", None),
    "trophy": _forest_picture(
        scene(_turn_face_up(FULL, "shield", "grimoire").replace("witch", "-"), 3, owners={"wand": 1})
    ),
}
