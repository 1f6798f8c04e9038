"""A stand-in for the browser around the offline version: rows in memory, and a second worker that answers at once."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from mulot.browser.entry import run_job
from mulot.service.games import OfferedGames


class Database:
    """Rows by table, like the browser's database; several tabs may share it."""

    def __init__(self) -> None:
        self.rows: dict[str, list[list[Any]]] = {}
        self.entries: dict[str, dict[str, Any]] = {}
        self.down: str | None = None
        """The reason why nothing can be written, or None."""
        self.tabs: list[Tab] = []
        self.kept: dict[str, Tab] = {}
        """The tab that owns each table."""


class Tab:
    """One tab: an `Outside`, and the messages that its pages were sent."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.told: dict[int, list[dict[str, Any]]] = {}
        self.shown: dict[int, dict[str, Any]] = {}
        self.closed: dict[int, int] = {}
        self.house: Any = None
        self.games = OfferedGames()
        self.works = True
        """True if the second worker answers."""
        self.waits: asyncio.Event | None = None
        """Bots wait for this event, if it is set."""
        self.asked = 0
        database.tabs.append(self)

    async def append(self, appends: str) -> str:
        if self.database.down is not None:
            return f"down {self.database.down}"
        wanted = msgspec.json.decode(appends)
        for each in wanted:
            rows = self.database.rows.get(each["table"], [])
            known = {(row[2], row[3]) for row in rows if row[3] is not None}
            if each["rows"][0][0] != len(rows) or any((row[2], row[3]) in known for row in each["rows"]):
                return f"conflict {each['table']}"
        for each in wanted:
            table, now = each["table"], int(time.time())
            self.database.rows.setdefault(table, []).extend(each["rows"])
            entry = self.database.entries.setdefault(table, {"table": table, "opened_at": now, "aside": None})
            entry |= {"lines": len(self.database.rows[table]), "changed_at": now}
            if each["summary"] is not None:
                entry["summary"] = each["summary"]
        return ""

    async def rows(self, table: str, after: int) -> str:
        if table not in self.database.rows:
            return ""
        return msgspec.json.encode([row for row in self.database.rows[table] if row[0] > after]).decode()

    async def tables(self) -> str:
        return msgspec.json.encode(list(self.database.entries.values())).decode()

    async def entry(self, table: str) -> str:
        found = self.database.entries.get(table)
        return "" if found is None else msgspec.json.encode(found).decode()

    async def put_aside(self, table: str, why: str | None) -> None:
        self.database.entries[table]["aside"] = why

    async def erase(self, table: str) -> None:
        self.database.rows.pop(table, None)
        self.database.entries.pop(table, None)

    async def work(self, what: str, order: bytes, seconds: float) -> bytes:
        if not self.works:
            raise OSError("the second worker is gone")
        self.asked += 1
        if self.waits is not None:
            await self.waits.wait()
        return run_job(self.games, what, order)

    def tell(self, screen: int, text: str) -> None:
        self.told.setdefault(screen, []).extend(msgspec.json.decode(line) for line in text.split("\n"))

    def close(self, screen: int, code: int) -> None:
        self.closed[screen] = code

    def ring(self, table: str, rev: int) -> None:
        for tab in self.database.tabs:
            if tab is not self and tab.house is not None:
                tab.house.hear_of(table, rev)

    async def claim(self, table: str) -> None:
        while self.database.kept.setdefault(table, self) is not self:
            await asyncio.sleep(0)

    def release(self, table: str) -> None:
        if self.database.kept.get(table) is self:
            del self.database.kept[table]
