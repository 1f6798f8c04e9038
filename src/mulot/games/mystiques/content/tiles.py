"""The mill by night: eight tiles with two sides, drawn as `geometry` reads them. Upper side orange, underside blue."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from mulot.games.mystiques.content.geometry import Side


@dataclass(frozen=True)
class Tile:
    """A tile: its two sides by name, the upper one first."""

    name: str
    sides: tuple[str, ...]


class Laid(Struct, frozen=True):
    """A tile on the table: where it lies, and which side is up (0 orange, 1 blue)."""

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
    # 2: where the cheese lies / the gap behind the shelves
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
"""Every side by name. The sides of a tile stand one after the other."""

NAMES = tuple(DRAWN)
TILES = {f"tile-{k + 1}": Tile(f"tile-{k + 1}", (NAMES[2 * k], NAMES[2 * k + 1])) for k in range(len(NAMES) // 2)}
SIDES = {
    name: Side(name, colour, DRAWN[name])
    for tile in TILES.values()
    for colour, name in zip(("orange", "blue"), tile.sides, strict=True)
}
