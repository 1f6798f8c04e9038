"""Load tables from a store, and save their snapshots."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol, TypeVar

from mulot.actor.store_interface import Quarantined, Snapshot, Store
from mulot.core.errors import MulotError
from mulot.table import Catalogue, Row, Table
from mulot.table.history_window import LONG_GAME_LINES

T = TypeVar("T")


class Offload(Protocol):
    """Runs a slow function without blocking the event loop, and returns its result."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]: ...


async def run_inline(work: Callable[[], T]) -> T:
    """Run the function directly. For callers that have nothing else to do in the meantime."""
    return work()


async def load_table(
    store: Store, catalogue: Catalogue, table: str, now: float, whole: bool = False, offload: Offload = run_inline
) -> Table:
    """Load a table from its rows, or from a snapshot and the rows after it. With `whole`, replay all rows so that the
    whole history is in memory. A table that cannot be replayed is marked as quarantined in the store. Raises
    NoSuchTable or Quarantined."""

    async def load(rows: list[Row], snapshot: bytes | None = None) -> Table:
        work = partial(Table.load, catalogue, rows, now, snapshot)
        return await offload(work) if len(rows) > LONG_GAME_LINES else work()

    loaded = None if whole else await _load_from_snapshot(store, table, load)
    if loaded is None:
        rows = await store.rows(table)
        try:
            loaded = await load(rows)
        except Exception as error:  # a broken row may raise anything; it must not affect other tables
            why = str(error) if isinstance(error, MulotError) else f"{type(error).__name__}: {error}"
            await store.quarantine(table, why)
            raise Quarantined(table, why) from error
        if not whole:
            loaded.drop_old_lines()
    return loaded


async def _load_from_snapshot(store: Store, table: str, load: Callable[..., Awaitable[Table]]) -> Table | None:
    """Load a table from its snapshot and the rows since; return None if there is no usable snapshot."""
    snapshot = await store.load_snapshot(table)
    first = None if snapshot is None else Table.first_row_needed(snapshot.body)
    if snapshot is None or first is None:
        return None
    rows = await store.rows(table, after=first - 1)
    try:
        return await load(rows, snapshot.body)
    except Exception:  # the caller then replays all rows, which shows whether the rows or the snapshot are broken
        return None


async def save_snapshot(store: Store, table: Table) -> None:
    """Save a snapshot so that the table loads quickly next time. All rows up to `table.rev` must be durable."""
    body = table.snapshot()
    if body is not None:
        await store.save_snapshot(table.id, Snapshot(table.rev, table.snapshot_version, body))
