"""The pictures of the rulebook, which show rooms of the mill with figures."""

from typing import Any

from mulot.codegen.pictures import Picture
from mulot.games.mystiques.content import TILES, Laid
from mulot.games.mystiques.model.pieces import Token
from mulot.games.mystiques.scenes import scene

BACKGROUND = "#2b2233"
"""The background colour of the pictures."""
EMPTY_ROOM = "\n\n".join(4 * [". . . . ."])
"""An empty drawing of the size of the mill's rooms."""


def _room_picture(side: str, mice: str, enemies: str = "", **changes: Any) -> Picture:
    """Return a picture of a room with these figures, without the track and the cards."""
    state = scene(EMPTY_ROOM, mice, enemies, seats=2, **changes)
    tile = next(name for name in dict(TILES) if side in TILES[name].sides)
    state.board = [Laid(tile, 0, 0, TILES[tile].sides.index(side))]
    return Picture(state, (280, 240), BACKGROUND, seats=2, seat=0)


def _element_picture(selector: str, enemies: str = "", wheel: int = 0) -> Picture:
    """Return a picture of one element next to the room (the track or the wheel), chosen by its CSS selector."""
    state = scene(EMPTY_ROOM, "aubin a4, filch a3, melisse b4", enemies, seats=3)
    state.wheel = wheel
    return Picture(state, (900, 900), BACKGROUND, seats=3, seat=0, selector=selector)


PICTURES = {
    "room": _room_picture("kitchen", "aubin a4, filch a3, melisse b4"),
    "crowd": _room_picture("granary", "aubin b1, filch b1", "rat b1 d1, roach b1 c4"),
    "current": _room_picture("mill-race", "aubin b3, filch b2"),
    "mousetrap": _room_picture("attic", "filch b2", traps=(("attic", "b3"), ("attic", "c3"))),
    "close-and-afar": _room_picture("kitchen", "aubin b3, ondine a4", "rat c3, elite-rat e2"),
    "spider": _room_picture("cellar", "aubin b2, melisse b3", "spider c1"),
    "cat": _room_picture("granary", "aubin b2, filch b2, melisse d4", "brodie b2"),
    "hook": _room_picture("mill-race", "aubin b4, filch d4", tokens=(Token("hook", 0, "b4", "b2"),)),
    "fork-and-grape": _room_picture(
        "granary", "aubin a4", "rat d1", tokens=(Token("fork", 0, "a4"), Token("grape", 0, "c3"))
    ),
    "behind": _room_picture("stove-passage", "aubin b4, filch b4, melisse b4"),
    "wheel": _element_picture(".pages + div svg", wheel=4),
    "track": _element_picture(".track .face > svg:first-child", "rat c3, roach b1 c4"),
    "web": _room_picture("cellar", "filch b3", webs=(("cellar", "c3"),)),
}
"""Every picture by the name that the rulebook uses."""
