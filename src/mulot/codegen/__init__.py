"""Generates the files that the client needs for a game: types, lessons, pictures, paper pieces and puzzles."""

from mulot.codegen.lessons import LEARNER, lesson_json
from mulot.codegen.paper import PaperPiece, paper_json
from mulot.codegen.pictures import Picture, events_of_move, pictures_json, state_after
from mulot.codegen.puzzles import puzzles_json
from mulot.codegen.typescript import typescript_types

__all__ = [
    "LEARNER",
    "PaperPiece",
    "Picture",
    "events_of_move",
    "lesson_json",
    "paper_json",
    "pictures_json",
    "puzzles_json",
    "state_after",
    "typescript_types",
]
