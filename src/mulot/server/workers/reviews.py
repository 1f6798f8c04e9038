"""The reviews of games that are over: thought by the processes of the bots, a piece at a time, in their fair queue.

Whoever may see the film may ask. What takes longer than a request should is answered with 202, "ask again": the house
goes on looking as long as somebody does, and stops when nobody asks any more. What is found is kept with the films.
"""

from __future__ import annotations

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
"""Seconds that a piece takes by the clock: nobody who plays waits longer for one than for a thought."""
RESPOND_WITHIN_S = 8.0
"""Seconds after which whoever asks is told to ask again."""
CONTINUE_UNREQUESTED_S = 12.0
"""Seconds that the house goes on after the last one has asked."""
RETRY_AFTER_S = 0.5
"""Seconds until a piece is tried again that found no room."""
MAX_FAILURES = 20
"""Pieces in a row that may fail."""
MAX_PENDING = 16
"""The most games that may be looked at, in all; and for one device:"""
MAX_PENDING_PER_DEVICE = 2
MAX_CPU_FACTOR = 3.0
"""Where a course takes so many times the processor it should, it is left alone."""


class _ReviewJob:
    """One game that is being looked at."""

    def __init__(self, table: str, requester: Requester, now: float) -> None:
        self.table = table
        self.requester = requester
        self.waiting = 0
        """How many wait for it now."""
        self.asked = now
        """When somebody waited last."""
        self.task: asyncio.Task[bytes]


class GameReviews:
    """`give` has one, once it is found."""

    def __init__(self, config: Config, store: Store, bots: BotPool, artifacts: ArtifactCache) -> None:
        self._config = config
        self._store = store
        self._bots = bots
        self._artifacts = artifacts
        self._making = PendingTasks(MAX_PENDING, MAX_PENDING_PER_DEVICE)
        self._jobs: dict[str, _ReviewJob] = {}

    async def give(self, table: str, address: str, device: str) -> bytes | None:
        """JSON, packed with gzip; None: ask again. Raises NoSuchTable, PutAside, Refused (it is not over, or there is
        none), TooManyPending, WorkNotDone."""
        await self._artifacts.over(table)
        made = self._artifacts.kept("course", table)
        if made is None:
            made = await self._wait(self._jobs.get(table) or self._begin(table, (address, device)))
        if made == b"":
            raise Refused(Reason("no-course"))
        return made

    def drop(self, table: str) -> None:
        """A table is deleted: nobody looks at it any more."""
        job = self._jobs.get(table)
        if job is not None:
            job.task.cancel()

    async def stop(self) -> None:
        """The house closes."""
        await self._making.stop()

    def _begin(self, table: str, requester: Requester) -> _ReviewJob:
        job = _ReviewJob(table, requester, self._now())
        job.task = self._making.begin(("course", table), requester[-1], self._review(job))
        self._jobs[table] = job
        job.task.add_done_callback(lambda _: self._jobs.pop(table))
        return job

    async def _wait(self, job: _ReviewJob) -> bytes | None:
        job.waiting += 1
        try:
            async with asyncio.timeout(RESPOND_WITHIN_S):
                return await asyncio.shield(job.task)
        except TimeoutError:
            return None
        except asyncio.CancelledError:
            if not job.task.cancelled():
                raise  # whoever asks has gone
            await self._artifacts.over(job.table)  # deleted meanwhile
            raise WorkNotDone() from None
        finally:
            job.waiting -= 1
            job.asked = self._now()

    async def _review(self, job: _ReviewJob) -> bytes:
        """Piece by piece, as long as somebody wants it."""
        rows = await self._store.rows(job.table)
        so_far, failed = ReviewProgress(), 0
        while True:
            if not job.waiting and self._now() - job.asked > CONTINUE_UNREQUESTED_S:
                raise WorkNotDone()
            try:
                piece = ReviewSlice(rows, so_far, SLICE_S, self._config.review_seconds)
                progress = await self._bots.look_back(piece, job.requester)
            except WorkerFailed:
                failed += 1
                if failed == MAX_FAILURES:
                    raise WorkNotDone() from None
                await asyncio.sleep(RETRY_AFTER_S)
                continue
            failed, so_far = 0, progress.so_far
            if progress.none or progress.course:
                return await self._keep(job.table, progress.course)
            if so_far.spent > MAX_CPU_FACTOR * max(1.0, self._config.review_seconds):
                log.warning("a course takes too long", spent=round(so_far.spent, 1))
                raise WorkNotDone()

    async def _keep(self, table: str, course: bytes) -> bytes:
        made = await asyncio.to_thread(gzip.compress, course, 6, mtime=0) if course else b""
        await self._artifacts.over(table)  # it may have been deleted meanwhile: then nothing of it is kept
        self._artifacts.keep("course", table, made)
        metrics.artifacts.labels("course").inc()
        return made

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


def review_response(made: bytes | None, accepted: str) -> Response[Any]:
    """A course, or an empty one, "ask again": for a browser that is no error."""
    if made is not None:
        return gzipped_json(made, accepted)
    return Response(msgspec.json.encode(GameReview((), ())), status_code=202, media_type="application/json")
