"""JSON decoders for a game's actions, events, states and options, created once per process.

msgspec caches type information on a Struct class when its first decoder is created, and other threads can see that
cache half filled; decoding at that moment crashes the process. A game's decoders are therefore created together, under
a lock.
"""

from threading import Lock
from types import GenericAlias
from typing import Any, NamedTuple

import msgspec

from mulot.core.game import AnyGame


class Decoders(NamedTuple):
    """The decoders of one game. `action` also accepts an action in notation, and then returns the text."""

    action: msgspec.json.Decoder[Any]
    events: msgspec.json.Decoder[Any]
    state: msgspec.json.Decoder[Any]
    options: msgspec.json.Decoder[Any]


_made: dict[int, tuple[AnyGame, Decoders]] = {}
"""Keyed by the game's identity, because hashing a game would be slow."""
_lock = Lock()


def decoders(game: AnyGame) -> Decoders:
    """Return the game's decoders. Call this before converting anything to one of the game's types."""
    known = _made.get(id(game))
    if known is None:
        with _lock:
            known = _made.get(id(game))
            if known is None:
                known = _made[id(game)] = (game, _create_decoders(game))
    return known[1]


def _create_decoders(game: AnyGame) -> Decoders:
    return Decoders(
        msgspec.json.Decoder(game.action | str),
        msgspec.json.Decoder(GenericAlias(tuple, (game.event, ...))),
        msgspec.json.Decoder(game.state),
        msgspec.json.Decoder(game.options),
    )
