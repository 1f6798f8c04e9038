"""How the game looks at one moment, each part encoded when it is first needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from mulot.core.match import Match
from mulot.table.messages import encode


class Sight:
    """The picture of now: kept until the next row."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._view: Raw | None = None
        self._own: dict[int, Raw | None] = {}
        self._legal: dict[int, Raw] = {}

    def view(self) -> Raw:
        """What all may see."""
        if self._view is None:
            self._view = Raw(encode(self._match.look(None)))
        return self._view

    def own(self, seat: int) -> Raw | None:
        """What only this seat may see now."""
        if seat not in self._own:
            own = self._match.look(seat).own
            self._own[seat] = None if own is None else Raw(encode(own))
        return self._own[seat]

    def legal(self, seat: int, actions: Sequence[Any]) -> Raw:
        """What this seat may do."""
        if seat not in self._legal:
            self._legal[seat] = Raw(encode(actions))
        return self._legal[seat]
