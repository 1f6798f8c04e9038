"""The characters, from weak to strong. (A game in which players choose nothing has none.)"""

from mulot.bots import Bot

from .thinker import thinker

BOTS: tuple[Bot, ...] = (thinker,)
