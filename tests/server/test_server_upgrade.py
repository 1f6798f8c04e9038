"""A database of an older version is opened by this one, and its games continue."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from kit.clients import Browser, Player, run_story
from kit.consistency_check import check_consistency
from kit.old_database import ANA, BO, restore
from kit.running_server import RunningServer
from mulot.core.campaign import Campaign
from mulot.games import load

OLD = sorted((Path(__file__).parent / "golden").glob("house-*.sql"))
FOREVER = {"keep_finished_days": 100_000, "keep_idle_days": 100_000}
"""Settings that keep these old tables from being purged."""


@pytest.fixture(params=OLD, ids=lambda path: path.stem)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    restore(request.param, tmp_path / "mulot.db")
    return str(tmp_path / "mulot.db")


def list_tables(database: str) -> list[tuple[str, str, str, int]]:
    """Return (table, game, phase, seats) of all tables."""
    with sqlite3.connect(database) as db:
        return db.execute("SELECT id, game, phase, seats FROM tables ORDER BY opened_at, id").fetchall()


def test_old_database_covers_every_kind_of_table(old: str) -> None:
    found = {(game, phase) for _, game, phase, _ in list_tables(old)}
    assert {(game, "playing") for game in ("barrieres", "clan", "mystiques", "trio")} <= found
    assert {("mystiques", "over"), ("souriciere", "over"), ("souriciere", "open")} <= found
    with sqlite3.connect(old) as db:
        assert db.execute("SELECT count(*) FROM snapshots").fetchone()[0] == 1


def test_tables_of_an_old_database_are_played_to_the_end(old: str) -> None:
    async def story() -> None:
        with RunningServer(database=old, **FOREVER) as house:
            ana, bo = Browser(house.url, ANA), Browser(house.url, BO)
            players = []
            for table, _, phase, seats in list_tables(old):
                shown = await ana.get(f"/api/tables/{table}")
                assert shown["table"]["phase"] == phase
                if phase == "open":
                    assert (await bo.get(f"/api/tables/{table}"))["yours"] == [0]
                    for seat in range(1, seats):
                        await ana.take(table, seat)
                    await bo.post(f"/api/tables/{table}/start")
                players += [Player(ana, table, 7), Player(bo, table, 8)]
            await asyncio.wait_for(asyncio.gather(*(p.play(lambda: False) for p in players)), 500)
            assert {phase for _, _, phase, _ in list_tables(old)} == {"over"}
            assert sum(len(player.acked) for player in players) > 100
            for table, _, _, _ in list_tables(old):
                assert (await ana.get(f"/api/tables/{table}/proof"))["outcome"] is not None
            house.stop()
            assert (await check_consistency(house.database, players)).broken == []

    run_story(story, 200)


def test_campaign_of_an_old_database_continues(old: str) -> None:
    async def story() -> None:
        with RunningServer(database=old, **FOREVER) as house:
            ana = Browser(house.url, ANA)
            table = next(
                table for table, game, phase, _ in list_tables(old) if (game, phase) == ("mystiques", "playing")
            )
            player = Player(ana, table, 9)
            await player.play(lambda: False)
            following = (await ana.post(f"/api/tables/{table}/sequel"))["table"]
            pages = (await ana.get(f"/api/tables/{following}"))["table"]["pages"]
            assert len(pages) == 2
            book = (await ana.ask("GET", f"/api/tables/{table}/book")).content
            assert len(Campaign.from_bytes(book, load("mystiques")).chapters) == 2

    run_story(story, 150)
