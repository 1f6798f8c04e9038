"""Mulot, a library and server for board games about mice. This package is the library.

`shelf` lists the games, `load` returns one (`Game`), and `Match` plays it: `waiting` is an `Ask` or the `Outcome`, and
an illegal action raises `Refused`. The packages: `core` (what all games share), `games`, `bots`, `lab` (simulation,
environments), `testing` (the laws that games obey).

>>> import mulot
>>> "souriciere" in mulot.shelf()
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from mulot.core.hooks import set_html_renderer, set_loader

if TYPE_CHECKING:
    from mulot.core.errors import MulotError, Refused
    from mulot.core.game import Ask, Game, Outcome
    from mulot.core.match import Match
    from mulot.games import load, shelf

__version__ = "0.4.0"
__all__ = ["Ask", "Game", "Match", "MulotError", "Outcome", "Refused", "load", "shelf"]

_EXPORTS = {
    "Ask": "core.game",
    "Game": "core.game",
    "Match": "core.match",
    "MulotError": "core.errors",
    "Outcome": "core.game",
    "Refused": "core.errors",
    "load": "games",
    "shelf": "games",
}


def __getattr__(name: str) -> Any:
    """Import the names in `_EXPORTS` on first use, so that `import mulot` alone stays fast."""
    if name not in _EXPORTS:
        raise AttributeError(f"module 'mulot' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"mulot.{_EXPORTS[name]}"), name)
    return value


def __dir__() -> list[str]:
    """Return the documented names and packages."""
    return [*__all__, "__version__", "bots", "core", "games", "lab", "testing"]


def _load_game(game: str) -> Any:
    return import_module("mulot.games").load(game)


def _render_html(moment: Any) -> Any:
    return import_module("mulot.lab.notebook").moment_html(moment)


set_loader(_load_game)
set_html_renderer(_render_html)
