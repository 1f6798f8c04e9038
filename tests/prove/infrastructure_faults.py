"""Faults of everything that the server depends on: nodes, database, Redis, disk, clock, and the database file."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

from kit.clients import Browser
from kit.consistency_check import check_consistency
from kit.crash_load import PlayerGroup
from kit.running_server import RunningServer, ServerDidNotStart
from kit.small_disk import CannotMount, SmallDisk
from prove import clock_jumps, cluster_faults, corruption
from prove.cluster_faults import MAX_RECOVERY_S
from prove.gameplay import count_verdict
from prove.network_faults import wait_for_all_tables
from prove.round_types import Round


async def disk_faults(rng: random.Random, small: bool, done: Round, fault: str | None = None) -> None:
    """Fill the disk, or make it read-only; no move that is not stored may be acknowledged."""
    try:
        small_disk = SmallDisk(4 << 20)
    except CannotMount as why:
        done.broken.append(f"faults of the disk were not tried: {why}")
        return
    with small_disk, RunningServer(fault, database=str(small_disk.path / "mulot.db")) as house:
        crowd = PlayerGroup([house.url], 4, rng.randrange(1 << 30))
        kinds = ["full", "full at the start", "read-only at the start", "no file may grow"]
        chosen = [rng.choice(kinds)] if small else kinds
        try:
            for kind in chosen:
                await crowd.gets_on(crowd.acked + 10, MAX_RECOVERY_S)
                await _disk_fault(kind, small_disk, house, crowd, done)
                done.record_max(
                    "seconds until every table has gone on", await wait_for_all_tables(crowd, MAX_RECOVERY_S)
                )
                done.count(f"× disk {kind}")
            await crowd.finish(games=False)
        finally:
            crowd.go_home()
        await asyncio.to_thread(house.stop)
        count_verdict(done, await check_consistency(house.database, crowd.players, finished=False))
    done.count("faults", len(chosen))


async def _disk_fault(kind: str, disk: SmallDisk, house: RunningServer, crowd: PlayerGroup, done: Round) -> None:
    starts = kind.endswith("at the start")
    if starts:
        house.kill()
    if kind.startswith("full"):
        disk.fill()
    elif kind.startswith("read-only"):
        disk.set_read_only(True)
    else:
        assert house.pid is not None
        disk.forbid_growth(house.pid)
    try:
        if starts:
            try:
                await asyncio.to_thread(house.start)
            except ServerDidNotStart:
                done.count("house did not open on such a disk")
                house.pid = None
        await _wait_until_unwritable(kind, crowd, house, done)
    finally:
        if kind.startswith("full"):
            disk.free()
        elif kind.startswith("read-only"):
            if house.pid is not None:
                await asyncio.to_thread(house.kill)
            disk.set_read_only(False)
        elif house.pid is not None:
            disk.allow_growth(house.pid)
    if house.pid is None:
        await asyncio.to_thread(house.start)


async def _wait_until_unwritable(kind: str, crowd: PlayerGroup, house: RunningServer, done: Round) -> None:
    """Wait until no move is acknowledged for three seconds; then /ready must not answer 200."""
    last, since, deadline = crowd.acked, time.monotonic(), time.monotonic() + 60
    while time.monotonic() - since < 3:
        assert time.monotonic() < deadline, f"disk {kind}: moves are still acknowledged"
        if crowd.acked != last:
            last, since = crowd.acked, time.monotonic()
        await asyncio.sleep(0.05)
    if house.pid is not None:
        status = (await Browser(house.url).ask("GET", "/ready")).status_code
        if status == 200:
            done.broken.append(f"disk {kind}: nothing can be written, and /ready says 200")


async def run_with_fault(
    play: Callable[[random.Random, bool, Round, str | None], Awaitable[None]], seed: int, fault: str
) -> Round:
    """Run a small round of one kind, with an injected fault."""
    done = Round()
    await play(random.Random(seed), True, done, fault)
    return done


async def faults(seed: int, small: bool) -> Round:
    """Run a round of one kind of fault, chosen by the seed."""
    rng, done = random.Random(seed), Round()
    kinds = (
        cluster_faults.two_nodes,
        disk_faults,
        clock_jumps.jump_clock,
        corruption.corrupt_database,
        cluster_faults.behind_a_proxy,
        cluster_faults.several_workers,
    )
    await kinds[seed % len(kinds)](rng, small, done)
    done.figures.setdefault("seconds until every table has gone on", 0.0)
    return done
