"""The processes in which bots think: never on the event loop, with a deadline, at a pace that people can follow.

Who lets much be thought at once waits for it; see `fair_queue`. A thought that has waited too long, or has failed, is
left to the game's quick character, in a process of its own.
"""

from __future__ import annotations

import pickle
from functools import partial

from mulot.server.config import Config
from mulot.server.workers.fair_queue import Requester
from mulot.server.workers.worker_pool import WorkerFailed, WorkerPool
from mulot.service.bot_choice import BaseBotRunner, BotJob, decode_choice
from mulot.service.reviews import SliceResult, ReviewSlice
from mulot.table import BotInput

EXTRA_S = 1.5
"""Seconds that a process may need beyond its thinking time."""
QUEUE_TIMEOUT_S = 5.0
"""Seconds that a thought waits for a free process; then the quick character plays."""
QUICK_TIMEOUT_S = 20.0
"""Seconds that the quick character may take, with all who wait for it; the table asks again after 30."""
FULL_TIME_UP_TO = 4
"""Thoughts of one device that may wait before each of them has to be shorter."""
MIN_TIME_FACTOR = 0.1
"""The part of the thinking time that remains however many wait."""
REVIEW_EXTRA_S = 20.0
"""Seconds that a piece of a course may need beyond its own: a long game is played again for the first."""


class BotPool(BaseBotRunner):
    """The characters of a served house."""

    lost = WorkerFailed

    def __init__(self, config: Config) -> None:
        super().__init__(config.bot_min_seconds)
        self._thinking = config.bot_seconds
        self._minds = WorkerPool("think", config.bot_processes, config)
        self._quick = WorkerPool("think", 1, config)

    async def think(self, known: BotInput, requester: Requester, quick: bool) -> int:
        """Whoever wants many thoughts at once gets short ones."""
        pool, patience, seconds = self._minds, QUEUE_TIMEOUT_S, self._thinking
        if quick:
            pool, patience, seconds = self._quick, QUICK_TIMEOUT_S, seconds * MIN_TIME_FACTOR
        elif (crowd := pool.waiting(requester)) > FULL_TIME_UP_TO:
            seconds *= max(MIN_TIME_FACTOR, FULL_TIME_UP_TO / crowd)
        order = pickle.dumps(BotJob(known, seconds, quick), protocol=5)
        about = {"game": known.game, "character": known.character}
        return await pool.ask(order, requester, patience, seconds + EXTRA_S, partial(decode_choice, known), **about)

    async def look_back(self, piece: ReviewSlice, requester: Requester) -> SliceResult:
        """A piece of the course of a game that is over. It waits as thoughts do, but nobody does it in its place.
        Raises WorkerFailed."""
        order, seconds = pickle.dumps(piece, protocol=5), piece.seconds + REVIEW_EXTRA_S
        progress: SliceResult = await self._minds.ask(
            order, requester, QUEUE_TIMEOUT_S, seconds, pickle.loads, course="yes"
        )
        return progress

    async def stop(self) -> None:
        """End the processes."""
        await self._minds.stop()
        await self._quick.stop()
