"""Tables out of a store, and snapshots into it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol, TypeVar

from mulot.core.errors import MulotError
from mulot.room.store import PutAside, Snapshot, Store
from mulot.table import Catalogue, Row, Table
from mulot.table.past import LONG

T = TypeVar("T")


class Beside(Protocol):
    """Carries out what takes long where nobody else waits for it, and gives what comes of it."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]: ...


async def here(work: Callable[[], T]) -> T:
    """For those who serve nobody else meanwhile."""
    return work()


async def open_table(
    store: Store, catalogue: Catalogue, table: str, now: float, whole: bool = False, beside: Beside = here
) -> Table:
    """The table as its rows tell it. One that does not replay is put aside. Raises NoSuchTable or PutAside.

    `whole`: with everything it has ever come to in memory. Else a snapshot spares what came long before."""

    async def load(rows: list[Row], snapshot: bytes | None = None) -> Table:
        work = partial(Table.load, catalogue, rows, now, snapshot)
        return await beside(work) if len(rows) > LONG else work()

    opened = None if whole else await _by_snapshot(store, table, load)
    if opened is None:
        rows = await store.rows(table)
        try:
            opened = await load(rows)
        except Exception as error:  # whatever a broken row brings about is the business of this table alone
            why = str(error) if isinstance(error, MulotError) else f"{type(error).__name__}: {error}"
            await store.put_aside(table, why)
            raise PutAside(table, why) from error
        if not whole:
            opened.forget_old()
    return opened


async def _by_snapshot(store: Store, table: str, load: Callable[..., Awaitable[Table]]) -> Table | None:
    """From the last snapshot and the rows since; None where there is none that fits."""
    kept = await store.snapshot(table)
    first = None if kept is None else Table.rows_for(kept.body)
    if kept is None or first is None:
        return None
    rows = await store.rows(table, after=first - 1)
    try:
        return await load(rows, kept.body)
    except Exception:  # all rows are looked at then: they say what is wrong, or that it is the snapshot alone
        return None


async def keep_snapshot(store: Store, table: Table) -> None:
    """Make the next opening fast. All rows up to `table.rev` must be durable."""
    body = table.snapshot()
    if body is not None:
        await store.keep_snapshot(table.id, Snapshot(table.rev, table.snapshot_version, body))
