"""What a node says when another one asks for a table that it has in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from mulot.server.bell import Bell, Rang
from mulot.server.config import Config
from mulot.server.games import Games
from mulot.server.rooms import Rooms
from mulot.server.watched_store import WatchedStore
from mulot.store.opening import open_store
from mulot.table import commands as c


class Noting(Bell):
    """A bell of which a test knows what was rung, and which it can ring itself."""

    def __init__(self) -> None:
        self.had: list[tuple[str, int | None]] = []
        self.heard: Callable[[Rang], None] = lambda rang: None

    def start(self, heard: Callable[[Rang], None], dead: Callable[[str, str], None]) -> None:
        self.heard = heard

    def have(self, table: str, rev: int | None) -> None:
        self.had.append((table, rev))


def test_whoever_asks_hears_the_last_row_too(tmp_path: Path) -> None:
    """It may have read the rows just before the last one was written, when nobody knew yet that it is there."""

    async def story() -> None:
        bell = Noting()
        store = WatchedStore(await open_store(str(tmp_path / "house.db")))
        rooms = Rooms(store, Games(), Config(), bell)
        await rooms.start()
        try:
            await rooms.create(c.Open(table="nest", seed=bytes(32), game="souriciere", seats=2), "anna")
            room = await rooms.room("nest")
            assert room.table is not None
            before = room.table.rev
            await room.ask(c.Take(seat=0), "anna")
            bell.heard(Rang("another", "nest", who=True))
            bell.heard(Rang("another", "a table that is not here", who=True))
            assert bell.had == [("nest", before + 1)]
        finally:
            await rooms.close()

    asyncio.run(story())
