"""Dusty closes a mill if possible, and otherwise plays at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from moulin.model import Action, State, View
from moulin.rules import copy, play
from moulin.view import imagine
from mulot.bots.bot import Bot, BotMemory, Budget, new_memory, remember
from mulot.core.luck import RandomLuck


def state_after(s: State, action: Action) -> State:
    """Return the state after an action. The game has no luck."""
    t = copy(s)
    play(t, s.turn, action, RandomLuck(0), lambda _: None)
    return t


def _choose(memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    s = imagine(view, (), rng)
    closing = [] if s.taking else [action for action in legal if state_after(s, action).taking]
    return rng.choice(closing or list(legal))


dusty = Bot("dusty", new_memory, remember, _choose)
