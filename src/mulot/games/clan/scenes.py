"""Positions set up by hand from a drawing of the forest, for tests, the tutorial and puzzles.

A tile is named after its small animal; `sword*` is a tile that is face up, and `-` is an empty place. The nine animal
tiles:

    small      medium     large                 small      medium     large
    fox        rabbit     squirrel  violet      bear       badger     beaver
    rabbit     hedgehog   deer                  badger     frog       fox
    hedgehog   squirrel   bear                  frog       beaver     rabbit
    squirrel   deer       badger                beaver     fox        hedgehog  violet
    deer       bear       frog      violet
"""

from typing import Any

from mulot.core.errors import Unreadable
from mulot.core.flow import run
from mulot.core.luck import ScriptedLuck
from mulot.games.clan.content.board import PLACES
from mulot.games.clan.content.forest import ANIMAL_TILES, TILES, VILLAINS, Forest
from mulot.games.clan.model import VERSION, Options, State
from mulot.games.clan.rules import new
from mulot.games.clan.rules.night import Night, Procedure

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
TILE_BY_SMALL_ANIMAL = {tile.small: tile.id for tile in ANIMAL_TILES}
FOREST_BY_VILLAINS: dict[int, Forest] = {0: "full", 1: "full", 2: "dangerous", 3: "perilous"}
EMPTY = "-"


def tiles_of(drawing: str) -> list[str]:
    """Return the tiles of a drawing, row by row, and `-` for an empty place. Raises Unreadable."""
    words = drawing.split()
    if len(words) not in (len(places) for places in PLACES.values()):
        raise Unreadable(drawing)
    tiles = [TILE_BY_SMALL_ANIMAL.get(word.rstrip("*"), word.rstrip("*")) for word in words]
    for tile in tiles:
        if tile not in TILES and tile != EMPTY:
            raise Unreadable(tile)
    return tiles


def forest_of_drawing(drawing: str) -> Forest:
    """Return the kind of Le Clan's forest that a text drawing shows, by its size and its villains."""
    tiles = tiles_of(drawing)
    return "young" if len(tiles) == 9 else FOREST_BY_VILLAINS[sum(tile in VILLAINS for tile in tiles)]


def new_table_as_drawn(drawing: str = YOUNG, seats: int = 2, wanted: str = "fox", **options: Any) -> State[Procedure]:
    """Return a new table whose forest is dealt as drawn, before the first looks."""
    chosen = Options(**{"forest": forest_of_drawing(drawing), "first": 0, **options})
    tiles = tiles_of(drawing)
    villains = [tile for tile in tiles if tile in VILLAINS]
    luck = ScriptedLuck(*villains, tiles, *([] if chosen.forest == "young" else [wanted]))
    s = new(chosen, seats, luck)
    luck.check_exhausted()
    return s


def scene(
    drawing: str = YOUNG,
    seats: int = 2,
    wanted: str = "fox",
    moons: int | None = None,
    teeth: tuple[int, int, int] = (3, 3, 3),
    owners: dict[str, int] | None = None,
    forest: Forest | None = None,
    **options: Any,
) -> State[Procedure]:
    """Return a position at the beginning of seat 0's turn, after the first looks, with the forest as drawn."""
    chosen = Options(**{"forest": forest or forest_of_drawing(drawing), "first": 0, **options})
    words = drawing.split()
    gone = [villain.id for villain in VILLAINS.values() if villain.trophy in (owners or {})]
    s: State[Procedure] = State(
        version=VERSION,
        options=chosen,
        seats=seats,
        size=3 if len(words) == 9 else 4,
        tiles=[None if tile == EMPTY else tile for tile in tiles_of(drawing)],
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
    run(s, ScriptedLuck(), lambda event: None)
    return s
