"""The rules of Barrières.

Read in this order: `maze` (the barriers on the board and the ways they leave), `moves` (where a mouse can go),
`barriers` (where another one may be placed), `turn` (a turn, and what ends the game), `reasons` (why an action is
illegal).
"""

from mulot.games.barrieres.rules.reasons import REASONS, why_not
from mulot.games.barrieres.rules.turn import ASKS, ENDS, copy, legal, max_plies, new, play, waiting

__all__ = ["ASKS", "ENDS", "REASONS", "copy", "legal", "max_plies", "new", "play", "waiting", "why_not"]
