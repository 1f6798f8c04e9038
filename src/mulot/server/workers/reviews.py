"""Game reviews, made slice by slice by the worker processes for bots, in their fair queue.

All viewers of the replay may ask for its review. If making it takes longer than a request should, the response is 202,
which means "ask again", and work continues as long as a client keeps asking. Finished reviews are cached with the
replays.
"""

import asyncio
import gzip
from typing import Any

import msgspec
import structlog
from litestar import Response

from mulot.actor import Store
from mulot.bots.game_review import GameReview, ReviewProgress
from mulot.core.errors import Reason, Refused
from mulot.server import metrics
from mulot.server.config import Config
from mulot.server.static_files import gzipped_json
from mulot.server.workers.artifacts import ArtifactCache, PendingTasks, WorkNotDone
from mulot.server.workers.bot_pool import BotPool
from mulot.server.workers.fair_queue import Requester
from mulot.server.workers.worker_pool import WorkerFailed
from mulot.service.reviews import ReviewSlice

log = structlog.get_logger()
SLICE_S = 0.5
"""Seconds of wall-clock time per slice. No player waits longer for a slice than for a bot's move."""
RESPOND_WITHIN_S = 8.0
"""Seconds after which a request is answered with "ask again"."""
CONTINUE_UNREQUESTED_S = 12.0
"""Seconds for which work continues after the last request."""
RETRY_AFTER_S = 0.5
"""Seconds before a failed slice is tried again."""
MAX_FAILURES = 20
"""Number of consecutive slices that may fail."""
MAX_PENDING = 16
"""Maximum number of reviews in progress."""
MAX_PENDING_PER_DEVICE = 2
MAX_CPU_FACTOR = 3.0
"""A review that needs this many times the configured CPU seconds is abandoned."""


class _ReviewJob:
    """A review in progress."""

    def __init__(self, table: str, requester: Requester, now: float) -> None:
        self.table = table
        self.requester = requester
        self.waiting = 0
        """Number of requests that are waiting for it."""
        self.last_waited_at = now
        self.task: asyncio.Task[bytes]


class GameReviews:
    """Makes and caches the reviews of finished games."""

    def __init__(self, config: Config, store: Store, bots: BotPool, artifacts: ArtifactCache) -> None:
        self._config = config
        self._store = store
        self._bots = bots
        self._artifacts = artifacts
        self._pending = PendingTasks(MAX_PENDING, MAX_PENDING_PER_DEVICE)
        self._jobs: dict[str, _ReviewJob] = {}

    async def get(self, table: str, address: str, device: str) -> bytes | None:
        """Return a review as gzipped JSON, or None if it is not ready yet.

        Raises NoSuchTable, Quarantined, Refused (if the game is not over, or has no review), TooManyPending or
        WorkNotDone.
        """
        await self._artifacts.find_finished(table)
        review = self._artifacts.find("course", table)
        if review is None:
            review = await self._wait_for_job(self._jobs.get(table) or self._begin_job(table, (address, device)))
        if review == b"":
            raise Refused(Reason("no-course"))
        return review

    def drop(self, table: str) -> None:
        """Stop reviewing a table that has been deleted."""
        job = self._jobs.get(table)
        if job is not None:
            job.task.cancel()

    async def stop(self) -> None:
        """Stop all reviews."""
        await self._pending.stop()

    def _begin_job(self, table: str, requester: Requester) -> _ReviewJob:
        job = _ReviewJob(table, requester, self._now())
        job.task = self._pending.begin(("course", table), requester[-1], self._review(job))
        self._jobs[table] = job
        job.task.add_done_callback(lambda _: self._jobs.pop(table))
        return job

    async def _wait_for_job(self, job: _ReviewJob) -> bytes | None:
        job.waiting += 1
        try:
            async with asyncio.timeout(RESPOND_WITHIN_S):
                return await asyncio.shield(job.task)
        except TimeoutError:
            return None
        except asyncio.CancelledError:
            if not job.task.cancelled():
                raise  # the request itself was cancelled
            await self._artifacts.find_finished(job.table)  # raises NoSuchTable if it has been deleted
            raise WorkNotDone() from None
        finally:
            job.waiting -= 1
            job.last_waited_at = self._now()

    async def _review(self, job: _ReviewJob) -> bytes:
        """Review a game slice by slice as long as clients ask for it. Return the gzipped review, empty if the game has
        none. Raises WorkNotDone."""
        rows = await self._store.rows(job.table)
        so_far, failed = ReviewProgress(), 0
        while True:
            if not job.waiting and self._now() - job.last_waited_at > CONTINUE_UNREQUESTED_S:
                raise WorkNotDone()
            try:
                slice_ = ReviewSlice(rows, so_far, SLICE_S, self._config.review_seconds)
                result = await self._bots.run_review_slice(slice_, job.requester)
            except WorkerFailed:
                failed += 1
                if failed == MAX_FAILURES:
                    raise WorkNotDone() from None
                await asyncio.sleep(RETRY_AFTER_S)
                continue
            failed, so_far = 0, result.so_far
            if result.none or result.course:
                return await self._cache_review(job.table, result.course)
            if so_far.spent > MAX_CPU_FACTOR * max(1.0, self._config.review_seconds):
                log.warning("game review abandoned: it took too long", spent=round(so_far.spent, 1))
                raise WorkNotDone()

    async def _cache_review(self, table: str, review: bytes) -> bytes:
        gzipped = await asyncio.to_thread(gzip.compress, review, 6, mtime=0) if review else b""
        await self._artifacts.find_finished(table)  # if it has been deleted, nothing is cached
        self._artifacts.add("course", table, gzipped)
        metrics.artifacts.labels("course").inc()
        return gzipped

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


def review_response(review: bytes | None, accept_encoding: str) -> Response[Any]:
    """Return the response for a review. If there is none yet, return an empty review with status 202, which means "ask
    again" and is not reported as an error by browsers."""
    if review is not None:
        return gzipped_json(review, accept_encoding)
    return Response(msgspec.json.encode(GameReview((), ())), status_code=202, media_type="application/json")
