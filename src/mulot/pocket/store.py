"""Rows in the browser's own database: the same order as everywhere, and the same promise."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from mulot.pocket.outside import Outside
from mulot.room import Append, Conflict, Listed, NoSuchTable, PutAside, Snapshot, Store, StoreDown, Written
from mulot.room.store import check_rows
from mulot.table.records import Row, Summary


class KeptRow(Struct, frozen=True, array_like=True):
    """A row as the database has it: its body is the line of the journal, as text."""

    line: int
    body: str
    seat: int | None
    action: str | None


class KeptAppend(Struct, frozen=True):
    """Rows of one table, and what a list of tables needs to know."""

    table: str
    rows: list[KeptRow]
    summary: Summary | None


class PocketStore(Store):
    """What a room needs of a store. There are no snapshots: one table is opened at a time, and nobody else waits."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._writing: set[asyncio.Task[None]] = set()

    def write(self, appends: Sequence[Append], then: Callable[[Written], None]) -> None:
        """In a transaction of its own; `then` is called when it is complete."""
        task = asyncio.get_running_loop().create_task(self._write(appends, then))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _write(self, appends: Sequence[Append], then: Callable[[Written], None]) -> None:
        first = appends[0]
        try:
            check_rows(appends)
            kept = [
                KeptAppend(
                    each.table,
                    [KeptRow(row.line, row.body.decode(), row.seat, row.action) for row in each.rows],
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
            then(Written(error))
        except Exception as error:  # the worker around us cannot write: nothing was promised
            then(Written(StoreDown(error)))
        else:
            then(Written())

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """Rows in order."""
        found = await self._outside.rows(table, after)
        if not found:
            raise NoSuchTable(table)
        kept = msgspec.json.decode(found, type=list[KeptRow])
        return [Row(row.line, row.body.encode(), row.seat, row.action) for row in kept]

    async def tables(self, phase: str | None = None, listed: bool | None = None, limit: int = 1000) -> list[Listed]:
        """Entries, the one changed last first."""
        found = msgspec.json.decode(await self._outside.tables(), type=list[Listed])
        return [
            one
            for one in found
            if (phase is None or one.summary.phase == phase) and (listed is None or one.summary.listed == listed)
        ][:limit]

    async def find(self, table: str) -> Listed:
        """One entry."""
        found = await self._outside.entry(table)
        if not found:
            raise NoSuchTable(table)
        return msgspec.json.decode(found, type=Listed)

    async def snapshot(self, table: str) -> Snapshot | None:
        """There is none; but a table that was put aside is not opened again and again."""
        aside = (await self.find(table)).aside
        if aside is not None:
            raise PutAside(table, aside)
        return None

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """The rows are enough."""

    async def put_aside(self, table: str, why: str | None) -> None:
        """Mark a table."""
        await self._outside.put_aside(table, why)

    async def idle(self, phases: Sequence[str], seconds: int) -> list[str]:
        """Nothing is ended here because nobody came: it is the family's own browser."""
        return []

    async def purge(self, table: str) -> None:
        """The same as `erase`."""
        await self.erase(table)

    async def erase(self, table: str) -> list[str]:
        """Everything of a table. It is the family's own browser: other tables may go on naming it."""
        await self._outside.erase(table)
        return []

    async def replace(self, table: str, name: str, other: str) -> None:
        """Nobody is forgotten here: all devices have the same name, which tells nothing."""

    async def revealed(self, table: str) -> tuple[str, str] | None:
        """What is deleted is not remembered."""
        return None

    async def keep_revealed(self, table: str, commitment: str, seed: str) -> None:
        """What is deleted is not remembered."""

    async def note(self, name: str, body: bytes) -> int:
        """The house in a browser has nothing to write down for itself."""
        raise StoreDown("nothing is noted here")

    async def noted(self, name: str) -> tuple[int, bytes] | None:
        """Nothing."""
        return None

    async def close(self) -> None:
        """Finish what is under way."""
        if self._writing:
            await asyncio.wait(self._writing)
