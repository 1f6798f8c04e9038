"""The observation of Le Clan as planes, for machine learning.

The planes contain what a seat sees now, not what it has seen before, because remembering is the point of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mulot.core.planes import Plane, binary, numbers, one_hot, ratio
from mulot.games.clan.content.board import EDGES, INDEX, Place
from mulot.games.clan.content.forest import ANIMALS, FORESTS, TEETH_OF_A_SIZE, TILES, TROPHIES
from mulot.games.clan.model import View
from mulot.games.clan.model.view import Seen
from mulot.games.clan.rules import ASKS

MOST_MOONS = 10
TILE_INDEX = {tile: i for i, tile in enumerate(TILES)}


def planes(view: View) -> Sequence[Plane]:
    """Return a view as planes: the forest tile by tile, what only this seat sees, and the rest of the table."""
    seats, options = view.seats, view.options
    size = FORESTS[options.forest].size
    at, forest = INDEX[size], size * size
    own = view.own

    def faces(name: str, seen: Iterable[Seen]) -> Plane:
        return binary(name, (len(TILES), size, size), (TILE_INDEX[s.face.tile] * forest + at[s.place] for s in seen))

    def places(name: str, where: Iterable[Place | None]) -> Plane:
        return binary(name, (size, size), (at[place] for place in where if place is not None))

    ask = view.ask
    states = seats + 3  # beside the forest, owned by one of the seats, or used
    return (
        faces("up", (Seen(spot.place, spot.face) for spot in view.forest if spot.face)),
        places("down", (spot.place for spot in view.forest if not spot.face and not spot.empty)),
        faces("looked-at", (own.looking,) if own and own.looking else ()),
        faces("marks", own.marks if own else ()),
        binary(
            "looking", (seats, size, size), (i * forest + at[p] for i, p in enumerate(view.looking) if p is not None)
        ),
        places("turned", (view.turned,)),
        places("ignored", (view.ignored,)),
        binary("pawns", (seats, len(EDGES)), (i * len(EDGES) + EDGES.index(e) for i, e in enumerate(view.pawns) if e)),
        one_hot("wanted", len(ANIMALS), None if view.wanted is None else ANIMALS.index(view.wanted)),
        numbers("missions", (ratio(view.missions, len(ANIMALS)),)),
        numbers("moons", (ratio(view.moons, MOST_MOONS),)),
        numbers("teeth", (ratio(left, TEETH_OF_A_SIZE) for left in view.teeth)),
        one_hot("active", seats, view.active),
        numbers("looks-over", (ratio(view.looked.count(seat), options.looks(seat)) for seat in range(seats))),
        binary("helped", (seats,), view.helped),
        binary(
            "trophies",
            (len(TROPHIES), states),
            (
                TROPHIES.index(t.trophy) * states + (0 if not t.won else 1 if t.owner is None else 2 + t.owner)
                for t in view.trophies
            ),
        ),
        binary("gone", (len(TILES),), (TILE_INDEX[tile] for tile in view.gone)),
        one_hot("asked", len(ASKS), None if ask is None else ASKS.index(ask.about)),
        binary("may", (seats,), ask.seats if ask else ()),
        binary("must", (seats,), ask.must if ask else ()),
        numbers("losing", (view.losing is not None,)),
        one_hot("forest", len(FORESTS), list(FORESTS).index(options.forest)),
        numbers("rules", (options.tooth_needed, options.memory_aid, options.pointing)),
        one_hot("handicap", seats, options.handicap if isinstance(options.handicap, int) else None),
    )
