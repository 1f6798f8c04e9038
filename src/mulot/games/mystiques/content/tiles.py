"""The mill at night: eight tiles with two sides each, drawn for `geometry` in `tiles.txt`. Upper sides are orange,
undersides blue."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

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
    head.partition(":")[0]: f"\n{rows}"
    for head, _, rows in (
        side.partition("\n")
        for side in Path(__file__).with_name("tiles.txt").read_text(encoding="utf-8").split("== ")[1:]
    )
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
        return _parse_drawn_tile(name)


class Sides(dict[str, Side]):
    """The sides of the mill's tiles by name. Other names are parsed as drawn sides."""

    def __missing__(self, name: str) -> Side:
        return _parse_drawn_side(name)


@lru_cache(maxsize=1024)
def _parse_drawn_tile(name: str) -> Tile:
    """Parse a tile from a name made by `tile_name`."""
    sides = name.split("&")
    if not all(side.startswith(tuple(f"{colour}:" for colour in COLOURS)) for side in sides):
        raise KeyError(name)
    return Tile(name, tuple(sides))


@lru_cache(maxsize=1024)
def _parse_drawn_side(name: str) -> Side:
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
