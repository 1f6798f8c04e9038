"""Actions as text, and the table as text."""

from mulot.games.mystiques.notation.drawing import draw
from mulot.games.mystiques.notation.writing import read, write

__all__ = ["draw", "read", "write"]
