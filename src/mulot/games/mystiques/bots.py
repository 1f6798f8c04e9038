"""The characters that lead mice, from gentle to strong."""

from __future__ import annotations

from mulot.games.mystiques.experts import EXPERTS
from mulot.games.mystiques.seeking import SEER

BOTS = (*EXPERTS, SEER)
