"""The processes in which bots think: never on the event loop, with a deadline, at a pace that people can follow.

Who lets much be thought at once waits for it; see `fair_queue`. A thought that has waited too long, or has failed, is
left to the game's quick character, in a process of its own.
"""

from __future__ import annotations

import asyncio
import pickle
import time
from contextlib import suppress
from random import SystemRandom
from typing import Any

from mulot.house.courses import Piece, Progress
from mulot.house.thinking import NOTHING, Thought
from mulot.server.config import Config
from mulot.server.fair_queue import Whose
from mulot.server.worker_pool import Failed, WorkerPool
from mulot.table import Known

GRACE = 1.5
"""Seconds that a process may need beyond its thinking time."""
PATIENCE = 5.0
"""Seconds that a thought waits for a free process; then the quick character plays."""
HURRY = 20.0
"""Seconds that the quick character may take, with all who wait for it; the table asks again after 30."""
FEW = 4
"""Thoughts of one device that may wait before each of them has to be shorter."""
SHORTEST = 0.1
"""The part of the thinking time that remains however many wait."""
LOOKING_GRACE = 20.0
"""Seconds that a piece of a course may need beyond its own: a long game is played again for the first."""


class BotPool:
    """`choose` gives an action, or None if the bot lets the moment pass."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._minds = WorkerPool("think", config.minds, config)
        self._quick = WorkerPool("think", 1, config)
        self._rng = SystemRandom()

    async def choose(self, known: Known, whose: Whose, must: bool) -> Any:
        """What this character does. It takes about the same time whatever it knows."""
        pause = self._config.pace * self._rng.uniform(0.67, 1.33)
        began = time.monotonic()
        action = known.legal[0] if len(known.legal) == 1 else await self._chosen(known, whose, must)
        spent = time.monotonic() - began
        if spent < pause:
            await asyncio.sleep(pause - spent)
        return action

    async def _chosen(self, known: Known, whose: Whose, must: bool) -> Any:
        """Its own thought, else the quick character's, else any; never simply the first of the list."""
        for think in (self._thought, self._quick_thought):
            with suppress(Failed):
                choice = await think(known, whose)
                if choice != NOTHING or not must:
                    return None if choice == NOTHING else known.legal[choice]
        return self._rng.choice(known.legal) if must else None

    async def look_back(self, piece: Piece, whose: Whose) -> Progress:
        """A piece of the course of a game that is over. It waits as thoughts do, but nobody does it in its place.
        Raises Failed."""
        order, seconds = pickle.dumps(piece, protocol=5), piece.seconds + LOOKING_GRACE
        progress: Progress = await self._minds.ask(order, whose, PATIENCE, seconds, pickle.loads, course="yes")
        return progress

    async def _thought(self, known: Known, whose: Whose) -> int:
        seconds = self._config.thinking
        crowd = self._minds.waiting(whose)
        if crowd > FEW:
            seconds *= max(SHORTEST, FEW / crowd)
        return await self._choice(self._minds, PATIENCE, Thought(known, seconds), whose)

    async def _quick_thought(self, known: Known, whose: Whose) -> int:
        return await self._choice(
            self._quick, HURRY, Thought(known, self._config.thinking * SHORTEST, quick=True), whose
        )

    async def _choice(self, pool: WorkerPool, patience: float, thought: Thought, whose: Whose) -> int:
        """The place of an action, or NOTHING. Raises Failed."""
        known = thought.known

        def place(answer: bytes) -> int:
            choice = int.from_bytes(answer, "big")
            if choice != NOTHING and choice >= len(known.legal):
                raise EOFError("no such action")
            return choice

        order, seconds = pickle.dumps(thought, protocol=5), thought.seconds + GRACE
        return await pool.ask(order, whose, patience, seconds, place, game=known.game, character=known.character)

    async def stop(self) -> None:
        """End the processes."""
        await self._minds.stop()
        await self._quick.stop()
