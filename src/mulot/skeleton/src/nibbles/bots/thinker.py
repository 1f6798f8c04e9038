"""Thinker leaves the others a heap from which they cannot win, if there is one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mulot.bots import Bot, Budget
from mulot.bots.bot import Seated, listen, sit

from ..content import MOST
from ..model import Action, View


def choose(memory: Seated, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """A bot gets what its seat gets: the view, and in `memory.heard` all that it heard. It returns one of `legal`."""
    rest = 0 if view.options.last == "wins" else 1
    good = [action for action in legal if (view.heap - action.count) % (MOST + 1) == rest]
    return rng.choice(good or list(legal))


thinker = Bot("thinker", sit, listen, choose)
