"""The games and bot characters that a table can use."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mulot.core.game import AnyGame
from mulot.core.hooks import load_game


def _no_characters(game: AnyGame) -> Sequence[str]:
    return ()


@dataclass(frozen=True)
class Catalogue:
    """Looks up games by id, and lists a game's bot characters."""

    game: Callable[[str], AnyGame] = load_game
    characters: Callable[[AnyGame], Sequence[str]] = _no_characters
    """A game's characters and levels, the weakest first."""
    programs: Callable[[AnyGame], Sequence[str]] = _no_characters
    """The host's own programs, of unknown strength: they can be chosen, but give no hints and have no levels."""
