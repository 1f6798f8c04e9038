"""How the game of a journal is found by its id. The core knows no games: whoever knows them says so here, as
`mulot/__init__.py` does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_finders: list[Callable[[str], Any]] = []


def find_with(finder: Callable[[str], Any]) -> None:
    """Games are found by this from now on."""
    _finders[:] = [finder]


def find(game: str) -> Any:
    """The game with this id. Raises NoSuchGame."""
    return _finders[0](game)


def find_version(game: str, version: int) -> Any:
    """The game as this version had it; None if it never was."""
    newest = find(game)
    return newest if newest.version == version else newest.older.get(version)
