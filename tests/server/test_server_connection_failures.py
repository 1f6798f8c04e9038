"""Failures between clients and the server, and their consequences."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import subprocess
from collections.abc import Iterator

import apsw
import pytest

from kit.clients import Browser, Player, run_story
from kit.consistency_check import check_consistency
from kit.running_server import RunningServer
from kit.smoke_checks import ask_and_do_not_read, offered_move, read_all, two_player_game, unread_websocket


@pytest.fixture(scope="module")
def house() -> Iterator[RunningServer]:
    with RunningServer() as running:
        yield running


def test_reconnecting_after_every_move_gives_the_same_view(house: RunningServer) -> None:
    async def story() -> None:
        ana, bo = Browser(house.url), Browser(house.url)
        table = await ana.open_table(seats=2)
        await bo.take(table, 1)
        await ana.post(f"/api/tables/{table}/start")
        steady = await ana.watch(table)
        players = [Player(ana, table, 1), Player(bo, table, 2)]
        steps = 0
        while steady.shown["phase"] != "over" and steps < 60:
            steps += 1
            for player in players:
                await player.screen.open(steady.now["rev"])
                moves = len(player.acked)
                await player._go_on(lambda p=player, n=moves: len(p.acked) > n or not p.screen.now.get("turns"))
                player.screen.cut()
            last = max([rev for p in players for rev in p.acked.values()], default=0)
            await steady.rev(last)
            again = await ana.watch(table)
            for part in ("view", "own", "turns", "waiting", "eye", "rev"):
                assert again.now.get(part) == steady.now.get(part), part
            await again.close()
        assert steps > 3

    run_story(story)


def test_reconnect_delivers_missed_events(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, bo = await two_player_game(house)
        watching, away = await ana.watch(table), await bo.watch(table)
        since = away.now["rev"]
        await away.close()
        await watching.done(**offered_move(watching, "dig"))
        back = await bo.watch(table, since)
        assert back.now["since"] == since
        assert [e["type"] for e in back.now["events"]] == ["turned-up", "hidden"]
        assert back.now["turns"][0]["seat"] == 1

    run_story(story)


def test_two_tabs_on_one_seat_play_one_move(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, _ = await two_player_game(house)
        first, second = await ana.watch(table), await ana.watch(table)
        one, other = offered_move(first, "dig"), offered_move(second, "dig")
        answers = await asyncio.gather(first.answer(one), second.answer(other))
        assert sorted(a["kind"] for a in answers) == ["ack", "no"]
        loser = next(a for a in answers if a["kind"] == "no")
        assert loser["no"] in ("stale", "not-your-turn")
        rev = next(a["rev"] for a in answers if a["kind"] == "ack")
        for screen in (first, second):
            assert (await screen.rev(rev))["view"]["turns"] == 1

    run_story(story)


def test_resent_move_is_played_once_with_the_same_answer(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, bo = await two_player_game(house)
        screen, other = await ana.watch(table), await bo.watch(table)
        wish = offered_move(screen, "dig")
        first = await screen.answer(wish)
        await other.rev(first["rev"])
        await other.done(**offered_move(other, "dig"))
        assert await screen.answer(wish) == first
        again = await ana.watch(table)
        assert await again.answer(wish) == first
        assert again.now["view"]["turns"] == 2

    run_story(story)


def test_stale_move_is_refused_with_a_fresh_view(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, _ = await two_player_game(house)
        screen = await ana.watch(table)
        old = offered_move(screen, "dig")
        await screen.done(**offered_move(screen, "peek"))
        seen = len(screen.messages)
        answer = await screen.answer(old)
        assert (answer["kind"], answer["no"], answer["key"]) == ("no", "stale", "house-no-stale")
        fresh = await screen.until(lambda m: m["kind"] == "now", seen)
        assert fresh["own"]["seat"] == 0
        assert "table" in fresh

    run_story(story)


def test_out_of_order_moves_follow_the_rules(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, bo = await two_player_game(house)
        screen, other = await ana.watch(table), await bo.watch(table)
        later = {**offered_move(screen, "dig"), "seat": 1, "question": 0}
        refused = await other.answer({**later, "id": secrets.token_urlsafe(8)})
        assert refused["kind"] == "no"
        await other.rev((await screen.done(**offered_move(screen, "dig")))["rev"])
        await other.done(**offered_move(other, "dig"))

    run_story(story)


def test_spectator_has_the_public_view_and_no_commands(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, _ = await two_player_game(house)
        cleo = Browser(house.url)
        screen, spectator = await ana.watch(table), await cleo.watch(table)
        wish = offered_move(screen, "peek")
        rev = (await screen.done(**wish))["rev"]
        seen = await spectator.rev(rev)
        assert (seen.get("eye"), seen.get("own"), seen.get("turns", [])) == (None, None, [])
        assert [e["type"] for e in seen["events"]] == ["looked"]
        assert [e["type"] for e in (await screen.rev(rev))["events"]] == ["looked", "saw"]
        for tried in ({**wish, "id": "x" * 10}, {"do": "say", "seat": 0, "what": "hello"}, {"do": "start"},
                     {"do": "lift", "seat": 0}, {"do": "undo"}, {"do": "end"}):  # fmt: skip
            answer = await spectator.answer(tried)
            assert answer["no"] in ("not-your-seat", "not-host", "not-open"), answer

    run_story(story)


def test_table_without_spectators_admits_only_players(house: RunningServer) -> None:
    async def story() -> None:
        table, _, _ = await two_player_game(house, settings={"spectators": False})
        stranger = await Browser(house.url).watch(table)
        assert stranger.messages[0]["why"] == "no-spectators"
        assert (await stranger.gone())[0] == 4403

    run_story(story)


def test_shared_device_gets_a_curtain_before_secrets(house: RunningServer) -> None:
    async def story() -> None:
        ana = Browser(house.url)
        table = await ana.open_table(seats=2, take=[{"seat": 0}, {"seat": 1}], options={"first": 0, "charms": False})
        await ana.post(f"/api/tables/{table}/start")
        screen = await ana.watch(table)
        rev = (await screen.done(**offered_move(screen, "peek", 0)))["rev"]
        now = await screen.rev(rev)
        assert (now.get("eye"), now.get("own"), now["curtain"]) == (None, None, 0)
        assert [e["type"] for e in now["events"]] == ["looked"]
        await screen.done(do="lift", seat=0)
        assert screen.now["eye"] == 0
        assert screen.now["own"]["seat"] == 0
        await screen.done(do="lower")
        assert (screen.now.get("eye"), screen.now.get("own")) == (None, None)
        await screen.done(do="lift", seat=0)
        await screen.done(**offered_move(screen, "put-back", 0))
        assert (screen.now.get("eye"), screen.now.get("own")) == (None, None)

    run_story(story)


def test_phrases_are_sent_as_keys(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, bo = await two_player_game(house)
        screen, other = await ana.watch(table), await bo.watch(table)
        await screen.done(do="say", seat=0, what="hello")
        assert await other.until(lambda m: m["kind"] == "said") == {"kind": "said", "seat": 0, "what": "hello"}
        assert (await screen.answer({"do": "say", "seat": 0, "what": "free-text"}))["no"] == "no-such-phrase"

    run_story(story)


def test_finished_game_offers_rematch_journal_replay_and_proof(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, bo = await two_player_game(house)
        screen, other = await ana.watch(table), await bo.watch(table)
        for path in ("journal", "film", "proof", "seed"):
            refused = await ana.ask("GET", f"/api/tables/{table}/{path}")
            assert (refused.status_code, refused.json()["key"]) == (409, "house-no-not-over")
        await screen.done(**offered_move(screen, "dig"))
        await screen.done(do="end")
        proof = await bo.get(f"/api/tables/{table}/proof")
        assert proof["luck_checked"] > 0
        journal = await bo.ask("GET", f"/api/tables/{table}/journal")
        seed = await bo.get(f"/api/tables/{table}/seed")
        assert seed["seed"] in journal.text
        film = await bo.get(f"/api/tables/{table}/film")
        assert [frame["line"] for frame in film["frames"]] == [0, 1]
        following = (await bo.post(f"/api/tables/{table}/rematch"))["table"]
        assert (await ana.post(f"/api/tables/{table}/rematch"))["table"] == following
        assert (await bo.get(f"/api/tables/{following}"))["yours"] == [0]
        await other.until(lambda m: m["kind"] == "now" and m.get("table", {}).get("next") == following)

    run_story(story)


def test_dead_bot_process_is_replaced() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana = Browser(house.url)
            players, killed = list[Player](), 0

            async def kill_minds() -> None:
                nonlocal killed
                while True:
                    await asyncio.sleep(0.1)
                    for pid in bot_processes_of(house.pid):
                        os.kill(pid, signal.SIGKILL)
                        killed += 1

            killer = asyncio.create_task(kill_minds())
            while killed < 4 and len(players) < 20:  # a game may end before a new bot process has been found and killed
                table = await ana.open_table(seats=3, characters={"1": "random", "2": "random"})
                await ana.post(f"/api/tables/{table}/start")
                players.append(Player(ana, table, 3))
                await players[-1].play(lambda: killed > 3)
            killer.cancel()
            await players[-1].play(lambda: False)
            house.stop()
            verdict = await check_consistency(house.database, players)
            assert verdict.broken == []
            assert killed > 3

    run_story(story)


@pytest.mark.parametrize("character", ["asleep", "nonsense"])
def test_misbehaving_bot_does_not_block_the_game(character: str) -> None:
    async def story() -> None:
        with RunningServer(more_games="kit.misbehaving_bots", bot_seconds=0.1) as house:
            ana = Browser(house.url)
            table = await ana.open_table("sleepy", options={"first": 1, "charms": False}, characters={"1": character})
            await ana.post(f"/api/tables/{table}/start")
            screen = await ana.watch(table)
            rev = screen.now["rev"]
            moved = await screen.until(lambda m: m["kind"] == "now" and m["rev"] > rev, 0, 240)
            assert moved["view"]["stack"]
            assert (await screen.answer({"do": "say", "seat": 0, "what": "hello"}))["kind"] == "ack"
            assert '"why": "late"' in house.log if character == "asleep" else '"why": "died"' in house.log

    run_story(story)


def bot_processes_of(pid: int | None) -> list[int]:
    out = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(line.split()[0]) for line in out.stdout.splitlines() if "mulot.server.workers.worker think" in line]


def test_restart_loses_nothing_and_clients_are_told() -> None:
    async def story() -> None:
        with RunningServer() as house:
            table, ana, bo = await two_player_game(house)
            screen, other = await ana.watch(table), await bo.watch(table)
            await screen.done(**offered_move(screen, "dig"))
            before = screen.now
            house.stop()
            assert (await screen.gone())[0] == 1001
            assert screen.messages[-1] == {"kind": "bye", "why": "stopping", "key": "house-bye-stopping"}
            await other.gone()
            house.start()
            again = await ana.watch(table)
            assert again.now["view"] == before["view"]
            assert again.now["rev"] == before["rev"]
            assert "Traceback" not in house.log

    run_story(story)


def test_table_that_fails_to_replay_is_quarantined() -> None:
    async def story() -> None:
        with RunningServer() as house:
            broken, ana, _ = await two_player_game(house)
            whole, bo, _ = await two_player_game(house)
            screen = await ana.watch(broken)
            await screen.done(**offered_move(screen, "dig"))
            house.stop()
            database = apsw.Connection(house.database)
            database.execute(
                "UPDATE lines SET body = CAST(replace(CAST(body AS TEXT), 'dig', 'attack') AS BLOB)"
                " WHERE tbl = ? AND instr(body, CAST('dig' AS BLOB))",
                (broken,),
            )
            assert database.changes() == 1
            database.close()
            house.start()
            aside = await ana.watch(broken)
            assert aside.messages[0]["why"] == "put-aside"
            answer = await ana.ask("GET", f"/api/tables/{broken}")
            assert (answer.status_code, answer.json()["key"]) == (404, "house-bye-put-aside")
            assert broken[:6] in house.log
            assert broken not in house.log
            other = await bo.watch(whole)
            await other.done(**offered_move(other, "dig"))

    run_story(story)


def test_slow_reader_is_disconnected_and_resynchronizes(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, bo = await two_player_game(house)
        cleo = Browser(house.url)
        slow = await asyncio.to_thread(unread_websocket, house, table, cleo.cookie)
        screen, other = await ana.watch(table), await bo.watch(table)
        asking = asyncio.create_task(asyncio.to_thread(ask_and_do_not_read, slow, 7_000))
        await other.rev((await screen.done(**offered_move(screen, "dig")))["rev"])
        await asking
        while 'mulot_dropped_total{why="slow"} 1.0' not in (await ana.ask("GET", "/metrics")).text:
            await asyncio.sleep(0.05)
        assert b'"why":"slow"' in await asyncio.to_thread(read_all, slow)
        assert (await other.answer(offered_move(other, "dig")))["kind"] == "ack"
        again = await cleo.watch(table)
        assert again.now["view"]["turns"] == 2

    run_story(story)
