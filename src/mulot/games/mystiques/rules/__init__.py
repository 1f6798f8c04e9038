"""The rules, a file a procedure. What the outside calls is here; `play` says how it is found."""

from mulot.games.mystiques.rules.play import copy, legal, longest, play, waiting, why_not
from mulot.games.mystiques.rules.sentences import ASKS, ENDS, REASONS
from mulot.games.mystiques.rules.setup import new

__all__ = ["ASKS", "ENDS", "REASONS", "copy", "legal", "longest", "new", "play", "waiting", "why_not"]
