"""Tables out of the store and into it: opening, snapshots, purging, files."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mulot.core.errors import BrokenJournal, MulotError
from mulot.store.store import Append, PutAside, Snapshot, Store, StoreError
from mulot.table import commands as c
from mulot.table.effects import Effects
from mulot.table.kept import House
from mulot.table.seats import Settings
from mulot.table.table import Table

DAY = 86_400


async def open_store(url: str) -> Store:
    """The store that a URL names: `postgresql://…`, `sqlite:///path`, or a path. Raises NewerSchema or StoreDown."""
    if url.startswith(("postgresql://", "postgres://")):
        from mulot.store.postgres import PostgresStore

        return await PostgresStore.open(url)
    from mulot.store.sqlite import SqliteStore

    return await SqliteStore.open(url.removeprefix("sqlite://").removeprefix("/") if "://" in url else url)


async def open_table(store: Store, house: House, table: str, now: float) -> Table:
    """The table as its rows tell it. One that does not replay is put aside. Raises NoSuchTable or PutAside."""
    rows = await store.rows(table)
    snapshot = await store.snapshot(table)
    try:
        return Table.load(house, rows, now, None if snapshot is None else snapshot.body)
    except Exception as error:  # whatever a broken row brings about is the business of this table alone
        why = str(error) if isinstance(error, MulotError) else f"{type(error).__name__}: {error}"
        await store.put_aside(table, why)
        raise PutAside(table, why) from error


async def keep_snapshot(store: Store, table: Table) -> None:
    """Make the next opening fast. All rows up to `table.rev` must be durable."""
    body = table.snapshot()
    if body is not None:
        await store.keep_snapshot(table.id, Snapshot(table.rev, table.snapshot_version, body))


async def keep(store: Store, table: Table, effects: Effects) -> None:
    """Append what a command came to, together with a table that it opened."""
    appends = [Append(table.id, effects.append, effects.summary)] if effects.append else []
    if effects.opens is not None:
        made, its = effects.opens
        appends.insert(0, Append(made.id, its.append, its.summary))
    if appends:
        await store.append(*appends)


class Retention(Struct, frozen=True):
    """After how many days without a new row a table goes. None: never."""

    open: int | None = 30
    """An open or played table is ended, its seed revealed; it then counts as over."""
    over: int | None = 90
    """A table that is over is deleted; its seed stays known."""


class Purged(Struct, frozen=True):
    """What a purge has done."""

    ended: Sequence[str]
    deleted: Sequence[str]


async def purge(store: Store, house: House, retention: Retention, now: float) -> Purged:
    """End tables that nobody has touched for too long, and delete those that have been over for long enough."""
    ended: list[str] = []
    deleted: list[str] = []
    if retention.over is not None:
        for name in await store.idle(("over",), retention.over * DAY):
            await store.purge(name)
            deleted.append(name)
    if retention.open is not None:
        for name in await store.idle(("open", "playing"), retention.open * DAY):
            try:
                table = await open_table(store, house, name, now)
                await keep(store, table, table.handle(c.Abandon(), now))
            except StoreError:
                continue  # put aside, or somebody came back at this very moment
            ended.append(name)
    return Purged(ended, deleted)


async def export_table(store: Store, house: House, table: str, now: float) -> bytes:
    """A table as a journal file, seed included: for the one who keeps the house, and to be kept to oneself."""
    opened = await open_table(store, house, table, now)
    if opened.match is None:
        raise BrokenJournal(None, "this table has not begun: there is no journal yet")
    return opened.match.dump()


async def import_table(
    store: Store, house: House, table: str, journal: bytes, host: str, now: float, settings: Settings | None = None
) -> Table:
    """A journal file as a new table under this name, its seats empty. Raises BrokenJournal, TooNew or Conflict."""
    made, effects = Table.put_on(house, table, journal, host, now, settings)
    await keep(store, made, effects)
    return made
