"""How a notebook is shown a moment of a match. The core draws nothing: whoever can says so here, as
`mulot/__init__.py` does. Where nobody can, a notebook shows the text of `draw`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_showers: list[Callable[[Any], str | None]] = []


def show_with(shower: Callable[[Any], str | None]) -> None:
    """Anys are shown by this from now on."""
    _showers[:] = [shower]


def as_html(moment: Any) -> str | None:
    """The `Moment` as a spectator sees it, as a piece of a page; None where that cannot be shown."""
    return _showers[0](moment) if _showers else None
