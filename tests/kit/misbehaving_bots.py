"""The toy game with bots that misbehave: one sleeps, one computes forever, and one returns an invalid action."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import toy_game.rules as rules
from mulot.bots import Bot, Budget
from mulot.bots.bot import new_memory, remember

GAME = dataclasses.replace(rules.GAME, id="sleepy")


def _sleep(memory: Any, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    print("it falls asleep", flush=True)
    time.sleep(3600)


def _brood(memory: Any, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    print("it broods", flush=True)
    until = time.monotonic() + 3600
    while time.monotonic() < until:
        pass


def _nonsense(memory: Any, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    return "nonsense"


BOTS = (
    Bot("asleep", new_memory, remember, _sleep),
    Bot("brooding", new_memory, remember, _brood),
    Bot("nonsense", new_memory, remember, _nonsense),
)
