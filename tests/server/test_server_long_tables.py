"""Slow work for long tables runs in a thread: the table waits for it in order, and other tables do not. Tables are
unloaded and saved in the background, and stopping ends all work."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import encode
from prometheus_client import REGISTRY

from kit.clients import run_story
from mulot.actor import Answer, TableDriver
from mulot.core.game import Ask
from mulot.server.config import Config
from mulot.server.games import ServerGames
from mulot.server.live.viewer_connection import ViewerConnection
from mulot.server.tables import manager
from mulot.server.tables.manager import REPLAY_THREADS, ServerTableManager
from mulot.server.tables.monitored_store import MonitoredStore
from mulot.store import open_store
from mulot.table import commands as c
from mulot.table import history_window
from mulot.table.messages import Ack


class HeldTableManager(ServerTableManager):
    """Records the threads that work, and holds them until the test releases them."""

    def __init__(self, *given: Any) -> None:
        self.begin = asyncio.Event()
        self.waiting = 0
        self.threads: set[int] = set()
        super().__init__(*given)

    async def _run_in_thread(self, work: Callable[[], Any]) -> Any:
        def noted() -> Any:
            self.threads.add(threading.get_ident())
            return work()

        self.waiting += 1
        await self.begin.wait()
        return await super()._run_in_thread(noted)


@asynccontextmanager
async def open_manager(folder: Path) -> AsyncIterator[HeldTableManager]:
    """Open a table manager, and close it afterwards."""
    store = MonitoredStore(await open_store(str(folder / "mulot.db")))
    rooms = HeldTableManager(store, ServerGames("toy_game"), Config(more_games="toy_game"))
    try:
        yield rooms
    finally:
        rooms.begin.set()
        await rooms.close()


async def start_table(rooms: ServerTableManager, table: str, moves: int) -> TableDriver:
    """Return a table with one person on both seats, after this many moves."""
    take = (c.ClaimSeat(seat=0), c.ClaimSeat(seat=1, name="hazel"))
    options = {"first": 0, "charms": False, "rats": 4}
    opens = c.OpenTable(table=table, seed=b"s" * 32, game="skirmish", seats=2, options=options, take=take)
    assert isinstance(await rooms.create(opens, "anna"), Ack)
    room = await rooms.driver(table)
    assert isinstance(await room.run_command(c.StartGame(), "anna"), Ack)
    for number in range(moves):
        assert isinstance(await send_move(room, number), Ack)
    return room


def send_move(room: TableDriver, number: int) -> asyncio.Future[Answer]:
    """Send the next move."""
    table = room.table
    assert table is not None
    assert isinstance(table.waiting, Ask)
    seat = table.waiting.must[0]
    action = Raw(encode(table.game.write(table.legal_actions(seat)[-1])))
    play = c.PlayMove(f"move-{number:06}", seat, table.questions[seat], action)
    return asyncio.ensure_future(room.run_command(play, "anna"))


def test_tables_are_unloaded_when_unused_and_saved_when_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_manager(tmp_path) as rooms:
            rooms.config = Config(more_games="toy_game", unload_after=60)
            room = await start_table(rooms, "a-table", 2)
            assert room.table is not None
            monkeypatch.setattr(manager, "SNAPSHOT_AFTER_ROWS", room.table.rev)
            await rooms._unload_if_idle(room, room.quiet_since + 60)
            assert await rooms.driver("a-table") is room, "it was used a minute ago"
            assert await rooms.store.load_snapshot("a-table") is None
            monkeypatch.setattr(manager, "SNAPSHOT_AFTER_ROWS", room.table.rev - 1)
            await rooms._unload_if_idle(room, room.quiet_since + 60)
            snapshot = await rooms.store.load_snapshot("a-table")
            assert snapshot is not None
            assert (snapshot.line, room.snapshot_rev) == (room.table.rev, room.table.rev)
            with monkeypatch.context() as watched:
                watched.setattr(TableDriver, "is_active", True)
                await rooms._unload_if_idle(room, room.quiet_since + 61)
                assert await rooms.driver("a-table") is room, "somebody is watching"
            await rooms._unload_if_idle(room, room.quiet_since + 61)
            assert await rooms.driver("a-table") is not room

    run_story(story)


def test_rows_and_moves_are_counted(tmp_path: Path) -> None:
    def counted() -> list[float | None]:
        return [REGISTRY.get_sample_value(f"mulot_{name}_total") for name in ("rows", "moves")]

    async def story() -> None:
        async with open_manager(tmp_path) as rooms:
            rows, moves = counted()
            assert rows is not None
            assert moves is not None
            room = await start_table(rooms, "a-table", 3)
            assert room.table is not None
            expected = [rows + room.table.rev + 1, moves + 3]
            async with asyncio.timeout(60):
                while counted() != expected:
                    await asyncio.sleep(0.001)

    run_story(story)


class SlowClient(ViewerConnection):
    """A client whose connection takes a while to close."""

    def __init__(self) -> None:
        self.reason = ""
        self.closed = asyncio.Event()

    def drop(self, why: str) -> None:
        self.reason = why

    async def wait_closed(self) -> None:
        await self.closed.wait()


def test_stopping_waits_until_all_connections_are_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_manager(tmp_path) as rooms:
            room, client = await start_table(rooms, "a-table", 0), SlowClient()
            room.sockets[1] = client
            stopping = asyncio.create_task(rooms.stop())
            async with asyncio.timeout(60):
                while not client.reason:
                    await asyncio.sleep(0.001)
            assert client.reason == "stopping"
            await asyncio.sleep(0.01)
            assert not stopping.done()
            client.closed.set()
            await asyncio.wait_for(stopping, 60)
            room.sockets.clear()

    run_story(story)


def test_closing_waits_until_background_work_has_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = []

    async def end_slowly(self: ServerTableManager) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.1)
            ended.append("purge")

    monkeypatch.setattr(ServerTableManager, "_purge_regularly", end_slowly)

    async def story() -> None:
        async with open_manager(tmp_path) as rooms:
            await rooms.start()
            await asyncio.sleep(0)
        assert ended == ["purge"]

    run_story(story)


def test_long_table_is_handled_in_a_thread_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history_window, "LONG_GAME_LINES", 4)

    async def story() -> None:
        async with open_manager(tmp_path) as rooms:
            long, short = await start_table(rooms, "long-table", 6), await start_table(rooms, "short-table", 2)
            assert (rooms.waiting, rooms.threads) == (0, set()), "playing needs no thread"
            answered: list[str] = []

            def ask(name: str, command: c.Command) -> asyncio.Future[Any]:
                asked = asyncio.ensure_future(long.run_command(command, "anna"))
                asked.add_done_callback(lambda _: answered.append(name))
                return asked

            asked = [ask("rewind", c.AskRewind(to=2)), ask("pause", c.PauseGame()), ask("resume", c.ResumeGame())]
            asked += [ask("rewind again", c.AskRewind(to=1)), ask("pause again", c.PauseGame())]
            for number in range(2):
                assert isinstance(await send_move(short, 10 + number), Ack)
            assert answered == []
            assert long.is_busy
            assert not long.is_idle
            rooms.begin.set()
            answers = await asyncio.gather(*asked)
            assert [type(answer) for answer in answers] == [Ack] * 5
            assert answered == ["rewind", "pause", "resume", "rewind again", "pause again"]
            assert [answer.rev for answer in answers] == sorted(answer.rev for answer in answers)
            assert rooms.threads
            assert threading.get_ident() not in rooms.threads
            await long.wait_until_idle()
            assert long.table is not None
            assert long.table.paused
            assert [row.line for row in await rooms.store.rows("long-table")] == list(range(long.table.rev + 1))

    run_story(story, 120)


def test_long_table_is_loaded_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mulot.actor.table_loader.LONG_GAME_LINES", 8)

    async def story() -> None:
        async with open_manager(tmp_path) as rooms:
            await start_table(rooms, "long-table", 6)
            await start_table(rooms, "short-table", 0)
        async with open_manager(tmp_path) as rooms:
            opening = asyncio.create_task(rooms.driver("long-table"))
            assert (await rooms.driver("short-table")).table is not None
            assert not opening.done()
            rooms.begin.set()
            assert (await opening).table is not None
            assert len(rooms.threads) == 1

    run_story(story, 120)


def test_closing_begins_no_further_work_in_threads(tmp_path: Path) -> None:
    async def story() -> None:
        store = MonitoredStore(await open_store(str(tmp_path / "mulot.db")))
        rooms = ServerTableManager(store, ServerGames("toy_game"), Config(more_games="toy_game"))
        release, begun = threading.Event(), list[int]()

        def work(number: int) -> None:
            begun.append(number)
            release.wait(60)

        jobs = [asyncio.ensure_future(rooms._run_in_thread(partial(work, n))) for n in range(REPLAY_THREADS + 1)]
        async with asyncio.timeout(60):
            while len(begun) < REPLAY_THREADS:
                await asyncio.sleep(0.001)
        await rooms.close()
        release.set()
        await asyncio.wait(jobs, timeout=60)
        assert jobs[-1].cancelled()
        assert len(begun) == REPLAY_THREADS

    run_story(story)
