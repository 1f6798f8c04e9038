"""Writes a database as one version leaves it: running games, a finished one, an open table, a campaign, a snapshot.

    python -m kit.old_database tests/server/golden/house-0.1.sql

The command writes it with the installed version, once, on the day of its release, and never again. Newer versions must
open it and continue (`test_server_upgrade.py`).
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from kit.clients import Browser, Player, run_story
from kit.running_server import RunningServer

ANA, BO = "ana-" * 10 + "ana", "bo--" * 10 + "bo-"
"""The players' cookies, which give access to their seats."""
MOVES = {"barrieres": 12, "clan": 12, "trio": 5}
LONG = 115
"""Number of moves in the second chapter; a snapshot is saved from a hundred rows on."""


class FirstChoice(Random):
    """A random generator that always takes the first choice, with which a chapter is lost in thirty moves."""

    def choice(self, seq: Sequence[Any]) -> Any:
        return seq[0]


async def play_evening(house: RunningServer) -> None:
    """Create and play all tables."""
    ana, bo = Browser(house.url, ANA), Browser(house.url, BO)
    for game in ("barrieres", "trio", "souriciere"):
        table = await ana.open_table(game, seats=2)
        await bo.take(table, 1)
        await ana.post(f"/api/tables/{table}/start")
        one, other = Player(ana, table, 1), Player(bo, table, 2)
        await both_play(one, other, MOVES.get(game, 1000))
    table = await ana.open_table("clan", seats=2, characters={"1": "gentle"})
    await ana.post(f"/api/tables/{table}/start")
    await play(Player(ana, table, 3), MOVES["clan"])
    await bo.open_table("souriciere", seats=3)
    table = await ana.open_table("mystiques", seats=1, options={"campaign": True})
    await ana.post(f"/api/tables/{table}/start")
    hasty = Player(ana, table, 4)
    hasty.rng = FirstChoice()
    await play(hasty, 1000)
    table = (await ana.post(f"/api/tables/{table}/sequel"))["table"]
    await ana.post(f"/api/tables/{table}/start")
    await play(Player(ana, table, 5), LONG)


async def play(player: Player, moves: int) -> None:
    """Play this many moves, or to the end."""
    await player.play(lambda: len(player.acked) >= moves)


async def both_play(one: Player, other: Player, moves: int) -> None:
    """Play this many moves together, or to the end."""

    def enough() -> bool:
        return len(one.acked) + len(other.acked) >= moves

    await asyncio.gather(one.play(enough), other.play(enough))


async def wait_for_snapshot(database: str) -> None:
    """Wait until the server has saved a snapshot of the long table, after it was unloaded."""
    async with asyncio.timeout(60):
        while True:
            with sqlite3.connect(database) as db:
                if db.execute("SELECT count(*) FROM snapshots").fetchone()[0]:
                    return
            await asyncio.sleep(0.05)


def dump(database: str) -> str:
    """Return the whole database as SQL."""
    with sqlite3.connect(database) as db:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        return "\n".join([f"PRAGMA user_version = {version};", *db.iterdump(), ""])


def restore(sql: Path, database: Path) -> None:
    """Create a database from SQL."""
    with sqlite3.connect(database) as db:
        db.executescript(sql.read_text(encoding="utf-8"))
    db.close()


def main(file: str) -> None:
    """Write the database's SQL to a file."""

    async def story() -> None:
        with RunningServer(unload_after=0.1) as house:
            await play_evening(house)
            await wait_for_snapshot(house.database)
            house.stop()
            Path(file).write_text(dump(house.database), encoding="utf-8")

    run_story(story)


if __name__ == "__main__":
    main(sys.argv[1])
