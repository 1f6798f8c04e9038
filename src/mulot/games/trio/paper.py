"""The pieces of the print-and-play edition."""

from __future__ import annotations

from mulot.codegen import Piece
from mulot.games.trio.content import DECK
from mulot.games.trio.model import TOKENS

PIECES = (
    Piece("cheese", "cheese"),
    *(Piece("card", str(number)) for number in DECK),
    Piece("token", "token", TOKENS),
)
