"""Export tables as journal files, and import them."""

from collections.abc import Mapping

from mulot.actor import single_command
from mulot.actor.store_interface import Store, new_table_id
from mulot.actor.table_loader import load_table
from mulot.core.campaign import Campaign, split_journals
from mulot.core.errors import BrokenJournal
from mulot.core.journal import parse
from mulot.table import Append, Catalogue, InspectResult, TableSettings
from mulot.table import commands as c
from mulot.table.durable_state import DurableState
from mulot.table.records import FinishedChapter, NextTableOpened
from mulot.table.seats import Occupant
from mulot.table.table_creation import import_journal


async def export_table(store: Store, catalogue: Catalogue, table: str, now: float) -> bytes:
    """Return a table as a journal file with its seed; only the operator may have it. For a campaign, the file also
    contains the previous chapters. If the game is unfinished, both the table and the file record that its luck is known
    from then on.

    Raises BrokenJournal if the game has not started.
    """
    loaded = await load_table(store, catalogue, table, now)
    if loaded.match is None and not loaded.chapters:
        raise BrokenJournal(None, "this table's game has not started: there is no journal yet", "open")
    previous = [await load_table(store, catalogue, chapter.table, now, whole=True) for chapter in loaded.chapters]
    file = b"".join(chapter.match.dump() for chapter in previous if chapter.match is not None)
    if loaded.match is None:
        return file
    exported = await single_command.run_command(store, catalogue, table, c.ExportJournal(), now)
    assert isinstance(exported, InspectResult)
    return file + bytes(exported.value)


async def import_table(
    store: Store, catalogue: Catalogue, table: str, file: bytes, host: str, settings: TableSettings | None = None
) -> DurableState:
    """Store a journal file as a new table with the id `table` and empty seats, and return it. Each chapter of a
    campaign becomes a table; the last one gets this id. Raises BrokenJournal, TooNew or Conflict."""
    made, appends = tables_from_file(catalogue, table, file, host, settings)
    await store.append(*appends)
    return made


def tables_from_file(
    catalogue: Catalogue,
    table: str,
    file: bytes,
    host: str,
    settings: TableSettings | None = None,
    occupants: Mapping[int, Occupant] | None = None,
) -> tuple[DurableState, list[Append]]:
    """Return the last table in a journal file, and the rows of all its tables, without storing them (see
    `import_journal` for the parameters). Raises BrokenJournal or TooNew."""
    parts = split_journals(file)
    if len(parts) > 1:
        Campaign.from_bytes(file, catalogue.game(parse(parts[0])[0].header.game))
    pages: tuple[FinishedChapter, ...] = ()
    names = [*(new_table_id() for _ in parts[1:]), table]
    appends: list[Append] = []
    for name, next_name, part in zip(names, [*names[1:], None], parts, strict=True):
        state, rows = import_journal(catalogue, name, part, host, settings, pages, occupants)
        if next_name is not None:
            assert state.match is not None
            assert state.match.outcome is not None
            pages = (*pages, FinishedChapter(name, state.match.journal.chain, state.options, state.match.outcome))
            rows.append(state.write_record(NextTableOpened(next_name)))
        appends.append(Append(name, rows, state.summary))
    return state, appends
