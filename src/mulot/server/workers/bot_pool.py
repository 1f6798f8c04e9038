"""The processes in which bots think: never on the event loop, with a deadline, at a pace that people can follow.

Who lets much be thought at once waits for it; see `fair_queue`. A thought that has waited too long, or has failed, is
left to the game's quick character, in a process of its own.
"""

from __future__ import annotations

import pickle
from functools import partial

from mulot.server.config import Config
from mulot.server.workers.fair_queue import Whose
from mulot.server.workers.worker_pool import Failed, WorkerPool
from mulot.service.bot_choice import Characters, Thought, place
from mulot.service.reviews import ReviewSlice, ReviewProgress
from mulot.table import BotInput

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


class BotPool(Characters):
    """The characters of a served house."""

    lost = Failed

    def __init__(self, config: Config) -> None:
        super().__init__(config.bot_min_seconds)
        self._thinking = config.bot_seconds
        self._minds = WorkerPool("think", config.bot_processes, config)
        self._quick = WorkerPool("think", 1, config)

    async def think(self, known: BotInput, whose: Whose, quick: bool) -> int:
        """Whoever wants many thoughts at once gets short ones."""
        pool, patience, seconds = self._minds, PATIENCE, self._thinking
        if quick:
            pool, patience, seconds = self._quick, HURRY, seconds * SHORTEST
        elif (crowd := pool.waiting(whose)) > FEW:
            seconds *= max(SHORTEST, FEW / crowd)
        order = pickle.dumps(Thought(known, seconds, quick), protocol=5)
        about = {"game": known.game, "character": known.character}
        return await pool.ask(order, whose, patience, seconds + GRACE, partial(place, known), **about)

    async def look_back(self, piece: ReviewSlice, whose: Whose) -> ReviewProgress:
        """A piece of the course of a game that is over. It waits as thoughts do, but nobody does it in its place.
        Raises Failed."""
        order, seconds = pickle.dumps(piece, protocol=5), piece.seconds + LOOKING_GRACE
        progress: ReviewProgress = await self._minds.ask(order, whose, PATIENCE, seconds, pickle.loads, course="yes")
        return progress

    async def stop(self) -> None:
        """End the processes."""
        await self._minds.stop()
        await self._quick.stop()
