"""Everything that can come of an action, with its probability: the action is run under every luck there is."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from mulot.core.errors import TooManyOutcomes
from mulot.core.game import AnyGame
from mulot.core.luck import Luck

as_key = msgspec.json.Encoder(order="deterministic").encode
"""A state as bytes: equal states have equal bytes, in every process."""


class _Branch(Luck):
    """Follows a path of indices, then always takes 0, and notes how many there were to take."""

    def __init__(self, path: Sequence[int]) -> None:
        self.path = list(path)
        self.widths: list[int] = []

    def index(self, n: int) -> int:
        depth = len(self.widths)
        self.widths.append(n)
        if depth == len(self.path):
            self.path.append(0)
        return self.path[depth]


def outcomes(
    game: AnyGame, s: Any, seat: int, action: Any, limit: int = 1000, merge: bool = True
) -> list[tuple[Fraction, Any, list[Any]]]:
    """Everything that can come of an action: (probability, state, events). Raises TooManyOutcomes past `limit` lucks.

    The action is run again under every luck there is; `s` stays as it is. Equal states are one outcome, with the
    events of the first luck that leads there; without `merge` every luck is an outcome of its own.
    """
    found: dict[Any, tuple[Fraction, Any, list[Any]]] = {}
    path: list[int] | None = []
    runs = 0
    while path is not None:
        if runs == limit:
            raise TooManyOutcomes(limit)
        luck, t, events = _Branch(path), game.copy(s), list[Any]()
        game.play(t, seat, action, luck, events.append)
        chance = Fraction(1)
        for width in luck.widths:
            chance /= width
        key = as_key(t) if merge else runs
        before, state, said = found.get(key, (Fraction(0), t, events))
        found[key] = before + chance, state, said
        path = _next_path(luck.path, luck.widths)
        runs += 1
    return list(found.values())


def _next_path(path: list[int], widths: list[int]) -> list[int] | None:
    """The path after this one, in the order of an odometer; None after the last."""
    for depth in range(len(path) - 1, -1, -1):
        if path[depth] + 1 < widths[depth]:
            return [*path[:depth], path[depth] + 1]
    return None
