"""The store on PostgreSQL, for several nodes. One connection writes rows in groups; a pool of connections reads."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import asyncpg

from mulot.actor.store_interface import (
    IDLE_KEY,
    Conflict,
    NoSuchTable,
    Snapshot,
    Store,
    StoreDown,
    TableEntry,
    WriteResult,
    check_rows,
    new_table_id,
)
from mulot.store.migrations import pending_migrations
from mulot.table.records import Append, Row, Summary

SCHEMA_LOCK = 0x6D756C6F74
"""Key of the advisory lock that lets only one node at a time migrate the schema."""
MAX_BATCH = 512
"""Maximum number of writes per group."""
MIN_SHARED, WAIT_S = 8, 0.001
"""If the last group had at least `MIN_SHARED` writes, the next one waits `WAIT_S` seconds for more: a group costs this
process as much CPU time as thirty rows."""

_LIST = """
SELECT t.id, t.game, t.phase, t.listed, t.seats, t.free, t.commitment, t.revealed, t.opened_at, t.aside,
    l.line, l.at AS changed_at
FROM tables t,
    LATERAL (SELECT line, at FROM lines WHERE tbl = t.id ORDER BY line DESC LIMIT 1) l
"""
_ADD_LINES = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bytea[]) AS g (tbl, line, seat, action, body)
),
gaps AS (
    SELECT count(*) AS n FROM (SELECT tbl, min(line) AS line FROM given GROUP BY tbl) AS f
    WHERE f.line > 0 AND NOT EXISTS (SELECT 1 FROM lines l WHERE l.tbl = f.tbl AND l.line = f.line - 1)
),
added AS (
    INSERT INTO lines (tbl, line, seat, action, at, body)
    SELECT given.tbl, given.line, given.seat, given.action, $6, given.body FROM given, gaps WHERE gaps.n = 0
    RETURNING 1
)
SELECT count(*) FROM added
"""
_NEW_TABLE = """
INSERT INTO tables (id, game, phase, listed, seats, free, commitment, revealed, opened_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
"""
_UPDATE_SUMMARY = """
UPDATE tables SET game = $2, phase = $3, listed = $4, seats = $5, free = $6, commitment = $7, revealed = $8
WHERE id = $1
"""

PendingWrite = tuple[Sequence[Append], Callable[[WriteResult], None]]
UNAVAILABLE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""Errors raised when the database server is unreachable, starting, stopping, or full."""


class _GroupRejected(Exception):
    """A write in a group failed because of a conflict."""


class PostgresStore(Store):
    """A `Store` on PostgreSQL, whose methods are described there. Open it with `await PostgresStore.open(url)`."""

    def __init__(self, url: str, clock: Callable[[], float]) -> None:
        self._url, self._clock = url, clock
        self._pool: asyncpg.Pool | None = None
        self._writer: asyncpg.Connection | None = None
        self._pending: list[PendingWrite] = []
        self._wake_up = asyncio.Event()
        self._closed = False
        self._flush_task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, clock: Callable[[], float] = time.time) -> PostgresStore:
        """Connect, migrate the schema, and return the store. Raises NewerSchema or StoreDown."""
        store = cls(url, clock)
        try:
            store._pool = await asyncpg.create_pool(url, min_size=0, max_size=4, command_timeout=30)
            async with store._pool.acquire() as connection:
                await _migrate(connection)
        except (*UNAVAILABLE, ValueError) as error:  # ValueError: the URL is invalid
            await store._close_connections()
            raise StoreDown(error) from None
        except BaseException:
            await store._close_connections()
            raise
        store._flush_task = asyncio.create_task(store._flush())
        return store

    # ---------------------------------------------------------------- writing

    def write(self, appends: Sequence[Append], on_done: Callable[[WriteResult], None]) -> None:
        try:
            check_rows(appends)
            if self._closed:
                raise StoreDown("closed")
        except (Conflict, StoreDown) as error:
            _report_result([(appends, on_done)], WriteResult(error))
        else:
            self._pending.append((appends, on_done))
            self._wake_up.set()

    async def _flush(self) -> None:
        """Write pending rows in groups until the store is closed."""
        while not self._closed or self._pending:
            await self._wake_up.wait()
            self._wake_up.clear()
            shared = 0
            while self._pending:
                if MIN_SHARED <= shared > len(self._pending):
                    await asyncio.sleep(WAIT_S)
                shared = min(len(self._pending), MAX_BATCH)
                group, self._pending = self._pending[:MAX_BATCH], self._pending[MAX_BATCH:]
                try:
                    await self._write_group(group)
                except Exception as error:
                    # The state of the connection is unknown, and so is whether the group was written.
                    self._drop_writer()
                    _report_result(group, WriteResult(StoreDown(error)))

    async def _write_group(self, group: list[PendingWrite]) -> None:
        """Write a group in one transaction. If any write conflicts, write each of them in its own transaction."""
        if self._writer is None or self._writer.is_closed():
            self._writer = await asyncpg.connect(self._url, command_timeout=30)
        try:
            await self._write(self._writer, [append for appends, _ in group for append in appends])
        except (_GroupRejected, asyncpg.IntegrityConstraintViolationError):
            for appends, then in group:
                try:
                    await self._write(self._writer, appends)
                except (_GroupRejected, asyncpg.IntegrityConstraintViolationError):
                    _report_result([(appends, then)], WriteResult(Conflict(appends[0].table, appends[0].rows[0].line)))
                else:
                    _report_result([(appends, then)], WriteResult())
        else:
            _report_result(group, WriteResult())

    async def _write(self, connection: asyncpg.Connection, appends: Sequence[Append]) -> None:
        """Write these appends in one transaction. Raises _GroupRejected on a conflict."""
        at = int(self._clock())
        rows = [(append.table, row) for append in appends for row in append.rows]
        arguments = (
            [table for table, _ in rows],
            [row.line for _, row in rows],
            [row.seat for _, row in rows],
            [row.action for _, row in rows],
            [row.body for _, row in rows],
            at,
        )
        if all(append.summary is None for append in appends):
            # A single statement is its own transaction; if it added nothing, there is nothing to roll back.
            if await connection.fetchval(_ADD_LINES, *arguments) != len(rows):
                raise _GroupRejected
            return
        async with connection.transaction():
            for append in appends:
                if append.summary is not None:
                    await _write_summary(connection, append, append.summary, at)
            if await connection.fetchval(_ADD_LINES, *arguments) != len(rows):
                raise _GroupRejected

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._fetch(
            "INSERT INTO snapshots VALUES ($1, $2, $3, $4) ON CONFLICT (tbl) DO UPDATE"
            " SET line = excluded.line, version = excluded.version, body = excluded.body",
            table,
            snapshot.line,
            snapshot.version,
            snapshot.body,
        )

    async def quarantine(self, table: str, why: str | None) -> None:
        await self._fetch("UPDATE tables SET aside = $2 WHERE id = $1", table, why)

    async def purge(self, table: str) -> None:
        await self._fetch(
            "WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING id, commitment, revealed)"
            " INSERT INTO revealed SELECT id, commitment, revealed FROM gone WHERE revealed IS NOT NULL"
            " ON CONFLICT (tbl) DO NOTHING",
            table,
        )

    async def save_revealed_seed(self, table: str, commitment: str, seed: str) -> None:
        await self._fetch("INSERT INTO revealed VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", table, commitment, seed)

    async def set_meta(self, key: str, value: bytes) -> int:
        at = int(self._clock())
        await self._fetch(
            "INSERT INTO notes VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE"
            " SET at = excluded.at, body = excluded.body",
            key,
            at,
            value,
        )
        return at

    async def erase(self, table: str) -> list[str]:
        """Delete everything about a table, including its seed. Return the ids of the tables whose rows referred to it.
        docs/hosting.md says what PostgreSQL itself may keep, and where."""
        found = await self._fetch(
            "SELECT DISTINCT tbl FROM lines"
            " WHERE action IS NULL AND tbl != $1 AND position(convert_to($2, 'UTF8') IN body) > 0",
            table,
            f'"{table}"',
        )
        others, random_id = [str(row["tbl"]) for row in found], new_table_id()
        for each in others:
            await self.replace_in_rows(each, table, random_id)
        await self._fetch(
            "WITH known AS (DELETE FROM revealed WHERE tbl = $1),"
            " idle AS (UPDATE notes SET body = convert_to((convert_from(body, 'UTF8')::jsonb - $1)::text, 'UTF8')"
            " WHERE name = $2 AND position(convert_to($1, 'UTF8') IN body) > 0)"
            " DELETE FROM tables WHERE id = $1",
            table,
            IDLE_KEY,
        )
        return others

    async def replace_in_rows(self, table: str, old: str, new: str) -> None:
        """Replace an id in all rows of a table. The table's snapshot is deleted, because it contains the id too."""
        await self._fetch(
            "WITH kept AS (DELETE FROM snapshots WHERE tbl = $1)"
            " UPDATE lines SET body = convert_to(replace(convert_from(body, 'UTF8'), $2, $3), 'UTF8')"
            " WHERE tbl = $1 AND position(convert_to($2, 'UTF8') IN body) > 0",
            table,
            f'"{old}"',
            f'"{new}"',
        )

    # ---------------------------------------------------------------- reading

    async def get_meta(self, key: str) -> tuple[int, bytes] | None:
        for row in await self._fetch("SELECT at, body FROM notes WHERE name = $1", key):
            return int(row[0]), bytes(row[1])
        return None

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        found = await self._fetch(
            "SELECT line, body, seat, action FROM lines WHERE tbl = $1 AND line > $2 ORDER BY line", table, after
        )
        if not found:
            await self.find(table)
        return [Row(*row) for row in found]

    async def tables(self, phase: str | None = None, listed: bool | None = None, limit: int = 1000) -> list[TableEntry]:
        where = (
            "WHERE ($1::text IS NULL OR phase = $1) AND ($2::boolean IS NULL OR listed = $2)"
            " ORDER BY changed_at DESC, id LIMIT $3"
        )
        return [_table_entry(row) for row in await self._fetch(_LIST + where, phase, listed, limit)]

    async def find(self, table: str) -> TableEntry:
        for row in await self._fetch(_LIST + "WHERE t.id = $1", table):
            return _table_entry(row)
        raise NoSuchTable(table)

    async def idle_tables(self, phases: Sequence[str], seconds: int) -> list[str]:
        found = await self._fetch(
            "SELECT id FROM tables WHERE phase = ANY($1) AND aside IS NULL"
            " AND (SELECT at FROM lines WHERE tbl = id ORDER BY line DESC LIMIT 1) <= $2 ORDER BY id",
            list(phases),
            int(self._clock()) - seconds,
        )
        return [str(row[0]) for row in found]

    async def load_snapshot(self, table: str) -> Snapshot | None:
        for row in await self._fetch("SELECT line, version, body FROM snapshots WHERE tbl = $1", table):
            return Snapshot(*row)
        return None

    async def get_revealed_seed(self, table: str) -> tuple[str, str] | None:
        for row in await self._fetch("SELECT commitment, seed FROM revealed WHERE tbl = $1", table):
            return str(row[0]), str(row[1])
        return None

    async def close(self) -> None:
        self._closed = True
        self._wake_up.set()
        if self._flush_task is not None:
            await self._flush_task
        await self._close_connections()

    # ---------------------------------------------------------------- connections

    async def _fetch(self, sql: str, *arguments: Any) -> list[Any]:
        if self._pool is None:
            raise StoreDown("closed")
        try:
            return list(await self._pool.fetch(sql, *arguments))
        except UNAVAILABLE as error:
            raise StoreDown(error) from None

    def _drop_writer(self) -> None:
        """Terminate the writing connection; the next write opens a new one."""
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None

    async def _close_connections(self) -> None:
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        if self._pool is not None:
            await self._pool.close()
            self._pool = None


async def _migrate(connection: Any) -> None:
    """Run the pending migrations, on only one node at a time. Raises NewerSchema."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)")
        found = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        for number, sql in pending_migrations("postgres", found):
            await connection.execute(sql)
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)


async def _write_summary(connection: Any, append: Append, summary: Summary, at: int) -> None:
    """Insert or update the table's summary. Raises _GroupRejected if the table does not exist."""
    row = (
        append.table, summary.game, summary.phase, summary.listed, summary.seats, summary.free, summary.commitment,
        summary.revealed,
    )  # fmt: skip
    if append.rows[0].line == 0:
        await connection.execute(_NEW_TABLE, *row, at if append.opened_at is None else append.opened_at)
    elif await connection.execute(_UPDATE_SUMMARY, *row) != "UPDATE 1":
        raise _GroupRejected


def _report_result(group: Sequence[PendingWrite], result: WriteResult) -> None:
    """Schedule each callback separately, so that an error in one does not affect the others."""
    loop = asyncio.get_running_loop()
    for _, then in group:
        loop.call_soon(then, result)


def _table_entry(row: Any) -> TableEntry:
    table, game, phase, listed, seats, free, commitment, revealed, opened_at, aside, line, changed_at = row
    summary = Summary(game, phase, listed, seats, free, commitment, revealed)
    return TableEntry(table, summary, line + 1, opened_at, changed_at, aside)
