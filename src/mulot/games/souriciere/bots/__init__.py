"""No characters: the die decides everything, so there is nothing to choose. Any player throws as well as another."""

from mulot.bots import Bot

BOTS: tuple[Bot, ...] = ()
