"""The pieces of the print-and-play edition."""

from __future__ import annotations

from mulot.codegen import Piece
from mulot.games.souriciere import GAME

PIECES = (
    Piece("board", "house"),
    *(Piece("mouse", str(seat)) for seat in range(max(GAME.seats))),
    Piece("die", "die"),
)
