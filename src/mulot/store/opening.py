"""Tables out of the store and into it: opening, snapshots, purging, files."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mulot.core.book import Book, split
from mulot.core.errors import BrokenJournal, MulotError
from mulot.core.journal import parse
from mulot.store.naming import new_name
from mulot.store.store import PutAside, Snapshot, Store, StoreError
from mulot.table import commands as c
from mulot.table.catalogue import Catalogue
from mulot.table.effects import Effects
from mulot.table.opening import put_on
from mulot.table.recorded import Recorded
from mulot.table.records import Append, NextTable, Page
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


async def keep(store: Store, table: Table, effects: Effects) -> None:
    """Append what a command came to, together with a table that it opened."""
    appends = [Append(table.id, effects.append, effects.summary)] if effects.append else []
    if effects.opens is not None:
        appends.insert(0, effects.opens)
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


async def purge(store: Store, catalogue: Catalogue, retention: Retention, now: float) -> Purged:
    """End tables that nobody has touched for too long, and delete those that have been over for long enough."""
    ended: list[str] = []
    deleted: list[str] = []
    if retention.over is not None:
        for name in await store.idle(("over",), retention.over * DAY):
            if not await _is_read_on(store, catalogue, name, now):
                await store.purge(name)
                deleted.append(name)
    if retention.open is not None:
        for name in await store.idle(("open", "playing"), retention.open * DAY):
            try:
                table = await open_table(store, catalogue, name, now)
                await keep(store, table, table.handle(c.Abandon(), now))
            except StoreError:
                continue  # put aside, or somebody came back at this very moment
            ended.append(name)
    return Purged(ended, deleted)


async def _is_read_on(store: Store, catalogue: Catalogue, name: str, now: float) -> bool:
    """Whether a table is a page of a book whose next page is still there: a book goes from its end, or not at all."""
    try:
        table = await open_table(store, catalogue, name, now)
        if table.next is None or table.next_options is None:
            return False
        await store.find(table.next)
    except StoreError:
        return False
    return True


async def export_table(store: Store, catalogue: Catalogue, table: str, now: float) -> bytes:
    """A table as a journal file, with the pages before it where it is one of a book, seeds included: for the one who
    keeps the house, and to be kept to oneself."""
    opened = await open_table(store, catalogue, table, now)
    if opened.match is None and not opened.pages:
        raise BrokenJournal(None, "this table has not begun: there is no journal yet")
    before = [await open_table(store, catalogue, page.table, now) for page in opened.pages]
    return b"".join(page.match.dump() for page in (*before, opened) if page.match is not None)


async def import_table(
    store: Store, catalogue: Catalogue, table: str, file: bytes, host: str, settings: Settings | None = None
) -> Recorded:
    """A journal file as a new table under this name, its seats empty; of a book, each page as a table, the last one
    under this name. Raises BrokenJournal, TooNew or Conflict."""
    parts = split(file)
    if len(parts) > 1:
        Book.open(file, catalogue.game(parse(parts[0])[0].header.game))
    pages: tuple[Page, ...] = ()
    names = [*(new_name() for _ in parts[1:]), table]
    appends: list[Append] = []
    for name, next_name, part in zip(names, [*names[1:], None], parts, strict=True):
        made, rows = put_on(catalogue, name, part, host, settings, pages)
        if next_name is not None:
            assert made.match is not None
            assert made.match.outcome is not None
            pages = (*pages, Page(name, made.match.journal.chain, made.options, made.match.outcome))
            rows.append(made.write(NextTable(next_name)))
        appends.append(Append(name, rows, made.summary))
    await store.append(*appends)
    return made
