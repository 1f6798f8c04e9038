"""Faults of a cluster: nodes, workers, PostgreSQL and Redis are killed, restarted and paused during play."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

from kit.consistency_check import check_consistency
from kit.crash_load import PlayerGroup
from kit.postgres_server import PostgresServer
from kit.redis_server import RedisServer
from kit.reverse_proxies import Proxy, find_nginx
from kit.running_server import RunningServer
from kit.worker_server import MultiWorkerServer
from prove.gameplay import count_verdict
from prove.network_faults import wait_for_all_tables
from prove.round_types import Round

MAX_RECOVERY_S = 180.0
NODE_PAUSE_S, DATABASE_PAUSE_S, REDIS_PAUSE_S = 50.0, 35.0, 13.0
"""Longer than the longest timeout of each: WebSocket pings (40 s), SQL statements (30 s), the pub/sub socket (10 s)."""


def children(pid: int) -> list[int]:
    """Return the ids of a process's children."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parts = stat.read_text().rsplit(") ", 1)[1].split()
        except OSError:
            continue
        if int(parts[1]) == pid:
            found.append(int(stat.parent.name))
    return found


async def pause_processes(pids: list[int], seconds: float) -> None:
    """Send SIGSTOP, and after this many seconds SIGCONT."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(seconds)
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


class Cluster:
    """Two nodes, PostgreSQL and Redis, with a method for each fault."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.nodes: list[RunningServer] = []
        self.running = ExitStack()
        with ExitStack() as starting:
            starting.callback(self.close)
            self.postgres = PostgresServer("fsync=on")
            self.running.callback(self.postgres.stop)
            self.redis = self.running.enter_context(RedisServer())
            self.urls = self.open()
            starting.pop_all()

    def open(self) -> list[str]:
        """Start the servers. Return the addresses that players connect to."""
        settings = {"database": self.postgres.url, "redis": self.redis.url, "proxies": "127.0.0.1"}
        for _ in range(2):
            self.nodes.append(self.running.enter_context(RunningServer(**settings)))
        return [node.url for node in self.nodes]

    def close(self) -> None:
        """Stop everything. Fail if a server has blocked its event loop."""
        self.running.close()

    async def node_killed(self) -> None:
        node = self.rng.choice(self.nodes)
        node.kill()
        await asyncio.to_thread(node.start)

    async def node_restarted(self) -> None:
        node = self.rng.choice(self.nodes)
        await asyncio.to_thread(node.stop)
        await asyncio.to_thread(node.start)

    async def node_asleep(self) -> None:
        pid = self.rng.choice(self.nodes).pid
        assert pid is not None
        await pause_processes([pid], NODE_PAUSE_S)

    async def redis_killed(self) -> None:
        self.redis.kill()
        await asyncio.sleep(self.rng.uniform(0, 2))
        await asyncio.to_thread(self.redis.start)

    async def redis_asleep(self) -> None:
        assert self.redis.process is not None
        await pause_processes([self.redis.process.pid], REDIS_PAUSE_S)

    async def postgresql_killed(self) -> None:
        await asyncio.to_thread(self.postgres.kill)
        await asyncio.sleep(self.rng.uniform(0, 2))
        await asyncio.to_thread(self.postgres.start)

    async def postgresql_restarted(self) -> None:
        process = self.postgres.process
        assert process is not None
        process.send_signal(signal.SIGINT)
        await asyncio.to_thread(process.wait, 60)
        await asyncio.to_thread(self.postgres.start)

    async def postgresql_asleep(self) -> None:
        process = self.postgres.process
        assert process is not None
        await pause_processes([process.pid, *children(process.pid)], DATABASE_PAUSE_S)


class ProxiedCluster(Cluster):
    """The same nodes behind a real reverse proxy, which sends all requests for a table to one of them."""

    def open(self) -> list[str]:
        super().open()
        name = self.rng.choice(["haproxy", "nginx"] if find_nginx() else ["haproxy"])
        return [self.running.enter_context(Proxy(name, [node.port for node in self.nodes])).url]


class WorkerCluster(Cluster):
    """One server with two worker processes on one port."""

    house: MultiWorkerServer | None = None

    def open(self) -> list[str]:
        self.house = self.running.enter_context(MultiWorkerServer(self.postgres.url, self.redis.url))
        return [self.house.url]

    async def node_killed(self) -> None:
        assert self.house is not None
        self.house.kill(self.rng.choice(self.house.workers))

    async def node_restarted(self) -> None:
        """End a worker with SIGTERM; the server starts another one."""
        assert self.house is not None
        os.kill(self.rng.choice(self.house.workers), signal.SIGTERM)

    async def node_asleep(self) -> None:
        assert self.house is not None
        await pause_processes([self.rng.choice(self.house.workers)], NODE_PAUSE_S)


NAMES = {Cluster: "", ProxiedCluster: "behind a proxy: ", WorkerCluster: "with workers: "}


async def two_nodes(rng: random.Random, small: bool, done: Round) -> None:
    """Play through faults with the players of a table on different nodes."""
    await _play_with_faults(Cluster, rng, small, done)


async def behind_a_proxy(rng: random.Random, small: bool, done: Round) -> None:
    """Play through faults with the players of a table on one node, as long as it runs."""
    await _play_with_faults(ProxiedCluster, rng, small, done)


async def several_workers(rng: random.Random, small: bool, done: Round) -> None:
    """Play through faults with the players of a table in one worker, as long as it runs."""
    await _play_with_faults(WorkerCluster, rng, small, done)


async def _play_with_faults(kind: type[Cluster], rng: random.Random, small: bool, done: Round) -> None:
    """Inject one fault after another during play, then check every acknowledged move."""
    cluster = await asyncio.to_thread(kind, rng)
    try:
        kinds: list[Callable[[], Awaitable[None]]] = [
            cluster.node_killed, cluster.node_restarted, cluster.redis_killed, cluster.postgresql_killed,
            cluster.postgresql_restarted,
        ]  # fmt: skip
        pauses = [cluster.node_asleep, cluster.redis_asleep, cluster.postgresql_asleep]
        chosen = [rng.choice(kinds) for _ in range(1 if small else 6)] + ([] if small else [rng.choice(pauses)])
        crowd = PlayerGroup(cluster.urls, 6, rng.randrange(1 << 30))
        try:
            for fault in chosen:
                await crowd.gets_on(crowd.acked + 8, MAX_RECOVERY_S)
                await fault()
                done.record_max(
                    "seconds until every table has gone on", await wait_for_all_tables(crowd, MAX_RECOVERY_S)
                )
                done.count(f"× {NAMES[kind]}" + getattr(fault, "__name__", "").replace("_", " "))
            await crowd.finish()
        finally:
            crowd.go_home()
        count_verdict(done, await check_consistency(cluster.postgres.url, crowd.players))
    finally:
        await asyncio.to_thread(cluster.close)
    done.count("faults", len(chosen))
