"""The pieces of the print-and-play edition: everything for all four forests."""

from __future__ import annotations

from mulot.codegen import Piece
from mulot.games.clan import GAME
from mulot.games.clan.content.forest import ANIMALS, SIZES, TEETH_OF_A_SIZE, TILES, TROPHIES
from mulot.games.clan.model import Options

MOONS = Options().moons + 1
"""Ten, and a spare one (CR-01)."""

PIECES = (
    *(Piece("tile", tile) for tile in TILES),
    *(Piece("mission", animal) for animal in ANIMALS),
    Piece("moon", "moon", MOONS),
    *(Piece(f"tooth-{size}", size, TEETH_OF_A_SIZE) for size in SIZES),
    *(Piece("trophy", trophy) for trophy in TROPHIES),
    *(Piece("mouse", str(seat)) for seat in range(max(GAME.seats))),
    Piece("sky", "sky"),
    Piece("keeper", "keeper"),
    Piece("chest", "chest"),
)
