"""What players see and hear of the game, and the questions they may ask about it."""

from mulot.games.mystiques.view.observation import hear, imagine, look
from mulot.games.mystiques.view.queries import ANSWERS

__all__ = ["ANSWERS", "hear", "imagine", "look"]
