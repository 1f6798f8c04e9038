"""Actions as short words: `b2` reveals, `look b2`, `candle b2`, `top-b` helps, `wand small`, `tooth large`, `pass` …"""

from __future__ import annotations

from msgspec import Struct

from mulot.core.errors import Unreadable
from mulot.games.clan.content.board import EDGES, PLACES
from mulot.games.clan.content.forest import SIZES
from mulot.games.clan.model.actions import (
    Action,
    GiveGoldenTooth,
    Help,
    LightCandle,
    LookAt,
    Pass,
    PutBack,
    Reveal,
    UseClub,
    UseOwl,
    UseWand,
)

_NOTATION: dict[str, Action] = {
    "pass": Pass(),
    "back": PutBack(),
    "owl": UseOwl(),
    "club": UseClub(),
    **{place: Reveal(place) for place in PLACES[4]},
    **{f"look {place}": LookAt(place) for place in PLACES[4]},
    **{f"candle {place}": LightCandle(place) for place in PLACES[4]},
    **{edge: Help(edge) for edge in EDGES},
    **{f"wand {size}": UseWand(size) for size in SIZES},
    **{f"tooth {size}": GiveGoldenTooth(size) for size in SIZES},
}
_WRITTEN: dict[Struct, str] = {action: text for text, action in _NOTATION.items()}


def write(action: Action) -> str:
    """An action as a short notation."""
    return _WRITTEN[action]


def read(text: str) -> Action:
    """The action that a notation names."""
    action = _NOTATION.get(" ".join(text.lower().split()))
    if action is None:
        raise Unreadable(text)
    return action
