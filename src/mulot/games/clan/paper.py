"""The pieces of the print-and-play edition, for all four forests."""

from mulot.codegen.paper import PaperPiece
from mulot.games.clan import GAME
from mulot.games.clan.content.forest import ANIMALS, SIZES, TEETH_OF_A_SIZE, TILES, TROPHIES
from mulot.games.clan.model import Options

MOONS = Options().moons + 1
"""Ten moons and a spare one (CR-01)."""

PIECES = (
    *(PaperPiece("tile", tile) for tile in TILES),
    *(PaperPiece("mission", animal) for animal in ANIMALS),
    PaperPiece("moon", "moon", MOONS),
    *(PaperPiece(f"tooth-{size}", size, TEETH_OF_A_SIZE) for size in SIZES),
    *(PaperPiece("trophy", trophy) for trophy in TROPHIES),
    *(PaperPiece("mouse", str(seat)) for seat in range(max(GAME.seats))),
    PaperPiece("sky", "sky"),
    PaperPiece("keeper", "keeper"),
    PaperPiece("chest", "chest"),
)
