"""The view of a seat: the table as a spectator sees it, plus `own`. Only the memory aid shows the past."""

from mulot.games.clan.content.board import PLACES, Place
from mulot.games.clan.content.forest import PICTURES, TILES, VILLAINS
from mulot.games.clan.model.state import NOBODY, AnyState
from mulot.games.clan.model.view import Face, Own, Seen, Spot, Trophy, View
from mulot.games.clan.rules.moon import LoseMoon
from mulot.games.clan.rules.night import Night


def _face_of_tile(tile: str) -> Face:
    pictures = PICTURES.get(tile)
    if pictures is None:
        return Face(tile)
    return Face(tile, pictures.small, pictures.medium, pictures.large, pictures.violet)


FACES = {tile: _face_of_tile(tile) for tile in TILES}
HIDDEN = {place: Spot(place) for place in PLACES[4]}
EMPTY = {place: Spot(place, empty=True) for place in PLACES[4]}


def look(s: AnyState, seat: int | None) -> View:
    """Return what a seat (None: a spectator) may see now."""
    names = PLACES[s.size]
    night = s.stack[0]
    assert isinstance(night, Night)
    top = s.stack[-1]
    return View(
        options=s.options,
        seats=s.seats,
        forest=tuple(_spot_view(s, at, names[at]) for at in range(len(names))),
        active=None if s.active == NOBODY else s.active,
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
        own=None if seat is None else _own_view(s, seat),
    )


def _spot_view(s: AnyState, at: int, place: Place) -> Spot:
    tile = s.tiles[at]
    if tile is None:
        return EMPTY[place]
    return Spot(place, face=FACES[tile]) if s.up[at] or at == s.turned else HIDDEN[place]


def _trophies(s: AnyState) -> tuple[Trophy, ...]:
    if s.size == 3:
        return ()
    return tuple(Trophy(v.trophy, v.id in s.gone, s.owners.get(v.trophy)) for v in VILLAINS.values())


def _own_view(s: AnyState, seat: int) -> Own | None:
    at = s.looking[seat]
    looking = None if at is None else _seen_tile(s, at)
    if not s.options.memory_aid:
        return Own(seat, looking) if looking else None
    hidden = (p for p in range(len(s.tiles)) if s.tiles[p] and not s.up[p] and p != s.turned)
    return Own(seat, looking, tuple(_seen_tile(s, p) for p in hidden if s.seen[seat] >> p & 1))


def _seen_tile(s: AnyState, at: int) -> Seen:
    return Seen(PLACES[s.size][at], FACES[s.tiles[at] or ""])
