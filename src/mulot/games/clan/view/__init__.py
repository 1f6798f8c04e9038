"""What each seat knows: `look`, `hear`, and `imagine`, which samples states that fit what a seat knows.

`knowledge` tracks what can be known about the forest; a bot's memory is built on it.
"""

from mulot.core.game import default_hear as hear
from mulot.games.clan.view.possible_states import imagine
from mulot.games.clan.view.seat_view import look

__all__ = ["hear", "imagine", "look"]
