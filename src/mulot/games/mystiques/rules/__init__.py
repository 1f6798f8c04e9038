"""The rules of the game, one file per procedure. `play` has the entry points, and `procedure` explains the steps."""

from mulot.games.mystiques.rules.message_keys import ASKS, ENDS, REASONS
from mulot.games.mystiques.rules.play import copy, legal, max_plies, play, waiting, why_not
from mulot.games.mystiques.rules.setup import new

__all__ = ["ASKS", "ENDS", "REASONS", "copy", "legal", "max_plies", "new", "play", "waiting", "why_not"]
