"""Players for any game. They know `core` only, get what their seat gets, and never hold the real state."""

from mulot.bots.bot import Bot, Budget, seat_of
from mulot.bots.expecting import expecting
from mulot.bots.plain import greedy, random_bot
from mulot.bots.search import search

__all__ = ["Bot", "Budget", "expecting", "greedy", "random_bot", "search", "seat_of"]
