"""Thinker leaves a heap that the next player cannot win from, if possible."""

from collections.abc import Sequence
from random import Random

from mulot.bots import Bot, Budget
from mulot.bots.bot import BotMemory, new_memory, remember

from ..content import MOST
from ..model import Action, View


def choose(memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """Choose one of `legal`. A bot knows only what its seat knows: the view, and all events it heard, in
    `memory.events`."""
    rest = 0 if view.options.last == "wins" else 1
    good = [action for action in legal if (view.heap - action.count) % (MOST + 1) == rest]
    return rng.choice(good or list(legal))


thinker = Bot("thinker", new_memory, remember, choose)
