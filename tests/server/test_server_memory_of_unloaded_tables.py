"""Unloaded objects are freed at once, because the server's garbage collector rarely runs (`serve`)."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import WebSocket
from websockets.server import ServerProtocol

from kit.clients import Browser, run_story
from kit.free_port import free_port
from mulot.actor import TableDriver
from mulot.server.app import App
from mulot.server.cluster.pubsub import Notifier
from mulot.server.config import Config
from mulot.server.games import ServerGames
from mulot.server.live.fast_websocket import FastWebSocket
from mulot.server.live.viewer_connection import ViewerConnection
from mulot.server.serve import Server, uvicorn_config
from mulot.server.tables.manager import ServerTableManager
from mulot.server.tables.monitored_store import MonitoredStore
from mulot.store import open_store
from mulot.store.sqlite import Job
from mulot.table import Table
from mulot.table import commands as c


@pytest.fixture(autouse=True)
def _no_search() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def count_objects(kind: type) -> int:
    """Return the number of objects of this type in memory."""
    return sum(issubclass(type(one), kind) for one in gc.get_objects())


def test_unloaded_table_is_freed_without_garbage_collection(tmp_path: Path) -> None:
    async def story() -> None:
        store = MonitoredStore(await open_store(str(tmp_path / "house.db")))
        rooms = ServerTableManager(store, ServerGames(), Config(), Notifier())
        before = {kind: count_objects(kind) for kind in (TableDriver, Table)}
        await rooms.create(c.OpenTable(table="nest", seed=bytes(32), game="souriciere", seats=2), "anna")
        room = await rooms.driver("nest")
        await room.run_command(c.ClaimSeat(seat=0), "anna")
        await room.run_command(c.ClaimSeat(seat=1), "bo")
        await room.run_command(c.StartGame(), "anna")
        assert count_objects(Table) == before[Table] + 1
        rooms.unload(room)
        del room
        await store.tables()  # the store's thread keeps its last job until the next one
        deadline = asyncio.get_running_loop().time() + 20
        while {kind: count_objects(kind) for kind in before} != before:
            assert asyncio.get_running_loop().time() < deadline, "it was unloaded but is kept by a cycle"
            await asyncio.sleep(0.01)  # messages in progress are sent
        await rooms.close()

    asyncio.run(story())


@pytest.mark.parametrize("closing", [True, False])
def test_tables_are_freed_one_per_turn_of_the_loop(tmp_path: Path, closing: bool) -> None:
    freed_in = Counter[int]()
    turn = 0

    async def count_turns() -> None:
        nonlocal turn
        while True:
            turn += 1
            await asyncio.sleep(0)

    def note_freed() -> None:
        freed_in[turn] += 1

    async def story() -> None:
        store = MonitoredStore(await open_store(str(tmp_path / "house.db")))
        manager = ServerTableManager(store, ServerGames(), Config(unload_after=0.01), Notifier())
        for number in range(20):
            opened = c.OpenTable(table=f"nest-{number}", seed=bytes(32), game="souriciere", seats=2)
            await manager.create(opened, "anna")
            table = (await manager.driver(opened.table)).table
            assert table is not None
            weakref.finalize(table, note_freed)
            del table
        turns = asyncio.create_task(count_turns())
        if closing:
            await manager.close()
        else:
            await manager.start()
            while freed_in.total() < 20:
                await asyncio.sleep(0.01)
            await manager.close()
        turns.cancel()
        assert freed_in.total() == 20
        assert max(freed_in.values()) == 1, freed_in

    asyncio.run(asyncio.wait_for(story(), 60))


def test_closed_websocket_is_freed_without_garbage_collection(tmp_path: Path) -> None:
    kinds = (FastWebSocket, WebSocket, ServerProtocol, ViewerConnection)

    async def story() -> None:
        app = App(Config(database=str(tmp_path / "house.db"), port=free_port()))
        server = Server(uvicorn_config(app), app)
        running = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        browser = Browser(f"http://127.0.0.1:{app.config.port}")
        table = await browser.open_table("souriciere")
        for which in (table, table, "nowhere"):  # the last one is closed by the server
            viewer = await browser.watch(which)
            assert count_objects(FastWebSocket) == 1
            await viewer.close()
            del viewer
            deadline = asyncio.get_running_loop().time() + 20
            while left := [kind.__name__ for kind in kinds if count_objects(kind)]:
                assert asyncio.get_running_loop().time() < deadline, f"kept by reference cycles: {left}"
                await asyncio.sleep(0.01)
        server.should_exit = True
        await running

    run_story(story, 120)


def test_store_keeps_no_reference_to_rows(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "house.db"))
        before = count_objects(Job)
        for _ in range(20):
            await store.tables()
        assert count_objects(Job) <= before + 1, (
            "each waits for the garbage collector, with everything that it has read"
        )
        await store.close()

    asyncio.run(story())
