"""An hour of play at fifty tables, some of which are left and doze off: a house must not need more and more memory."""

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
from prove.load import HOST, Load, Person, connect, sit
from prove.gameplay import TITLES
from prove.rounds import Round

MINUTES = 60
MOVES = 600
"""So long is a round; a small one has so many moves instead."""
STEPS = 6
"""Of so many equal stretches, the first is left aside: a house that begins needs more and more for a while."""
HURRY = 4
"""So much faster do people play in the first stretch, so that what has an end has reached it: the longest games, the
pages that SQLite keeps at hand, and the tables that are over and wait for Python to look for cycles."""
FLAT, SMALL_FLAT = 3.0, 10.0
"""By so many percent may the others differ; in a small round, which sees no more than how a house begins, by more."""


class Company:
    """People round tables: a game that is over is followed by the next one; now and then a table is left for a while,
    so that it dozes off, and its people come back to it."""

    def __init__(self, house: RunningServer, rng: random.Random, pace: float, away: float) -> None:
        self.house, self.rng, self.pace, self.away = house, rng, pace, away
        self.load = Load()
        self.load.on = True
        self.tables: list[list[Person]] = []
        self.back_at: dict[int, float] = {}
        self.opened = self.returned = 0

    async def sit_down(self, number: int) -> list[Person]:
        """A new table, of the title whose turn it is."""
        players = await sit(self.house, self.load, TITLES[(number + self.opened) % len(TITLES)], self.pace)
        self.opened += 1
        return players

    async def open(self, tables: int) -> None:
        for number in range(tables):
            self.tables.append(await self.sit_down(number))

    def play_at(self, pace: float) -> None:
        """Everybody takes about so many seconds for a move."""
        self.pace = pace
        for players in self.tables:
            for player in players:
                player.pace = pace

    async def go_on(self) -> None:
        """Next games for those whose game is over, and back to their table whoever has been away for long enough."""
        for number, players in enumerate(self.tables):
            if players[0].over:
                self.leave(number)
                self.back_at.pop(number, None)
                self.tables[number] = await self.sit_down(number)
            elif self.back_at.get(number, float("inf")) < time.monotonic():
                del self.back_at[number]
                await self._come_back(players)

    def leave(self, number: int) -> None:
        """Everybody of a table goes."""
        self.back_at[number] = time.monotonic() + self.away
        for player in self.tables[number]:
            assert player.wire is not None
            player.wire.close()

    def leave_one(self) -> None:
        """Any table that is not left already."""
        there = [number for number in range(len(self.tables)) if number not in self.back_at]
        if there:
            self.leave(self.rng.choice(there))

    async def _come_back(self, players: list[Person]) -> None:
        for player in players:
            assert player.wire is not None
            player.sent = None
            player.wire = await connect(HOST, self.house.port, player.wire.path, player.cookie, player.hear)
        self.returned += 1

    def go_home(self) -> None:
        self.load.stop = True
        for number in range(len(self.tables)):
            self.leave(number)


def resident(pid: int | None) -> float:
    """The megabytes of memory that a process has now."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


def stretches(curve: list[tuple[float, float]]) -> list[float]:
    """The median of each stretch but the first. `curve` is (how much of the round is over, megabytes)."""
    ends = [(step / STEPS, (step + 1) / STEPS) for step in range(1, STEPS)]
    return [round(median(mb for over, mb in curve if start <= over < end), 1) for start, end in ends]


def spread(levels: list[float]) -> float:
    """By how many percent they differ."""
    return round((max(levels) - min(levels)) / min(levels) * 100, 2)


async def memory(seed: int, small: bool, fault: str | None = None, wakes: float = 0.0) -> Round:
    """The memory of a house at which people play at their own pace, so that it has little to do, and go and come.
    `wakes`: so many seconds longer than it should it keeps a table that was left."""
    done, rng = Round(), random.Random(seed)
    tables, pace, doze, every = (6, 0.02, 0.1, 0.2) if small else (50, 4.0, 20.0, 10.0)
    with RunningServer(fault=",".join(filter(None, ["few-pages-at-hand", fault])), unload_after=doze + wakes) as house:
        company = Company(house, rng, pace, 3 * doze)
        curve = list[tuple[float, float]]()
        try:
            await company.open(tables)
            began = left = time.monotonic()
            over = 0.0
            while over < 1:
                company.play_at(pace / HURRY if over < 1 / STEPS else pace)
                await asyncio.sleep(pace / 4)
                await company.go_on()
                now = time.monotonic()
                if now - left > every:
                    company.leave_one()
                    left = now
                assert not small or now < began + 300, "G: nobody gets on any more"
                over = company.load.moves / MOVES if small else (now - began) / 60 / MINUTES
                curve.append((over, resident(house.pid)))
            await _tables_doze_off(house, company, done)
        finally:
            company.go_home()
    levels = stretches(curve)
    if not small:
        times = pairwise(range(MINUTES // STEPS, MINUTES + 1, MINUTES // STEPS))
        done.figures = {f"MB of memory, minutes {a} to {b}": mb for (a, b), mb in zip(times, levels, strict=True)}
    done.figures["spread of the memory after the first ten minutes, %"] = spread(levels)
    if spread(levels) > (SMALL_FLAT if small else FLAT):
        done.broken.append(f"the house's memory is not flat: {', '.join(f'{mb:g}' for mb in levels)} MB")
    done.count("minutes of play at 50 tables", 0 if small else MINUTES)
    done.count("moves while the memory was watched", company.load.moves)
    done.count("times that people came back to a table that had dozed off", company.returned)
    return done


async def _tables_doze_off(house: RunningServer, company: Company, done: Round) -> None:
    """Those that were left, and those where the game is over; nobody leaves or comes any more."""
    deadline = time.monotonic() + 20 + 3 * company.away
    while (there := await _in_memory(house)) > len(company.tables):
        if time.monotonic() > deadline:
            done.broken.append(f"tables do not doze off: {there} are in memory, of {company.opened} that were opened")
            return
        await asyncio.sleep(0.1)
    done.count("tables that had dozed off at the end", company.opened - there)


async def _in_memory(house: RunningServer) -> int:
    told = (await Browser(house.url).ask("GET", "/metrics")).text
    found = re.search(r"^mulot_tables ([\d.e+]+)$", told, re.M)
    assert found is not None, "the house does not say how many tables are in its memory"
    return round(float(found[1]))
