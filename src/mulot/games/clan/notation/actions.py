"""Actions as short words: `b2` reveals, `look b2`, `candle b2`, `top-b` helps, `wand small`, `tooth large`, `pass` …"""

from __future__ import annotations

from msgspec import Struct

from mulot.core.errors import Unreadable
from mulot.games.clan.content.board import EDGES, PLACES
from mulot.games.clan.content.forest import SIZES
from mulot.games.clan.model import actions

_NOTATION: dict[str, actions.Action] = {
    "pass": actions.Pass(),
    "back": actions.PutBack(),
    "owl": actions.UseOwl(),
    "club": actions.UseClub(),
    **{place: actions.Reveal(place) for place in PLACES[4]},
    **{f"look {place}": actions.LookAt(place) for place in PLACES[4]},
    **{f"candle {place}": actions.LightCandle(place) for place in PLACES[4]},
    **{edge: actions.Help(edge) for edge in EDGES},
    **{f"wand {size}": actions.UseWand(size) for size in SIZES},
    **{f"tooth {size}": actions.GiveGoldenTooth(size) for size in SIZES},
}
_WRITTEN: dict[Struct, str] = {action: text for text, action in _NOTATION.items()}


def write(action: actions.Action) -> str:
    """Return the notation of an action."""
    return _WRITTEN[action]


def read(text: str) -> actions.Action:
    """Return the action with this notation. Raises Unreadable."""
    action = _NOTATION.get(" ".join(text.lower().split()))
    if action is None:
        raise Unreadable(text)
    return action
