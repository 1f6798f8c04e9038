"""Export tables as journal files, and import them."""

from __future__ import annotations

from collections.abc import Mapping

from mulot.core.campaign import Campaign, split_journals
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
    """Return a table as a journal file with its seed, for the operator only. The previous chapters of a campaign come
    with it. An unfinished game is marked, in the table and in the file: from then on its luck counts as known."""
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
    """Store a journal file as a new table with empty seats and this id. Of a campaign, each chapter becomes a
    table, the last one with this id. Raises BrokenJournal, TooNew or Conflict."""
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
    """Return the last table in a journal file, and the rows of all its tables. See `put_on`. Raises BrokenJournal
    or TooNew."""
    parts = split_journals(file)
    if len(parts) > 1:
        Campaign.open(file, catalogue.game(parse(parts[0])[0].header.game))
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
