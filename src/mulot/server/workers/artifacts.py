"""Artifacts of finished games: replays and proofs. Each is made only once, in a worker process, and cached in memory.

All viewers may ask for them as often as they like, so repeated requests must be cheap, and many different ones must not
delay other work.
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
"""Seconds without a job after which the worker is stopped."""
MAX_PENDING = 16
"""Maximum number of artifacts being made."""
MAX_PENDING_PER_DEVICE = 3
MAX_REMEMBERED_TABLES = 1000
"""Number of tables that are remembered as public."""
ArtifactKey = tuple[str, str]
"""The kind of an artifact, and its table's id."""


class TooManyPending(MulotError):
    """Too many artifacts are being made; try again in a moment."""

    key = "house-no-too-fast"


class WorkNotDone(MulotError):
    """The worker process died or took too long."""

    key = "house-no-too-slow"


class PendingTasks(dict[ArtifactKey, asyncio.Task[bytes]]):
    """Artifacts being made, by key. Their number is limited, in total and per device."""

    def __init__(self, limit: int, limit_per_device: int) -> None:
        self._limit, self._limit_per_device = limit, limit_per_device
        self._by_device: Counter[str] = Counter()

    def begin(self, key: ArtifactKey, device: str, make: Coroutine[Any, Any, bytes]) -> asyncio.Task[bytes]:
        """Start making an artifact for this device, and return the task. Further requests wait for the same task.
        Raises TooManyPending."""
        if len(self) >= self._limit or self._by_device[device] >= self._limit_per_device:
            make.close()
            raise TooManyPending()
        self._by_device[device] += 1
        self[key] = task = asyncio.create_task(make)

        def on_done(task: asyncio.Task[bytes]) -> None:
            del self[key]
            self._by_device -= Counter((device,))
            if not task.cancelled():
                task.exception()  # retrieved so that asyncio does not log it if nobody is waiting any more

        task.add_done_callback(on_done)
        return task

    async def stop(self) -> None:
        """Cancel all tasks and wait for them."""
        tasks = list(self.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class ArtifactCache:
    """Gzipped artifacts by kind and table. The least recently requested ones are evicted."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config = config
        self._store = store
        self._cached: OrderedDict[ArtifactKey, bytes] = OrderedDict()
        self._cached_bytes = 0
        self._public: OrderedDict[str, None] = OrderedDict()
        """Finished tables that allow spectators, neither of which can change."""
        self._pending = PendingTasks(MAX_PENDING, MAX_PENDING_PER_DEVICE)
        self._dropped: set[ArtifactKey] = set()
        """Artifacts that are being made for tables that have since been deleted."""
        self._workers = WorkerPool("make", 1, config, WORKER_IDLE_S)

    async def is_public(self, table: str) -> bool:
        """True if everyone with the link may see a table's artifacts; if not, the table itself has to be asked.

        This only reads rows, so that no long game is replayed in the process that serves tables. Raises NoSuchTable.
        """
        if table in self._public:
            self._public.move_to_end(table)
            return True
        entry = await self._store.find(table)
        if entry.quarantine_reason is not None or entry.summary.phase != "over":
            return False
        try:
            if not wants_spectators(await self._store.rows(table)):
                return False
        except BrokenJournal:
            return False
        self._public[table] = None
        if len(self._public) > MAX_REMEMBERED_TABLES:
            self._public.popitem(last=False)
        return True

    def drop(self, table: str) -> None:
        """Remove the artifacts of a deleted table."""
        self._public.pop(table, None)
        for key in [key for key in self._cached if key[1] == table]:
            self._cached_bytes -= len(self._cached.pop(key))
        self._dropped |= {key for key, task in self._pending.items() if key[1] == table and not task.done()}

    async def get(self, what: str, table: str, device: str) -> bytes:
        """Return an artifact, gzipped, making it if it is not cached. `what` is its kind, such as `proof`, `film`, or
        `film-2` for the replay as seat 2 saw it.

        Raises NoSuchTable, Quarantined, Refused (if the game is not over), TooManyPending or WorkNotDone.
        """
        entry = await self.find_finished(table)
        eye = what.partition("-")[2]
        if eye and int(eye) >= entry.summary.seats:
            raise Refused(Reason("no-such-seat"))
        key = (what, table)
        artifact = self.find(what, table)
        if artifact is None:
            task = self._pending.get(key) or self._pending.begin(key, device, self._make_artifact(key, device))
            artifact = await asyncio.shield(task)
        if not artifact:
            raise Refused(Reason("not-over"))
        return artifact

    async def find_finished(self, table: str) -> TableEntry:
        """Return the store's entry for a finished table. Raises NoSuchTable, Quarantined, or Refused if the game is not
        over."""
        try:
            entry = await self._store.find(table)
        except NoSuchTable:
            self.drop(table)  # another node has deleted it
            raise
        if entry.quarantine_reason is not None:
            raise Quarantined(table, entry.quarantine_reason)
        if entry.summary.phase != "over":
            raise Refused(Reason("not-over"))
        return entry

    async def _make_artifact(self, key: ArtifactKey, device: str) -> bytes:
        what, table = key
        try:
            job = msgspec.msgpack.encode(ArtifactRequest(what, await self._store.rows(table)))
            timeout = self._config.artifact_seconds
            artifact = await self._workers.run(job, (device,), None, timeout, bytes, what=what, table=table)
            if key in self._dropped:
                raise NoSuchTable(table)
        except WorkerFailed:
            raise WorkNotDone() from None
        finally:
            self._dropped.discard(key)
        metrics.artifacts.labels(what.partition("-")[0]).inc()
        self.add(what, table, artifact)
        return artifact

    def find(self, what: str, table: str) -> bytes | None:
        """Return an artifact if it is cached, otherwise None."""
        artifact = self._cached.get((what, table))
        if artifact is not None:
            self._cached.move_to_end((what, table))
        return artifact

    def add(self, what: str, table: str, artifact: bytes) -> None:
        """Cache an artifact, evicting the least recently requested ones if the cache is full."""
        self._cached[what, table] = artifact
        self._cached_bytes += len(artifact)
        while self._cached_bytes > self._config.artifact_bytes:
            self._cached_bytes -= len(self._cached.popitem(last=False)[1])

    async def stop(self) -> None:
        """Stop the worker and all tasks that wait for it."""
        await self._pending.stop()
        await self._workers.stop()
