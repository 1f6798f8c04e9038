"""The characters, from weak to strong. (Empty if there is nothing to choose in the game.)"""

from mulot.bots import Bot

from .thinker import thinker

BOTS: tuple[Bot, ...] = (thinker,)
