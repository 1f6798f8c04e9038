"""The referee plays engines by their commands, over two protocols, and says why a game was forfeited."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import mulot
from mulot.games.barrieres.notation.record import positions, read_record
from research.barrieres import referee, strength
from research.barrieres.strength import read_games

WALKER = """
import sys
from mulot.games.barrieres.bots.qtp import QtpEngine
from mulot.games.barrieres.model import Step
from mulot.games.barrieres.rules import legal
engine = QtpEngine()
for line in sys.stdin:
    if line.startswith("genmove"):
        s = engine.history[-1]
        steps = [action.to for action in legal(s, s.turn) if isinstance(action, Step)]
        to = sorted(steps, key=lambda square: int(square[1:]), reverse=s.turn == 0)[0]
        {fault}
        engine.answer(f"playmove {{line.split()[1]}} {{to}}")
        print(f"= {{to}}\\n", flush=True)
    else:
        print(engine.answer(line), end="", flush=True)
"""
"""An engine that speaks QTP and always takes a step towards its cheese, with a place for a fault."""
SHOUTER = WALKER.replace('print(f"= {{to}}\\n", flush=True)', 'print(f"MOVE {{to}}", flush=True)')
"""The same with a protocol of its own."""
ADAPTER = """
class Engine:
    def __init__(self, process):
        self.process = process
    def start(self, size, barriers):
        for line in (f"boardsize {size}", f"walls {barriers}"):
            self.process.send(line)
            assert not self.process.receive()[1:]
            self.process.receive()
    def play(self, seat, move):
        self.process.send(f"playmove {'wb'[seat]} {move}")
        self.process.receive()
        self.process.receive()
    def choose(self, seat, seconds):
        self.process.send(f"genmove {'wb'[seat]}")
        return self.process.receive().removeprefix("MOVE ")
"""
OPENING = "[size=5 barriers=0] 1. c2 c4"


def command(folder: Path, program: str, fault: str = "") -> str:
    file = folder / f"engine{len(list(folder.iterdir()))}.py"
    file.write_text(program.format(fault=fault))
    return f"{sys.executable} {file}"


def test_the_table_in_the_readme_shows_the_kept_games(capsys: pytest.CaptureFixture[str]) -> None:
    strength.print_table(Path(referee.__file__).parent / "records" / "referee.jsonl")
    rows = [line.removesuffix(" |  |") + " |" for line in capsys.readouterr().out.splitlines()[2:]]
    text = (Path(mulot.__file__).parent / "games" / "barrieres" / "README.md").read_text(encoding="utf-8")
    section = text.split("### Strength against other programs")[1].split("\n### ")[0]
    assert [line for line in section.splitlines() if line.startswith("| master")] == rows
    assert len(rows) >= 5


def test_two_engines_play_every_opening_from_both_seats_and_the_games_are_kept(tmp_path: Path) -> None:
    one, two, file = command(tmp_path, WALKER), command(tmp_path, WALKER), tmp_path / "games.jsonl"
    match = referee.RefereedMatch((one, two), {}, 0.05)
    referee.play_match("walkers", match, [OPENING], 2, 2, file)
    games = sorted(read_games(file), key=lambda game: game["number"])
    assert [game["seat"] for game in games] == [0, 1]
    for game in games:
        s = positions(read_record(game["record"]))[-1]
        assert s.outcome is not None
        assert s.outcome.scores[game["seat"]] == game["score"]
        assert game["end"] == "arrived"
        assert game["record"].startswith(OPENING)
    assert {game["score"] for game in games} == {0.0, 1.0}, "the same seat wins both"
    referee.play_match("walkers", match, [OPENING], 2, 2, file)
    assert len(list(read_games(file))) == 2, "games that are known are not played again"


def test_an_engine_with_a_protocol_of_its_own_needs_an_adapter(tmp_path: Path) -> None:
    adapter = tmp_path / "adapter.py"
    adapter.write_text(ADAPTER)
    match = referee.RefereedMatch((command(tmp_path, WALKER), command(tmp_path, SHOUTER)), {"two": adapter}, 0.05)
    assert match.play_game(OPENING, 0)["end"] == "arrived"


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        ('to = "a5"', "a5 is not legal"),
        ('to = "nowhere"', "nowhere"),
        ("sys.exit(3)", "it ended or was silent"),
        ('print("? no idea\\n", flush=True); continue', "was answered with '? no idea'"),
    ],
)
def test_a_fault_forfeits_the_game_and_the_record_says_why(tmp_path: Path, fault: str, why: str) -> None:
    match = referee.RefereedMatch((command(tmp_path, WALKER), command(tmp_path, WALKER, fault)), {}, 0.05)
    for seat in range(2):
        game = match.play_game(OPENING, seat)
        assert game["score"] == 1.0
        assert game["end"].startswith("forfeit: ")
        assert why in game["end"]


def test_an_engine_that_says_nothing_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "SILENCE_S", 1.0)
    silent = command(tmp_path, "import time\ntime.sleep(600)\n")
    match = referee.RefereedMatch((silent, command(tmp_path, WALKER)), {}, 0.05)
    game = match.play_game(OPENING, 0)
    assert game["score"] == 0.0
    assert "silent" in game["end"]
