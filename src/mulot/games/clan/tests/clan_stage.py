"""A drawn forest for the tests of Le Clan.

Tiles are drawn by the small animal on them; `sword*` lies face up, `-` is an empty place. The nine animal tiles:

    small      medium     large                 small      medium     large
    fox        rabbit     squirrel  violet      bear       badger     beaver
    rabbit     hedgehog   deer                  badger     frog       fox
    hedgehog   squirrel   bear                  frog       beaver     rabbit
    squirrel   deer       badger                beaver     fox        hedgehog  violet
    deer       bear       frog      violet
"""

from __future__ import annotations

from typing import Any

from mulot.core.flow import run
from mulot.core.luck import Scripted
from mulot.games.clan import GAME
from mulot.games.clan.board import PLACES
from mulot.games.clan.content import ANIMAL_TILES, VILLAINS
from mulot.games.clan.options import Options
from mulot.games.clan.rules import State
from mulot.games.clan.rules.night import Night
from mulot.testing import act

YOUNG = """
    fox      rabbit    hedgehog
    squirrel deer      bear
    badger   frog      beaver
"""
FULL = """
    fox      rabbit    hedgehog  squirrel
    deer     bear      badger    frog
    beaver   lost      candle    owl
    sword    shield    grimoire  witch
"""
OGRE = FULL.replace("witch", "ogre")
DRAGON = FULL.replace("witch", "dragon")
DANGEROUS = """
    fox      rabbit    hedgehog  squirrel
    deer     bear      badger    frog
    beaver   lost      ogre      owl
    sword    shield    grimoire  witch
"""
PERILOUS = """
    fox      rabbit    hedgehog  squirrel
    deer     bear      badger    frog
    beaver   lost      ogre      dragon
    sword    shield    grimoire  witch
"""
NAMED = {tile.small: tile.id for tile in ANIMAL_TILES}


def tiles_of(drawn: str) -> list[str]:
    """The tiles of a drawing, row by row; those that are gone too."""
    return [NAMED.get(word.rstrip("*"), word.rstrip("*")) for word in drawn.split()]


def kind_of(drawn: str) -> str:
    """Which forest this is a drawing of."""
    villains = sum(word.rstrip("*") in VILLAINS for word in drawn.split())
    return "young" if len(drawn.split()) == 9 else {0: "full", 1: "full", 2: "dangerous", 3: "perilous"}[villains]


def set_table(drawn: str = YOUNG, seats: int = 2, wanted: str = "fox", **options: Any) -> State:
    """The table as `new` sets it with this luck; the first looks are to come."""
    chosen = Options(**{"forest": kind_of(drawn), "first": 0, **options})
    tiles = tiles_of(drawn)
    villains = [tile for tile in tiles if tile in VILLAINS]
    luck = Scripted(*villains, tiles, *([] if chosen.forest == "young" else [wanted]))
    s = GAME.new(chosen, seats, luck)
    luck.finish()
    return s


def night(
    drawn: str = YOUNG,
    seats: int = 2,
    wanted: str = "fox",
    moons: int | None = None,
    teeth: tuple[int, int, int] = (3, 3, 3),
    owners: dict[str, int] | None = None,
    forest: str | None = None,
    **options: Any,
) -> State:
    """A night under way at the beginning of seat 0's turn: all have looked, the forest lies as drawn."""
    chosen = Options(**{"forest": forest or kind_of(drawn), "first": 0, **options})
    words = drawn.split()
    gone = [villain.id for villain in VILLAINS.values() if villain.trophy in (owners or {})]
    s = State(
        version=1,
        options=chosen,
        seats=seats,
        size=3 if len(words) == 9 else 4,
        tiles=[None if tile == "-" else tile for tile in tiles_of(drawn)],
        up=[word.endswith("*") for word in words],
        missions=[tile.small for tile in ANIMAL_TILES if tile.small != wanted],
        moons=chosen.moons if moons is None else moons,
        teeth=list(teeth),
        active=0,
        wanted=wanted,
        looking=[None] * seats,
        pawns=[None] * seats,
        owners=dict(owners or {}),
        gone=gone,
        seen=[0] * seats,
        stack=[Night(looked=tuple(range(seats)))],
    )
    run(s, Scripted(), lambda event: None)
    return s


def decline(s: State) -> None:
    """Nobody helps."""
    while s.outcome is None and s.ask and s.ask.about == "help":
        act(GAME, s, s.ask.must[0], "pass")


def explore(s: State, place: str, *luck: Any) -> list[Any]:
    """Nobody helps; the active player turns up a tile."""
    decline(s)
    return act(GAME, s, s.active, place, *luck)


def tags(events: list[Any]) -> list[str]:
    """The kinds of events, in order."""
    return [type(event).__name__ for event in events]


def tile_at(s: State, place: str) -> str | None:
    """What lies at a place."""
    return s.tiles[PLACES[s.size].index(place)]  # type: ignore[arg-type]


def is_up(s: State, place: str) -> bool:
    """Does the tile at a place stay face up?"""
    return s.up[PLACES[s.size].index(place)]  # type: ignore[arg-type]


def about(s: State) -> str:
    """The question of the moment."""
    assert s.ask is not None
    return s.ask.about
