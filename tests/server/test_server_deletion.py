"""Deleting tables and forgetting devices, and what strangers with the link see before and after."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.clients import Browser, Player, run_story
from kit.running_server import RunningServer
from kit.smoke_checks import offered_move, two_player_game
from mulot.store import open_store
from mulot.table.records import TableCreated, decode

READ = ("", "/journal", "/film", "/drawings", "/proof", "/seed")


@pytest.fixture(scope="module")
def house() -> Iterator[RunningServer]:
    with RunningServer() as running:
        yield running


async def seed_of(house: RunningServer, table: str) -> str:
    store = await open_store(house.database)
    opened = decode((await store.rows(table))[0])
    await store.close()
    assert isinstance(opened, TableCreated)
    return opened.seed


def database_bytes(house: RunningServer) -> bytes:
    """Return every byte of the database file and its write-ahead log."""
    return b"".join(file.read_bytes() for file in Path(house.database).parent.glob(Path(house.database).name + "*"))


async def play_moves(ana: Browser, bo: Browser, table: str) -> None:
    await asyncio.gather(*(Player(who, table, n).play(lambda: False) for n, who in enumerate((ana, bo))))


async def play_six_tables(house: RunningServer) -> tuple[str, Browser, Browser]:
    """Return one of six tables that were played at the same time."""
    tables = [await two_player_game(house) for _ in range(6)]
    await asyncio.gather(*(play_moves(ana, bo, table) for table, ana, bo in tables))
    return tables[2]


def test_deleted_table_leaves_no_bytes_in_the_database(house: RunningServer) -> None:
    async def story() -> None:
        others = [await Browser(house.url).open_table() for _ in range(8)]
        table, ana, bo = await play_six_tables(house)
        others += [await Browser(house.url).open_table() for _ in range(8)]
        for part in READ:
            assert (await bo.ask("GET", f"/api/tables/{table}{part}")).status_code == 200
        seed = await seed_of(house, table)
        traces = [text.encode() for text in (table, seed, bo.device, ana.device)]
        assert all(trace in database_bytes(house) for trace in traces)
        screen = await ana.watch(table)
        gone = await bo.ask("POST", f"/api/tables/{table}/delete")
        assert (gone.status_code, gone.json()) == (200, {"tables": [table]})
        assert await screen.gone() == (4404, "deleted")
        for who in (ana, bo, Browser(house.url)):
            for part in (*READ, "/book"):
                assert (await who.ask("GET", f"/api/tables/{table}{part}")).status_code == 404, part
        assert (await ana.ask("POST", f"/api/tables/{table}/rematch", {})).status_code == 404
        assert (await ana.ask("POST", f"/api/tables/{table}/delete")).status_code == 404
        assert not [trace for trace in traces if trace in database_bytes(house)]
        for other in others:
            assert (await ana.ask("GET", f"/api/tables/{other}")).status_code == 200

    run_story(story)


def test_without_overwriting_deleted_data_is_found() -> None:
    """Without overwriting (an injected fault), the search finds deleted data."""

    async def story() -> None:
        with RunningServer(fault="nothing-is-overwritten") as house:
            table, ana, bo = await play_six_tables(house)
            await ana.post(f"/api/tables/{table}/delete")
            assert bo.device.encode() in database_bytes(house)

    run_story(story)


@pytest.mark.parametrize("fault", [None, "nothing-is-overwritten"])
def test_deletion_survives_a_crash(fault: str | None) -> None:
    async def story() -> None:
        with RunningServer(fault=fault) as house:
            table, ana, bo = await play_six_tables(house)
            traces = [text.encode() for text in (table, await seed_of(house, table), ana.device, bo.device)]
            deleting = asyncio.create_task(ana.ask("POST", f"/api/tables/{table}/delete"))
            while await names_a_table(house, table):
                await asyncio.sleep(0.01)
            house.kill()
            await asyncio.gather(deleting, return_exceptions=True)
            house.start()
            assert bool([trace for trace in traces if trace in database_bytes(house)]) == (fault is not None)
            assert table not in house.log

    run_story(story)


async def names_a_table(house: RunningServer, table: str) -> bool:
    with sqlite3.connect(house.database) as db:
        found = db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchall()
    db.close()
    return bool(found)


def test_only_the_host_deletes_a_running_game_and_bots_stop(house: RunningServer) -> None:
    async def story() -> None:
        ana, bo, stranger = (Browser(house.url) for _ in range(3))
        table = await ana.open_table(seats=3, characters={"2": "random"})
        secret = (await ana.post(f"/api/tables/{table}/seats/1/invitation"))["secret"]
        await bo.take(table, 1, secret=secret)
        await ana.post(f"/api/tables/{table}/start")
        playing = asyncio.create_task(Player(bo, table, 1).play(lambda: False))
        for who in (bo, stranger):
            refused = await who.ask("POST", f"/api/tables/{table}/delete")
            assert (refused.status_code, refused.json()["no"]) == (403, "not-host")
        assert (await ana.ask("POST", f"/api/tables/{table}/delete")).status_code == 200
        playing.cancel()
        taken = await stranger.ask("POST", f"/api/tables/{table}/seats/1/take", {"secret": secret})
        assert taken.status_code == 404
        screen = await bo.watch(table)
        assert screen.messages[0]["why"] == "no-such-table"
        store = await open_store(house.database)
        assert table not in {each.table for each in await store.tables()}
        await store.close()

    run_story(story)


@pytest.mark.parametrize("how", ["give-up", "remove"])
def test_former_players_cannot_delete(house: RunningServer, how: str) -> None:
    async def story() -> None:
        table, ana, bo = await two_player_game(house)
        screen = await ana.watch(table)
        if how == "remove":
            await screen.done(do="remove", seat=1)
        else:
            await bo.post(f"/api/tables/{table}/seats/1/give-up")
        await screen.done(do="end")
        assert (await bo.ask("POST", f"/api/tables/{table}/delete")).status_code == 403
        assert (await ana.ask("POST", f"/api/tables/{table}/delete")).status_code == 200

    run_story(story)


def test_previous_table_no_longer_refers_to_a_deleted_one(house: RunningServer) -> None:
    async def story() -> None:
        first, ana, bo = await two_player_game(house)
        await play_moves(ana, bo, first)
        screen = await bo.watch(first)
        second = (await ana.post(f"/api/tables/{first}/rematch"))["table"]
        await screen.until(lambda m: m.get("table", {}).get("next") == second)
        assert (await ana.ask("POST", f"/api/tables/{second}/delete")).json() == {"tables": [second]}
        assert second.encode() not in database_bytes(house)
        await screen.until(lambda m: m["kind"] == "now" and m["table"].get("next") not in (None, second))
        assert (await bo.ask("GET", f"/api/tables/{first}/proof")).status_code == 200

    run_story(story)


def test_campaign_is_deleted_as_a_whole(house: RunningServer) -> None:
    async def story() -> None:
        ana, bo = Browser(house.url), Browser(house.url)
        first = await ana.open_table(seats=2, options={"rats": 1, "first": 0})
        await bo.take(first, 1)
        await ana.post(f"/api/tables/{first}/start")
        await play_moves(ana, bo, first)
        second = (await ana.post(f"/api/tables/{first}/sequel"))["table"]
        # The second chapter is still open and belongs only to the host; the first is not deleted without it.
        assert (await bo.ask("POST", f"/api/tables/{first}/delete")).status_code == 403
        assert (await bo.ask("GET", f"/api/tables/{first}")).status_code == 200
        gone = await ana.ask("POST", f"/api/tables/{first}/delete")
        assert gone.json() == {"tables": [first, second]}
        for page in (first, second):
            assert (await ana.ask("GET", f"/api/tables/{page}")).status_code == 404

    run_story(story)


def test_link_shows_nothing_if_spectators_are_not_admitted(house: RunningServer) -> None:
    async def story() -> None:
        stranger = Browser(house.url)
        table, ana, bo = await two_player_game(house, settings={"spectators": False})
        assert (await stranger.ask("GET", f"/api/tables/{table}")).status_code == 403
        await play_moves(ana, bo, table)
        for part in (*READ, "/book"):
            refused = await stranger.ask("GET", f"/api/tables/{table}{part}")
            assert (refused.status_code, refused.json()["no"]) == (403, "no-spectators"), part
            if part != "/book":
                assert (await bo.ask("GET", f"/api/tables/{table}{part}")).status_code == 200, part
        assert (await stranger.watch(table)).messages[0]["why"] == "no-spectators"

    run_story(story)


def test_link_of_an_open_table_shows_free_seats(house: RunningServer) -> None:
    async def story() -> None:
        ana, bo = Browser(house.url), Browser(house.url)
        for access, seen in (("link", 200), ("invited", 403)):
            table = await ana.open_table(seats=2, settings={"spectators": False, "access": access})
            assert (await bo.ask("GET", f"/api/tables/{table}")).status_code == seen

    run_story(story)


def test_forgotten_device_loses_seats_cookie_and_own_tables(house: RunningServer) -> None:
    async def story() -> None:
        ana, bo = Browser(house.url), Browser(house.url)
        alone = await ana.open_table(characters={"1": "random"})
        shared, _, _ = await two_player_game(house)
        hosted = await ana.open_table(seats=2)
        await bo.take(hosted, 1)
        await ana.post(f"/api/tables/{hosted}/start")
        waiting = await ana.open_table(seats=2)
        await bo.take(waiting, 1)
        over = await ana.open_table(seats=2)
        await bo.take(over, 1)
        await (await ana.watch(over)).done(do="end")
        screen = await ana.watch(hosted)
        tables = [alone, shared, hosted, waiting, over, "nowhere"]
        answer = await ana.ask("POST", "/api/forget", {"tables": tables})
        assert (answer.status_code, answer.json()) == (200, {"deleted": [alone], "left": [hosted, waiting, over]})
        cookies = answer.headers.get_list("set-cookie")
        assert {cookie.partition("=")[0] for cookie in cookies} == {"mulot", "__Host-mulot"}
        assert all("Max-Age=0" in cookie and "Path=/" in cookie for cookie in cookies)
        assert await screen.gone() == (4403, "forgotten")
        for table in (hosted, waiting):
            found = await ana.get(f"/api/tables/{table}")
            assert (found["yours"], found["hosting"]) == ([], False)
            assert (await bo.get(f"/api/tables/{table}"))["hosting"]
        assert (await ana.ask("GET", f"/api/tables/{alone}")).status_code == 404
        assert (await bo.ask("GET", f"/api/tables/{over}/seed")).status_code == 200

    run_story(story)


def test_forgotten_device_is_erased_from_the_database(house: RunningServer) -> None:
    async def story() -> None:
        ana, bo = Browser(house.url), Browser(house.url)
        tables = []
        for ends in (True, False):
            table = await ana.open_table(seats=2, options={"first": 1})
            await bo.take(table, 1)
            await ana.post(f"/api/tables/{table}/start")
            screen = await bo.watch(table)
            await screen.done(**offered_move(screen, "dig"))
            if ends:
                await (await ana.watch(table)).done(do="end")
            tables.append(table)
        assert ana.device.encode() in database_bytes(house)
        answer = await ana.ask("POST", "/api/forget", {"tables": tables})
        assert answer.json() == {"deleted": [], "left": tables}
        assert ana.device.encode() not in database_bytes(house)
        assert bo.device.encode() in database_bytes(house)
        assert (await screen.answer({"do": "say", "seat": 1, "what": "hello"}))["kind"] == "ack"
        assert (await bo.get(f"/api/tables/{tables[1]}"))["hosting"]
        assert (await bo.ask("GET", f"/api/tables/{tables[0]}/proof")).status_code == 200
        house.stop()
        assert ana.device.encode() not in database_bytes(house)
        house.start()
        again = await bo.watch(tables[1])
        assert again.now["view"]["turns"] == 1

    run_story(story)


def test_forgetting_a_guest_frees_the_seat_but_keeps_the_table(house: RunningServer) -> None:
    async def story() -> None:
        teacher, child = Browser(house.url), Browser(house.url)
        table = (await teacher.post("/api/tables", {"game": "skirmish", "seats": 2}))["table"]
        await child.take(table, 1)
        answer = await child.ask("POST", "/api/forget", {"tables": [table]})
        assert answer.json() == {"deleted": [], "left": [table]}
        assert (await child.get(f"/api/tables/{table}"))["yours"] == []
        assert (await teacher.get(f"/api/tables/{table}"))["hosting"]

    run_story(story)


@pytest.mark.parametrize("tables", [["a b"], ["x"] * 25, "all", [1]])
def test_invalid_table_list_is_refused(house: RunningServer, tables: object) -> None:
    async def story() -> None:
        answer = await Browser(house.url).ask("POST", "/api/forget", {"tables": tables})
        assert answer.status_code == 400
        assert "set-cookie" not in answer.headers

    run_story(story)
