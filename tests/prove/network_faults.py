"""Play over a proxy that delays, cuts and half-closes connections and delivers late: no move is lost or counted
twice."""

from __future__ import annotations

import asyncio
import random
import time

from kit.consistency_check import check_consistency
from kit.crash_load import PlayerGroup
from kit.running_server import RunningServer
from prove.flaky_proxy import FlakyProxy
from prove.gameplay import TITLES, check_log, count_verdict
from prove.round_types import Round


class ImpatientPlayers(PlayerGroup):
    """Players who reconnect when nothing has arrived for two seconds."""

    async def _new_game(self, number: int):  # type: ignore[no-untyped-def]
        players = await super()._new_game(number)
        for player in players:
            player.screen.patience = 2.0
        return players


async def wait_for_all_tables(crowd: PlayerGroup, patience: float = 120) -> float:
    """Wait until every table in play has a further move. Return how many seconds that took."""
    began = time.monotonic()
    waiting = {p.screen.table: 0 for p in crowd.players if p.screen.now and p.screen.shown["phase"] != "over"}
    moves = {table: _moves(crowd, table) for table in waiting}
    while moves:
        assert time.monotonic() < began + patience, f"G: {len(moves)} tables are stuck"
        await asyncio.sleep(0.02)
        over = {p.screen.table for p in crowd.players if p.screen.now and p.screen.shown["phase"] == "over"}
        moves = {table: n for table, n in moves.items() if table not in over and _moves(crowd, table) == n}
    return round(time.monotonic() - began, 2)


def _moves(crowd: PlayerGroup, table: str) -> int:
    return sum(len(player.acked) for player in crowd.players if player.screen.table == table)


async def play_with_network_faults(seed: int, small: bool, fault: str | None = None) -> Round:
    """Inject network faults, one after another, during play at several tables."""
    done, rng = Round(), random.Random(seed)
    title = rng.choice(TITLES)
    with RunningServer(fault=fault) as house:
        proxy = FlakyProxy(house.port, rng)
        await proxy.start()
        crowd = ImpatientPlayers([proxy.url], 8, seed, title)
        try:
            await crowd.gets_on(8, 120)
            for _ in range(8 if small else 40):
                await asyncio.sleep(rng.uniform(0.02, 0.2))
                deadline = time.monotonic() + 120
                while proxy.inject_fault() is None:
                    assert time.monotonic() < deadline, "nobody can connect any more"
                    await asyncio.sleep(0.05)
            done.figures["seconds until every table has gone on"] = await wait_for_all_tables(crowd)
            await crowd.finish(games=title == "skirmish")
        finally:
            crowd.go_home()
            await proxy.stop()
        house.stop()
        count_verdict(done, await check_consistency(house.database, crowd.players, finished=title == "skirmish"))
        check_log(done, house)
    for what, number in proxy.fault_counts.items():
        done.count(f"× {what}", number)
    done.count("faults of the network", sum(proxy.fault_counts.values()))
    done.count("reconnections", sum(max(0, p.connections - 1) for p in crowd.players))
    return done
