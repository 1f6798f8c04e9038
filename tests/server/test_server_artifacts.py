"""Replays and proofs of finished games are made once, a few at a time, and never in the process that serves tables."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import mulot
from kit.clients import Browser, run_story
from kit.running_server import RunningServer
from mulot.actor import NoSuchTable
from mulot.core.game import Ask
from mulot.core.match import Match
from mulot.core.proof import verify
from mulot.core.replay import make_replay
from mulot.server.config import Config
from mulot.server.games import ServerGames
from mulot.server.workers.artifacts import ArtifactCache
from mulot.store import import_table, open_store

TABLES = [f"long-game-{n}" for n in range(3)]


@pytest.fixture(scope="module")
def finished() -> Match:
    """Return a long finished game between two random players."""
    match, rng = Match(mulot.load("mystiques"), seats=2, seed=7), random.Random(3)
    while isinstance(ask := match.waiting, Ask):
        seat = ask.seats[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.fixture(scope="module")
def house(finished: Match, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    database = str(tmp_path_factory.mktemp("artifacts") / "mulot.db")

    async def fill() -> None:
        store = await open_store(database)
        for name in TABLES:
            await import_table(store, ServerGames("").catalogue, name, finished.dump(), "nobody")
        await store.close()

    asyncio.run(fill())
    with RunningServer(database=database, unload_after=0.05) as running:
        yield running


def serving_cpu_seconds(house: RunningServer) -> float:
    """Return the CPU seconds of the process that serves tables."""
    fields = Path(f"/proc/{house.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def get(house: RunningServer, table: str, what: str) -> httpx.Response:
    return httpx.get(f"{house.url}/api/tables/{table}/{what}", timeout=600)


def test_replays_and_proofs_equal_the_librarys(house: RunningServer, finished: Match) -> None:
    shown = get(house, TABLES[0], "film")
    assert shown.headers["content-type"] == "application/json"
    assert shown.json() == msgspec.json.decode(msgspec.json.encode(make_replay(finished)))
    proof = get(house, TABLES[0], "proof").json()
    assert proof == msgspec.json.decode(msgspec.json.encode(verify(finished.journal, finished.seed, finished.game)))
    plain = httpx.get(f"{house.url}/api/tables/{TABLES[0]}/film", headers={"Accept-Encoding": "identity"}, timeout=600)
    assert plain.content == shown.content
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize("what", ["film", "proof"])
def test_making_artifacts_does_not_load_the_serving_process(house: RunningServer, what: str) -> None:
    """Making four artifacts costs that process less than making one itself, which takes 1 to 2 s."""
    get(house, TABLES[0], "seed")
    before = serving_cpu_seconds(house)
    for table in TABLES[1:]:
        for _ in range(2):
            assert get(house, table, what).status_code == 200
    assert serving_cpu_seconds(house) - before < 1.0


def test_concurrent_requests_make_one_artifact(house: RunningServer) -> None:
    async def story() -> None:
        ana = Browser(house.url)
        answers = await asyncio.gather(*(ana.ask("GET", f"/api/tables/{TABLES[2]}/film") for _ in range(12)))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1

    before = count_artifacts(house)
    run_story(story)
    assert count_artifacts(house) - before <= 1
    run_story(story)
    assert count_artifacts(house) - before <= 1


def count_artifacts(house: RunningServer) -> float:
    """Return how many artifacts have been made."""
    lines = httpx.get(house.url + "/metrics").text.splitlines()
    counts = [line for line in lines if line.startswith("mulot_keepsakes_total")]
    assert {line.partition(" ")[0].partition("{")[2] for line in counts} <= {
        f'what="{what}"}}' for what in ("film", "proof", "book", "course")
    }
    return sum(float(line.split()[-1]) for line in counts)


def test_pending_artifacts_are_limited() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana, bo = Browser(house.url), Browser(house.url)
            tables = [await finish_short_game(ana) for _ in range(12)]
            answers = await asyncio.gather(*(ana.ask("GET", f"/api/tables/{t}/film") for t in tables))
            assert {answer.status_code for answer in answers} == {200, 429}
            assert all("retry-after" in answer.headers for answer in answers if answer.status_code == 429)
            assert len(artifact_workers(house.pid)) <= 1
            assert (await bo.ask("GET", f"/api/tables/{tables[-1]}/film")).status_code == 200

    run_story(story)


async def finish_short_game(host: Browser, **more: Any) -> str:
    """Play a short game, and return its table."""
    table = await host.open_table(take=[{"seat": 0}, {"seat": 1}], **more)
    await host.post(f"/api/tables/{table}/start")
    screen = await host.watch(table)
    await screen.done(do="end")
    await screen.close()
    return table


def artifact_workers(pid: int | None) -> list[int]:
    """Return the worker processes of a server that make artifacts."""
    out = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(pid)], capture_output=True, text=True)
    return [int(line.split()[0]) for line in out.stdout.splitlines() if "mulot.server.workers.worker make" in line]


def test_dead_artifact_worker_is_replaced() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana = Browser(house.url)
            first, second = await finish_short_game(ana), await finish_short_game(ana)
            await ana.get(f"/api/tables/{first}/film")
            for pid in artifact_workers(house.pid):
                os.kill(pid, signal.SIGKILL)
            answers = [await ana.ask("GET", f"/api/tables/{second}/film") for _ in range(2)]
            assert answers[-1].status_code == 200
            assert (await ana.get(f"/api/tables/{first}/proof"))["lines"] >= 1

    run_story(story)


def test_artifact_cache_is_bounded() -> None:
    async def story() -> None:
        with RunningServer(artifact_bytes=300) as house:
            ana = Browser(house.url)
            tables = [await finish_short_game(ana) for _ in range(4)]
            for _ in range(2):
                for table in tables:
                    await ana.get(f"/api/tables/{table}/film")
            assert count_artifacts(house) > len(tables)

    run_story(story)


def test_artifacts_without_spectators_are_only_for_players() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana, stranger = Browser(house.url), Browser(house.url)
            table = await finish_short_game(ana, settings={"spectators": False})
            for what in ("film", "drawings", "proof"):
                for _ in range(2):  # made or not
                    refused = await stranger.ask("GET", f"/api/tables/{table}/{what}")
                    assert (refused.status_code, refused.json()["no"]) == (403, "no-spectators")
                    assert (await ana.ask("GET", f"/api/tables/{table}/{what}")).status_code == 200
            played = await ana.open_table(take=[{"seat": 0}, {"seat": 1}], settings={"spectators": False})
            await ana.post(f"/api/tables/{played}/start")
            assert (await stranger.ask("GET", f"/api/tables/{played}/film")).json()["no"] == "no-spectators"
            assert (await ana.ask("GET", f"/api/tables/{played}/film")).json()["no"] == "not-over"

    run_story(story)


def test_artifacts_of_a_deleted_table_are_dropped_even_while_pending(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "house.db"))
        match = Match(mulot.load("souriciere"), seats=2, seed=7)
        rng = random.Random(3)
        while isinstance(ask := match.waiting, Ask):
            seat = ask.seats[0]
            match.play(seat, rng.choice(match.legal(seat)))
        for name in ("nest", "barn"):
            await import_table(store, ServerGames("").catalogue, name, match.dump(), "nobody")
        artifacts = ArtifactCache(Config(), store)
        try:
            barn = await artifacts.get("film", "barn", "ana")
            await artifacts.get("proof", "nest", "ana")
            making = asyncio.create_task(artifacts.get("film", "nest", "ana"))
            while not artifacts._pending:
                await asyncio.sleep(0)
            artifacts.drop("nest")
            with pytest.raises(NoSuchTable):
                await making
            assert {table for _, table in artifacts._cached} == {"barn"}
            assert artifacts._cached_bytes == len(barn)
            await store.erase("barn")  # as another node would
            with pytest.raises(NoSuchTable):
                await artifacts.get("film", "barn", "ana")
            assert artifacts._cached_bytes == len(artifacts._cached) == 0
            assert artifact_workers(os.getpid())
        finally:
            await artifacts.stop()
            assert artifact_workers(os.getpid()) == []
            await store.close()

    run_story(story)


def test_no_artifacts_of_running_or_unknown_games() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana = Browser(house.url)
            table = await ana.open_table(take=[{"seat": 0}, {"seat": 1}])
            for what in ("film", "proof"):
                assert (await ana.ask("GET", f"/api/tables/{table}/{what}")).json()["no"] == "not-over"
                assert (await ana.ask("GET", f"/api/tables/nowhere/{what}")).status_code == 404
                assert (await ana.ask("GET", f"/api/tables/no+name/{what}")).status_code == 404
            screen = await ana.watch(table)
            await screen.done(do="end")  # there is nothing to show before the deal
            for what in ("film", "proof"):
                assert (await ana.ask("GET", f"/api/tables/{table}/{what}")).json()["no"] == "not-over"

    run_story(story)
