"""The pictures of the rulebook, each drawn from a position."""

from __future__ import annotations

from mulot.codegen import Picture, after, happens
from mulot.games.clan import GAME
from mulot.games.clan.model import State
from mulot.games.clan.rules.procedures import Procedure
from mulot.games.clan.scenes import DRAGON, FULL, OGRE, YOUNG, scene, set_table

NIGHT = "#1f3a3a"
ROOM = (700, 440)
PART = (-16, -10, 732, 462)
NO_CLUE = ((1, "pass"), (2, "pass"))
"""The other two seats give no clue."""

Night = State[Procedure]


def _forest(state: Night) -> Picture:
    return Picture(state, ROOM, NIGHT, seats=state.seats, part=PART, seat=0)


def _turned(state: Night, notation: str, until: str, *luck: object) -> Picture:
    """Return a picture of the moment after seat 0 has played `notation`, up to the event `until`."""
    night = after(GAME, state, *NO_CLUE)
    events = happens(GAME, night, 0, notation, luck, until)
    return Picture(night, ROOM, NIGHT, seats=state.seats, part=PART, seat=0, events=events)


def _up(drawing: str, *tiles: str) -> str:
    """Return the drawing with these tiles face up."""
    return " ".join(f"{word}*" if word in tiles else word for word in drawing.split())


PICTURES = {
    "young-forest": _forest(set_table(YOUNG, 3)),
    "secret-look": _forest(after(GAME, set_table(YOUNG, 3), (0, "look b2"))),
    "help": _forest(after(GAME, scene(YOUNG, 3), (1, "left-1"), (2, "top-a"))),
    "right": _turned(scene(YOUNG, 3), "a1", "tooth-won", "rabbit"),
    "wrong": _turned(scene(YOUNG, 3), "b2", "moon-lost"),
    "full-forest": _forest(set_table(FULL, 3)),
    "special-tiles": _forest(scene(_up(FULL, "candle", "owl", "lost"), 3)),
    "villain-wakes": _turned(scene(_up(FULL, "sword"), 3), "d4", "woke"),
    "witch": _forest(scene(_up(FULL, "witch", "deer"), 3)),
    "ogre": _forest(scene(_up(OGRE, "ogre", "sword"), 3)),
    "storm": _turned(scene(_up(DRAGON, "owl"), 3), "d4", "woke", None),
    "trophy": _forest(scene(_up(FULL, "shield", "grimoire").replace("witch", "-"), 3, owners={"wand": 1})),
}
