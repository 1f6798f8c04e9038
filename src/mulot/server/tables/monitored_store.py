"""A monitored store: every failure is counted, logged from time to time, and remembered for `/ready`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import structlog

from mulot.actor.store_interface import Append, Store, StoreDown, WriteResult
from mulot.server import metrics

log = structlog.get_logger()
LOG_EVERY_S = 30.0
"""Minimum seconds between two log messages, so that repeated requests for a damaged table do not fill the log."""
UNREADY_FOR_S = 15.0
"""Seconds after a failure during which the store counts as not ready, even if it works again."""
CHECK_EVERY_S = 1.0
"""Seconds for which a successful test write is trusted. A write is expensive, and anyone may request `/ready`."""
CHECK_TIMEOUT_S = 2.0
"""Timeout of a test write, in seconds."""


def _monitored(method: Callable[..., Any]) -> Callable[..., Coroutine[Any, Any, Any]]:
    """Return a method that calls the underlying store's method of the same name, and records a failure."""

    async def call(self: MonitoredStore, *given: Any, **named: Any) -> Any:
        try:
            return await getattr(self._store, method.__name__)(*given, **named)
        except StoreDown as error:
            self.record_failure(str(error))
            raise

    return call


class MonitoredStore(Store):
    """Passes all calls on to another store, and records its failures."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.write_unmonitored = store.write
        """For the tables' drivers, which use this for every move and call `failed` themselves."""
        self._failed_at = self._logged_at = -1e9
        self._checked_at = -1e9
        self._check: asyncio.Task[int] | None = None

    async def is_ready(self) -> bool:
        """True if the database can be written to, or could a moment ago, and has not failed recently."""
        if time.monotonic() - self._checked_at > CHECK_EVERY_S:
            if self._check is None or self._check.done():
                self._check = asyncio.create_task(self.set_meta("ready", b""))
            try:
                await asyncio.wait_for(asyncio.shield(self._check), CHECK_TIMEOUT_S)
            except (StoreDown, TimeoutError):
                return False
            self._checked_at = time.monotonic()
        return time.monotonic() - self._failed_at > UNREADY_FOR_S

    def record_failure(self, why: str) -> None:
        """Record a failure: count it, and log it unless another one was logged recently."""
        metrics.store_failures.inc()
        self._failed_at = time.monotonic()
        if self._failed_at - self._logged_at > LOG_EVERY_S:
            self._logged_at = self._failed_at
            log.error("database failed", why=why)

    # ---------------------------------------------------------------- the interface of a store

    def write(self, appends: Sequence[Append], on_done: Callable[[WriteResult], None]) -> None:
        """Write rows, and record a failure."""

        def note_failure(written: WriteResult) -> None:
            if isinstance(written.error, StoreDown):
                self.record_failure(str(written.error))
            on_done(written)

        self._store.write(appends, note_failure)

    rows = _monitored(Store.rows)
    tables = _monitored(Store.tables)
    find = _monitored(Store.find)
    load_snapshot = _monitored(Store.load_snapshot)
    save_snapshot = _monitored(Store.save_snapshot)
    quarantine = _monitored(Store.quarantine)
    idle_tables = _monitored(Store.idle_tables)
    purge = _monitored(Store.purge)
    erase = _monitored(Store.erase)
    replace_in_rows = _monitored(Store.replace_in_rows)
    get_revealed_seed = _monitored(Store.get_revealed_seed)
    save_revealed_seed = _monitored(Store.save_revealed_seed)
    set_meta = _monitored(Store.set_meta)
    get_meta = _monitored(Store.get_meta)

    async def close(self) -> None:
        """Close the underlying store."""
        if self._check is not None:
            self._check.cancel()
        await self._store.close()
