"""`make prove`: the long runs, and one table of what they came to.

    python tests/prove/battery.py [--quick] [--only killed,nodes]

One machine, the loopback network, a disk that is assumed to keep its word, two nodes: that is what is shown, no more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TESTS))

from checker import check  # noqa: E402
from kills import Crowd, people_under_load  # noqa: E402
from mulot.core.errors import MulotError  # noqa: E402
from mulot.core.journal import parse  # noqa: E402
from mulot.core.proof import verify  # noqa: E402
from mulot.games import load, shelf  # noqa: E402
from mulot.store.sqlite import SqliteStore  # noqa: E402
from people import Browser, Player, going_home  # noqa: E402
from planted import FAULTS as SERVER_FAULTS  # noqa: E402
from postgres_server import PostgresServer  # noqa: E402
from probes import PROBES  # noqa: E402
from prove import planted, power_cuts, store_machine, table_machine  # noqa: E402
from redis_server import RedisServer  # noqa: E402
from running_house import RunningHouse  # noqa: E402
from strange import strange_frame  # noqa: E402
from worlds import compare, pairs_of  # noqa: E402


@dataclass(frozen=True)
class Size:
    """How long each run is."""

    load_tables: int
    load_seconds: float
    kills: int
    node_faults: int
    cuts: int
    evenings: int
    frames: int
    pairs: int
    games: int


LONG = Size(200, 120, 200, 40, 20_000, 20_000, 100_000, 300, 40)
QUICK = Size(20, 5, 5, 4, 300, 300, 2_000, 10, 2)


@dataclass
class Line:
    """One line of the table: what, how much, and what must be zero."""

    what: str
    figures: str
    bad: int


class Battery:
    """Runs one after the other; each gives lines."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.lines: list[Line] = []

    def add(self, what: str, figures: str, bad: int) -> None:
        self.lines.append(Line(what, figures, bad))
        print(f"  {what}: {figures} — {'ok' if not bad else f'{bad} BAD'}", flush=True)

    # ---------------------------------------------------------------- over the wire

    async def load_held(self) -> None:
        """Many tables at once, without trouble."""
        with RunningHouse() as house:
            crowd = Crowd([house.url], self.size.load_tables, 1)
            while len(crowd.players) < 2 * self.size.load_tables:
                await asyncio.sleep(0.05)
            began, moves = time.monotonic(), crowd.acked
            await asyncio.sleep(self.size.load_seconds)
            spent, moves = time.monotonic() - began, crowd.acked - moves
            await crowd.finish()
            house.stop()
            verdict = await check(house.database, crowd.players)
            errors = house.log.count('"level": "error"')
        rate = moves / spent
        self.add(
            "load held", f"{self.size.load_tables} tables, {rate:.0f} acknowledged moves/s by these people", errors
        )
        figures = f"{verdict.acked:,}, {_law(verdict.broken, 'A')}"
        self.add("moves acknowledged, lost (no trouble)", figures, len(verdict.broken))

    async def killed(self) -> None:
        """SIGKILL in the middle of play."""
        with RunningHouse() as house:
            kills = await people_under_load(house, tables=8, kills=self.size.kills, seed=2)
        slowest, verdict = max(kills.seconds_to_serve, default=0), kills.verdict
        figures = (
            f"{kills.kills} kills, {verdict.acked:,} moves acknowledged, {_law(verdict.broken, 'A')} lost, "
            f"{verdict.pictures:,} pictures compared, serving again within {slowest:.1f} s"
        )
        self.add("SIGKILL under load (SQLite)", figures, len(verdict.broken))

    async def nodes(self) -> None:
        """Two nodes on PostgreSQL and Redis; nodes, Redis and PostgreSQL die in turn."""
        server = PostgresServer("fsync=on")
        rng, faults = random.Random(3), {"node": 0, "redis": 0, "postgresql": 0}
        try:
            with RedisServer() as redis:
                nodes = [RunningHouse(database=server.url, redis=redis.url) for _ in range(2)]
                with nodes[0], nodes[1]:
                    crowd = Crowd([node.url for node in nodes], 6, 4)
                    for _ in range(self.size.node_faults):
                        await crowd.gets_on(crowd.acked + 8, 60)
                        what = rng.choice(list(faults))
                        faults[what] += 1
                        if what == "node":
                            node = rng.choice(nodes)
                            node.kill()
                            await asyncio.to_thread(node.start)
                        elif what == "redis":
                            redis.kill()
                            await crowd.gets_on(crowd.acked + 4, 60)
                            await asyncio.to_thread(redis.start)
                        else:
                            await asyncio.to_thread(server.kill)
                            await asyncio.to_thread(server.start)
                    await crowd.finish()
                    verdict = await check(server.url, crowd.players)
        finally:
            server.stop()
        told = ", ".join(f"{number} × {what}" for what, number in faults.items())
        figures = f"{told}; {verdict.acked:,} moves acknowledged, {_law(verdict.broken, 'A')} lost"
        self.add("faults survived (PostgreSQL, Redis, two nodes)", figures, len(verdict.broken))

    async def bad_inputs(self) -> None:
        """Frames that are no wishes."""
        with RunningHouse() as house:
            ana, rng, sent = Browser(house.url), random.Random(6), 0
            table = await ana.open_table(take=[{"seat": 0}, {"seat": 1}])
            while sent < self.size.frames:
                screen = await ana.watch(table)
                for _ in range(18):
                    await screen.send(strange_frame(rng))
                    sent += 1
                await screen.send({"do": "ping"})
                await screen.until(lambda m: m["kind"] in ("pong", "bye"))
                await screen.close()
            alive = (await ana.ask("GET", "/ready")).status_code == 200
            errors = house.log.count('"level": "error"') + (not alive)
        self.add("bad frames tried, errors", f"{sent:,}, {errors}", errors)

    async def leaks(self) -> None:
        """Pairs of worlds, for every title and the test game."""
        for name in ("skirmish", *shelf()):
            found = await compare(pairs_of(name, self.size.pairs, seed=9))
            figures = f"{found.pairs} pairs, {found.bytes:,} bytes, {len(found.found)} differences"
            told = figures if found.pairs else "it has no secrets"
            self.add(f"two worlds over the wire: {name}", told, len(found.found))

    async def games(self) -> None:
        """Whole games of every title, every picture compared, every draw checked."""
        for name in ("skirmish", *shelf()):
            bad, pictures, draws = 0, 0, 0
            with RunningHouse() as house:
                players: list[Player] = []
                for number in range(self.size.games):
                    group = await _whole_game(house, name, number)
                    players += group
                    answer = await group[0].browser.ask("GET", f"/api/tables/{group[0].screen.table}/journal")
                    try:
                        game = None if name in shelf() else __import__("skirmish").GAME
                        draws += verify(*parse(answer.content), game=game).luck_checked or 0
                    except MulotError:
                        bad += 1
                    await going_home()
                house.stop()
                verdict = await check(house.database, players)
                bad += len(verdict.broken)
                pictures = verdict.pictures
            figures = (
                f"{self.size.games} games, {verdict.acked:,} moves, {pictures:,} pictures compared, {draws:,} draws"
            )
            self.add(f"whole games over the wire: {name}", figures + " of luck checked", bad)

    # ---------------------------------------------------------------- below the wire

    async def power(self) -> None:
        """Power cuts."""
        report = await asyncio.to_thread(power_cuts.prove, self.size.cuts, 7)
        bad = report.lost + report.corrupt
        self.add("power cuts (SQLite FULL)", f"{report.cuts:,} cuts, {report.lost} lost, {report.corrupt} corrupt", bad)

    async def machines(self) -> None:
        """Random evenings at tables and stores."""

        def tables() -> int:
            return table_machine.prove(self.size.evenings // 10)

        def stores() -> int:
            folder = power_cuts.MEMORY or "."
            path = f"{folder}/mulot-prove-{os.getpid()}.db"
            try:
                return store_machine.prove(lambda: SqliteStore.open(path), self.size.evenings // 20)
            finally:
                for end in ("", "-wal", "-shm"):
                    Path(path + end).unlink(missing_ok=True)

        for what, run in (("random evenings at a table", tables), ("random evenings at a store", stores)):
            try:
                self.add(what, f"{await asyncio.to_thread(run):,}", 0)
            except AssertionError as error:
                self.add(what, str(error)[:200], 1)

    async def faults(self) -> None:
        """Faults planted, each of which must be caught."""
        caught, missed = 0, list[str]()
        for name, fault in planted.FAULTS.items():
            (caught, missed) = (caught + 1, missed) if await asyncio.to_thread(fault) else (caught, [*missed, name])
        for name in SERVER_FAULTS:
            try:
                await asyncio.wait_for(PROBES[name](name), 90)
            except (AssertionError, ConnectionError, TimeoutError):
                caught += 1
            else:
                missed.append(name)
            await going_home()
        figures = f"{caught} of {caught + len(missed)}" + (f"; missed: {missed}" if missed else "")
        self.add("planted faults caught", figures, len(missed))


async def _whole_game(house: RunningHouse, name: str, number: int) -> list[Player]:
    seats = 2 if name not in shelf() else load(name).seats[number % len(load(name).seats)]
    browsers = [Browser(house.url) for _ in range(seats)]
    table = await browsers[0].open_table(name, seats=seats)
    for seat in range(1, seats):
        await browsers[seat].take(table, seat)
    await browsers[0].post(f"/api/tables/{table}/start")
    players = [Player(browser, table, 100 * number + i) for i, browser in enumerate(browsers)]
    await asyncio.wait_for(asyncio.gather(*(player.play(lambda: False) for player in players)), 300)
    return players


def _law(broken: list[str], law: str) -> int:
    return sum(one.startswith(law) for one in broken)


def show(battery: Battery, seconds: float) -> None:
    """The table, and the same for programs."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    ).stdout.strip()
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    print(f"\n{machine}, commit {commit}, {seconds:.0f} s\n")
    print("| what | figures | must be zero |\n| --- | --- | --- |")
    for line in battery.lines:
        print(f"| {line.what} | {line.figures} | {line.bad} |")
    print("\nNot shown: more than one machine, a network other than loopback, a disk that lies about syncing.")
    Path("PROOF.json").write_text(json.dumps([vars(line) for line in battery.lines], indent=1))


async def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="a minute or two, to see that everything runs")
    parser.add_argument("--only", default="", help="names of runs, with commas between")
    args = parser.parse_args()
    battery, began = Battery(QUICK if args.quick else LONG), time.monotonic()
    runs: list[Callable[[], Awaitable[Any]]] = [
        battery.load_held, battery.killed, battery.nodes, battery.bad_inputs, battery.leaks, battery.games,
        battery.power, battery.machines, battery.faults,
    ]  # fmt: skip
    for run in runs:
        name = getattr(run, "__name__", "")
        if args.only and name not in args.only.split(","):
            continue
        print(name, flush=True)
        try:
            await run()
        except AssertionError as error:
            battery.add(name, f"stopped: {str(error)[:200]}", 1)
        await going_home()
    show(battery, time.monotonic() - began)
    return int(any(line.bad for line in battery.lines))


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
