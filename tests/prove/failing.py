"""Everything under the house fails: nodes, database, Redis, the disk, the clock, what is written on the disk."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from kit.killed_houses import Crowd
from kit.players import Browser
from kit.postgres_server import PostgresServer
from kit.redis_server import RedisServer
from kit.running_house import DidNotOpen, RunningHouse
from kit.verdict import check
from prove import clocks, damage
from prove.disks import NoDisk, SmallDisk
from prove.network import everywhere
from prove.playing import count_verdict
from prove.rounds import Round

PATIENCE = 180.0
NODE_SLEEPS, DATABASE_SLEEPS, REDIS_SLEEPS = 50.0, 35.0, 13.0
"""Longer than the longest time-out that watches each: pings (40 s), statements (30 s), the bell's socket (10 s)."""


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parts = stat.read_text().rsplit(") ", 1)[1].split()
        except OSError:
            continue
        if int(parts[1]) == pid:
            found.append(int(stat.parent.name))
    return found


async def asleep(pids: list[int], seconds: float) -> None:
    """SIGSTOP, and after a while SIGCONT."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(seconds)
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


class Cluster:
    """Two nodes, PostgreSQL and Redis, and what can happen to them."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.postgres, self.redis = PostgresServer("fsync=on"), RedisServer()
        self.nodes = [RunningHouse(database=self.postgres.url, redis=self.redis.url) for _ in range(2)]

    def close(self) -> None:
        for node in self.nodes:
            node.__exit__()
        self.redis.__exit__()
        self.postgres.stop()

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
        await asleep([pid], NODE_SLEEPS)

    async def redis_killed(self) -> None:
        self.redis.kill()
        await asyncio.sleep(self.rng.uniform(0, 2))
        await asyncio.to_thread(self.redis.start)

    async def redis_asleep(self) -> None:
        assert self.redis.process is not None
        await asleep([self.redis.process.pid], REDIS_SLEEPS)

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
        await asleep([process.pid, *children(process.pid)], DATABASE_SLEEPS)


async def cluster(rng: random.Random, small: bool, done: Round) -> None:
    """Two nodes on PostgreSQL and Redis; one of them fails, again and again."""
    there = await asyncio.to_thread(Cluster, rng)
    try:
        kinds: list[Callable[[], Awaitable[None]]] = [
            there.node_killed, there.node_restarted, there.redis_killed, there.postgresql_killed,
            there.postgresql_restarted,
        ]  # fmt: skip
        asleep_ = [there.node_asleep, there.redis_asleep, there.postgresql_asleep]
        chosen = [rng.choice(kinds) for _ in range(1 if small else 6)] + ([] if small else [rng.choice(asleep_)])
        crowd = Crowd([node.url for node in there.nodes], 6, rng.randrange(1 << 30))
        try:
            for fault in chosen:
                await crowd.gets_on(crowd.acked + 8, PATIENCE)
                await fault()
                done.most("seconds until every table has gone on", await everywhere(crowd, PATIENCE))
                done.count("× " + getattr(fault, "__name__", "").replace("_", " "))
            await crowd.finish()
        finally:
            crowd.go_home()
        count_verdict(done, await check(there.postgres.url, crowd.players))
    finally:
        await asyncio.to_thread(there.close)
    done.count("faults", len(chosen))


async def disk(rng: random.Random, small: bool, done: Round, fault: str | None = None) -> None:
    """The disk is full and stays full, or can be read only; nothing is promised that cannot be kept."""
    try:
        small_disk = SmallDisk(4 << 20)
    except NoDisk as why:
        done.broken.append(f"faults of the disk were not tried: {why}")
        return
    with small_disk, RunningHouse(fault, database=str(small_disk.path / "mulot.db")) as house:
        crowd = Crowd([house.url], 4, rng.randrange(1 << 30))
        kinds = ["full", "full at the start", "read-only at the start", "no file may grow"]
        chosen = [rng.choice(kinds)] if small else kinds
        try:
            for kind in chosen:
                await crowd.gets_on(crowd.acked + 10, PATIENCE)
                await _disk_fault(kind, small_disk, house, crowd, done)
                done.most("seconds until every table has gone on", await everywhere(crowd, PATIENCE))
                done.count(f"× disk {kind}")
            await crowd.finish(games=False)
        finally:
            crowd.go_home()
        await asyncio.to_thread(house.stop)
        count_verdict(done, await check(house.database, crowd.players, finished=False))
    done.count("faults", len(chosen))


async def _disk_fault(kind: str, disk: SmallDisk, house: RunningHouse, crowd: Crowd, done: Round) -> None:
    starts = kind.endswith("at the start")
    if starts:
        house.kill()
    if kind.startswith("full"):
        disk.fill()
    elif kind.startswith("read-only"):
        disk.read_only(True)
    else:
        assert house.pid is not None
        disk.limit(house.pid)
    try:
        if starts:
            try:
                await asyncio.to_thread(house.start)
            except DidNotOpen:
                done.count("house did not open on such a disk")
                house.pid = None
        await _nothing_can_be_written(kind, crowd, house, done)
    finally:
        if kind.startswith("full"):
            disk.free()
        elif kind.startswith("read-only"):
            if house.pid is not None:
                await asyncio.to_thread(house.kill)
            disk.read_only(False)
        elif house.pid is not None:
            disk.unlimit(house.pid)
    if house.pid is None:
        await asyncio.to_thread(house.start)


async def _nothing_can_be_written(kind: str, crowd: Crowd, house: RunningHouse, done: Round) -> None:
    """Wait until no move is acknowledged for three seconds: then the house must know that it cannot serve."""
    last, since, deadline = crowd.acked, time.monotonic(), time.monotonic() + 60
    while time.monotonic() - since < 3:
        assert time.monotonic() < deadline, f"disk {kind}: moves are acknowledged all the while"
        if crowd.acked != last:
            last, since = crowd.acked, time.monotonic()
        await asyncio.sleep(0.05)
    if house.pid is not None:
        status = (await Browser(house.url).ask("GET", "/ready")).status_code
        if status == 200:
            done.broken.append(f"disk {kind}: nothing can be written, and /ready says 200")


async def scene(
    play: Callable[[random.Random, bool, Round, str | None], Awaitable[None]], seed: int, fault: str
) -> Round:
    """A small scene in a house with a fault."""
    done = Round()
    await play(random.Random(seed), True, done, fault)
    return done


async def faults(seed: int, small: bool) -> Round:
    """One of the scenes."""
    rng, done = random.Random(seed), Round()
    scenes = (cluster, disk, clocks.leaps, damage.damaged)
    await scenes[seed % len(scenes)](rng, small, done)
    done.figures.setdefault("seconds until every table has gone on", 0.0)
    return done
