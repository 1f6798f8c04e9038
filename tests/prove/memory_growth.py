"""Memory growth: during an hour of play at fifty tables, some of which are left and unloaded, memory must not keep
growing."""

from __future__ import annotations

import asyncio
import random
import re
import time
from itertools import pairwise
from pathlib import Path
from statistics import median

from kit.clients import Browser
from kit.running_server import RunningServer
from prove.gameplay import TITLES
from prove.round_types import Round
from prove.server_load import HOST, PacedPlayer, seat_two
from research.benchmarks.load_generator import LoadCounters
from research.benchmarks.raw_websocket import connect

MINUTES = 60
MOVES_OF_SMALL_ROUND = 600
"""A round takes this long; a small round has this many moves instead."""
SEGMENTS = 6
"""The round is split into this many equal segments. The first does not count: a new server needs more memory at
first."""
FIRST_SEGMENT_SPEEDUP = 8
"""In the first segment players are this many times faster, so that everything with a limit reaches it: the longest
games, SQLite's page cache, and finished tables that wait for the garbage collector."""
MAX_SPREAD_PERCENT, SMALL_MAX_SPREAD_PERCENT = 3.0, 10.0
"""How many percent the segments may differ. A small round sees only the start of a server, so they may differ more."""


class SteadyPlay:
    """Simulated players at many tables: a finished game is followed by the next one, and now and then a table is left
    for a while, so that it is unloaded, and its players return to it."""

    def __init__(self, house: RunningServer, rng: random.Random, pace: float, away: float) -> None:
        self.house, self.rng, self.pace, self.away = house, rng, pace, away
        self.load = LoadCounters()
        self.load.on = True
        self.tables: list[list[PacedPlayer]] = []
        self.return_at: dict[int, float] = {}
        self.opened = self.returned = 0

    async def _new_table(self, number: int) -> list[PacedPlayer]:
        """Open a table of the next title and return its players."""
        players = await seat_two(self.house, self.load, TITLES[(number + self.opened) % len(TITLES)], self.pace)
        self.opened += 1
        return players

    async def open(self, tables: int) -> None:
        for number in range(tables):
            self.tables.append(await self._new_table(number))

    def set_pace(self, pace: float) -> None:
        """Make everybody take about this many seconds per move."""
        self.pace = pace
        for players in self.tables:
            for player in players:
                player.pace = pace

    async def update(self) -> None:
        """Replace tables whose game is over, and reconnect players who have been away long enough."""
        for number, players in enumerate(self.tables):
            if players[0].over:
                self.leave(number)
                self.return_at.pop(number, None)
                self.tables[number] = await self._new_table(number)
            elif self.return_at.get(number, float("inf")) < time.monotonic():
                del self.return_at[number]
                await self._come_back(players)

    def leave(self, number: int) -> None:
        """Disconnect all players of a table."""
        self.return_at[number] = time.monotonic() + self.away
        for player in self.tables[number]:
            assert player.wire is not None
            player.wire.close()

    def leave_one(self) -> None:
        """Disconnect the players of a random table that still has them."""
        there = [number for number in range(len(self.tables)) if number not in self.return_at]
        if there:
            self.leave(self.rng.choice(there))

    async def _come_back(self, players: list[PacedPlayer]) -> None:
        for player in players:
            assert player.wire is not None
            player.sent = None
            player.wire = await connect(HOST, self.house.port, player.wire.path, player.cookie, player.hear)
        self.returned += 1

    def stop(self) -> None:
        self.load.stop = True
        for number in range(len(self.tables)):
            self.leave(number)


def resident_mb(pid: int | None) -> float:
    """Return the resident memory of a process in megabytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


def segment_medians(curve: list[tuple[float, float]]) -> list[float]:
    """Return the median of each segment but the first. `curve` has pairs of progress (0 to 1) and megabytes."""
    ends = [(step / SEGMENTS, (step + 1) / SEGMENTS) for step in range(1, SEGMENTS)]
    return [round(median(mb for over, mb in curve if start <= over < end), 1) for start, end in ends]


def spread_percent(levels: list[float]) -> float:
    """Return by how many percent the highest value exceeds the lowest."""
    return round((max(levels) - min(levels)) / min(levels) * 100, 2)


async def measure_memory(seed: int, small: bool, fault: str | None = None, wakes: float = 0.0) -> Round:
    """Measure the memory of a server during play at a human pace, with tables that are left and returned to. `wakes`
    injects a fault: the server keeps tables that were left in memory this many seconds too long."""
    done, rng = Round(), random.Random(seed)
    tables, pace, doze, every = (6, 0.02, 0.1, 0.2) if small else (50, 4.0, 20.0, 10.0)
    with RunningServer(fault=",".join(filter(None, ["few-pages-at-hand", fault])), unload_after=doze + wakes) as house:
        play = SteadyPlay(house, rng, pace, 3 * doze)
        curve = list[tuple[float, float]]()
        try:
            await play.open(tables)
            began = left = time.monotonic()
            over = 0.0
            while over < 1:
                play.set_pace(pace / FIRST_SEGMENT_SPEEDUP if over < 1 / SEGMENTS else pace)
                await asyncio.sleep(pace / 4)
                await play.update()
                now = time.monotonic()
                if now - left > every:
                    play.leave_one()
                    left = now
                assert not small or now < began + 300, "G: nobody can play on"
                over = play.load.moves / MOVES_OF_SMALL_ROUND if small else (now - began) / 60 / MINUTES
                curve.append((over, resident_mb(house.pid)))
            await _check_tables_unload(house, play, done)
        finally:
            play.stop()
    levels = segment_medians(curve)
    if not small:
        times = pairwise(range(MINUTES // SEGMENTS, MINUTES + 1, MINUTES // SEGMENTS))
        done.figures = {f"MB of memory, minutes {a} to {b}": mb for (a, b), mb in zip(times, levels, strict=True)}
    done.figures["spread of the memory after the first ten minutes, %"] = spread_percent(levels)
    if spread_percent(levels) > (SMALL_MAX_SPREAD_PERCENT if small else MAX_SPREAD_PERCENT):
        done.broken.append(f"the house's memory is not flat: {', '.join(f'{mb:g}' for mb in levels)} MB")
    done.count("minutes of play at 50 tables", 0 if small else MINUTES)
    done.count("moves while the memory was watched", play.load.moves)
    done.count("times that people came back to a table that had dozed off", play.returned)
    return done


async def _check_tables_unload(house: RunningServer, play: SteadyPlay, done: Round) -> None:
    """Check that tables without players are unloaded: those that were left, and those whose game is over."""
    deadline = time.monotonic() + 20 + 3 * play.away
    while (there := await _loaded_tables(house)) > len(play.tables):
        if time.monotonic() > deadline:
            done.broken.append(f"tables do not doze off: {there} are in memory, of {play.opened} that were opened")
            return
        await asyncio.sleep(0.1)
    done.count("tables that had dozed off at the end", play.opened - there)


async def _loaded_tables(house: RunningServer) -> int:
    told = (await Browser(house.url).ask("GET", "/metrics")).text
    found = re.search(r"^mulot_tables ([\d.e+]+)$", told, re.M)
    assert found is not None, "the server does not say how many tables it has in memory"
    return round(float(found[1]))
