"""What of this game is printed and cut out: the board of seven by seven, for two and for four."""

from __future__ import annotations

from mulot.games.barrieres.content import SIDES, Size, stock
from mulot.printing import Piece

SIZE: Size = 7
SEATS = max(SIDES)

PIECES = (
    Piece("board", str(SIZE)),
    Piece("barrier", "barrier", max(seats * stock(SIZE, seats) for seats in SIDES)),
    *(Piece("mouse", str(seat)) for seat in range(SEATS)),
    *(Piece("cheese", str(seat)) for seat in range(SEATS)),
)
