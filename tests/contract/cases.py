"""The games that owe the laws: every one on the shelf, and the skirmish that was written for the tests."""

from __future__ import annotations

from pathlib import Path

import mulot
import mulot.games
from mulot.core.game import AnyGame
from mulot.testing import case as on_shelf
from mulot.testing.case import Case

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "mulot" / "games"
SKIRMISH = ROOT / "tests" / "skirmish"

ids = (*mulot.shelf(), "skirmish")
"""Parametrize with these: the games themselves are loaded inside the test, so that a broken one fails alone."""


def case(game: str) -> Case:
    """A game under the laws, the skirmish included."""
    if game == "skirmish":
        from skirmish import GAME

        return Case(GAME, SKIRMISH, "skirmish")
    return on_shelf.case(game)


def load(game: str) -> AnyGame:
    """The game of this id, the skirmish included."""
    return case(game).game


def folder(game: str) -> Path:
    """Where all of it lies."""
    return SKIRMISH if game == "skirmish" else mulot.games.folder(game)
