"""The host's own programs at a table: a guest can seat them, and only the host can name them."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

from kit.clients import run_story
from mulot.server.config import BadSetting, Config
from mulot.server.games import PROGRAM, ServerGames
from mulot.server.workers.bot_pool import BotPool
from mulot.service.bot_choice import PASS, BotJob, choose_action
from mulot.service.daily import daily_character
from mulot.table import BotInput, Table
from mulot.table import commands as c
from mulot.table.messages import Rejection

LAST = "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
LAST += "    print(json.dumps({'id': asked['id'], 'action': asked['legal'][-1]}), flush=True)\n"


def write_setting(folder: Path, code: str) -> str:
    (folder / "engine.py").write_text(code)
    return f"barrieres={sys.executable} {folder / 'engine.py'}"


def open_table(games: ServerGames) -> BotInput:
    """Return what the program in the first seat of a new table knows."""
    table = Table(games.catalogue, 0.0)
    table.handle(
        c.OpenTable(table="t", seed=bytes(32), game="barrieres", characters={0: PROGRAM, 1: PROGRAM}), 0.0, "ana"
    )
    table.handle(c.StartGame(), 0.0, "ana")
    return next(known for seat in (0, 1) if (known := table.bot_input(seat, PROGRAM)).legal)


def test_a_program_plays_at_a_table(tmp_path: Path) -> None:
    setting = write_setting(tmp_path, LAST)
    games = ServerGames(programs=setting)
    known = open_table(games)

    async def story() -> None:
        pool = BotPool(Config(bot_programs=setting, bot_min_seconds=0, bot_seconds=60))
        try:
            assert await pool.choose(known, ("address", "ana"), must=True) == known.legal[-1]
        finally:
            await pool.stop()

    run_story(story)
    game = games.game("barrieres")
    assert games.describe_game(game).characters[-1] == PROGRAM
    assert PROGRAM not in (*games.bots_by_strength(game), games.quick_bot(game).name, daily_character(games, game))
    assert PROGRAM not in games.describe_game(games.game("trio")).characters


def test_a_program_that_fails_is_logged_and_makes_no_move(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    games = ServerGames(programs=write_setting(tmp_path, LAST.replace("[-1]", "[0] + 'x'")))
    known = open_table(games)
    with caplog.at_level(logging.WARNING):
        assert choose_action(games, BotJob(known, 60.0)) == PASS
    assert "why=illegal" in caplog.text
    assert f"seat={known.seat}" in caplog.text


def test_nobody_can_seat_a_program_that_the_host_has_not_named(tmp_path: Path) -> None:
    def refusal(games: ServerGames, name: str) -> str:
        command = c.OpenTable(table="t", seed=bytes(32), game="barrieres", characters={1: name})
        answer = Table(games.catalogue, 0.0).handle(command, 0.0, "ana").answer
        return answer.no if isinstance(answer, Rejection) else ""

    allowed = ServerGames(programs=write_setting(tmp_path, LAST))
    assert refusal(allowed, PROGRAM) == ""
    assert refusal(ServerGames(), PROGRAM) == "no-such-character"
    assert refusal(allowed, "program:sleep 1") == "no-such-character"


@pytest.mark.parametrize(
    "setting", ["barrieres", "barrieres=", "barrieres=no-such-program-here", "barriere=python3", "=sh"]
)
def test_a_misspelt_setting_is_refused_before_the_server_starts(setting: str) -> None:
    with pytest.raises(BadSetting):
        ServerGames(programs=setting)
