"""Bots for any game. They only know the core and what their seat may know, never the real state."""

from mulot.bots.bot import Bot, Budget, seat_of
from mulot.bots.expecting import expecting
from mulot.bots.plain import greedy, random_bot
from mulot.bots.search import search

__all__ = ["Bot", "Budget", "expecting", "greedy", "random_bot", "search", "seat_of"]
