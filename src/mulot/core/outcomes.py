"""Everything that can come of an action, with its probability: the action is run under every luck there is."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
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

    @property
    def chance(self) -> Fraction:
        """Of this path."""
        return Fraction(1, prod(self.widths))


class _AnyOrder(_Branch):
    """The same, but dice that are thrown together are taken in any order: each throw comes once."""

    def __init__(self, path: Sequence[int]) -> None:
        super().__init__(path)
        self._orders = Fraction(1)

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        throws = _throws(count, sides)
        faces, orders = throws[self.index(len(throws))]
        self._orders *= Fraction(orders * len(throws), sides**count)
        return faces

    @property
    def chance(self) -> Fraction:
        return self._orders * super().chance


@cache
def _throws(count: int, sides: int) -> list[tuple[tuple[int, ...], int]]:
    """Every throw of so many dice, and in how many orders it can lie."""
    found = []
    for faces in combinations_with_replacement(range(1, sides + 1), count):
        alike = prod(factorial(faces.count(face)) for face in set(faces))
        found.append((faces, factorial(count) // alike))
    return found


def outcomes(
    game: AnyGame, s: Any, seat: int, action: Any, limit: int = 1000, merge: bool = True, any_order: bool = False
) -> list[tuple[Fraction, Any, list[Any]]]:
    """Everything that can come of an action: (probability, state, events). Raises TooManyOutcomes past `limit` lucks.

    The action is run again under every luck there is; `s` stays as it is. Equal states are one outcome, with the
    events of the first luck that leads there; without `merge` every luck is an outcome of its own. With `any_order`
    dice that are thrown together count alike in whatever order they lie: for rules that only count their faces.
    """
    found: dict[Any, tuple[Fraction, Any, list[Any]]] = {}
    path: list[int] | None = []
    runs = 0
    while path is not None:
        if runs == limit:
            raise TooManyOutcomes(limit)
        luck, t, events = (_AnyOrder if any_order else _Branch)(path), game.copy(s), list[Any]()
        game.play(t, seat, action, luck, events.append)
        key = as_key(t) if merge else runs
        before, state, said = found.get(key, (Fraction(0), t, events))
        found[key] = before + luck.chance, state, said
        path = _next_path(luck.path, luck.widths)
        runs += 1
    return list(found.values())


def _next_path(path: list[int], widths: list[int]) -> list[int] | None:
    """The path after this one, in the order of an odometer; None after the last."""
    for depth in range(len(path) - 1, -1, -1):
        if path[depth] + 1 < widths[depth]:
            return [*path[:depth], path[depth] + 1]
    return None
