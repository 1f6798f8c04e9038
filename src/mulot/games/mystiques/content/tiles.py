"""The mill at night: eight tiles with two sides each, in drawings for `geometry`. Upper sides are orange, undersides
blue."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from msgspec import Struct

from mulot.games.mystiques.content.geometry import Side

COLOURS = ("orange", "blue")
"""The colours of the upper side and of the underside."""


@dataclass(frozen=True)
class Tile:
    """A tile, as the names of its two sides, the upper one first."""

    name: str
    sides: tuple[str, ...]


class Laid(Struct, frozen=True):
    """A tile on the table: its place, and which side is up (0 orange, 1 blue)."""

    tile: str
    x: int
    y: int
    side: int = 0


DRAWN = {
    # 1: where the miller cooks / the passage behind the stove
    "kitchen": """
P . N . P

. O . . E

W . X . E
      d
W T . . P
""",
    "stove-passage": """
# . n . P
    =
w . O . #

w X . . e
  -
P T . # P
""",
    # 2: where the cheese is stored / the gap behind the shelves
    "pantry": """
P . . . P
    |
W . O X E

W . . . E
  u     -
P . S K P
""",
    "shelf-gap": """
P . # . P

w . .}. e
    !
. . X . e

# P . K #
""",
    # 3: the stolen winter store / the chute where the grain runs down
    "granary": """
P . . . P

W . O B E

W X . . P
      =
P . S . T
""",
    "grain-chute": """
# P . . .
    d d
w . . X #

w . O . P
        -
P . s . T
""",
    # 4: the race that drives the wheel / the drain below it
    "mill-race": """
P H N . P

W . X . E
      =
> > > > >

P . S . P
""",
    "drain": """
P H n . #

. ~ ~ ~ P

w ^ O v e
      -
P ~ s ~ P
""",
    # 5: barrels and turnips / the tunnels between the roots
    "cellar": """
P . N . P
  -
W . O . E

W T X ~ E
      =
P . ~ ~ P
""",
    "root-tunnel": """
P . n # P

# . . . .

w T # X e
    u
P . . . P
""",
    # 6: under the roof / the rafters
    "attic": """
P . . . P
    |
. . O . E

W X . T E
  =
P . S . P
""",
    "rafters": """
P . # . P
  d
. . . . e

w X # T e

P . s . #
""",
    # 7: the floor of the great stones / the pit of the gears
    "stone-floor": """
P . N . P

W O . O E

W . X . E
        u
P K S . P
""",
    "gear-pit": """
# . n . P
    -
w X . O e

. .}. . e

P K s . P
""",
    # 8: the wheel turns outside / the hole where the rats live
    "wheel-house": """
P . N . P

W . X . ~
        =
W O . v v

P H . v ~
""",
    "rat-hole": """
P . n # P

w . . O .
    |
w . X . .

P H . . P
""",
}
"""Every side by name; the two sides of a tile are next to each other."""


# -------------------------------------------------------------------- tiles that are drawn for one table


def tile_name(*sides: str) -> str:
    """Return a name for a tile with these drawings on its one or two sides.

    The name contains the drawings, so a table with such a tile can be saved and loaded like any other.
    """
    return "&".join(f"{colour}:{'/'.join(text.splitlines())}" for colour, text in zip(COLOURS, sides, strict=False))


class Tiles(dict[str, Tile]):
    """The mill's tiles by name. Other names are parsed as drawn tiles (see `tile_name`)."""

    def __missing__(self, name: str) -> Tile:
        return _drawn_tile(name)


class Sides(dict[str, Side]):
    """The sides of the mill's tiles by name. Other names are parsed as drawn sides."""

    def __missing__(self, name: str) -> Side:
        return _drawn_side(name)


@lru_cache(maxsize=1024)
def _drawn_tile(name: str) -> Tile:
    """Parse a tile from a name made by `tile_name`."""
    sides = name.split("&")
    if not all(side.startswith(tuple(f"{colour}:" for colour in COLOURS)) for side in sides):
        raise KeyError(name)
    return Tile(name, tuple(sides))


@lru_cache(maxsize=1024)
def _drawn_side(name: str) -> Side:
    """Parse a side from its part of a name made by `tile_name`."""
    colour, _, rows = name.partition(":")
    if colour not in COLOURS:
        raise KeyError(name)
    return Side(name, colour, rows.replace("/", "\n"))


# -------------------------------------------------------------------- the mill's tiles


_NAMES = tuple(DRAWN)
TILES = Tiles(
    {f"tile-{k + 1}": Tile(f"tile-{k + 1}", (_NAMES[2 * k], _NAMES[2 * k + 1])) for k in range(len(_NAMES) // 2)}
)
SIDES = Sides(
    {
        name: Side(name, colour, DRAWN[name])
        for tile in TILES.values()
        for colour, name in zip(COLOURS, tile.sides, strict=True)
    }
)
