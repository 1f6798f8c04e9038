"""What is seen and heard, and what anybody may ask to be shown."""

from mulot.games.mystiques.view.looking import hear, imagine, look
from mulot.games.mystiques.view.questions import ANSWERS

__all__ = ["ANSWERS", "hear", "imagine", "look"]
