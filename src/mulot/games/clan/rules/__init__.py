"""The rules of Le Clan.

Read in this order: `state` (what lies on the table), `setup`, `night` (first looks and turns), `reveal` (what a tile
does), `moon` (the owl may pay), `villains`, `trophies`; then `asking` (who may do what) and `refusals` (why not).
"""

from mulot.games.clan.rules.asking import legal, play, waiting
from mulot.games.clan.rules.refusals import REASONS, why_not
from mulot.games.clan.rules.setup import LAST_TURN, VERSION, longest, new
from mulot.games.clan.rules.state import State, copy

__all__ = ["LAST_TURN", "REASONS", "VERSION", "State", "copy", "legal", "longest", "new", "play", "waiting", "why_not"]
