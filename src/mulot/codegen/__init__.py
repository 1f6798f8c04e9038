"""Generates the files that the client needs for a game: its lesson, for every game.

The other modules serve the built-in games only and are not installed."""

from mulot.codegen.lessons import LEARNER, lesson_json

__all__ = ["LEARNER", "lesson_json"]
