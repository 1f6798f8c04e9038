"""Renders a moment of a match as HTML in a notebook. The core contains no renderer; `mulot/__init__.py` sets one.
Without a renderer a notebook shows the text of `Game.draw`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_renderers: list[Callable[[Any], str | None]] = []


def set_html_renderer(renderer: Callable[[Any], str | None]) -> None:
    """Set the function that renders a moment as HTML."""
    _renderers[:] = [renderer]


def render_html(moment: Any) -> str | None:
    """Return a moment as a spectator sees it, as an HTML fragment; None if that is not possible."""
    return _renderers[0](moment) if _renderers else None
