"""The worker processes that compute bot moves, off the event loop, with a time limit, at a pace people can follow.

Requesters take turns (`fair_queue`). If a bot's move waits too long or fails, the game's quick bot moves instead, in a
separate process.
"""

import pickle
from functools import partial

from mulot.server.config import Config
from mulot.server.workers.fair_queue import Requester
from mulot.server.workers.worker_pool import WorkerFailed, WorkerPool
from mulot.service.bot_choice import BaseBotRunner, BotJob, decode_choice
from mulot.service.reviews import ReviewSlice, SliceResult
from mulot.table import BotInput

EXTRA_S = 1.5
"""Seconds a worker may need in addition to the bot's time limit."""
QUEUE_TIMEOUT_S = 5.0
"""Seconds a bot's move waits for a free worker before the quick bot moves instead."""
QUICK_QUEUE_TIMEOUT_S = 20.0
"""Seconds the quick bot's move waits for its worker. After 30 seconds the table asks again."""
FULL_TIME_UP_TO = 4
"""If a device has more waiting moves than this, each gets less time."""
MIN_TIME_FACTOR = 0.1
"""Smallest fraction of the time limit that a move gets, however many are waiting."""
REVIEW_EXTRA_S = 20.0
"""Seconds a slice of a review may need in addition to its own, because a long game is replayed for the first slice."""


class BotPool(BaseBotRunner):
    """Runs the server's bots, and game reviews, in worker processes."""

    lost = WorkerFailed

    def __init__(self, config: Config) -> None:
        super().__init__(config.bot_min_seconds)
        self._bot_seconds = config.bot_seconds
        self._workers = WorkerPool("think", config.bot_processes, config)
        self._quick_workers = WorkerPool("think", 1, config)

    async def choose_index(self, bot_input: BotInput, requester: Requester, quick: bool) -> int:
        """Return the index of the bot's choice, or PASS. A device with many waiting moves gets less time for each.
        Raises WorkerFailed."""
        pool, queue_timeout, seconds = self._workers, QUEUE_TIMEOUT_S, self._bot_seconds
        if quick:
            pool, queue_timeout, seconds = self._quick_workers, QUICK_QUEUE_TIMEOUT_S, seconds * MIN_TIME_FACTOR
        elif (waiting := pool.count_waiting(requester)) > FULL_TIME_UP_TO:
            seconds *= max(MIN_TIME_FACTOR, FULL_TIME_UP_TO / waiting)
        job = pickle.dumps(BotJob(bot_input, seconds, quick), protocol=5)
        log_fields = {"game": bot_input.game, "character": bot_input.character}
        decode = partial(decode_choice, bot_input)
        return await pool.run(job, requester, queue_timeout, seconds + EXTRA_S, decode, **log_fields)

    async def run_review_slice(self, slice_: ReviewSlice, requester: Requester) -> SliceResult:
        """Run one slice of a game review, which queues like a bot's move, and return the progress. Raises
        WorkerFailed."""
        job, timeout = pickle.dumps(slice_, protocol=5), slice_.seconds + REVIEW_EXTRA_S
        result: SliceResult = await self._workers.run(
            job, requester, QUEUE_TIMEOUT_S, timeout, pickle.loads, course="yes"
        )
        return result

    async def stop(self) -> None:
        """Stop the worker processes."""
        await self._workers.stop()
        await self._quick_workers.stop()
