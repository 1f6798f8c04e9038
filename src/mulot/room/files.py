"""Tables as journal files: out of the store and into it."""

from __future__ import annotations

from collections.abc import Mapping

from mulot.core.book import Book, split
from mulot.core.errors import BrokenJournal
from mulot.core.journal import parse
from mulot.room import alone
from mulot.room.naming import new_name
from mulot.room.opening import open_table
from mulot.room.store import Store
from mulot.table import Append, Catalogue, Seen, Settings
from mulot.table import commands as c
from mulot.table.opening import put_on
from mulot.table.recorded import Recorded
from mulot.table.records import NextTable, Page
from mulot.table.seats import Place


async def export_table(store: Store, catalogue: Catalogue, table: str, now: float) -> bytes:
    """A table as a journal file, with the pages before it where it is one of a book, seeds included: for the one who
    keeps the house, and to be kept to oneself. The luck of one that is not over is no longer sealed from then on, and
    both the table and the file say so."""
    opened = await open_table(store, catalogue, table, now)
    if opened.match is None and not opened.pages:
        raise BrokenJournal(None, "this table has not begun: there is no journal yet", "open")
    before = [await open_table(store, catalogue, page.table, now, whole=True) for page in opened.pages]
    file = b"".join(page.match.dump() for page in before if page.match is not None)
    if opened.match is None:
        return file
    taken = await alone.ask(store, catalogue, table, c.TakeOut(), now)
    assert isinstance(taken, Seen)
    return file + bytes(taken.what)


async def import_table(
    store: Store, catalogue: Catalogue, table: str, file: bytes, host: str, settings: Settings | None = None
) -> Recorded:
    """A journal file as a new table under this name, its seats empty; of a book, each page as a table, the last one
    under this name. Raises BrokenJournal, TooNew or Conflict."""
    made, appends = tables_in(catalogue, table, file, host, settings)
    await store.append(*appends)
    return made


def tables_in(
    catalogue: Catalogue,
    table: str,
    file: bytes,
    host: str,
    settings: Settings | None = None,
    seated: Mapping[int, Place] | None = None,
) -> tuple[Recorded, list[Append]]:
    """The rows of the tables in a file, and the last of these tables; see `put_on`. Raises BrokenJournal or TooNew."""
    parts = split(file)
    if len(parts) > 1:
        Book.open(file, catalogue.game(parse(parts[0])[0].header.game))
    pages: tuple[Page, ...] = ()
    names = [*(new_name() for _ in parts[1:]), table]
    appends: list[Append] = []
    for name, next_name, part in zip(names, [*names[1:], None], parts, strict=True):
        made, rows = put_on(catalogue, name, part, host, settings, pages, seated)
        if next_name is not None:
            assert made.match is not None
            assert made.match.outcome is not None
            pages = (*pages, Page(name, made.match.journal.chain, made.options, made.match.outcome))
            rows.append(made.write(NextTable(next_name)))
        appends.append(Append(name, rows, made.summary))
    return made, appends
