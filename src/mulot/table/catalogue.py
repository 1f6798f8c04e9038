"""What a table has to be told of the house: which games there are, and who plays them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mulot.core.finding import find
from mulot.core.game import AnyGame


def _no_characters(game: AnyGame) -> Sequence[str]:
    return ()


@dataclass(frozen=True)
class Catalogue:
    """Games by id, and the names of their characters and of the rungs between them, from gentle to strong."""

    game: Callable[[str], AnyGame] = find
    characters: Callable[[AnyGame], Sequence[str]] = _no_characters
