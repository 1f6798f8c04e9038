"""Notices between nodes, and what a node does when another one also has a table in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mulot.actor import TableDriver
from mulot.server.cluster.pubsub import DELETED_REV, Notice, Notifier, coalesce
from mulot.server.config import Config
from mulot.server.games import ServerGames
from mulot.server.tables import manager
from mulot.server.tables.manager import ServerTableManager
from mulot.server.tables.monitored_store import MonitoredStore
from mulot.store.store_url import open_store
from mulot.table import commands as c
from mulot.table.records import Row


class RecordingNotifier(Notifier):
    """A notifier that records announcements. Tests pass notices to it."""

    def __init__(self) -> None:
        super().__init__()
        self.had: list[tuple[str, int | None]] = []
        self.left: list[str] = []
        self.heard: Callable[[Notice], None] = lambda rang: None

    def start(self, heard: Callable[[Notice], None], dead: Callable[[str, str], None]) -> None:
        self.heard = heard

    def announce_loaded(self, table: str, rev: int | None) -> None:
        self.had.append((table, rev))

    def announce_unloaded(self, table: str) -> None:
        self.left.append(table)


class CountingStore(MonitoredStore):
    """A store that counts how often rows are read."""

    reads = 0

    async def rows(self, table: str, after: int = -1) -> Sequence[Row]:
        self.reads += 1
        return await super().rows(table, after)


class ServerNode:
    """A node with one table in memory that nobody watches."""

    def __init__(
        self, bell: RecordingNotifier, store: CountingStore, rooms: ServerTableManager, room: TableDriver
    ) -> None:
        self.notifier, self.store, self.rooms, self.room = bell, store, rooms, room

    @property
    def rev(self) -> int:
        assert self.room.table is not None
        return self.room.table.rev

    def hear(self, **told: object) -> None:
        self.notifier.heard(Notice("another", "nest", **told))  # type: ignore[arg-type]  # each test says what it needs


@asynccontextmanager
async def house(tmp_path: Path) -> AsyncIterator[ServerNode]:
    bell = RecordingNotifier()
    store = CountingStore(await open_store(str(tmp_path / "house.db")))
    rooms = ServerTableManager(store, ServerGames(), Config(), bell, shared=True)
    await rooms.start()
    try:
        await rooms.create(c.OpenTable(table="nest", seed=bytes(32), game="souriciere", seats=2), "anna")
        yield ServerNode(bell, store, rooms, await rooms.driver("nest"))
    finally:
        await rooms.close()


def test_presence_request_is_answered_with_the_last_row(tmp_path: Path) -> None:
    """The other node may have read the rows just before the last one was written."""

    async def story() -> None:
        async with house(tmp_path) as here:
            before = here.rev
            await here.room.run_command(c.ClaimSeat(seat=0), "anna")
            here.hear(who=True)
            here.notifier.heard(Notice("another", "a table that is not here", who=True))
            assert here.notifier.had == [("nest", before + 1)]

    asyncio.run(story())


def test_rows_of_another_node_are_not_read_at_unwatched_tables(tmp_path: Path) -> None:
    """A node does not read another node's rows at tables that nobody watches here; if it did, each would do the work of
    both."""

    async def story() -> None:
        async with house(tmp_path) as here:
            here.hear(rev=here.rev + 5)
            assert here.room.is_idle
            assert here.store.reads == 0
            await here.room.run_command(c.Inspect(lambda table: None), "anna")
            assert here.store.reads == 1, "whoever comes in looks"

    asyncio.run(story())


def test_rows_of_another_node_are_read_at_watched_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            monkeypatch.setattr(TableDriver, "is_active", True)
            here.hear(rev=here.rev + 5)
            assert not here.room.is_idle
            await here.room.wait_until_idle()
            assert here.store.reads == 1

    asyncio.run(story())


@pytest.mark.parametrize("told", [{"rev": 7}, {"who": True}])
def test_unused_table_of_another_node_is_unloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: dict[str, object]
) -> None:
    monkeypatch.setattr(manager, "UNLOAD_REMOTE_AFTER_S", 0)

    async def story() -> None:
        async with house(tmp_path) as here:
            here.hear(**told)
            here.hear(**told)
            await asyncio.sleep(0.01)
            assert here.notifier.left == ["nest"]
            assert await here.rooms.driver("nest") is not here.room

    asyncio.run(story())


def test_table_of_another_node_stays_loaded_if_somebody_connects(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manager, "UNLOAD_REMOTE_AFTER_S", 0)

    async def story() -> None:
        async with house(tmp_path) as here:
            here.hear(rev=7)
            with monkeypatch.context() as connected:
                connected.setattr(TableDriver, "is_active", True)
                await asyncio.sleep(0.01)
                assert here.notifier.left == []
                assert await here.rooms.driver("nest") is here.room
            here.hear(rev=7)
            async with asyncio.timeout(60):
                while here.notifier.left != ["nest"]:  # nobody is connected any more
                    await asyncio.sleep(0.001)

    asyncio.run(story())


def test_deletion_on_another_node_unloads_unwatched_tables_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            await here.store.erase("nest")
            here.hear(rev=DELETED_REV)
            await here.room.wait_until_idle()
            assert here.store.reads == 1
            assert here.room.table is None

    asyncio.run(story())


def test_several_rows_of_a_table_are_coalesced_into_the_last() -> None:
    row = [Notice("here", "nest", rev=rev) for rev in (3, 4, 5)]
    other, said, left = (
        Notice("here", "mill", rev=9),
        Notice("here", "nest", said="hello"),
        Notice("here", "nest", here=False),
    )
    assert coalesce([row[0], other, said, row[1], left, row[2]]) == [other, said, left, row[2]]
    assert coalesce([row[0], left]) == [row[0], left]
