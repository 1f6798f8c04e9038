"""The event loop is never blocked for more than 20 ms of CPU time, whatever an uploaded file contains.

Every server that a test starts is watched (`kit/loop_watchdog.py`). This file has the known attempts to block a loop.
"""

from __future__ import annotations

import asyncio
import re

import pytest

import mulot
from kit.clients import Browser, TableSocket, run_story
from kit.running_server import RunningServer
from kit.smoke_checks import two_player_game
from mulot.core.journal import parse
from mulot.core.match import Match


def test_too_long_callbacks_are_reported() -> None:
    async def story(house: RunningServer) -> None:
        for path in ("/metrics", "/health"):  # the second is answered only after the callback of the first
            assert (await Browser(house.url).ask("GET", path)).status_code == 200

    with RunningServer() as house:
        run_story(lambda: story(house))
    with (
        pytest.raises(AssertionError, match=r"(?s)kept busy for more than 20 ms:.*in read_metrics.*fault_injection"),
        RunningServer(fault="busy-now-and-then") as house,
    ):
        run_story(lambda: story(house))


def test_loop_lag_is_measured() -> None:
    """If reading the metrics blocks the event loop for 300 ms (an injected fault), the measured lag is more than 100
    ms."""

    async def story(house: RunningServer) -> None:
        ana, late = Browser(house.url), 0.0
        while not late:  # the test's own time is the limit
            figures = (await ana.ask("GET", "/metrics")).text
            counts = [
                re.search(rf"^mulot_loop_busy_seconds_{name} (\S+)$", figures, re.M)
                for name in ("count", r'bucket{le="0\.1"}')
            ]
            late = float(counts[0][1]) - float(counts[1][1]) if counts[0] and counts[1] else 0.0

    with RunningServer(fault="busy-now-and-then") as house:
        run_story(lambda: story(house), 120)
        house.busy_file.unlink()  # the watchdog's reports are tested above


def hostile_journal() -> str:
    """Return a long game that ends with a hundred lines, each of which is undone together with an earlier one."""
    match = Match(mulot.load("mystiques"), 2, 1)

    def play(moves: int) -> None:
        for _ in range(moves):
            seat = match.waiting.must[0]  # type: ignore[union-attr]
            match.play(seat, match.legal(seat)[-1])

    def back(moves: int) -> None:
        match.undo_to(match.results[-moves - 1].line, rewind=True)

    play(1000)
    back(130)
    for _ in range(100):
        play(1)
        back(2)
    return match.dump().decode()


async def play_as_other_client(house: RunningServer, until: asyncio.Event) -> int:
    """Play and check health as another client. Return the number of responses."""
    table, ana, bo = await two_player_game(house)
    screens: list[TableSocket] = [await ana.watch(table), await bo.watch(table)]
    answers = 0
    while not until.is_set():
        assert (await ana.ask("GET", "/health")).status_code == 200
        waiting = screens[0].now["waiting"]
        if "must" not in waiting:
            table, ana, bo = await two_player_game(house)
            screens = [await ana.watch(table), await bo.watch(table)]
            continue
        seat = waiting["must"][0]
        turn = next(turn for turn in screens[seat].now["turns"] if turn["seat"] == seat)
        move = {"do": "play", "seat": seat, "question": turn["question"], "action": turn["legal"][0]}
        done = await screens[seat].done(**move)
        for screen in screens:
            await screen.rev(done["rev"])
        answers += 1
    return answers


def test_hostile_upload_does_not_block_the_event_loop() -> None:
    """A hostile file does not block the loop when it is uploaded, nor when its history, rewind, download, campaign, a
    branch, or the table itself after a restart is requested."""
    file = hostile_journal()
    assert len(file) < 200_000

    async def attack(house: RunningServer, eva: Browser) -> str:
        wanted = {"journal": file, "take": [{"seat": 0}, {"seat": 1}]}
        table = str((await eva.post("/api/copies", wanted))["table"])
        screen = await eva.watch(table)
        for _ in range(3):
            seen = len(screen.messages)
            await screen.done(do="recall")
            story = await screen.until(lambda message: message["kind"] == "heard", seen)
        assert len(story["lines"]) > 500
        for to in (story["lines"][600][0], 3):
            await screen.done(do="rewind", to=to)
        await screen.done(do="end")
        return table

    async def read(house: RunningServer, eva: Browser, table: str) -> None:
        journal = (await eva.ask("GET", f"/api/tables/{table}/journal")).content
        assert len(parse(journal)[0].lines) > 1200
        assert (await eva.ask("GET", f"/api/tables/{table}/book")).status_code in (200, 409)
        made = (await eva.post(f"/api/tables/{table}/play-on", {"line": 1100}))["table"]
        await (await eva.watch(made)).done(do="recall")
        assert (await eva.get(f"/api/tables/{table}/proof"))["lines"] > 1200

    async def story(house: RunningServer, eva: Browser, table: str | None) -> str:
        over = asyncio.Event()
        neighbours = asyncio.create_task(play_as_other_client(house, over))
        if table is None:
            table = await attack(house, eva)
        await read(house, eva, table)
        over.set()
        assert await neighbours > 0
        return table

    with RunningServer() as house:
        eva = Browser(house.url)
        tables: list[str] = []

        async def first() -> None:
            tables.append(await story(house, eva, None))

        async def again() -> None:
            await story(house, eva, tables[0])

        run_story(first)
        house.kill()  # the last moves are in no snapshot
        house.start()
        run_story(again)
