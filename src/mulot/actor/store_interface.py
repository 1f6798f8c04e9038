"""The storage interface that the actors use. `mulot.store` implements it on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Annotated, Protocol

from msgspec import Meta, Struct, field

from mulot.core.errors import MulotError
from mulot.table.records import Append as Append
from mulot.table.records import Identifier, Row, Summary

IDLE_KEY = "idle"
"""Metadata key for the tables that have been seen idle. It is the only entry that contains table ids."""


def new_table_id() -> str:
    """Return a new table id that cannot be guessed. It never begins with a dash, which would make it look like a
    command-line option."""
    return secrets.choice("abcdefghijklmnopqrstuvwxyz") + secrets.token_urlsafe(16)[1:]


class StoreError(MulotError):
    """A storage error, with a message for users."""


class Conflict(StoreError):
    """Another process has already written this row: load the table again to see what it wrote."""

    key = "house-no-conflict"

    def __init__(self, table: str, line: int) -> None:
        self.table = table
        self.line = line
        super().__init__(table=table, line=line)


class StoreDown(StoreError):
    """The disk is full or the database is unreachable. Nothing was acknowledged; try again later."""

    key = "house-no-store-down"

    def __init__(self, why: object) -> None:
        super().__init__(why=str(why)[:200])


class NewerSchema(StoreError):
    """The database has been used by a newer version of the software."""

    key = "house-no-newer-schema"

    def __init__(self, found: int, known: int) -> None:
        super().__init__(found=found, known=known)


class NoSuchTable(StoreError):
    """There is no table with this id, or it has been deleted."""

    key = "house-no-such-table"

    def __init__(self, table: str) -> None:
        super().__init__(table=table[:40])


class Quarantined(StoreError):
    """The rows of this table cannot be replayed, so it is quarantined. Other tables are not affected."""

    key = "house-no-put-aside"

    def __init__(self, table: str, why: str) -> None:
        super().__init__(table=table, why=why)


class TableEntry(Struct, frozen=True):
    """A table in a list. Times are Unix times from the store's clock."""

    table: Identifier
    summary: Summary
    lines: int
    opened_at: Annotated[int, Meta(ge=0, lt=1 << 40)]
    changed_at: int
    quarantine_reason: str | None = field(default=None, name="aside")
    """Why the table is quarantined; None if it is not."""


class Snapshot(Struct, frozen=True):
    """A table as it was after row `line`, to speed up loading. It is only a cache and may be deleted at any time."""

    line: int
    version: str
    """The format and game version. A snapshot with another version is not read."""
    body: bytes


class WriteResult(Struct, frozen=True):
    """The result of a write. If `error` is None the rows are durable; otherwise none of them was written."""

    error: Exception | None = None


class Store(Protocol):
    """What every store can do. Once rows are reported as written, they survive a power failure."""

    @abstractmethod
    def write(self, appends: Sequence[Append], on_done: Callable[[WriteResult], None]) -> None:
        """Write rows, all or none, then call `on_done` on the running event loop. Its result contains a `Conflict` or
        `StoreDown` if the write failed."""

    async def append(self, *appends: Append) -> None:
        """Write rows, all or none, and return when they are durable. Raises Conflict or StoreDown."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(written: WriteResult) -> None:
            if done.done():
                return  # the caller was cancelled, but the rows are written
            if written.error is None:
                done.set_result(None)
            else:
                done.set_exception(written.error)

        self.write(appends, then)
        await done

    @abstractmethod
    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """Return the rows of a table numbered higher than `after`, in order. Raises NoSuchTable."""

    @abstractmethod
    async def tables(self, phase: str | None = None, listed: bool | None = None, limit: int = 1000) -> list[TableEntry]:
        """Return up to `limit` tables, the most recently changed first, optionally only those in this phase, or only
        listed or unlisted ones."""

    @abstractmethod
    async def find(self, table: str) -> TableEntry:
        """Return one table's entry. Raises NoSuchTable."""

    @abstractmethod
    async def load_snapshot(self, table: str) -> Snapshot | None:
        """Return the table's snapshot, or None if there is none."""

    @abstractmethod
    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Save a snapshot, replacing the previous one."""

    @abstractmethod
    async def quarantine(self, table: str, why: str | None) -> None:
        """Mark a table as quarantined, with the reason why it cannot be replayed. None removes the mark."""

    @abstractmethod
    async def idle_tables(self, phases: Sequence[str], seconds: int) -> list[str]:
        """Return the ids of the tables in one of these phases that have had no new row for at least this many
        seconds."""

    @abstractmethod
    async def purge(self, table: str) -> None:
        """Delete a table and all its rows. If its seed was revealed, `get_revealed_seed` still returns its seed and
        commitment."""

    @abstractmethod
    async def erase(self, table: str) -> list[str]:
        """Delete a table without leaving a trace: its rows, snapshot and seed, and its id in metadata and in other
        tables' rows, where a random id replaces it. Return the ids of those other tables. When this returns, SQLite's
        files contain no trace of the table; PostgreSQL reuses the space later."""

    @abstractmethod
    async def replace_in_rows(self, table: str, old: str, new: str) -> None:
        """Replace an id (of a table, or a device's digest) in all rows of a table, as if it had never been there. A
        copy of the table in memory must be reloaded afterwards."""

    @abstractmethod
    async def get_revealed_seed(self, table: str) -> tuple[str, str] | None:
        """Return the commitment and the seed of a purged table, or None if they are not known."""

    @abstractmethod
    async def save_revealed_seed(self, table: str, commitment: str, seed: str) -> None:
        """Save the commitment and the seed of a table that another server has purged. An existing entry is not
        changed."""

    @abstractmethod
    async def set_meta(self, key: str, value: bytes) -> int:
        """Set a metadata entry of the server, durably. Return the time of the store's clock. Raises StoreDown."""

    @abstractmethod
    async def get_meta(self, key: str) -> tuple[int, bytes] | None:
        """Return the time at which a metadata entry was set, and its value; None if it does not exist."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending work, then close the store."""


def check_rows(appends: Sequence[Append]) -> None:
    """Check that the rows of each append are consecutive, and that row 0 comes with a summary. Raises Conflict."""
    for append in appends:
        rows, first = append.rows, append.rows[0].line
        gaps = len(rows) > 1 and any(row.line != first + i for i, row in enumerate(rows))
        if gaps or (first == 0 and append.summary is None):
            raise Conflict(append.table, first)
