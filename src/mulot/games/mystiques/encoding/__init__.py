"""Les Mystiques for those who learn: an alphabet of actions out of the world's data, and the table as planes."""

from mulot.games.mystiques.encoding.alphabet import alphabet
from mulot.games.mystiques.encoding.table import planes

__all__ = ["alphabet", "planes"]
