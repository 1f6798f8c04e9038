"""Bots for any game. They import only the core, and know only what their seat may know, never the real state."""

from mulot.bots.baselines import greedy, random_bot
from mulot.bots.bot import Bot, Budget, seat_of
from mulot.bots.expectimax import expectimax
from mulot.bots.search import search

__all__ = ["Bot", "Budget", "expectimax", "greedy", "random_bot", "search", "seat_of"]
