"""Exact play for small games: every action and every luck is tried (expectiminimax, every seat for itself).

Without secrets the world is known, and to the end of the game what comes out is exact. With secrets it is the mean
over imagined worlds in which everything lies open, so it is none; `search` is made for that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from mulot.bots.bot import Bot, Budget, Seated, listen, sit
from mulot.core.game import AnyGame, Outcome
from mulot.core.outcomes import as_key, outcomes

Scores = tuple[float, ...]
Value = Callable[[AnyGame, Any], Sequence[float]]
TO_THE_END = 1_000_000


class Expecting:
    """What positions of a game are worth to each seat. It keeps what it has found."""

    def __init__(self, game: AnyGame, value: Value | None = None) -> None:
        self.game = game
        self._value = value or _alike
        self._known: dict[tuple[bytes, int], Scores] = {}

    def worth(self, s: Any, plies: int = TO_THE_END) -> Scores:
        """The score that each seat can expect if all who act do what is best for themselves, so many plies far; there
        the value counts. Where several must act the first of them does; nobody acts who need not."""
        waiting = self.game.waiting(s)
        if isinstance(waiting, Outcome):
            return waiting.scores
        if plies == 0:
            return tuple(self._value(self.game, s))
        key = as_key(s), plies
        if key not in self._known:
            seat = waiting.must[0]
            worths = [self.worth_of(s, seat, action, plies) for action in self.game.legal(s, seat)]
            self._known[key] = max(worths, key=lambda scores: scores[seat])
        return self._known[key]

    def worth_of(self, s: Any, seat: int, action: Any, plies: int = TO_THE_END) -> Scores:
        """The score that each seat can expect of an action: that of every outcome by its chance."""
        after = [(float(chance), self.worth(t, plies - 1)) for chance, t, _ in outcomes(self.game, s, seat, action)]
        seats = min(len(scores) for _, scores in after)
        return tuple(sum(chance * scores[i] for chance, scores in after) for i in range(seats))


def _alike(game: AnyGame, s: Any) -> Scores:
    """Nothing is known: all seats alike, as many as there can be."""
    return (0.5,) * game.seats[-1]


def expecting(name: str, plies: int = TO_THE_END, value: Value | None = None, worlds: int = 8) -> Bot:
    """A bot that tries everything, so many plies far. `value(game, state)` says what a position is worth to each seat
    where it stops (all alike if there is none). `worlds` are imagined where a game has secrets."""
    return Bot(name, sit, listen, partial(_choose, plies=plies, value=value, worlds=worlds))


def _choose(
    memory: Seated,
    view: Any,
    legal: Sequence[Any],
    rng: Random,
    budget: Budget,
    plies: int,
    value: Value | None,
    worlds: int,
) -> Any:
    if len(legal) == 1:
        return legal[0]
    game, seat = memory.game, memory.seat
    totals = [0.0] * len(legal)
    for _ in range(worlds if game.secrets else 1):
        world = game.imagine(view, memory.heard, rng)
        tree = Expecting(game, value)
        for i, action in enumerate(legal):
            totals[i] += tree.worth_of(world, seat, action, plies)[seat]
    best = max(totals)
    return next(action for action, total in zip(legal, totals, strict=True) if total > best - 1e-12)
