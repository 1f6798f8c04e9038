"""The characters that play mice, from gentle to strong."""

from mulot.bots import Bot
from mulot.games.mystiques.bots.experts import EXPERTS
from mulot.games.mystiques.bots.lookahead import SEER

BOTS: tuple[Bot, ...] = (*EXPERTS, SEER)
