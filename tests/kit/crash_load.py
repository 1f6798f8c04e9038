"""Load on a server that is killed again and again: shared by the tests and `make prove`."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass

import httpx

from kit.clients import Browser, Player
from kit.consistency_check import Violations, check_consistency
from kit.running_server import RunningServer


@dataclass
class CrashCounts:
    """The result of `play_through_crashes`."""

    kills: int
    reconnections: int
    seconds_to_serve: list[float]
    verdict: Violations


class PlayerGroup:
    """Tables with two players each; when a game is over, the next one begins at a new table."""

    def __init__(self, urls: list[str], tables: int, seed: int, game: str = "skirmish") -> None:
        self.urls = urls
        self.rng = random.Random(seed)
        self.game = game
        self.players: list[Player] = []
        self.enough = False
        self.hurry = False
        self.tasks = [asyncio.create_task(self._evening(i)) for i in range(tables)]

    async def _evening(self, number: int) -> None:
        while not self.enough:
            players = await self._new_game(number)
            if players:
                self.players += players
                await asyncio.gather(*(player.play(lambda: self.hurry) for player in players))

    async def _new_game(self, number: int) -> list[Player]:
        browsers = [Browser(self.urls[(number + i) % len(self.urls)]) for i in range(2)]
        try:
            table = await browsers[0].open_table(self.game, seats=2)
            await browsers[1].take(table, 1)
            await browsers[0].post(f"/api/tables/{table}/start")
        except (OSError, AssertionError, httpx.HTTPError):
            await asyncio.sleep(0.05)
            return []
        players = [Player(browser, table, self.rng.randrange(1 << 30)) for browser in browsers]
        for player in players:
            player.twice = 0.1
        return players

    async def finish(self, games: bool = True) -> None:
        """Play all games to their end, or with `games=False` stop them now."""
        self.enough = True
        self.hurry = not games
        await asyncio.gather(*self.tasks)

    async def gets_on(self, moves: int, patience: float = 300) -> None:
        """Wait until this many moves have been acknowledged in all."""
        deadline = time.monotonic() + patience
        while self.acked < moves:
            assert time.monotonic() < deadline, "G: nobody can play on"
            await asyncio.sleep(0.01)

    def go_home(self) -> None:
        """Cancel all players."""
        for task in self.tasks:
            task.cancel()

    @property
    def acked(self) -> int:
        return sum(len(player.acked) for player in self.players)


async def play_through_crashes(
    house: RunningServer,
    tables: int,
    kills: int,
    seed: int,
    finish: bool = True,
    patience: float = 300,
    game: str = "skirmish",
) -> CrashCounts:
    """Kill and restart a server at random moments while people play, let them finish, and check consistency."""
    rng, times = random.Random(seed), list[float]()
    crowd = PlayerGroup([house.url], tables, seed, game)
    try:
        await _kill_and_start(house, crowd, kills, rng, times, patience)
        await crowd.gets_on(10, patience)
        await crowd.finish(finish)
    finally:
        crowd.go_home()
    house.stop()
    verdict = await check_consistency(house.database, crowd.players, finished=finish)
    return CrashCounts(kills, sum(max(0, p.connections - 1) for p in crowd.players), times, verdict)


async def _kill_and_start(
    house: RunningServer, crowd: PlayerGroup, kills: int, rng: random.Random, times: list[float], patience: float
) -> None:
    for _ in range(kills):
        before = crowd.acked
        await asyncio.sleep(rng.uniform(0.05, 0.35))
        await crowd.gets_on(before + 5, patience)  # only kills during play count
        house.kill()
        began = time.perf_counter()
        await asyncio.to_thread(house.start)
        times.append(time.perf_counter() - began)
