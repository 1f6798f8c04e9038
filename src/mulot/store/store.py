"""Where rows are kept: one small interface, two implementations (`sqlite`, `postgres`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from mulot.core.errors import MulotError
from mulot.table.records import Append as Append
from mulot.table.records import Row, Summary


class StoreError(MulotError):
    """Something about the store that can be told."""


class Conflict(StoreError):
    """Somebody else has written this row, or has played this action already: load the table again, then look."""

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


class Store(Protocol):
    """What every store can do. Whatever has returned from `append` survives a power cut."""

    async def append(self, *appends: Append) -> None:
        """Write rows, all of them or none; returns when they are durable. Raises Conflict or StoreDown."""

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """The rows of a table whose number is greater than `after`, in order. Raises NoSuchTable."""

    async def tables(self, phase: str | None = None, listed: bool | None = None, limit: int = 1000) -> list[Listed]:
        """Tables, the one changed last first."""

    async def find(self, table: str) -> Listed:
        """One table's entry. Raises NoSuchTable."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot, if there is one."""

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot; an older one is dropped."""

    async def put_aside(self, table: str, why: str | None) -> None:
        """Mark a table that does not replay, or (None) take the mark away."""

    async def idle(self, phases: Sequence[str], seconds: int) -> list[str]:
        """Tables in one of these phases of which no row was written for so long."""

    async def purge(self, table: str) -> None:
        """Delete a table and all its rows. A seed that was revealed stays known with its commitment."""

    async def revealed(self, table: str) -> tuple[str, str] | None:
        """Commitment and seed of a table that was purged."""

    async def close(self) -> None:
        """Finish what is under way and let go."""
