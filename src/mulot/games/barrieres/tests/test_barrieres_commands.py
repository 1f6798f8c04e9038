"""The commands that this game adds to the command line."""

from __future__ import annotations

import io
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import mulot
from mulot.core.errors import Unreadable
from mulot.core.match import Match
from mulot.games.barrieres.commands import COMMANDS, analyse, qtp
from mulot.games.barrieres.notation.record import match_of, read_record, record_of

FILE = Path(mulot.__file__).parent / "games" / "barrieres" / "commands.py"


def test_the_list_of_commands_is_read_without_the_game() -> None:
    code = f"""
import sys
from importlib.util import module_from_spec, spec_from_file_location
spec = spec_from_file_location("commands_alone", {str(FILE)!r})
module = module_from_spec(spec)
spec.loader.exec_module(module)
print(sorted(module.COMMANDS), [name for name in sys.modules if name.partition(".")[0] in ("mulot", "msgspec")])
"""
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, timeout=600, check=True)
    assert done.stdout.strip() == "['analyse', 'qtp', 'uci'] []"
    assert all(command.__doc__ for command in COMMANDS.values())


def test_a_record_is_analysed(capsys: pytest.CaptureFixture[str]) -> None:
    assert analyse(["[size=5 barriers=0] 1. c2 c4", "--seconds", "1"]) == 0
    told = capsys.readouterr().out
    assert "ply 2: ▲ to play, loses in 6 plies (exact)" in told
    assert "▼ 3 steps: c4 c3 c2 c1" in told


def test_a_position_is_analysed_and_the_only_move_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    """The step forward wins the race; every other one loses it."""
    assert analyse(["/ / e5 a4 / 0 0 / 1", "--seconds", "1"]) == 0
    told = capsys.readouterr().out
    assert "▲ to play, loses in 6 plies (exact)" in told
    assert "(the only move)" not in told
    assert "position: / / e5 a4 / 0 0 / 1" in told
    assert analyse(["/ / e6 a4 / 0 0 / 1", "--seconds", "1"]) == 0
    told = capsys.readouterr().out
    assert "  best line: e7 (the only move)" in told
    assert "  or loses in 6 plies (exact): " in told


def test_a_journal_is_analysed_as_well_but_only_one_of_this_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(mulot.load("barrieres"), 2, seed=1, options={"size": 5, "barriers": 0, "first": 1})
    for move in ("c4", "c2", "d4"):
        match.play(match.waiting.seats[0], move)  # type: ignore[union-attr]
    assert record_of(match) == "[size=5 barriers=0 first=1] 1. c4 c2 2. d4"
    file = tmp_path / "game.jsonl"
    match.save(file)
    assert analyse([str(file), "--every", "--seconds", "0.5"]) == 0
    assert "ply 3: ▲ to play" in capsys.readouterr().out
    with pytest.raises(Unreadable):
        record_of(Match(mulot.load("souriciere"), 2, seed=1))


def test_the_course_of_a_game_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Seat 0 is one step from its cheese and steps aside, and seat 1 arrives. Both a record and a journal are
    reviewed."""
    record = "[size=5 barriers=1] 1. c2 d5 2. c3 d4 3. b3 d3 4. b4 d2 5. a4 d1"
    assert analyse([record, "--course", "--seconds", "0.05"]) == 0
    told = capsys.readouterr().out
    assert "  8 ▼ d2    ▲ 1.000  ▼ 0.000" in told
    assert "it turned at 8: ▲ a4, better b5 (arrives), +1.000" in told
    file = tmp_path / "game.jsonl"
    match_of(read_record(record)).save(file)
    assert analyse([str(file), "--course", "--seconds", "0.05"]) == 0
    assert "it turned at 8: ▲ a4, better b5 (arrives), +1.000" in capsys.readouterr().out


def test_the_engine_answers_until_it_is_told_to_quit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("name\nplaymove white c2\nquit\nname\n"))
    assert qtp(["--size", "5", "--seconds", "0.05"]) == 0
    assert capsys.readouterr().out == "= Mulot Barrières\n\n=\n\n=\n\n"


def test_the_game_can_be_sent_to_another_process() -> None:
    game = mulot.load("barrieres")
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    view = game.look(game.new(game.options(first=0), 2, None), None)  # type: ignore[arg-type]  # nothing is drawn
    assert again.queries["routes"](view, "")[0] == ("d1", "d2", "d3", "d4", "d5", "d6", "d7")
