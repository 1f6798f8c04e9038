"""What a room needs of a store: one small interface. `mulot.store` has it on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from mulot.core.errors import MulotError
from mulot.table.records import Append as Append
from mulot.table.records import Row, Summary

IDLE = "idle"
"""The note of tables that were seen to be idle. It is the only one that names tables."""


class StoreError(MulotError):
    """Something about the store that can be told."""


class Conflict(StoreError):
    """Somebody else has written this row: load the table again, then look what came of it."""

    key = "house-no-conflict"

    def __init__(self, table: str, line: int) -> None:
        self.table = table
        self.line = line
        super().__init__(table=table, line=line)


class StoreDown(StoreError):
    """The disk is full or the database is away. Nothing was promised; try again in a while."""

    key = "house-no-store-down"

    def __init__(self, why: object) -> None:
        super().__init__(why=str(why)[:200])


class NewerSchema(StoreError):
    """The database was used by a newer house."""

    key = "house-no-newer-schema"

    def __init__(self, found: int, known: int) -> None:
        super().__init__(found=found, known=known)


class NoSuchTable(StoreError):
    """There is no table of this name (any more)."""

    key = "house-no-such-table"

    def __init__(self, table: str) -> None:
        super().__init__(table=table[:40])


class PutAside(StoreError):
    """The rows of this table do not replay. It is put aside and named; the other tables go on."""

    key = "house-no-put-aside"

    def __init__(self, table: str, why: str) -> None:
        super().__init__(table=table, why=why)


class Listed(Struct, frozen=True):
    """A table in a list. Times are seconds since 1970, by the store's clock."""

    table: str
    summary: Summary
    lines: int
    opened_at: int
    changed_at: int
    aside: str | None = None
    """Why it was put aside."""


class Snapshot(Struct, frozen=True):
    """A table as it was after row `line`, for faster loading. A cache: it can be thrown away at any time."""

    line: int
    version: str
    """What wrote it; another version does not read it."""
    body: bytes


class Written(Struct, frozen=True):
    """Rows are durable; or nothing of them is there, and this is why."""

    error: Exception | None = None


class Store(Protocol):
    """What every store can do. Whatever it has said to be written survives a power cut."""

    @abstractmethod
    def write(self, appends: Sequence[Append], then: Callable[[Written], None]) -> None:
        """Write rows, all of them or none. `then` is called later, on the running loop: with a `Conflict` or
        `StoreDown` if it came to nothing."""

    async def append(self, *appends: Append) -> None:
        """The same for those who can wait: returns when the rows are durable. Raises Conflict or StoreDown."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(written: Written) -> None:
            if done.done():
                return  # whoever waited has gone; what was written stays written
            if written.error is None:
                done.set_result(None)
            else:
                done.set_exception(written.error)

        self.write(appends, then)
        await done

    @abstractmethod
    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """The rows of a table whose number is greater than `after`, in order. Raises NoSuchTable."""

    @abstractmethod
    async def tables(self, phase: str | None = None, listed: bool | None = None, limit: int = 1000) -> list[Listed]:
        """Tables, the one changed last first."""

    @abstractmethod
    async def find(self, table: str) -> Listed:
        """One table's entry. Raises NoSuchTable."""

    @abstractmethod
    async def snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot, if there is one."""

    @abstractmethod
    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot; an older one is dropped."""

    @abstractmethod
    async def put_aside(self, table: str, why: str | None) -> None:
        """Mark a table that does not replay, or (None) take the mark away."""

    @abstractmethod
    async def idle(self, phases: Sequence[str], seconds: int) -> list[str]:
        """Tables in one of these phases of which no row was written for that long."""

    @abstractmethod
    async def purge(self, table: str) -> None:
        """Delete a table and all its rows. A seed that was revealed stays known with its commitment."""

    @abstractmethod
    async def erase(self, table: str) -> list[str]:
        """Delete a table without a trace: rows, snapshot, seed, its name in notes and in the rows of other tables,
        where `replace` puts one that no table has. Return those others. On return SQLite's files hold none of it;
        PostgreSQL uses its space again when it comes to it."""

    @abstractmethod
    async def replace(self, table: str, name: str, other: str) -> None:
        """Put another name in place of this one (of a table, or a device's digest) in all rows of a table, as if it had
        never been there. Whoever has the table in memory must load it again."""

    @abstractmethod
    async def revealed(self, table: str) -> tuple[str, str] | None:
        """Commitment and seed of a table that was purged."""

    @abstractmethod
    async def keep_revealed(self, table: str, commitment: str, seed: str) -> None:
        """Keep the commitment and the seed of a table that another house has purged; those known here stay."""

    @abstractmethod
    async def note(self, name: str, body: bytes) -> int:
        """Write something down for the house itself, in place of what was noted under this name. Durable on return;
        returns the time by the store's clock. Raises StoreDown."""

    @abstractmethod
    async def noted(self, name: str) -> tuple[int, bytes] | None:
        """What was noted under this name, and when."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go."""


def check_rows(appends: Sequence[Append]) -> None:
    """Rows of one append are numbered one after the other, and row 0 comes with a summary. Raises Conflict."""
    for append in appends:
        rows, first = append.rows, append.rows[0].line
        gaps = len(rows) > 1 and any(row.line != first + i for i, row in enumerate(rows))
        if gaps or (first == 0 and append.summary is None):
            raise Conflict(append.table, first)
