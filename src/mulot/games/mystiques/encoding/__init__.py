"""Les Mystiques for machine learning: the list of all actions, and the table as arrays of numbers."""

from mulot.games.mystiques.encoding.alphabet import alphabet
from mulot.games.mystiques.encoding.table import planes

__all__ = ["alphabet", "planes"]
