"""How the game of a journal is found by its id. The core knows no games: whoever knows them says so here, as
`mulot/__init__.py` does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mulot.core.game import AnyGame

_finders: list[Callable[[str], AnyGame]] = []


def find_with(finder: Callable[[str], AnyGame]) -> None:
    """Games are found by this from now on."""
    _finders[:] = [finder]


def find(game: str) -> AnyGame:
    """The game with this id. Raises NoSuchGame."""
    return _finders[0](game)
