"""`mulot backup` and `mulot restore` while people play."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import asyncpg
import pytest

from kit.clients import Browser, Player, run_story
from kit.consistency_check import check_consistency
from kit.running_server import RunningServer
from mulot.cli.i18n import Translator
from mulot.store.sqlite import SqliteStore

TESTS = Path(__file__).parents[1]


async def run_mulot(*args: str) -> tuple[int, str]:
    """Run a command while the event loop goes on. Return its exit status and output."""
    env = {**os.environ, "PYTHONPATH": str(TESTS), "MULOT_MORE_GAMES": "toy_game", "LANG": "en"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "from mulot.cli import main; main()", *args,
        env=env, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    out, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode()


async def open_table_with_players(house: RunningServer, game: str = "souriciere") -> list[Player]:
    ana, bo = Browser(house.url), Browser(house.url)
    table = await ana.open_table(game, seats=2, options={"first": 0})
    await bo.take(table, 1)
    await ana.post(f"/api/tables/{table}/start")
    return [Player(ana, table, 1), Player(bo, table, 2)]


async def play_games_until(house: RunningServer, over: asyncio.Event) -> list[Player]:
    """Play one game after another until `over` is set."""
    players: list[Player] = []
    while not over.is_set():
        pair = await open_table_with_players(house)
        players += pair
        await asyncio.gather(*(player.play(lambda: False) for player in pair))
    return players


async def read_rows(database: str) -> dict[str, list[bytes]]:
    store = await SqliteStore.open(database)
    try:
        return {entry.table: [row.body for row in await store.rows(entry.table)] for entry in await store.tables()}
    finally:
        await store.close()


def count_moves(players: list[Player]) -> int:
    return sum(len(player.acked) for player in players)


async def wait_for_move(players: list[Player]) -> None:
    """Wait for the next move of any player."""
    before = count_moves(players)
    async with asyncio.timeout(60):
        while count_moves(players) == before:
            await asyncio.sleep(0.01)


def test_backup_and_restore_while_people_play(tmp_path: Path) -> None:
    file = tmp_path / "backup"

    async def story() -> None:
        with RunningServer() as house, RunningServer() as other:
            over = asyncio.Event()
            playing = [asyncio.create_task(play_games_until(each, over)) for each in (house, house, other)]
            slow = await open_table_with_players(house, "barrieres")
            left = asyncio.Event()
            sitting = asyncio.gather(*(player.play(left.is_set) for player in slow))
            await wait_for_move(slow)
            promised = {(p.screen.table, rev) for p in slow for rev in p.acked.values()}
            status, told_ = await run_mulot("backup", str(file), "--database", house.database)
            assert status == 0, told_
            left.set()
            await sitting
            assert await run_mulot("restore", str(file), "--database", house.database) == (
                0, restored_message(len(await read_rows(str(file)))),
            )  # fmt: skip
            status, told_ = await run_mulot("restore", str(file), "--database", other.database)
            assert status == 0, told_
            over.set()
            players = [player for evening_ in await asyncio.gather(*playing) for player in evening_]
            # The table continues on the first server, and on the other one from the time of the copy.
            table = slow[0].screen.table
            again = [Player(Browser(other.url, p.browser.cookie), table, 7) for p in slow]
            assert [len((await p.browser.get(f"/api/tables/{table}"))["yours"]) for p in again] == [1, 1]
            await asyncio.gather(*(p.play(lambda: False) for p in (*slow, *again)))
            house.stop()
            other.stop()
            here, there, copied = (
                await read_rows(house.database),
                await read_rows(other.database),
                await read_rows(str(file)),
            )
            assert all(len(copied[name]) > rev for name, rev in promised), "acknowledged moves are in the copy"
            assert all(here[name][: len(lines)] == lines for name, lines in copied.items())
            assert all(there[name][: len(lines)] == lines for name, lines in copied.items())
            for each, watched in ((house, [*players, *slow]), (other, [*players, *again])):
                verdict = await check_consistency(each.database, [p for p in watched if p.browser.url == each.url])
                assert verdict.broken == []
                assert verdict.acked > 0

    run_story(story, 200)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_share_links_work_after_restoring_a_backup_elsewhere(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    server = request.getfixturevalue("postgres_server") if kind == "postgres" else None

    async def databases() -> list[dict[str, str]]:
        if server is None:
            return [{}, {}]
        connection = await asyncpg.connect(server.url)
        names = [f"shared_{n}" for n in range(2)]
        for name in names:
            await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return [{"database": server.url_of(name)} for name in names]

    async def a_link(house: RunningServer) -> str:
        pair = await open_table_with_players(house)
        ana, table = pair[0].browser, pair[0].screen.table
        screen = await ana.watch(table)
        await screen.done(do="end")
        await screen.close()
        return str((await ana.post(f"/api/tables/{table}/share"))["secret"])

    async def shows(house: RunningServer, secret: str) -> int:
        return (await Browser(house.url).ask("POST", "/api/shared", {"secret": secret})).status_code

    async def story() -> None:
        first, second = await databases()
        with RunningServer(**first) as house, RunningServer(**second) as other:
            old, new = await a_link(house), await a_link(other)
            assert [await shows(other, one) for one in (old, new)] == [404, 200]
            file = str(tmp_path / "backup")
            assert (await run_mulot("backup", file, "--database", house.database))[0] == 0
            assert (await run_mulot("restore", file, "--database", other.database))[0] == 0
            assert [await shows(other, one) for one in (old, new)] == [200, 200]
            assert await shows(house, new) == 404

    run_story(story)


def restored_message(tables: int) -> str:
    return f"Tables restored: 0. Extended: 0. Already here: {tables}.\n"


@pytest.mark.parametrize(
    ("lang", "copied", "restored", "many"),
    [
        ("en", "one table, one row (9 kB).", "Tables restored: 1. Extended: 1. Already here: 1.",
         "Tables restored: 2. Extended: 2. Already here: 2."),
        ("fr", "1 table et 1 ligne.", "1 table retrouvée, 1 complétée, 1 était déjà là.",
         "2 tables retrouvées, 2 complétées, 2 étaient déjà là."),
        ("nl", "één tafel met één regel.", "Eén tafel teruggebracht, 1 aangevuld, 1 was er al.",
         "2 tafels teruggebracht, 2 aangevuld, 2 waren er al."),
    ],
)  # fmt: skip
def test_a_single_table_is_reported_in_the_singular(lang: str, copied: str, restored: str, many: str) -> None:
    words = Translator(lang)
    assert copied in words.house_text("backed-up", tables=1, rows=1, file="f", size=9)
    assert words.house_text("restored", added=1, lengthened=1, same=1) == restored
    assert words.house_text("restored", added=2, lengthened=2, same=2) == many


def test_restore_names_and_keeps_tables_that_diverged(tmp_path: Path) -> None:
    file, copy = tmp_path / "backup", tmp_path / "copy.db"

    async def story() -> None:
        with RunningServer() as house:
            pair = await open_table_with_players(house)
            table = pair[0].screen.table
            await pair[0].play(lambda: len(pair[0].acked) > 0)
            assert (await run_mulot("backup", str(copy), "--database", house.database))[0] == 0
            await asyncio.gather(*(player.play(lambda: False) for player in pair))
            assert (await run_mulot("backup", str(file), "--database", house.database))[0] == 0
        with RunningServer(database=str(copy)) as other:
            again = [Player(Browser(other.url, p.browser.cookie), table, 9) for p in pair]
            await asyncio.gather(*(player.play(lambda: False) for player in again))
            before = await read_rows(str(copy))
            status, said = await run_mulot("restore", str(file), "--database", str(copy))
            assert status == 1
            assert f"Changed here since the backup, so left alone (1): {table}" in said
            assert await read_rows(str(copy)) == before

    run_story(story)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["restore", "{tmp}/nothing", "--database", "{tmp}/a.db"], "nothing” is not a backup"),
        (["restore", "{tmp}/letter", "--database", "{tmp}/a.db"], "letter” is not a backup"),
        (["backup", "{tmp}/letter", "--database", "{tmp}/old.db"], "cannot be written"),
        (["backup", "{tmp}/new", "--database", "{tmp}/a.db"], "There is no Mulot database at"),
    ],
)
def test_impossible_backup_gives_a_plain_error(tmp_path: Path, args: list[str], words: str) -> None:
    (tmp_path / "letter").write_text("Dear mouse,")

    async def story() -> None:
        await (await SqliteStore.open(str(tmp_path / "old.db"))).close()
        status, said = await run_mulot(*(arg.format(tmp=tmp_path) for arg in args))
        assert status == 2
        assert words in said
        assert "Traceback" not in said
        assert (tmp_path / "letter").read_text() == "Dear mouse,"

    run_story(story)
