"""Load: a thousand tables in play beside ten thousand idle sockets, and how many players one small machine can serve.

The players are those of the benchmarks, which need so little CPU time that the measurement is about the server.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import secrets
import time
from typing import Any

from kit.running_server import RunningServer
from prove.gameplay import p99_ms
from prove.round_types import Round
from research.benchmarks.load_generator import (
    LoadCounters,
    SimulatedPlayer,
    WireTurn,
    memory_bytes,
    request,
    seat_table,
)
from research.benchmarks.raw_websocket import RawWebSocket, connect

HOST = "127.0.0.1"
MOVE_EVERY_S = 2.0
"""How long a simulated player takes for a move."""
ALL_AT_ONCE = "times 10,000 idle sockets stayed, with 1,000 tables in play beside them"
MAX_P99_MS = 100.0
"""From this delay on players notice that an acknowledgement is slow."""


def raise_fd_limit() -> int:
    """Raise the limit of open files to the maximum; return it."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


class PacedPlayer(SimulatedPlayer):
    """A simulated player that waits about `pace` seconds before each move."""

    def __init__(self, load: LoadCounters, pace: float) -> None:
        super().__init__(load)
        self.pace = pace
        self.over = False
        """True if the game is over (set by `seat_two` for the first player of a table)."""

    def play(self, turn: WireTurn) -> None:
        self.sent = ("waiting", 0.0)
        wait = self.rng.uniform(0.5, 1.5) * self.pace
        asyncio.get_running_loop().call_later(wait, self._play_now, turn)

    def _play_now(self, turn: WireTurn) -> None:
        if not self.load.stop and self.wire is not None and not self.wire.gone:
            super().play(turn)


async def hold_idle_sockets(seed: int, small: bool, sockets: int = 1_000_000) -> Round:
    """Open many idle sockets, measure the memory of each, and check that all stay connected while everybody makes a
    move at a thousand other tables of the same server."""
    done = Round()
    number, tables = (40, 10) if small else (10_000, 1_000)
    assert small or raise_fd_limit() > 13_000, "this system does not allow a process this many connections"
    with RunningServer(unload_after=3600, websockets=sockets) as house:
        wires = await _open_idle_sockets(house, number, done)
        if not done.broken:
            await _play_at_tables(house, tables, done)
            _check_connected(wires, "idle sockets", done)
            if not small:
                done.count(ALL_AT_ONCE)
        for wire in wires:
            wire.close()
    return done


def _check_connected(wires: list[RawWebSocket], whose: str, done: Round) -> None:
    gone = sum(wire.gone for wire in wires)
    if gone:
        done.broken.append(f"{gone} of {len(wires)} {whose} were hung up on")


async def _open_idle_sockets(house: RunningServer, number: int, done: Round) -> list[RawWebSocket]:
    assert house.pid is not None
    wires, few, empty = list[RawWebSocket](), asyncio.Semaphore(20), memory_bytes(house.pid)

    async def table() -> None:
        async with few:
            host = secrets.token_urlsafe(32)
            wanted = {"game": "skirmish", "take": [{"seat": 0}]}
            name = (await request(house.port, "POST", "/api/tables", host, wanted))["table"]
            for cookie in (host, secrets.token_urlsafe(32)):
                path = f"/api/tables/{name}/live"
                wires.append(await connect(HOST, house.port, path, cookie, lambda frame: None))

    await asyncio.gather(*(table() for _ in range(number // 2)))
    await asyncio.sleep(1)
    done.figures["kB a socket"] = round((memory_bytes(house.pid) - empty) / number / 1000, 1)
    _check_connected(wires, "idle sockets", done)
    return wires


async def _play_at_tables(house: RunningServer, tables: int, done: Round) -> None:
    load, made = LoadCounters(), list[list[SimulatedPlayer]]()
    for _ in range(tables):
        made.append(await seat_table(house.port, "skirmish", 2, load, {}))
    load.on = True
    for players in made:
        assert players[0].wire is not None
        players[0].wire.say(b'{"do":"start"}')
    began = time.monotonic()
    while load.moves < 2 * tables:
        assert time.monotonic() < began + 300, f"{load.moves} moves at {tables} tables in five minutes"
        await asyncio.sleep(0.05)
    load.stop = True
    done.figures["moves a second at 1,000 tables"] = round(load.moves / (time.monotonic() - began), 1)
    done.count("moves at many tables at once", load.moves)
    wires = [player.wire for players in made for player in players if player.wire is not None]
    _check_connected(wires, "people at a thousand tables", done)
    for wire in wires:
        wire.close()


async def measure_acks(
    house: RunningServer, people: list[list[PacedPlayer]], tables: int, seconds: float, title: str
) -> list[float]:
    """Return the delays, in seconds, of all acknowledgements with this many tables at which everybody moves every two
    seconds."""
    load = LoadCounters()
    for _ in range(tables - len(people)):
        people.append(await seat_two(house, load, title))
    for players in people:
        for player in players:
            player.load = load
    await asyncio.sleep(2 * MOVE_EVERY_S)
    load.on = True
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        await asyncio.sleep(0.1)
        for number, players in enumerate(people):
            if players[0].again is not None and players[0].over:
                people[number] = await seat_two(house, load, title)
    load.on = False
    return load.times


async def seat_two(
    house: RunningServer, load: LoadCounters, title: str, pace: float = MOVE_EVERY_S
) -> list[PacedPlayer]:
    """Open a table with two simulated players and start the game."""
    made = [PacedPlayer(load, pace), PacedPlayer(load, pace)]
    wanted: dict[str, Any] = {"game": title, "seats": 2, "take": [{"seat": 0}]}
    table = (await request(house.port, "POST", "/api/tables", made[0].cookie, wanted))["table"]
    await request(house.port, "POST", f"/api/tables/{table}/seats/1/take", made[1].cookie, {})
    for player in made:
        player.wire = await connect(HOST, house.port, f"/api/tables/{table}/live", player.cookie, player.hear)

        def over() -> None:
            made[0].over = True

        player.again = over
    assert made[0].wire is not None
    made[0].wire.say(b'{"do":"start"}')
    return made


async def find_capacity(seed: int, small: bool) -> Round:
    """Add tables with players at a human pace until the 99th percentile of acknowledgements is too slow."""
    done, rng = Round(), random.Random(seed)
    raise_fd_limit()
    title = "trio" if rng.random() < 0.5 else "barrieres"
    steps = [4, 8] if small else [50, 100, 200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1500, 2000]
    best = 0
    with RunningServer(unload_after=3600, websockets=1_000_000) as house:
        people: list[list[PacedPlayer]] = []
        for tables in steps:
            times = await measure_acks(house, people, tables, 3 if small else 15, title)
            slow = p99_ms(times)
            done.count("moves acknowledged at a person's pace", len(times))
            print(f"  {title}: {tables} tables, {len(times)} moves, p99 {slow} ms", flush=True)
            if slow > MAX_P99_MS:
                done.figures["p99 past the number that is held, ms"] = slow
                break
            best = tables
            done.figures["p99 at the number that is held, ms"] = slow
        for players in people:
            for player in players:
                player.load.stop = True
                if player.wire is not None:
                    player.wire.close()
    done.figures[f"tables of {title} held at a move every 2 s"] = best
    done.figures["tables held at a move every 2 s"] = best
    done.figures["load of the machine"] = round(os.getloadavg()[0], 1)
    return done
