"""The toy game with a bot that uses all of its time and takes the first action, and a quick one that takes the last."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import toy_game.rules as rules
from mulot.bots import Bot, Budget
from mulot.bots.bot import new_memory, remember

GAME = dataclasses.replace(rules.GAME, id="slow")


def _slowly(memory: Any, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    time.sleep(budget.seconds)
    return legal[0]


def _quickly(memory: Any, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    return legal[-1]


BOTS = (Bot("slow", new_memory, remember, _slowly), Bot("brisk", new_memory, remember, _quickly, quick=True))
