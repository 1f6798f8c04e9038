"""Everything that can come of an action, with its probability: the action is run under every luck there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import cache, partial
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import msgspec

from mulot.core.errors import TooManyOutcomes
from mulot.core.game import AnyGame
from mulot.core.luck import Luck

as_key = msgspec.json.Encoder(order="deterministic").encode
"""A state as bytes: equal states have equal bytes, in every process."""


class _FarEnough(Exception):
    """Nobody wants to know what comes after this."""


class _Branch(Luck):
    """Follows a path of indices, then always takes 0, and notes how many there were to take. Rules that would ask it
    without end (a die that is thrown again on a one) are stopped at `longest`, whoever wants no more at `enough`."""

    def __init__(self, path: Sequence[int], longest: int, enough: Callable[[], bool] | None = None) -> None:
        self.path = list(path)
        self.widths: list[int] = []
        self._longest, self._enough = longest, enough

    def index(self, n: int) -> int:
        if self._enough is not None and self._enough():
            raise _FarEnough
        depth = len(self.widths)
        if depth >= self._longest:
            raise TooManyOutcomes(self._longest)
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

    def __init__(self, path: Sequence[int], longest: int, enough: Callable[[], bool] | None = None) -> None:
        super().__init__(path, longest, enough)
        self._orders, self._all = 1, 1

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        throws = _throws(count, sides)
        faces, orders = throws[self.index(len(throws))]
        self._orders *= orders * len(throws)
        self._all *= sides**count
        return faces

    @property
    def chance(self) -> Fraction:
        return Fraction(self._orders, self._all * prod(self.widths))


@cache
def _throws(count: int, sides: int) -> list[tuple[tuple[int, ...], int]]:
    """Every throw of so many dice, and in how many orders it can lie."""
    found = []
    for faces in combinations_with_replacement(range(1, sides + 1), count):
        alike = prod(factorial(faces.count(face)) for face in set(faces))
        found.append((faces, factorial(count) // alike))
    return found


def outcomes(
    game: AnyGame,
    s: Any,
    seat: int,
    action: Any,
    limit: int = 1000,
    merge: bool = True,
    any_order: bool = False,
    until: Callable[[Any], bool] | None = None,
) -> list[tuple[Fraction, Any, list[Any]]]:
    """Everything that can come of an action: (probability, state, events). Raises TooManyOutcomes past `limit` lucks,
    or draws of one luck.

    The action is run again under every luck there is; `s` stays as it is. Equal states are one outcome, with the
    events of the first luck that leads there; without `merge` every luck is an outcome of its own. With `any_order`
    dice that are thrown together count alike in whatever order they lie: for rules that only count their faces. With
    `until` nothing is drawn any more where it holds for the state: that is the outcome, whatever was going on.
    """
    found: dict[Any, tuple[Fraction, Any, list[Any]]] = {}
    path: list[int] | None = []
    runs = 0
    while path is not None:
        if runs == limit:
            raise TooManyOutcomes(limit)
        t, events = game.copy(s), list[Any]()
        luck = (_AnyOrder if any_order else _Branch)(path, limit, partial(until, t) if until else None)
        with suppress(_FarEnough):
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
