"""The rules of Barrières.

Read in this order: `maze` (the barriers on the board and the paths between them), `moves` (where a mouse can go),
`barriers` (where another barrier may be placed), `turn` (a turn, and how the game ends), `reasons` (why an action is
illegal).
"""

from mulot.games.barrieres.rules.reasons import REASONS, why_not
from mulot.games.barrieres.rules.turn import ASKS, ENDS, copy, legal, max_plies, new, play, waiting

__all__ = ["ASKS", "ENDS", "REASONS", "copy", "legal", "max_plies", "new", "play", "waiting", "why_not"]
