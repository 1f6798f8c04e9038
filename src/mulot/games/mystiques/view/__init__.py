"""What players see and hear, and the queries they may ask about a view."""

from mulot.games.mystiques.view.observation import hear, imagine, look
from mulot.games.mystiques.view.queries import QUERIES

__all__ = ["QUERIES", "hear", "imagine", "look"]
