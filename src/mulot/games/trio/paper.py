"""The pieces of the print-and-play edition."""

from mulot.codegen.paper import PaperPiece
from mulot.games.trio.content import DECK
from mulot.games.trio.model import TOKENS

PIECES = (
    PaperPiece("cheese", "cheese"),
    *(PaperPiece("card", str(number)) for number in DECK),
    PaperPiece("token", "token", TOKENS),
)
