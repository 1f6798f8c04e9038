"""Actions as text, and the table as text."""

from mulot.games.mystiques.notation.actions import read, write
from mulot.games.mystiques.notation.drawing import draw

__all__ = ["draw", "read", "write"]
