"""The store, watched: every failure is counted, said in the log now and then, and remembered for `/ready`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import structlog

from mulot.room.store import Append, Listed, Snapshot, Store, StoreDown, Written
from mulot.server import metrics
from mulot.table.records import Row

T = TypeVar("T")
log = structlog.get_logger()
LOUD = 30.0
"""Seconds between two lines in the log: whoever asks for a damaged table again and again must not fill it."""
UNWELL = 15.0
"""A store that failed within the last seconds is not ready, whatever it says now."""
LOOK = 1.0
"""Seconds for which it is believed that the store can be written to. A write is dear, and everybody may ask."""
SLOW = 2.0
"""Seconds that such a write may take."""


class WatchedStore(Store):
    """Hands everything on to another store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.write_unwatched = store.write
        """For rooms, whose every move goes this way: they say `failed` themselves."""
        self._failed_at = self._said_at = -1e9
        self._looked_at = -1e9
        self._looking: asyncio.Task[int] | None = None

    async def is_ready(self) -> bool:
        """Whether it can be written to, now or a moment ago, and has not failed since."""
        if time.monotonic() - self._looked_at > LOOK:
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self.note("ready", b""))
            try:
                await asyncio.wait_for(asyncio.shield(self._looking), SLOW)
            except (StoreDown, TimeoutError):
                return False
            self._looked_at = time.monotonic()
        return time.monotonic() - self._failed_at > UNWELL

    def failed(self, why: str) -> None:
        """Count it, remember it, and say so in the log, if that was not just said."""
        metrics.store_failures.inc()
        self._failed_at = time.monotonic()
        if self._failed_at - self._said_at > LOUD:
            self._said_at = self._failed_at
            log.error("the store fails", why=why)

    async def _watch(self, asked: Awaitable[T]) -> T:
        try:
            return await asked
        except StoreDown as error:
            self.failed(str(error))
            raise

    # ---------------------------------------------------------------- as in the other store

    def write(self, appends: Sequence[Append], then: Callable[[Written], None]) -> None:
        """Write rows."""

        def watched(written: Written) -> None:
            if isinstance(written.error, StoreDown):
                self.failed(str(written.error))
            then(written)

        self._store.write(appends, watched)

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """Rows in order."""
        return await self._watch(self._store.rows(table, after))

    async def tables(self, phase: str | None = None, listed: bool | None = None, limit: int = 1000) -> list[Listed]:
        """Entries, the one changed last first."""
        return await self._watch(self._store.tables(phase, listed, limit))

    async def find(self, table: str) -> Listed:
        """One entry."""
        return await self._watch(self._store.find(table))

    async def snapshot(self, table: str) -> Snapshot | None:
        """The one there is."""
        return await self._watch(self._store.snapshot(table))

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Instead of the one before."""
        await self._watch(self._store.keep_snapshot(table, snapshot))

    async def put_aside(self, table: str, why: str | None) -> None:
        """Mark a table."""
        await self._watch(self._store.put_aside(table, why))

    async def idle(self, phases: Sequence[str], seconds: int) -> list[str]:
        """Tables without a new row for that long."""
        return await self._watch(self._store.idle(phases, seconds))

    async def purge(self, table: str) -> None:
        """Everything of a table but its seed."""
        await self._watch(self._store.purge(table))

    async def erase(self, table: str) -> list[str]:
        """Everything of a table, its seed included."""
        return await self._watch(self._store.erase(table))

    async def replace(self, table: str, name: str, other: str) -> None:
        """In all rows of a table."""
        await self._watch(self._store.replace(table, name, other))

    async def revealed(self, table: str) -> tuple[str, str] | None:
        """Commitment and seed of a purged table."""
        return await self._watch(self._store.revealed(table))

    async def keep_revealed(self, table: str, commitment: str, seed: str) -> None:
        """Of a table that another house has purged."""
        await self._watch(self._store.keep_revealed(table, commitment, seed))

    async def note(self, name: str, body: bytes) -> int:
        """Write something down for the house itself."""
        return await self._watch(self._store.note(name, body))

    async def noted(self, name: str) -> tuple[int, bytes] | None:
        """What was noted, and when."""
        return await self._watch(self._store.noted(name))

    async def close(self) -> None:
        """Let go."""
        if self._looking is not None:
            self._looking.cancel()
        await self._store.close()
