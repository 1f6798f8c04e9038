"""What players see and hear of the game, and the questions they may ask about it."""

from mulot.games.mystiques.view.observation import hear, imagine, look
from mulot.games.mystiques.view.queries import QUERIES

__all__ = ["QUERIES", "hear", "imagine", "look"]
