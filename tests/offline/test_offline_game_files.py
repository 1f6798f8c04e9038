"""A game file moves from browser to server to terminal, and says from which line on its luck could be known."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import msgspec

from mulot.actor import single_command
from mulot.actor.journal_files import export_table, import_table
from mulot.core.journal import parse
from mulot.core.match import Match
from mulot.core.proof import verify
from mulot.service.games import OfferedGames
from mulot.store import load_table as load_table
from mulot.store import open_store
from mulot.table import commands as c
from mulot.table.messages import Ack
from offline.test_offline_whole_games import a_house, call, open_table, play_to_the_end, run, sees


def test_begun_in_the_browser_gone_on_with_on_the_server_ended_in_the_terminal(tmp_path: Path) -> None:
    async def evening() -> None:
        house, tab = a_house()
        table = await open_table(house, "souriciere", 2, 2)
        turn = (await sees(house, tab, table))["turns"][0]
        wish = {"do": "play", "id": "the-move", "seat": turn["seat"], "question": turn["question"]}
        house.hear(1, msgspec.json.encode(wish | {"action": turn["legal"][0]}).decode())
        status, file = await house.call("POST", f"tables/{table}/file", "{}")
        assert status == 200
        lines = len(parse(file.encode())[0].lines)
        assert parse(file.encode())[0].open_since == lines > 1
        # If it is exported twice, its luck is open since the first time.
        assert parse((await house.call("POST", f"tables/{table}/file", "{}"))[1].encode())[0].open_since == lines

        catalogue, store = OfferedGames().catalogue, await open_store(str(tmp_path / "house.db"))
        try:
            await import_table(store, catalogue, "served", file.encode(), "nobody")
            for _ in range(2):
                match = Match.from_journal(*parse(await export_table(store, catalogue, "served", time.monotonic())))
                seat = match.waiting.must[0]
                await single_command.run_command(
                    store, catalogue, "served", c.ClaimSeat(seat=seat), 0.0, f"device-{seat}"
                )
                loaded = await load_table(store, catalogue, "served", 0.0)
                action = msgspec.Raw(msgspec.json.encode(match.game.write(match.legal(seat)[0])))
                play = c.PlayMove(f"on-the-server-{loaded.rev}", seat, loaded.questions[seat], action)
                answer = await single_command.run_command(store, catalogue, "served", play, 0.0, f"device-{seat}")
                assert isinstance(answer, Ack), answer
            served = await export_table(store, catalogue, "served", time.monotonic())
        finally:
            await store.close()
        assert len(parse(served)[0].lines) == lines + 2

        rng, match = Random(1), Match.from_journal(*parse(served))
        while match.outcome is None:
            seat = match.waiting.must[0]
            match.play(seat, rng.choice(match.legal(seat)))
        proof = verify(*parse(match.dump()))
        assert proof.outcome is not None
        assert proof.open_since == lines
        assert proof.luck_checked is not None

    run(evening)


def test_a_finished_game_moves_freely_and_stays_sealed() -> None:
    async def evening() -> None:
        house, tab = a_house()
        table = await open_table(house, "trio", 2, 1)
        await house.enter(1, table, None)
        await play_to_the_end(house, tab, table, 1)
        file = await call(house, "GET", f"tables/{table}/journal")
        assert "open_since" not in file
        other, there = a_house()
        brought = await call(other, "POST", "files", file)
        assert await call(other, "GET", f"tables/{brought['table']}/journal") == file
        film = await call(other, "GET", f"tables/{brought['table']}/film")
        assert film["game"] == "trio"
        assert there.database.entries[brought["table"]]["summary"]["phase"] == "over"

    run(evening)


def test_a_running_game_that_came_from_elsewhere_does_not_go_on_as_a_file() -> None:
    async def evening() -> None:
        house, _ = a_house()
        table = await open_table(house, "souriciere", 2, 2)
        _, file = await house.call("POST", f"tables/{table}/file", "{}")
        other, _ = a_house()
        brought = await call(other, "POST", "files", file)
        assert (await other.call("POST", f"tables/{brought['table']}/file", "{}"))[0] == 409

    run(evening)


def test_a_damaged_file_is_refused_in_words_and_leaves_nothing_behind() -> None:
    async def evening() -> None:
        house, tab = a_house()
        table = await open_table(house, "souriciere", 2, 2)
        _, file = await house.call("POST", f"tables/{table}/file", "{}")
        tables = dict(tab.database.rows)
        for damaged in (
            "",
            "{}",
            file[:-40],
            file.replace('"line":0', '"line":1'),
            file.replace("souriciere", "chess"),
        ):
            status, text = await house.call("POST", "files", msgspec.json.encode(damaged).decode())
            assert status in (404, 409), text
            assert msgspec.json.decode(text)["key"].startswith("house-")
        assert tab.database.rows == tables

    run(evening)
