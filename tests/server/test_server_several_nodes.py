"""Several nodes with one PostgreSQL, notified through Redis."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from kit.clients import Browser, Player, run_story
from kit.consistency_check import check_consistency
from kit.crash_load import PlayerGroup
from kit.postgres_server import PostgresServer
from kit.redis_server import RedisServer
from kit.running_server import RunningServer


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    server = PostgresServer("fsync=on")
    yield server
    server.stop()


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


def test_people_on_two_nodes_see_each_other_move_and_speak(postgres: PostgresServer, redis: RedisServer) -> None:
    async def story() -> None:
        nodes = [RunningServer(database=postgres.url, redis=redis.url) for _ in range(2)]
        with nodes[0], nodes[1]:
            ana, bo = Browser(nodes[0].url), Browser(nodes[1].url)
            table = await ana.open_table(seats=2, options={"first": 0})
            here = await ana.watch(table)
            await bo.take(table, 1)
            there = await bo.watch(table)
            await here.until(lambda m: m["kind"] == "now" and m.get("table", {}).get("seats", [{}, {}])[1].get("here"))
            await ana.post(f"/api/tables/{table}/start")
            await there.until(lambda m: "view" in m)
            await here.done(do="say", seat=0, what="hello")
            await there.until(lambda m: m["kind"] == "said")
            players = [Player(ana, table, 1), Player(bo, table, 2)]
            await asyncio.gather(*(player.play(lambda: False) for player in players))
            verdict = await check_consistency(postgres.url, players)
            assert verdict.broken == []
            nodes[1].kill()
            gone = len(here.messages) - 1
            await here.until(
                lambda m: not m.get("table", {"seats": [0, {"here": 1}]})["seats"][1].get("here"), gone, 30
            )

    run_story(story, 240)


@pytest.mark.parametrize("bell", [True, False])
def test_a_table_deleted_on_one_node_is_gone_on_the_other(
    postgres: PostgresServer, redis: RedisServer, bell: bool
) -> None:
    async def story() -> None:
        settings = {"redis": redis.url} if bell else {}
        nodes = [RunningServer(database=postgres.url, **settings) for _ in range(2)]
        with nodes[0], nodes[1]:
            ana, bo = Browser(nodes[0].url), Browser(nodes[1].url)
            table = await ana.open_table(seats=2)
            await bo.take(table, 1)
            await ana.post(f"/api/tables/{table}/start")
            there = await bo.watch(table)
            await (await ana.watch(table)).done(do="end")
            assert (await bo.ask("GET", f"/api/tables/{table}/film")).status_code == 200
            await ana.post(f"/api/tables/{table}/delete")
            if bell:
                assert await there.gone() == (4404, "deleted")
            for part in ("", "/film", "/proof", "/journal"):
                assert (await bo.ask("GET", f"/api/tables/{table}{part}")).status_code == 404, part
            assert (await there.gone())[0] == 4404
            assert "rror" not in nodes[1].log

    run_story(story, 240)


def test_no_moves_are_lost_when_nodes_crash_in_turn(postgres: PostgresServer, redis: RedisServer) -> None:
    async def story() -> None:
        nodes = [RunningServer(database=postgres.url, redis=redis.url) for _ in range(2)]
        with nodes[0], nodes[1]:
            crowd = PlayerGroup([node.url for node in nodes], 4, 11)
            for kill in range(10):
                before = crowd.acked
                await crowd.gets_on(before + 5)
                nodes[kill % 2].kill()
                await asyncio.to_thread(nodes[kill % 2].start)
            await crowd.finish()
            verdict = await check_consistency(postgres.url, crowd.players)
            assert verdict.broken == []
            assert verdict.acked > 50

    run_story(story, 240)


def test_players_of_a_dead_node_continue_on_another(postgres: PostgresServer, redis: RedisServer) -> None:
    async def story() -> None:
        nodes = [RunningServer(database=postgres.url, redis=redis.url) for _ in range(2)]
        with nodes[0], nodes[1]:
            ana, bo = Browser(nodes[0].url), Browser(nodes[1].url)
            table = await ana.open_table(seats=2)
            await bo.take(table, 1)
            await ana.post(f"/api/tables/{table}/start")
            first, second = Player(ana, table, 1), Player(bo, table, 2)
            await asyncio.gather(*(p.play(lambda: len(first.acked) >= 3) for p in (first, second)))
            nodes[0].kill()
            ana.url = nodes[1].url
            await asyncio.gather(*(p.play(lambda: False) for p in (first, second)))
            verdict = await check_consistency(postgres.url, [first, second])
            assert verdict.broken == []

    run_story(story, 120)


def test_node_reads_the_database_before_refusing_or_showing(postgres: PostgresServer) -> None:
    """Without notices a node learns of others' rows only by polling, every 1.5 seconds."""

    async def story() -> None:
        nodes = [RunningServer(database=postgres.url) for _ in range(2)]
        with nodes[0], nodes[1]:
            ana, bo = Browser(nodes[0].url), Browser(nodes[1].url)
            for _ in range(3):
                table = await ana.open_table(seats=2, options={"first": 0})
                here = await ana.watch(table)
                assert (await bo.get(f"/api/tables/{table}"))["table"]["phase"] == "open"  # now both nodes have it
                await bo.take(table, 1)
                await here.done(do="start")  # seat 1 is taken, although this node was not notified
                there = await bo.watch(table)
                assert there.shown["phase"] == "playing"
                await here.done(do="play", seat=0, question=here.now["turns"][0]["question"], action="dig")
                again = await bo.watch(table)
                assert again.now["rev"] == here.now["rev"]
                await here.done(do="end")
                assert (await bo.get(f"/api/tables/{table}"))["table"]["phase"] == "over"
                await here.done(do="look")
                assert (await bo.ask("GET", f"/api/tables/{table}/proof")).status_code == 200
                refused = await there.answer({"do": "play", "seat": 1, "question": 0, "action": "dig"})
                assert refused["no"] == "over"

    run_story(story, 240)


def test_same_move_on_two_nodes_is_played_once(postgres: PostgresServer, redis: RedisServer) -> None:
    """Both nodes try to write the same row number. The one that fails answers as if the row were its own."""

    async def story() -> None:
        nodes = [RunningServer(database=postgres.url, redis=redis.url) for _ in range(2)]
        with nodes[0], nodes[1]:
            ana, bo = Browser(nodes[0].url), Browser(nodes[1].url)
            table = await ana.open_table(seats=2, options={"first": 0, "charms": False})
            await bo.take(table, 1)
            await ana.post(f"/api/tables/{table}/start")
            screens = [[await Browser(node.url, who.cookie).watch(table) for node in nodes] for who in (ana, bo)]
            for number in range(20):
                here, there = screens[number % 2]
                turn = here.now["turns"][0]
                wish = {"do": "play", "id": f"both-nodes-{number}", "seat": turn["seat"], "question": turn["question"]}
                wish["action"] = "dig"
                answers = await asyncio.gather(here.answer(wish), there.answer(wish))
                assert [answer["kind"] for answer in answers] == ["ack", "ack"], answers
                assert [answer["rev"] for answer in answers] == [4 + number + 1] * 2, "one row per move"
                for screen in (*screens[0], *screens[1]):
                    await screen.rev(answers[0]["rev"])

    run_story(story, 240)


def test_redis_outage_loses_nothing(postgres: PostgresServer, redis: RedisServer) -> None:
    async def story() -> None:
        nodes = [RunningServer(database=postgres.url, redis=redis.url) for _ in range(2)]
        with nodes[0], nodes[1]:
            crowd = PlayerGroup([node.url for node in nodes], 4, 12)
            for _ in range(3):
                before = crowd.acked
                await crowd.gets_on(before + 10)
                redis.kill()
                without = crowd.acked
                await crowd.gets_on(without + 5)  # play continues, more slowly
                await asyncio.to_thread(redis.start)
            await crowd.finish()
            verdict = await check_consistency(postgres.url, crowd.players)
            assert verdict.broken == []

    run_story(story, 240)


def test_server_recovers_from_a_postgresql_crash() -> None:
    server = PostgresServer("fsync=on")

    async def story() -> None:
        with RunningServer(database=server.url) as house:
            crowd = PlayerGroup([house.url], 3, 13)
            for _ in range(3):
                before = crowd.acked
                await crowd.gets_on(before + 10)
                await asyncio.to_thread(server.kill)
                refused = await Browser(house.url).ask("GET", "/ready")
                assert refused.status_code == 503
                await asyncio.to_thread(server.start)
                began, gone_on = time.monotonic(), crowd.acked
                while crowd.acked == gone_on:
                    assert time.monotonic() < began + 300
                    await asyncio.sleep(0.02)
            await crowd.finish()
            verdict = await check_consistency(server.url, crowd.players)
            assert verdict.broken == []

    try:
        run_story(story, 240)
    finally:
        server.stop()
