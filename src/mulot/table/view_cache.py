"""The current view of a game as JSON. Each part is encoded when it is first needed."""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from mulot.core.match import Match
from mulot.table.messages import encode


class ViewCache:
    """The encoded view until the next row. `legal_cache` outlives it, so that a list of legal actions that a game
    returns repeatedly is encoded only once."""

    def __init__(self, match: Match, has_secrets: bool, legal_cache: dict[int, tuple[Any, bytes]]) -> None:
        self._match = match
        self._has_secrets = has_secrets
        self._legal_cache = legal_cache
        self._public_view: Raw | None = None
        self._secret_views: dict[int, Raw | None] = {}
        self._legal_json: dict[int, Raw] = {}

    def public_view(self) -> Raw:
        """Return what everyone may see."""
        if self._public_view is None:
            self._public_view = Raw(encode(self._match.game.look(self._match.state, None)))
        return self._public_view

    def secret_view(self, seat: int) -> Raw | None:
        """Return what only this seat may see now, or None if it has no secrets."""
        if seat not in self._secret_views:
            own = self._match.look(seat).own if self._has_secrets else None
            self._secret_views[seat] = None if own is None else Raw(encode(own))
        return self._secret_views[seat]

    def legal_actions(self, seat: int, actions: Sequence[Any]) -> Raw:
        """Return these legal actions of a seat as JSON."""
        if seat not in self._legal_json:
            self._legal_json[seat] = Raw(encode_legal(seat, actions, self._legal_cache))
        return self._legal_json[seat]


def encode_legal(seat: int, actions: Sequence[Any], cache: dict[int, tuple[Any, bytes]]) -> bytes:
    """Return a seat's legal actions as JSON. If it is the same list as before, the cached JSON is used."""
    cached = cache.get(seat)
    if cached is None or cached[0] is not actions:
        cached = (actions, encode(actions))
        if isinstance(actions, tuple):  # tuples cannot change
            cache[seat] = cached
    return cached[1]
