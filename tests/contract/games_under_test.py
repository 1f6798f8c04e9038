"""The games that the laws are tested on: every installed one, and the toy game."""

from __future__ import annotations

from pathlib import Path

import mulot
import mulot.games
from mulot.core.game import AnyGame
from mulot.testing import case as on_shelf
from mulot.testing.case import Case

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "mulot" / "games"
TOY_GAME = ROOT / "tests" / "toy_game"

ids = (*mulot.shelf(), "skirmish")
"""For parametrised tests. The games are loaded inside the tests, so that a broken one fails only its own."""


def case(game: str) -> Case:
    """Return the test case of a game or of the toy game."""
    if game == "skirmish":
        from toy_game import GAME

        return Case(GAME, TOY_GAME, "toy_game")
    return on_shelf.case(game)


def load(game: str) -> AnyGame:
    """Return a game or the toy game."""
    return case(game).game


def folder(game: str) -> Path:
    """Return the folder of a game or of the toy game."""
    return TOY_GAME if game == "skirmish" else mulot.games.folder(game)
