"""The game as text: `actions` (`d2`, `c3h`), `drawing` (the board), `record` (a whole game on one line)."""

from mulot.games.barrieres.notation.actions import read, write
from mulot.games.barrieres.notation.drawing import draw

__all__ = ["draw", "read", "write"]
