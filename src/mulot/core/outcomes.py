"""Computes all possible outcomes of an action with their probabilities, by running it with every possible luck."""

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

state_key = msgspec.json.Encoder(order="deterministic").encode
"""Encode a state as bytes. Equal states have equal bytes in every process."""


class _StopPath(Exception):
    """Raised to stop an action as soon as the caller's `until` is true."""


class _LuckPath(Luck):
    """Draws the indices of `path`, then always 0, and records how many values each draw could have.

    Raises TooManyOutcomes after `max_draws` draws (a rule may reroll forever), and `_StopPath` when `should_stop()` is
    true.
    """

    def __init__(self, path: Sequence[int], max_draws: int, should_stop: Callable[[], bool] | None = None) -> None:
        self.path = list(path)
        self.widths: list[int] = []
        self._max_draws, self._should_stop = max_draws, should_stop

    def index(self, n: int) -> int:
        if self._should_stop is not None and self._should_stop():
            raise _StopPath
        depth = len(self.widths)
        if depth >= self._max_draws:
            raise TooManyOutcomes(self._max_draws)
        self.widths.append(n)
        if depth == len(self.path):
            self.path.append(0)
        return self.path[depth]

    @property
    def chance(self) -> Fraction:
        """The probability of this path."""
        return Fraction(1, prod(self.widths))


class _UnorderedDicePath(_LuckPath):
    """Like `_LuckPath`, but the order of dice rolled together is ignored, so each combination comes up once."""

    def __init__(self, path: Sequence[int], max_draws: int, should_stop: Callable[[], bool] | None = None) -> None:
        super().__init__(path, max_draws, should_stop)
        self._orders, self._all = 1, 1

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        throws = _dice_combinations(count, sides)
        faces, orders = throws[self.index(len(throws))]
        self._orders *= orders * len(throws)
        self._all *= sides**count
        return faces

    @property
    def chance(self) -> Fraction:
        return Fraction(self._orders, self._all * prod(self.widths))


@cache
def _dice_combinations(count: int, sides: int) -> list[tuple[tuple[int, ...], int]]:
    """Return every combination of `count` dice with the number of orders in which it can be rolled."""
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
    """Return all outcomes of an action as (probability, state, events). Raises TooManyOutcomes if there are more than
    `limit` paths, or more than `limit` draws on one path.

    The state `s` is not changed. Equal states are merged into one outcome with the events of the first path that leads
    there; with `merge=False` every path is a separate outcome. With `any_order` the order of dice rolled together is
    ignored, which is correct if the rules only count faces. With `until` a path ends at the first draw for which
    `until(state)` is true.
    """
    found: dict[Any, tuple[Fraction, Any, list[Any]]] = {}
    path: list[int] | None = []
    runs = 0
    while path is not None:
        if runs == limit:
            raise TooManyOutcomes(limit)
        t, events = game.copy(s), list[Any]()
        luck = (_UnorderedDicePath if any_order else _LuckPath)(path, limit, partial(until, t) if until else None)
        with suppress(_StopPath):
            game.play(t, seat, action, luck, events.append)
        key = state_key(t) if merge else runs
        before, state, said = found.get(key, (Fraction(0), t, events))
        found[key] = before + luck.chance, state, said
        path = _next_luck_path(luck.path, luck.widths)
        runs += 1
    return list(found.values())


def _next_luck_path(path: list[int], widths: list[int]) -> list[int] | None:
    """Return the next path in odometer order; None after the last one."""
    for depth in range(len(path) - 1, -1, -1):
        if path[depth] + 1 < widths[depth]:
            return [*path[:depth], path[depth] + 1]
    return None
