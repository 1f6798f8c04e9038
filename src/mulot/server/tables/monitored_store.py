"""The store, watched: every failure is counted, said in the log now and then, and remembered for `/ready`."""

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
"""Seconds between two lines in the log: whoever asks for a damaged table again and again must not fill it."""
UNREADY_FOR_S = 15.0
"""A store that failed within the last seconds is not ready, whatever it says now."""
LOOK = 1.0
"""Seconds for which it is believed that the store can be written to. A write is dear, and everybody may ask."""
SLOW = 2.0
"""Seconds that such a write may take."""


def _monitored(name: str) -> Callable[..., Coroutine[Any, Any, Any]]:
    """The method of this name, asked of the other store."""

    async def ask(self: MonitoredStore, *given: Any, **named: Any) -> Any:
        try:
            return await getattr(self._store, name)(*given, **named)
        except StoreDown as error:
            self.failed(str(error))
            raise

    return ask


class MonitoredStore(Store):
    """Hands everything on to another store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.write_unmonitored = store.write
        """For rooms, whose every move goes this way: they say `failed` themselves."""
        self._failed_at = self._said_at = -1e9
        self._looked_at = -1e9
        self._looking: asyncio.Task[int] | None = None

    async def is_ready(self) -> bool:
        """Whether it can be written to, now or a moment ago, and has not failed since."""
        if time.monotonic() - self._looked_at > LOOK:
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self.set_meta("ready", b""))
            try:
                await asyncio.wait_for(asyncio.shield(self._looking), SLOW)
            except (StoreDown, TimeoutError):
                return False
            self._looked_at = time.monotonic()
        return time.monotonic() - self._failed_at > UNREADY_FOR_S

    def failed(self, why: str) -> None:
        """Count it, remember it, and say so in the log, if that was not just said."""
        metrics.store_failures.inc()
        self._failed_at = time.monotonic()
        if self._failed_at - self._said_at > LOG_EVERY_S:
            self._said_at = self._failed_at
            log.error("database failed", why=why)

    # ---------------------------------------------------------------- as in the other store

    def write(self, appends: Sequence[Append], then: Callable[[WriteResult], None]) -> None:
        """Write rows."""

        def watched(written: WriteResult) -> None:
            if isinstance(written.error, StoreDown):
                self.failed(str(written.error))
            then(written)

        self._store.write(appends, watched)

    rows = _monitored("rows")
    tables = _monitored("tables")
    find = _monitored("find")
    load_snapshot = _monitored("snapshot")
    save_snapshot = _monitored("keep_snapshot")
    quarantine = _monitored("put_aside")
    idle_tables = _monitored("idle")
    purge = _monitored("purge")
    erase = _monitored("erase")
    replace_in_rows = _monitored("replace")
    get_revealed_seed = _monitored("revealed")
    save_revealed_seed = _monitored("keep_revealed")
    set_meta = _monitored("note")
    get_meta = _monitored("noted")

    async def close(self) -> None:
        """Let go."""
        if self._looking is not None:
            self._looking.cancel()
        await self._store.close()
