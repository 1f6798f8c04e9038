"""Generates the files that the client needs of a game: types, lessons, pictures, paper components, puzzles."""

from mulot.printing.lessons import LEARNER, lesson
from mulot.printing.paper import Piece, paper
from mulot.printing.pictures import Picture, after, happens, pictures
from mulot.printing.puzzles import puzzles
from mulot.printing.typescript import types

__all__ = ["LEARNER", "Picture", "Piece", "after", "happens", "lesson", "paper", "pictures", "puzzles", "types"]
