"""What of this game is printed and cut out."""

from __future__ import annotations

from mulot.games.trio.content import DECK
from mulot.games.trio.model import TOKENS
from mulot.printing import Piece

PIECES = (
    Piece("cheese", "cheese"),
    *(Piece("card", str(number)) for number in DECK),
    Piece("token", "token", TOKENS),
)
