"""The courses of games that are over: thought by the processes of the bots, a piece at a time, in their fair queue.

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
from mulot.server.static_files import packed_json
from mulot.server.workers.artifacts import Keepsakes, Making, NotMade
from mulot.server.workers.bot_pool import BotPool
from mulot.server.workers.fair_queue import Whose
from mulot.server.workers.worker_pool import Failed
from mulot.service.reviews import ReviewSlice

log = structlog.get_logger()
PIECE = 0.5
"""Seconds that a piece takes by the clock: nobody who plays waits longer for one than for a thought."""
ANSWER = 8.0
"""Seconds after which whoever asks is told to ask again."""
LINGER = 12.0
"""Seconds that the house goes on after the last one has asked."""
AGAIN = 0.5
"""Seconds until a piece is tried again that found no room."""
TRIES = 20
"""Pieces in a row that may fail."""
WAITING = 16
"""The most games that may be looked at, in all; and for one device:"""
OF_A_DEVICE = 2
PATIENCE = 3.0
"""Where a course takes so many times the processor it should, it is left alone."""


class _Look:
    """One game that is being looked at."""

    def __init__(self, table: str, whose: Whose, now: float) -> None:
        self.table = table
        self.whose = whose
        self.waiting = 0
        """How many wait for it now."""
        self.asked = now
        """When somebody waited last."""
        self.task: asyncio.Task[bytes]


class Courses:
    """`give` has one, once it is found."""

    def __init__(self, config: Config, store: Store, bots: BotPool, keepsakes: Keepsakes) -> None:
        self._config = config
        self._store = store
        self._bots = bots
        self._keepsakes = keepsakes
        self._making = Making(WAITING, OF_A_DEVICE)
        self._looks: dict[str, _Look] = {}

    async def give(self, table: str, address: str, device: str) -> bytes | None:
        """JSON, packed with gzip; None: ask again. Raises NoSuchTable, PutAside, Refused (it is not over, or there is
        none), TooMany, NotMade."""
        await self._keepsakes.over(table)
        made = self._keepsakes.kept("course", table)
        if made is None:
            made = await self._wait(self._looks.get(table) or self._begin(table, (address, device)))
        if made == b"":
            raise Refused(Reason("no-course"))
        return made

    def drop(self, table: str) -> None:
        """A table is deleted: nobody looks at it any more."""
        look = self._looks.get(table)
        if look is not None:
            look.task.cancel()

    async def stop(self) -> None:
        """The house closes."""
        await self._making.stop()

    def _begin(self, table: str, whose: Whose) -> _Look:
        look = _Look(table, whose, self._now())
        look.task = self._making.begin(("course", table), whose[-1], self._look(look))
        self._looks[table] = look
        look.task.add_done_callback(lambda _: self._looks.pop(table))
        return look

    async def _wait(self, look: _Look) -> bytes | None:
        look.waiting += 1
        try:
            async with asyncio.timeout(ANSWER):
                return await asyncio.shield(look.task)
        except TimeoutError:
            return None
        except asyncio.CancelledError:
            if not look.task.cancelled():
                raise  # whoever asks has gone
            await self._keepsakes.over(look.table)  # deleted meanwhile
            raise NotMade() from None
        finally:
            look.waiting -= 1
            look.asked = self._now()

    async def _look(self, look: _Look) -> bytes:
        """Piece by piece, as long as somebody wants it."""
        rows = await self._store.rows(look.table)
        so_far, failed = ReviewProgress(), 0
        while True:
            if not look.waiting and self._now() - look.asked > LINGER:
                raise NotMade()
            try:
                piece = ReviewSlice(rows, so_far, PIECE, self._config.review_seconds)
                progress = await self._bots.look_back(piece, look.whose)
            except Failed:
                failed += 1
                if failed == TRIES:
                    raise NotMade() from None
                await asyncio.sleep(AGAIN)
                continue
            failed, so_far = 0, progress.so_far
            if progress.none or progress.course:
                return await self._keep(look.table, progress.course)
            if so_far.spent > PATIENCE * max(1.0, self._config.review_seconds):
                log.warning("a course takes too long", spent=round(so_far.spent, 1))
                raise NotMade()

    async def _keep(self, table: str, course: bytes) -> bytes:
        made = await asyncio.to_thread(gzip.compress, course, 6, mtime=0) if course else b""
        await self._keepsakes.over(table)  # it may have been deleted meanwhile: then nothing of it is kept
        self._keepsakes.keep("course", table, made)
        metrics.keepsakes.labels("course").inc()
        return made

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


def course_told(made: bytes | None, accepted: str) -> Response[Any]:
    """A course, or an empty one, "ask again": for a browser that is no error."""
    if made is not None:
        return packed_json(made, accepted)
    return Response(msgspec.json.encode(GameReview((), ())), status_code=202, media_type="application/json")
