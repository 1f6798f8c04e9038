"""A table is in one place at a time: in one of several processes, or on one of several nodes behind a proxy."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from kit.clients import Browser, TableSocket, run_story
from kit.consistency_check import check_consistency
from kit.crash_load import PlayerGroup
from kit.postgres_server import PostgresServer
from kit.redis_server import RedisServer
from kit.reverse_proxies import Proxy, find_caddy
from kit.running_server import RunningServer
from kit.sampled_cases import WHOLE
from kit.worker_server import MultiWorkerServer

PROXIES = ("haproxy", "nginx", *(["caddy"] if find_caddy() else [])) if WHOLE else ("haproxy",)
WATCHING = 3
"""The number of viewers per table."""
Place = Callable[[list[TableSocket]], Awaitable[list[int]]]


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    server = PostgresServer("fsync=on")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


async def check_one_place_per_table(url: str, place: Place, least: int = 3) -> int:
    """Check that all viewers of a table are in one place, and that tables are spread. Return the number of places."""
    places: set[int] = set()
    for number in range(60):
        if len(places) > 1 and number >= least:
            return number
        host = Browser(url)
        table = await host.open_table(seats=2)
        screens = [await Browser(url).watch(table) for _ in range(WATCHING)]
        found = await place(screens)
        assert len(set(found)) == 1, f"the viewers of one table are in {found}"
        places |= set(found)
    raise AssertionError("all tables are in one place")


async def wait_until(condition: Callable[[], Awaitable[bool]], what: str, seconds: float = 200) -> None:
    deadline = time.monotonic() + seconds
    while not await condition():
        assert time.monotonic() < deadline, what
        await asyncio.sleep(0.05)


async def read_metric(url: str, name: str) -> float:
    found = re.search(rf"^{name} (\S+)", (await Browser(url).ask("GET", "/metrics")).text, re.M)
    return 0.0 if found is None else float(found[1])


def test_event_loops_of_all_workers_are_watched(postgres: PostgresServer) -> None:
    async def story(house: MultiWorkerServer) -> None:
        assert (await Browser(house.url).ask("GET", "/metrics")).status_code == 200

    with (
        pytest.raises(AssertionError, match=r"(?s)kept busy for more than 20 ms:.*in read_metrics.*fault_injection"),
        MultiWorkerServer(postgres.url, None, fault="busy-now-and-then") as house,
    ):
        run_story(lambda: story(house))


def test_all_websockets_of_a_table_are_in_one_worker(postgres: PostgresServer, redis: RedisServer) -> None:
    async def story() -> None:
        with MultiWorkerServer(postgres.url, redis.url) as house:

            async def place(screens: list[TableSocket]) -> list[int]:
                ports = {screen.port for screen in screens}

                async def settled() -> bool:  # a process closes a connection that it has handed over a moment later
                    return all(len(workers) == 1 for workers in house.holders(ports).values())

                await wait_until(settled, "a connection is held twice, or by nobody")
                return [worker for workers in house.holders(ports).values() for worker in workers]

            await check_one_place_per_table(house.url, place)

            crowd = PlayerGroup([house.url], 4, 14)
            await crowd.gets_on(20)

            async def both_count() -> bool:
                return await read_metric(house.url, "mulot_moves_total") >= 20

            await wait_until(both_count, "the moves of both processes are not counted together")
            victims = house.workers
            assert len(victims) == 2
            house.kill(victims[0])
            await crowd.finish()
            verdict = await check_consistency(postgres.url, crowd.players)
            assert verdict.broken == []
        assert house.status == 0

    run_story(story, 400)


def is_running(process: int) -> bool:
    """True if a process is running and not a zombie."""
    try:
        return not Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].startswith("Z")
    except OSError:
        return False


def test_workers_end_when_their_parent_is_killed(postgres: PostgresServer) -> None:
    house = MultiWorkerServer(postgres.url, None)
    workers = house.workers
    house.process.kill()
    house.process.wait()
    deadline = time.monotonic() + 200
    while any(map(is_running, workers)):
        if time.monotonic() > deadline:
            for worker in workers:
                house.kill(worker)
            raise AssertionError("workers serve on without the process that ends them")
        time.sleep(0.05)
    house.clear_up()


@pytest.mark.parametrize("proxy", PROXIES)
def test_proxy_routes_a_table_to_one_live_node(proxy: str, postgres: PostgresServer, redis: RedisServer) -> None:
    async def story() -> None:
        settings = {"database": postgres.url, "redis": redis.url, "proxies": "127.0.0.1", "unload_after": 3600}
        with (
            RunningServer(**settings) as one,
            RunningServer(**settings) as two,
            Proxy(proxy, [one.port, two.port]) as door,
        ):
            nodes = [one, two]
            before = [0.0, 0.0]

            async def place(screens: list[TableSocket]) -> list[int]:
                now = [await read_metric(node.url, "mulot_sockets") for node in nodes]
                more = [int(n - b) for n, b in zip(now, before, strict=True)]
                before[:] = now
                assert sum(more) == len(screens)
                return [number for number, here in enumerate(more) for _ in range(here)]

            tables = await check_one_place_per_table(door.url, place)

            async def each_once() -> bool:  # a node unloads a table that it opened for another node
                return sum([await read_metric(node.url, "mulot_tables") for node in nodes]) == tables

            await wait_until(each_once, "a table is in the memory of two nodes")
            crowd = PlayerGroup([door.url], 4, 15)

            def came_back() -> int:
                return sum(player.connections - 1 for player in crowd.players if player.connections)

            for number, victim in enumerate(nodes * 5):
                if number >= len(nodes) and came_back():
                    break  # tables are spread at random, so the dead node had some
                await crowd.gets_on(crowd.acked + 10)
                victim.kill()
                await crowd.gets_on(crowd.acked + 10)  # another one has taken over
                await asyncio.to_thread(victim.start)
            await crowd.finish()
            verdict = await check_consistency(postgres.url, crowd.players)
            assert verdict.broken == []
            assert came_back() > 0

    run_story(story, 400)
