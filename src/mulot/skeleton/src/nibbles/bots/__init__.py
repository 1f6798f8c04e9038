"""The characters, from gentle to strong. (Empty where there is nothing to choose.)"""

from mulot.bots import Bot

from .thinker import thinker

BOTS: tuple[Bot, ...] = (thinker,)
