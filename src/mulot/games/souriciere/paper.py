"""The pieces of the print-and-play edition."""

from mulot.codegen.paper import PaperPiece
from mulot.games.souriciere import GAME

PIECES = (
    PaperPiece("board", "house"),
    *(PaperPiece("mouse", str(seat)) for seat in range(max(GAME.seats))),
    PaperPiece("die", "die"),
)
