"""Exact search for small games: expectimax over all actions and all outcomes of luck, with one score per seat.

Without secrets the result is exact if the search reaches the end of the game. With secrets it is only an average over
worlds in which everything is visible; use `search` for those games.
"""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from mulot.bots.bot import Bot, BotMemory, Budget, new_memory, remember
from mulot.core.game import AnyGame, Outcome
from mulot.core.outcomes import outcomes, state_key

Scores = tuple[float, ...]
Value = Callable[[AnyGame, Any], Sequence[float]]
UNLIMITED_PLIES = 1_000_000
"""A depth that no game reaches."""


class Expectimax:
    """Computes the value of positions of a game for each seat, with a cache."""

    def __init__(self, game: AnyGame, value: Value | None = None) -> None:
        self.game = game
        self._value = value or _equal_scores
        self._known: dict[tuple[bytes, int], Scores] = {}

    def value(self, s: Any, plies: int = UNLIMITED_PLIES) -> Scores:
        """Return the score that each seat can expect if all seats maximise their own. The search stops after `plies`
        plies and applies the value function there. If several seats must act, the first one does; seats that do not
        have to act never do."""
        waiting = self.game.waiting(s)
        if isinstance(waiting, Outcome):
            return waiting.scores
        if plies == 0:
            return tuple(self._value(self.game, s))
        key = state_key(s), plies
        if key not in self._known:
            seat = waiting.must[0]
            values = [self.action_value(s, seat, action, plies) for action in self.game.legal(s, seat)]
            self._known[key] = max(values, key=lambda scores: scores[seat])
        return self._known[key]

    def action_value(self, s: Any, seat: int, action: Any, plies: int = UNLIMITED_PLIES) -> Scores:
        """Return the score that each seat can expect after an action: the mean over its outcomes."""
        after = [(float(chance), self.value(t, plies - 1)) for chance, t, _ in outcomes(self.game, s, seat, action)]
        seats = min(len(scores) for _, scores in after)
        return tuple(sum(chance * scores[i] for chance, scores in after) for i in range(seats))


def _equal_scores(game: AnyGame, s: Any) -> Scores:
    """The default value function: the same score for all seats."""
    return (0.5,) * game.seats[-1]


def expectimax(name: str, plies: int = UNLIMITED_PLIES, value: Value | None = None, worlds: int = 8) -> Bot:
    """Return a bot that searches all actions and all outcomes of luck, `plies` plies deep. `value(game, state)`
    evaluates the positions at that depth (default: equal for all seats). In a game with secrets the bot averages over
    `worlds` imagined worlds."""
    return Bot(name, new_memory, remember, partial(_choose_best, plies=plies, value=value, worlds=worlds))


def _choose_best(
    memory: BotMemory,
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
        world = game.imagine(view, memory.events, rng)
        tree = Expectimax(game, value)
        for i, action in enumerate(legal):
            totals[i] += tree.action_value(world, seat, action, plies)[seat]
    best = max(totals)
    return next(action for action, total in zip(legal, totals, strict=True) if total > best - 1e-12)
