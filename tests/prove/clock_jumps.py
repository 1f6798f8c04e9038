"""Jumps of the machine's clock, forwards and backwards, during play and between two starts (libfaketime)."""

from __future__ import annotations

import asyncio
import random
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from kit.clients import Player
from kit.consistency_check import check_consistency
from kit.crash_load import PlayerGroup
from kit.faketime import library
from kit.running_server import RunningServer, start_prefork_process
from mulot.store import open_store
from prove.gameplay import count_verdict
from prove.network_faults import wait_for_all_tables
from prove.round_types import Round

JUMPS_S = {
    "a minute on": 60, "an hour back": -3600, "a day on": 86_400, "a year back": -365 * 86_400,
    "four years on": 4 * 365 * 86_400,
}  # fmt: skip


class ServerWithClock(RunningServer):
    """A server whose wall clock can be set. Its monotonic clock, which timeouts use, is not changed."""

    _forker: subprocess.Popen[str] | None = None
    _offset_file: Path

    def __init__(self, **settings: Any) -> None:
        cls = ServerWithClock
        if cls._forker is None:
            cls._offset_file = Path(tempfile.mkdtemp(prefix="mulot-clock-")) / "time"
            self.set_clock_offset(0)
            cls._forker = start_prefork_process({
                "LD_PRELOAD": library(), "FAKETIME_TIMESTAMP_FILE": str(cls._offset_file), "FAKETIME_NO_CACHE": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
                "FAKETIME_FORCE_MONOTONIC_FIX": "0",  # with it, threads that wait for the interpreter's lock spin
            })  # fmt: skip
        super().__init__(**settings)

    def _zygote(self) -> subprocess.Popen[str]:
        assert self._forker is not None
        return self._forker

    def set_clock_offset(self, seconds: int) -> None:
        """Set the wall clock off by this many seconds."""
        self._offset_file.write_text(f"{seconds:+d}\n")


async def jump_clock(rng: random.Random, small: bool, done: Round) -> None:
    """Set the clock during play, while the server runs or is stopped, and check that no game is ended by it."""
    with ServerWithClock() as house:
        crowd = PlayerGroup([house.url], 4, rng.randrange(1 << 30))
        chosen = rng.sample(list(JUMPS_S), 1 if small else 5)
        try:
            for name in chosen:
                await crowd.gets_on(crowd.acked + 10, 180)
                closed = rng.random() < 0.5
                if closed:
                    await asyncio.to_thread(house.stop)
                house.set_clock_offset(JUMPS_S[name])
                if closed:
                    await asyncio.to_thread(house.start)
                done.record_max("seconds until every table has gone on", await wait_for_all_tables(crowd, 180))
                done.count(f"× clock {name}" + (" while the house is closed" if closed else ""))
            house.set_clock_offset(0)
            await crowd.finish()
        finally:
            house.set_clock_offset(0)
            crowd.go_home()
        await asyncio.to_thread(house.stop)
        await _check_tables(house.database, crowd.players, done)
    done.count("faults", sum(n for what, n in done.counts.items() if what.startswith("× ")))


async def _check_tables(database: str, players: list[Player], done: Round) -> None:
    """Check that no running game was ended or deleted, or lost a move. Finished tables may be gone:
    after a jump of years, followed by one of a day, they are found old twice."""
    store = await open_store(database)
    kept = {listed.table for listed in await store.tables(limit=100_000)}
    gone = [p for p in players if p.screen.table not in kept and p.screen.shown["phase"] == "over"]
    for table in sorted({p.screen.table for p in players} & kept):
        if any(b'"kind":"ended"' in row.body for row in await store.rows(table)):
            done.broken.append("the house has ended a game that was being played, because of the clock")
    await store.close()
    count_verdict(done, await check_consistency(database, [p for p in players if p not in gone]))
    done.count("finished tables deleted as too old", len({p.screen.table for p in gone}))
