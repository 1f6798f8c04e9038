"""The interface to JavaScript: storage, messages to the page, the second worker, and other tabs."""

from typing import Protocol


class JavaScriptWorker(Protocol):
    """What the JavaScript worker in which Python runs implements, and Python calls. Structured values are passed as
    JSON text."""

    async def append(self, appends: str) -> str:
        """Store rows durably, all or none. Return an empty string, or after a failure `conflict` or `down`, a space,
        and the reason."""

    async def rows(self, table: str, after: int) -> str:
        """Return the rows of a table numbered higher than `after`, or an empty string if there is no such table."""

    async def tables(self) -> str:
        """Return the entries of all tables, the most recently changed first."""

    async def entry(self, table: str) -> str:
        """Return the entry of a table in the browser's storage, or an empty string if there is none."""

    async def put_aside(self, table: str, why: str | None) -> None:
        """Mark a table as quarantined, with the reason why it cannot be replayed. None removes the mark."""

    async def erase(self, table: str) -> None:
        """Delete a table and all its rows."""

    async def work(self, what: str, order: bytes, seconds: float) -> bytes:
        """Have the second worker do a job (`think` or `make`), and return its result. Raises if the worker dies or
        takes longer than `seconds`."""

    def tell(self, screen: int, text: str) -> None:
        """Send a packet to a viewer on the page, given by number."""

    def close(self, screen: int, code: int) -> None:
        """Close the connection of a viewer with this WebSocket close code."""

    def ring(self, table: str, rev: int) -> None:
        """Tell other tabs the number of a table's last row, or -1 if the table was deleted."""

    async def claim(self, table: str) -> None:
        """Return once this tab owns a table. Only the owner runs the table's bots and timers; other tabs watch."""

    def release(self, table: str) -> None:
        """Give up a table, or stop waiting to own it."""
