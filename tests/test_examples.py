"""The programs in `examples/` run as a reader runs them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import mulot

EXAMPLES = Path(mulot.__file__).parents[2] / "examples"


def run(name: str, *more: str) -> str:
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_program_is_run_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
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
