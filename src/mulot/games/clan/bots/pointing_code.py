"""The pointing code: a pawn's place names exactly one tile.

Colour the square like a chequerboard, with a dark upper left tile. A dark tile is named from the side of its row:
from the left if it is the first dark tile of that row, from the right if it is the second. A light tile is named in
the same way from the end of its column: top for the first, bottom for the second. Each tile is named from its own row
or column, so a player who does not know the code still gets a true clue. 4x4 uses all 16 edges, 3x3 nine of its 12.

It is used only at tables that declare it (the option `pointing`), where every bot points and reads by the code.
"""

from mulot.games.clan.content.board import EDGES, LINES, SIZES_OF_BOARD, EdgeName


def _place_named_by(size: int, edge: EdgeName) -> int | None:
    """Return the place that an edge names in the code; None if it names none."""
    side = edge.split("-")[0]
    if side in ("left", "right"):
        tiles = [place for place in LINES[size].get(edge, ()) if _is_dark(size, place)]
    else:
        tiles = [place for place in LINES[size].get(edge, ()) if not _is_dark(size, place)]
    which = 0 if side in ("left", "top") else 1
    return tiles[which] if which < len(tiles) else None


def _is_dark(size: int, place: int) -> bool:
    return (place // size + place % size) % 2 == 0


def _places_by_edge(size: int) -> dict[EdgeName, int]:
    return {edge: place for edge in EDGES if (place := _place_named_by(size, edge)) is not None}


PLACE_AT = {size: _places_by_edge(size) for size in SIZES_OF_BOARD}
"""The place that each edge names, by forest size."""
EDGE_FOR = {size: {place: edge for edge, place in code.items()} for size, code in PLACE_AT.items()}
"""The edge that names each place, by forest size."""
