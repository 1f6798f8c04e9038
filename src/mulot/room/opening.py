"""Tables out of a store, and snapshots into it."""

from __future__ import annotations

from mulot.core.errors import MulotError
from mulot.room.store import PutAside, Snapshot, Store
from mulot.table import Catalogue, Table


async def open_table(store: Store, catalogue: Catalogue, table: str, now: float) -> Table:
    """The table as its rows tell it. One that does not replay is put aside. Raises NoSuchTable or PutAside."""
    rows = await store.rows(table)
    snapshot = await store.snapshot(table)
    try:
        return Table.load(catalogue, rows, now, None if snapshot is None else snapshot.body)
    except Exception as error:  # whatever a broken row brings about is the business of this table alone
        why = str(error) if isinstance(error, MulotError) else f"{type(error).__name__}: {error}"
        await store.put_aside(table, why)
        raise PutAside(table, why) from error


async def keep_snapshot(store: Store, table: Table) -> None:
    """Make the next opening fast. All rows up to `table.rev` must be durable."""
    body = table.snapshot()
    if body is not None:
        await store.keep_snapshot(table.id, Snapshot(table.rev, table.snapshot_version, body))
