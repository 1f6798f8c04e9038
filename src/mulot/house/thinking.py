"""How characters think: what a seat knows goes in, the number of an action comes out, at a pace that people follow."""

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
"""The character lets the moment pass."""


class Thought(Struct, frozen=True):
    """What is to be thought: what a seat knows, for how long, and whether the game's quick character is to do it."""

    known: Known
    seconds: float
    quick: bool = False


def choose(games: Games, thought: Thought) -> int:
    """The place of the chosen action among the legal ones; NOTHING where the bot lets the moment pass."""
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
    """The place of the chosen action in the answer of another process, or NOTHING. Raises EOFError."""
    choice = int.from_bytes(answer, "big")
    if choice != NOTHING and choice >= len(known.legal):
        raise EOFError("no such action")
    return choice


class Characters(ABC):
    """The characters of a house. A thought that does not come is left to the game's quick character; a turn never waits
    for ever."""

    lost: ClassVar[type[Exception]] = Exception
    """What is raised instead of a thought that does not come."""

    def __init__(self, pace: float) -> None:
        self._pace = pace
        self._rng = SystemRandom()

    @abstractmethod
    async def think(self, known: Known, whose: tuple[str, ...], quick: bool) -> int:
        """The place of an action, or NOTHING. Raises `lost`."""

    async def choose(self, known: Known, whose: tuple[str, ...], must: bool) -> Any:
        """What this character does; None if it lets the moment pass. It takes about the same time whatever it knows."""
        pause, began = self._pace * self._rng.uniform(0.67, 1.33), time.monotonic()
        action = known.legal[0] if len(known.legal) == 1 and must else await self._chosen(known, whose, must)
        spent = time.monotonic() - began
        if spent < pause:
            await asyncio.sleep(pause - spent)
        return action

    async def _chosen(self, known: Known, whose: tuple[str, ...], must: bool) -> Any:
        """Its own thought, else the quick character's, else any; never simply the first of the list."""
        for quick in (False, True):
            try:
                choice = await self.think(known, whose, quick)
            except self.lost:
                continue
            if choice != NOTHING or not must:
                return None if choice == NOTHING else known.legal[choice]
        return self._rng.choice(known.legal) if must else None
