"""Everything that can come of an action, with its probability: the action is run under every luck there is."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from mulot.core.errors import TooManyOutcomes
from mulot.core.game import AnyGame
from mulot.core.luck import Luck


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


def outcomes(game: AnyGame, s: Any, seat: int, action: Any, limit: int = 1000) -> list[tuple[Fraction, Any, list[Any]]]:
    """Everything that can come of an action: (probability, state, events). Raises TooManyOutcomes past `limit`.

    The action is run again under every luck there is; `s` stays as it is.
    """
    found: list[tuple[Fraction, Any, list[Any]]] = []
    path: list[int] | None = []
    while path is not None:
        if len(found) == limit:
            raise TooManyOutcomes(limit)
        luck, t, events = _Branch(path), game.copy(s), list[Any]()
        game.play(t, seat, action, luck, events.append)
        chance = Fraction(1)
        for width in luck.widths:
            chance /= width
        found.append((chance, t, events))
        path = _next_path(luck.path, luck.widths)
    return found


def _next_path(path: list[int], widths: list[int]) -> list[int] | None:
    """The path after this one, in the order of an odometer; None after the last."""
    for depth in range(len(path) - 1, -1, -1):
        if path[depth] + 1 < widths[depth]:
            return [*path[:depth], path[depth] + 1]
    return None
