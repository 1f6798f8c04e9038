"""What a seat sees now: the table as a spectator sees it, plus `own`. There is no memory in a view (but the aid)."""

from __future__ import annotations

from msgspec import Struct

from mulot.core.game import Ask, Outcome, Seat, Thing
from mulot.games.clan.board import PLACES, Edge, Place
from mulot.games.clan.content import PICTURES, TILES, VILLAINS
from mulot.games.clan.options import Options
from mulot.games.clan.rules.moon import LoseMoon
from mulot.games.clan.rules.night import Night
from mulot.games.clan.rules.state import State


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
    active: Seat
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


def _face(tile: str) -> Face:
    pictures = PICTURES.get(tile)
    if pictures is None:
        return Face(tile)
    return Face(tile, pictures.small, pictures.medium, pictures.large, pictures.violet)


FACES = {tile: _face(tile) for tile in TILES}
HIDDEN = {place: Spot(place) for place in PLACES[4]}
EMPTY = {place: Spot(place, empty=True) for place in PLACES[4]}


def look(s: State, seat: int | None) -> View:
    """What a seat (None: a spectator) may see now, built from nothing."""
    names = PLACES[s.size]
    night = s.stack[0]
    assert isinstance(night, Night)
    top = s.stack[-1]
    return View(
        options=s.options,
        seats=s.seats,
        forest=tuple(_spot(s, at, names[at]) for at in range(len(names))),
        active=s.active,
        turn=s.turn,
        moons=s.moons,
        teeth=(s.teeth[0], s.teeth[1], s.teeth[2]),
        wanted=s.wanted,
        missions=len(s.missions),
        pawns=tuple(s.pawns),
        looking=tuple(None if at is None else names[at] for at in s.looking),
        looked=night.looked,
        helped=night.helped,
        turned=None if s.turned is None else names[s.turned],
        ignored=None if s.ignored is None else names[s.ignored],
        losing=top.rule if isinstance(top, LoseMoon) else None,
        trophies=_trophies(s),
        gone=tuple(s.gone),
        ask=s.ask,
        outcome=s.outcome,
        own=None if seat is None else _own(s, seat),
    )


def _spot(s: State, at: int, place: Place) -> Spot:
    tile = s.tiles[at]
    if tile is None:
        return EMPTY[place]
    return Spot(place, face=FACES[tile]) if s.up[at] or at == s.turned else HIDDEN[place]


def _trophies(s: State) -> tuple[Trophy, ...]:
    if s.size == 3:
        return ()
    return tuple(Trophy(v.trophy, v.id in s.gone, s.owners.get(v.trophy)) for v in VILLAINS.values())


def _own(s: State, seat: int) -> Own | None:
    at = s.looking[seat]
    looking = None if at is None else _seen(s, at)
    if not s.options.memory_aid:
        return Own(seat, looking) if looking else None
    hidden = (p for p in range(len(s.tiles)) if s.tiles[p] and not s.up[p] and p != s.turned)
    return Own(seat, looking, tuple(_seen(s, p) for p in hidden if s.seen[seat] >> p & 1))


def _seen(s: State, at: int) -> Seen:
    return Seen(PLACES[s.size][at], FACES[s.tiles[at] or ""])
