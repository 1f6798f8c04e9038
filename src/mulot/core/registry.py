"""Looks up games by id. The core imports no games; `mulot/__init__.py` sets the function that loads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_loaders: list[Callable[[str], Any]] = []


def set_loader(loader: Callable[[str], Any]) -> None:
    """Set the function that loads a game by its id."""
    _loaders[:] = [loader]


def load_game(game: str) -> Any:
    """Load and return the game with this id. Raises NoSuchGame."""
    return _loaders[0](game)


def load_version(game: str, version: int) -> Any:
    """Load and return this version of a game; None if it does not exist. Raises NoSuchGame."""
    newest = load_game(game)
    return newest if newest.version == version else newest.old_versions.get(version)
