"""Generates the files that the client needs for a game: types and lessons, for every game.

The modules `paper`, `pictures` and `puzzles` serve the built-in games only and are not installed."""

from mulot.codegen.lessons import LEARNER, lesson_json
from mulot.codegen.typescript import typescript_types

__all__ = ["LEARNER", "lesson_json", "typescript_types"]
