"""Baseline bots without search: random, and greedy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from mulot.bots.bot import Bot, Budget, Seated, deaf, listen, sit
from mulot.core.game import Outcome
from mulot.core.luck import Quick


def _any(memory: Seated, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    return rng.choice(legal)


random_bot = Bot("random", sit, listen, _any, quick=True)
"""Plays a random legal action."""


def greedy(name: str, value: Callable[[Any, int], float], worlds: int = 8) -> Bot:
    """Return a bot that looks one action ahead. `value(view, seat)` says how good a position is for a seat, from 0 to
    1.

    Every action is tried in the same imagined worlds with the same luck.
    """
    return Bot(name, sit, listen, partial(_best_at_once, value=value, worlds=worlds))


def _best_at_once(
    memory: Seated,
    view: Any,
    legal: Sequence[Any],
    rng: Random,
    budget: Budget,
    value: Callable[[Any, int], float],
    worlds: int,
) -> Any:
    if len(legal) == 1:
        return legal[0]
    game, seat = memory.game, memory.seat
    totals = [0.0] * len(legal)
    for _ in range(worlds):
        world = game.imagine(view, memory.heard, rng)
        luck = rng.random()
        for i, action in enumerate(legal):
            s = game.copy(world)
            game.play(s, seat, action, Quick(Random(luck)), deaf)
            end = game.waiting(s)
            totals[i] += end.scores[seat] if isinstance(end, Outcome) else value(game.look(s, seat), seat)
        if budget.left() < 0:
            break
    best = max(totals)
    return rng.choice([a for a, t in zip(legal, totals, strict=True) if t == best])
