"""How the game looks at one moment, each part encoded when it is first needed."""

from __future__ import annotations

from collections.abc import Sequence
from types import NoneType
from typing import Any, get_type_hints

from msgspec import Raw

from mulot.core.game import AnyGame
from mulot.core.match import Match
from mulot.table.messages import encode


class Sight:
    """The picture of now: kept until the next row. `legal_told` is kept longer: a list that a game hands out again and
    again is encoded once."""

    def __init__(self, match: Match, legal_told: dict[int, tuple[Any, bytes]]) -> None:
        self._match = match
        self._legal_told = legal_told
        self._view: Raw | None = None
        self._own: dict[int, Raw | None] = {}
        self._legal: dict[int, Raw] = {}

    def view(self) -> Raw:
        """What all may see."""
        if self._view is None:
            self._view = Raw(encode(self._match.game.look(self._match.state, None)))
        return self._view

    def own(self, seat: int) -> Raw | None:
        """What only this seat may see now."""
        if seat not in self._own:
            own = None if has_no_own(self._match.game) else self._match.look(seat).own
            self._own[seat] = None if own is None else Raw(encode(own))
        return self._own[seat]

    def legal(self, seat: int, actions: Sequence[Any]) -> Raw:
        """What this seat may do."""
        if seat not in self._legal:
            self._legal[seat] = Raw(legal_part(seat, actions, self._legal_told))
        return self._legal[seat]


def legal_part(seat: int, actions: Sequence[Any], legal_told: dict[int, tuple[Any, bytes]]) -> bytes:
    """What a seat may do, encoded: a list that was told to it before is not encoded again."""
    told = legal_told.get(seat)
    if told is None or told[0] is not actions:
        told = (actions, encode(actions))
        if isinstance(actions, tuple):  # nobody can change it
            legal_told[seat] = told
    return told[1]


_no_own: dict[int, tuple[AnyGame, bool]] = {}
"""By the game's identity (a game is a value, but too big to hash)."""


def has_no_own(game: AnyGame) -> bool:
    """Whether no seat ever sees something of its own: the type of its views says so."""
    known = _no_own.get(id(game))
    if known is None:
        known = _no_own[id(game)] = (game, get_type_hints(game.view).get("own") is NoneType)
    return known[1]
