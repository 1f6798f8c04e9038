"""What is made of a finished game, a film or a proof: once, in a process of its own, and kept as long as there is room.

Anybody who may watch may ask for them, as often as they like; so asking again must cost nothing, and asking for many
must keep nobody else waiting.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Coroutine
from typing import Any

import msgspec

from mulot.actor import NoSuchTable, Quarantined, Store, TableEntry
from mulot.core.errors import BrokenJournal, MulotError, Refused
from mulot.core.game import Reason
from mulot.server import metrics
from mulot.server.config import Config
from mulot.server.workers.worker_pool import WorkerFailed, WorkerPool
from mulot.service.artifacts import ArtifactRequest
from mulot.table.records import wants_spectators

WORKER_IDLE_S = 120.0
"""Seconds after which a process that nobody needs is ended."""
MAX_PENDING = 16
"""The most that may be asked for and not made yet, in all; and of one device:"""
MAX_PENDING_PER_DEVICE = 3
MAX_REMEMBERED_TABLES = 1000
"""Of so many tables it is remembered that everybody may see what is made of them."""
ArtifactKey = tuple[str, str]


class TooManyPending(MulotError):
    """Others are asked for already: come back in a moment."""

    key = "house-no-too-fast"


class WorkNotDone(MulotError):
    """The process died, or it took too long."""

    key = "house-no-too-slow"


class PendingTasks(dict[ArtifactKey, asyncio.Task[bytes]]):
    """What is being made: no more than so much in all, and for one device."""

    def __init__(self, most: int, of_a_device: int) -> None:
        self._most, self._of_a_device = most, of_a_device
        self._asked_by: Counter[str] = Counter()

    def begin(self, key: ArtifactKey, device: str, make: Coroutine[Any, Any, bytes]) -> asyncio.Task[bytes]:
        """By whoever asks first; all others wait for the same one. Raises TooManyPending."""
        if len(self) >= self._most or self._asked_by[device] >= self._of_a_device:
            make.close()
            raise TooManyPending()
        self._asked_by[device] += 1
        self[key] = task = asyncio.create_task(make)

        def done(task: asyncio.Task[bytes]) -> None:
            del self[key]
            self._asked_by -= Counter((device,))
            if not task.cancelled():
                task.exception()  # whoever waits is told; if nobody does, it is no trouble

        task.add_done_callback(done)
        return task

    async def stop(self) -> None:
        """The house closes."""
        tasks = list(self.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class ArtifactCache:
    """Films and proofs by table, packed with gzip."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config = config
        self._store = store
        self._kept: OrderedDict[ArtifactKey, bytes] = OrderedDict()
        self._bytes = 0
        self._seen_by_all: OrderedDict[str, None] = OrderedDict()
        """Tables that are over and want spectators: neither changes any more."""
        self._making = PendingTasks(MAX_PENDING, MAX_PENDING_PER_DEVICE)
        self._dropped: set[ArtifactKey] = set()
        """What is being made of tables that were deleted meanwhile."""
        self._maker = WorkerPool("make", 1, config, WORKER_IDLE_S)

    async def for_everybody(self, table: str) -> bool:
        """Whether all who have the link may be given it; if not, the table has to be asked who may. Its rows tell, so
        that a long game need not be played again where tables are served. Raises NoSuchTable."""
        if table in self._seen_by_all:
            self._seen_by_all.move_to_end(table)
            return True
        listed = await self._store.find(table)
        if listed.aside is not None or listed.summary.phase != "over":
            return False
        try:
            if not wants_spectators(await self._store.rows(table)):
                return False
        except BrokenJournal:
            return False
        self._seen_by_all[table] = None
        if len(self._seen_by_all) > MAX_REMEMBERED_TABLES:
            self._seen_by_all.popitem(last=False)
        return True

    def drop(self, table: str) -> None:
        """A table is deleted, and so is what was made of it."""
        self._seen_by_all.pop(table, None)
        for key in [key for key in self._kept if key[1] == table]:
            self._bytes -= len(self._kept.pop(key))
        self._dropped |= {key for key, task in self._making.items() if key[1] == table and not task.done()}

    async def give(self, what: str, table: str, device: str) -> bytes:
        """A film or a proof of this table. Raises NoSuchTable, PutAside, Refused (it is not over), TooManyPending, WorkNotDone."""
        listed = await self.over(table)
        eye = what.partition("-")[2]
        if eye and int(eye) >= listed.summary.seats:
            raise Refused(Reason("no-such-seat"))
        key = (what, table)
        made = self.kept(what, table)
        if made is None:
            making = self._making.get(key) or self._making.begin(key, device, self._make(key, device))
            made = await asyncio.shield(making)
        if not made:
            raise Refused(Reason("not-over"))
        return made

    async def over(self, table: str) -> TableEntry:
        """What the store says of a table that is over. Raises NoSuchTable, PutAside, Refused (it is not over)."""
        try:
            listed = await self._store.find(table)
        except NoSuchTable:
            self.drop(table)  # another node has deleted it
            raise
        if listed.aside is not None:
            raise Quarantined(table, listed.aside)
        if listed.summary.phase != "over":
            raise Refused(Reason("not-over"))
        return listed

    async def _make(self, key: ArtifactKey, device: str) -> bytes:
        what, table = key
        try:
            order = msgspec.msgpack.encode(ArtifactRequest(what, await self._store.rows(table)))
            seconds = self._config.artifact_seconds
            made = await self._maker.ask(order, (device,), None, seconds, bytes, what=what, table=table)
            if key in self._dropped:
                raise NoSuchTable(table)
        except WorkerFailed:
            raise WorkNotDone() from None
        finally:
            self._dropped.discard(key)
        metrics.artifacts.labels(what.partition("-")[0]).inc()
        self.keep(what, table, made)
        return made

    def kept(self, what: str, table: str) -> bytes | None:
        """What is kept of this table, if it is."""
        made = self._kept.get((what, table))
        if made is not None:
            self._kept.move_to_end((what, table))
        return made

    def keep(self, what: str, table: str, made: bytes) -> None:
        """Something that was made; what nobody has asked for longest makes room."""
        self._kept[what, table] = made
        self._bytes += len(made)
        while self._bytes > self._config.artifact_bytes:
            self._bytes -= len(self._kept.popitem(last=False)[1])

    async def stop(self) -> None:
        """The house closes."""
        await self._making.stop()
        await self._maker.stop()
