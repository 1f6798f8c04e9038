"""All that the house in a browser needs of the browser. `web/pocket/` has it; tests have it without one."""

from __future__ import annotations

from typing import Protocol


class Outside(Protocol):
    """The worker around Python. Texts are JSON: they pass the border between the languages as one value."""

    async def append(self, appends: str) -> str:
        """Make rows durable, all or none. The answer is empty; or `conflict` or `down` and, after a space, why."""

    async def rows(self, table: str, after: int) -> str:
        """The rows of a table after this one; empty where there is no such table."""

    async def tables(self) -> str:
        """All entries of tables, the one changed last first."""

    async def entry(self, table: str) -> str:
        """One entry; empty where there is none."""

    async def put_aside(self, table: str, why: str | None) -> None:
        """Mark a table that does not replay."""

    async def erase(self, table: str) -> None:
        """Delete a table and all its rows."""

    async def work(self, what: str, order: bytes, seconds: float) -> bytes:
        """Have the second worker do something (`think` or `make`). Raises if it dies or takes longer than this."""

    def tell(self, screen: int, text: str) -> None:
        """A packet for a screen."""

    def close(self, screen: int, code: int) -> None:
        """Nothing more comes to this screen."""

    def ring(self, table: str, rev: int) -> None:
        """Tell the other tabs of this browser that a table has a new row, or (-1) that it is deleted."""

    async def claim(self, table: str) -> None:
        """Wait until this tab alone looks after a table: one tab lets its characters think, the others watch."""

    def release(self, table: str) -> None:
        """Let another tab look after it, or stop waiting for that."""
