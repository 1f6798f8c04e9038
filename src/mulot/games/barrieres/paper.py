"""The pieces of the print-and-play edition: a 7×7 board for two or four seats."""

from mulot.codegen.paper import PaperPiece
from mulot.games.barrieres.content import SIDES, Size, stock

SIZE: Size = 7
SEATS = max(SIDES)

PIECES = (
    PaperPiece("board", str(SIZE)),
    PaperPiece("barrier", "barrier", max(seats * stock(SIZE, seats) for seats in SIDES)),
    *(PaperPiece("mouse", str(seat)) for seat in range(SEATS)),
    *(PaperPiece("cheese", str(seat)) for seat in range(SEATS)),
)
