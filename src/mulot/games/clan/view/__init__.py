"""Who knows what: `look` and `hear`, and `imagine`, which deals worlds that fit what a seat knows.

`knowledge` says what can be known of the forest; a bot's memory is made of it too.
"""

from mulot.core.game import public as hear
from mulot.games.clan.view.imagining import imagine
from mulot.games.clan.view.looking import look

__all__ = ["hear", "imagine", "look"]
