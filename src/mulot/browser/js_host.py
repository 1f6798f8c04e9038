"""The interface to JavaScript: storage, messages to the page, the second worker, and other tabs."""

from __future__ import annotations

from typing import Protocol


class JsHost(Protocol):
    """The JavaScript worker around Python. Structured values are passed as JSON text."""

    async def append(self, appends: str) -> str:
        """Store rows durably, all or none. Return an empty string, or `conflict` or `down` with a reason after a
        space."""

    async def rows(self, table: str, after: int) -> str:
        """Return the rows of a table after this line, or an empty string if there is no such table."""

    async def tables(self) -> str:
        """Return the entries of all tables, the most recently changed first."""

    async def entry(self, table: str) -> str:
        """Return the entry of a table, or an empty string if there is none."""

    async def put_aside(self, table: str, why: str | None) -> None:
        """Mark a table as not replayable, or remove the mark with None."""

    async def erase(self, table: str) -> None:
        """Delete a table and all its rows."""

    async def work(self, what: str, order: bytes, seconds: float) -> bytes:
        """Return the result of a job (`think` or `make`) in the second worker. Raises if it dies or takes longer than
        `seconds`."""

    def tell(self, screen: int, text: str) -> None:
        """Send a packet to a viewer of the page."""

    def close(self, screen: int, code: int) -> None:
        """Close the connection to a viewer with this code."""

    def ring(self, table: str, rev: int) -> None:
        """Notify other tabs of a table's last row, or of its deletion with -1."""

    async def claim(self, table: str) -> None:
        """Wait until this tab owns a table. Only the owner runs its bots, other tabs watch."""

    def release(self, table: str) -> None:
        """Give up a table, or stop waiting for it."""
