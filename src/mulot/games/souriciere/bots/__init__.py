"""La Souricière has no characters: the die decides everything, so the random bot plays as well as any other."""

from mulot.bots import Bot

BOTS: tuple[Bot, ...] = ()
