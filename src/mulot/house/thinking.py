"""Let bots choose actions: with a time limit, a fallback bot, and a minimum time per move so that people can follow."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from random import SystemRandom
from typing import Any, ClassVar

from msgspec import Struct

from mulot.bots import Budget
from mulot.core.game import AnyGame
from mulot.house.games import Games
from mulot.table import Known

NOTHING = 0xFFFFFFFF
"""The index that stands for "no action": the bot may act but need not."""


class Thought(Struct, frozen=True):
    """A job for a bot: what its seat knows, how many seconds it has, and whether the game's quick bot chooses."""

    known: Known
    seconds: float
    quick: bool = False


def choose(games: Games, thought: Thought) -> int:
    """Return the index of the chosen action among the legal ones, or NOTHING if the bot passes."""
    known = thought.known
    game: AnyGame = games.game(known.game)
    if game.version != known.version:
        game = game.older[known.version]
    bot = games.quick_bot(game) if thought.quick else games.bots(game)[known.character]
    memory = bot.start(game, known.seat, known.view)
    for events in known.heard:
        if events:
            bot.notice(memory, known.view, events)
    action: Any = bot.choose(memory, known.view, known.legal, SystemRandom(), Budget(thought.seconds))
    return NOTHING if action is None else known.legal.index(action)


def place(known: Known, answer: bytes) -> int:
    """Return the index that another process has answered with, or NOTHING. Raises EOFError if there is no such
    action."""
    choice = int.from_bytes(answer, "big")
    if choice != NOTHING and choice >= len(known.legal):
        raise EOFError("no such action")
    return choice


class Characters(ABC):
    """Chooses actions for the characters of a house. If a bot fails or times out, the game's quick bot chooses, so
    that a turn never waits forever."""

    lost: ClassVar[type[Exception]] = Exception
    """The exception that `think` raises when a bot fails or times out."""

    def __init__(self, pace: float) -> None:
        self._pace = pace
        self._rng = SystemRandom()

    @abstractmethod
    async def think(self, known: Known, whose: tuple[str, ...], quick: bool) -> int:
        """Return the index of the chosen action, or NOTHING. Raises `lost`."""

    async def choose(self, known: Known, whose: tuple[str, ...], must: bool) -> Any:
        """Return the character's action, or None if it passes. The time it takes does not reveal what it knows."""
        pause, began = self._pace * self._rng.uniform(0.67, 1.33), time.monotonic()
        action = known.legal[0] if len(known.legal) == 1 and must else await self._chosen(known, whose, must)
        spent = time.monotonic() - began
        if spent < pause:
            await asyncio.sleep(pause - spent)
        return action

    async def _chosen(self, known: Known, whose: tuple[str, ...], must: bool) -> Any:
        """Return the bot's own choice, else the quick bot's, else a random legal action."""
        for quick in (False, True):
            try:
                choice = await self.think(known, whose, quick)
            except self.lost:
                continue
            if choice != NOTHING or not must:
                return None if choice == NOTHING else known.legal[choice]
        return self._rng.choice(known.legal) if must else None
