"""Look up games by id. The core imports no games; `mulot/__init__.py` sets the loader."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_finders: list[Callable[[str], Any]] = []


def find_with(finder: Callable[[str], Any]) -> None:
    """Set the function that loads a game by its id."""
    _finders[:] = [finder]


def find(game: str) -> Any:
    """Load the game with this id. Raises NoSuchGame."""
    return _finders[0](game)


def find_version(game: str, version: int) -> Any:
    """Load a version of a game; None if there was no such version."""
    newest = find(game)
    return newest if newest.version == version else newest.older.get(version)
