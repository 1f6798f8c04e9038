"""Render a moment of a match as HTML in a notebook. The core contains no renderer; `mulot/__init__.py` sets one.
Without one a notebook shows the text of `Game.draw`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_showers: list[Callable[[Any], str | None]] = []


def show_with(shower: Callable[[Any], str | None]) -> None:
    """Set the function that renders a moment as HTML."""
    _showers[:] = [shower]


def as_html(moment: Any) -> str | None:
    """Render a moment as a spectator sees it, as an HTML fragment; None if that is not possible."""
    return _showers[0](moment) if _showers else None
