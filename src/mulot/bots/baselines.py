"""Baseline bots without search: random, and greedy."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from mulot.bots.bot import Bot, BotMemory, Budget, ignore_event, new_memory, remember
from mulot.core.game import Outcome
from mulot.core.luck import RandomLuck


def _choose_at_random(memory: BotMemory, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    return rng.choice(legal)


random_bot = Bot("random", new_memory, remember, _choose_at_random, quick=True)
"""Plays a random legal action."""


def greedy(name: str, value: Callable[[Any, int], float], worlds: int = 8) -> Bot:
    """Return a bot that looks one action ahead. `value(view, seat)` rates a position for a seat, from 0 to 1.

    Every action is tried in the same imagined worlds with the same luck.
    """
    return Bot(name, new_memory, remember, partial(_choose_greedily, value=value, worlds=worlds))


def _choose_greedily(
    memory: BotMemory,
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
        world = game.imagine(view, memory.events, rng)
        luck = rng.random()
        for i, action in enumerate(legal):
            s = game.copy(world)
            game.play(s, seat, action, RandomLuck(Random(luck)), ignore_event)
            end = game.waiting(s)
            totals[i] += end.scores[seat] if isinstance(end, Outcome) else value(game.look(s, seat), seat)
        if budget.remaining() < 0:
            break
    best = max(totals)
    return rng.choice([a for a, t in zip(legal, totals, strict=True) if t == best])
