"""Les Mystiques for machine learning: the list of all actions, and the table as arrays of numbers."""

from mulot.games.mystiques.encoding.action_space import action_space
from mulot.games.mystiques.encoding.table_planes import planes

__all__ = ["action_space", "planes"]
