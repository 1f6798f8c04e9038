"""What a seat sees, as data: the table as a spectator sees it, plus `own`."""

from __future__ import annotations

from msgspec import Struct

from mulot.core.game import Ask, Outcome, Seat, Thing
from mulot.games.clan.content.board import Edge, Place
from mulot.games.clan.model.options import Options


class Face(Struct, frozen=True):
    """The face of a tile: its name; on an animal tile the three animals, and whether it is violet."""

    tile: Thing
    small: Thing | None = None
    medium: Thing | None = None
    large: Thing | None = None
    violet: bool = False


class Spot(Struct, frozen=True):
    """A place in the forest: empty, face down (no face), or face up."""

    place: Place
    empty: bool = False
    face: Face | None = None


class Trophy(Struct, frozen=True):
    """A trophy: beside the forest while its villain is there (`won` is False), then somebody's, then used."""

    trophy: Thing
    won: bool = False
    owner: Seat | None = None


class Seen(Struct, frozen=True):
    """A tile that this seat sees or has seen."""

    place: Place
    face: Face


class Own(Struct, frozen=True):
    """What only this seat may see now."""

    seat: Seat
    looking: Seen | None = None
    """The tile it is looking at, until it puts it back."""
    marks: tuple[Seen, ...] = ()
    """With the memory aid: what it has seen and lies there face down."""


class View(Struct, frozen=True):
    """The table."""

    options: Options
    seats: int
    forest: tuple[Spot, ...]
    """Row by row from the upper left."""
    active: Seat | None
    """Whose turn it is; None: the first player has not been named yet."""
    turn: int
    moons: int
    teeth: tuple[int, int, int]
    """Left on the tooth keeper: small, medium, large."""
    wanted: Thing | None
    missions: int
    """How many are left in the pile."""
    pawns: tuple[Edge | None, ...]
    looking: tuple[Place | None, ...]
    looked: tuple[Seat, ...]
    """The first looks that are over, or were not wanted: a seat as often as it had one (CR-71)."""
    helped: tuple[Seat, ...]
    turned: Place | None
    ignored: Place | None
    losing: str | None
    """The rule by which a moon is about to be lost, while the owl is asked for."""
    trophies: tuple[Trophy, ...]
    gone: tuple[Thing, ...]
    """The tiles that have left the forest."""
    ask: Ask | None
    """The question; whoever holds the golden tooth may act besides."""
    outcome: Outcome | None
    own: Own | None = None
