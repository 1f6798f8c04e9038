"""The games in the house: every folder under `games` that holds one. Nothing lists them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from mulot.core.errors import NoSuchGame
from mulot.core.game import AnyGame


@cache
def shelf() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    games = Path(__file__).parent.parent / "games"
    return tuple(sorted(rules.parent.name for rules in games.glob("*/RULES.md")))


@cache
def load(game: str) -> AnyGame:
    """The game with this id."""
    if game not in shelf():
        raise NoSuchGame(game, ", ".join(shelf()))
    return cast(AnyGame, import_module(f"mulot.games.{game}").GAME)
