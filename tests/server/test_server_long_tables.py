"""Slow work for long tables runs in a thread: the table waits for it in order, and other tables do not."""

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

from kit.clients import run_story
from mulot.actor import Answer, TableDriver
from mulot.core.game import Ask
from mulot.server.config import Config
from mulot.server.games import ServerGames
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
        manager = ServerTableManager(store, ServerGames("toy_game"), Config(more_games="toy_game"))
        release, begun = threading.Event(), list[int]()

        def work(number: int) -> None:
            begun.append(number)
            release.wait(60)

        jobs = [asyncio.ensure_future(manager._run_in_thread(partial(work, n))) for n in range(REPLAY_THREADS + 1)]
        async with asyncio.timeout(60):
            while len(begun) < REPLAY_THREADS:
                await asyncio.sleep(0.001)
        await manager.close()
        release.set()
        await asyncio.wait(jobs, timeout=60)
        assert jobs[-1].cancelled()
        assert len(begun) == REPLAY_THREADS

    run_story(story)
