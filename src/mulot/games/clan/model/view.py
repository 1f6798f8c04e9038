"""The view of a seat of Le Clan: the table as a spectator sees it, plus `own`."""

from msgspec import Struct

from mulot.core.game import Ask, Outcome, Seat, Thing
from mulot.games.clan.content.board import Edge, Place
from mulot.games.clan.model.options import Options


class Face(Struct, frozen=True):
    """The face of a tile: its id, and for an animal tile its three animals and whether it is violet."""

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
    """A trophy: not won yet (`won` is False), owned by a seat, or used (`won` without an owner)."""

    trophy: Thing
    won: bool = False
    owner: Seat | None = None


class Seen(Struct, frozen=True):
    """A tile that this seat is looking at or has seen."""

    place: Place
    face: Face


class Own(Struct, frozen=True):
    """What only this seat sees."""

    seat: Seat
    looking: Seen | None = None
    """The tile that the seat is looking at, until it puts it back."""
    marks: tuple[Seen, ...] = ()
    """With the memory aid: the tiles that the seat has seen and that are still face down at their places."""


class View(Struct, frozen=True):
    """The table as a seat or a spectator sees it."""

    options: Options
    seats: int
    forest: tuple[Spot, ...]
    """Row by row from the upper left."""
    active: Seat | None
    """Whose turn it is; None until the first player has been named."""
    turn: int
    moons: int
    teeth: tuple[int, int, int]
    """How many small, medium and large teeth are left on the tooth keeper."""
    wanted: Thing | None
    missions: int
    """How many missions are left in the pile."""
    pawns: tuple[Edge | None, ...]
    looking: tuple[Place | None, ...]
    looked: tuple[Seat, ...]
    """The seats whose first look is over or declined; a seat with several looks is listed once for each (CR-71)."""
    helped: tuple[Seat, ...]
    turned: Place | None
    ignored: Place | None
    losing: str | None
    """The rule by which a moon is about to be lost, while the active player is asked about the owl."""
    trophies: tuple[Trophy, ...]
    gone: tuple[Thing, ...]
    """The tiles that have left the forest."""
    ask: Ask | None
    """The current question. The owner of the golden tooth may act as well, even when not asked."""
    outcome: Outcome | None
    own: Own | None = None
