"""Le Clan as text: actions as short words, and the board drawn in characters."""

from mulot.games.clan.notation.actions import read, write
from mulot.games.clan.notation.board import draw

__all__ = ["draw", "read", "write"]
