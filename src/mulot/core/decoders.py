"""What reads a game's actions, events and states from JSON, made once a process and by one thread at a time.

msgspec notes down what a Struct holds when the first decoder needs it, and other threads see that note half written: to
decode meanwhile is a segmentation fault. So all types of a game are noted together, under one lock.
"""

from __future__ import annotations

from threading import Lock
from types import GenericAlias
from typing import Any, NamedTuple

import msgspec

from mulot.core.game import AnyGame


class Decoders(NamedTuple):
    """Decoders of one game. An action may also stand in its notation."""

    action: msgspec.json.Decoder[Any]
    events: msgspec.json.Decoder[Any]
    state: msgspec.json.Decoder[Any]
    options: msgspec.json.Decoder[Any]


_made: dict[int, tuple[AnyGame, Decoders]] = {}
"""By the game's identity: a game is a value, but too big to hash."""
_lock = Lock()


def decoders(game: AnyGame) -> Decoders:
    """Return the game's decoders. Whoever converts to one of the game's types must have called this before."""
    known = _made.get(id(game))
    if known is None:
        with _lock:
            known = _made.get(id(game))
            if known is None:
                known = _made[id(game)] = (game, _make(game))
    return known[1]


def _make(game: AnyGame) -> Decoders:
    return Decoders(
        msgspec.json.Decoder(game.action | str),
        msgspec.json.Decoder(GenericAlias(tuple, (game.event, ...))),
        msgspec.json.Decoder(game.state),
        msgspec.json.Decoder(game.options),
    )
