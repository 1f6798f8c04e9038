"""What packages above the core provide for it: a function that loads games by id, and one that renders a moment of a
match as HTML in a notebook (without it, a notebook shows the text of `Game.draw`). `mulot/__init__.py` sets both."""

from collections.abc import Callable
from typing import Any

_loaders: list[Callable[[str], Any]] = []
_renderers: list[Callable[[Any], str | None]] = []


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


def set_html_renderer(renderer: Callable[[Any], str | None]) -> None:
    """Set the function that renders a moment as HTML."""
    _renderers[:] = [renderer]


def render_html(moment: Any) -> str | None:
    """Return a moment as a spectator sees it, as an HTML fragment; None if that is not possible."""
    return _renderers[0](moment) if _renderers else None
