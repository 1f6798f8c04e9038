"""The browser version's storage: rows in IndexedDB, with the same guarantees as on the server."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct

from mulot.actor import Append, Conflict, NoSuchTable, Quarantined, Snapshot, Store, StoreDown, TableEntry, WriteResult
from mulot.actor.store_interface import check_rows
from mulot.browser.js_host import JavaScriptWorker
from mulot.table.records import Row, Summary


class StoredRow(Struct, frozen=True, array_like=True):
    """A row as it is stored in the database; `body` is the journal line as text."""

    line: int
    body: str
    seat: int | None
    action: str | None


class StoredAppend(Struct, frozen=True):
    """New rows of one table, and its new summary for the list of tables."""

    table: str
    rows: list[StoredRow]
    summary: Summary | None


class BrowserStore(Store):
    """A store without snapshots. Tables are opened one at a time, so loading them from rows is fast enough."""

    def __init__(self, outside: JavaScriptWorker) -> None:
        self._outside = outside
        self._writing: set[asyncio.Task[None]] = set()

    def write(self, appends: Sequence[Append], on_done: Callable[[WriteResult], None]) -> None:
        task = asyncio.get_running_loop().create_task(self._write(appends, on_done))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _write(self, appends: Sequence[Append], on_done: Callable[[WriteResult], None]) -> None:
        first = appends[0]
        try:
            check_rows(appends)
            kept = [
                StoredAppend(
                    each.table,
                    [StoredRow(row.line, row.body.decode(), row.seat, row.action) for row in each.rows],
                    each.summary,
                )
                for each in appends
            ]
            said = await self._outside.append(msgspec.json.encode(kept).decode())
            if said.startswith("conflict"):
                raise Conflict(first.table, first.rows[0].line)
            if said:
                raise StoreDown(said)
        except (Conflict, StoreDown) as error:
            on_done(WriteResult(error))
        except Exception as error:  # the JavaScript worker cannot write; nothing has been acknowledged
            on_done(WriteResult(StoreDown(error)))
        else:
            on_done(WriteResult())

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """Return the rows of a table numbered higher than `after`, in order. Raises NoSuchTable, or Quarantined if the
        database contains something else."""
        found = await self._outside.rows(table, after)
        if not found:
            raise NoSuchTable(table)
        try:
            kept = msgspec.json.decode(found, type=list[StoredRow])
        except msgspec.DecodeError as error:
            await self.quarantine(table, str(error))
            raise Quarantined(table, str(error)) from error
        return [Row(row.line, row.body.encode(), row.seat, row.action) for row in kept]

    async def tables(self, phase: str | None = None, listed: bool | None = None, limit: int = 1000) -> list[TableEntry]:
        """Return up to `limit` tables, the most recently changed first, optionally only those in this phase, or only
        listed or unlisted ones. Damaged entries are left out."""
        found = _valid_entries(await self._outside.tables())
        return [
            one
            for one in found
            if (phase is None or one.summary.phase == phase) and (listed is None or one.summary.listed == listed)
        ][:limit]

    async def find(self, table: str) -> TableEntry:
        found = await self._outside.entry(table)
        if not found:
            raise NoSuchTable(table)
        return msgspec.json.decode(found, type=TableEntry)

    async def load_snapshot(self, table: str) -> Snapshot | None:
        """Return None, because there are no snapshots. Raises Quarantined if the table's rows cannot be replayed."""
        aside = (await self.find(table)).quarantine_reason
        if aside is not None:
            raise Quarantined(table, aside)
        return None

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Do nothing, because there are no snapshots."""

    async def quarantine(self, table: str, why: str | None) -> None:
        await self._outside.put_aside(table, why)

    async def idle_tables(self, phases: Sequence[str], seconds: int) -> list[str]:
        """Return an empty list, because no table expires in a family's own browser."""
        return []

    async def purge(self, table: str) -> None:
        await self.erase(table)

    async def erase(self, table: str) -> list[str]:
        """Delete all rows of a table. Rows of other tables may still refer to it, which is harmless in a family's own
        browser."""
        await self._outside.erase(table)
        return []

    async def replace_in_rows(self, table: str, old: str, new: str) -> None:
        """Do nothing, because the only device has no identity to erase."""

    async def get_revealed_seed(self, table: str) -> tuple[str, str] | None:
        """Return None, because the seeds of deleted tables are not kept."""
        return None

    async def save_revealed_seed(self, table: str, commitment: str, seed: str) -> None:
        """Do nothing, because the seeds of deleted tables are not kept."""

    async def set_meta(self, key: str, value: bytes) -> int:
        """Raise StoreDown, because the browser version stores no metadata."""
        raise StoreDown("metadata is not stored in a browser")

    async def get_meta(self, key: str) -> tuple[int, bytes] | None:
        """Return None, because the browser version stores no metadata."""
        return None

    async def close(self) -> None:
        if self._writing:
            await asyncio.wait(self._writing)


def _valid_entries(text: str) -> Iterator[TableEntry]:
    for raw in msgspec.json.decode(text, type=list[msgspec.Raw]):
        with suppress(msgspec.DecodeError):
            yield msgspec.json.decode(raw, type=TableEntry)
