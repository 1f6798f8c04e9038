"""Tests of the UCI dialect, and of the conversation in docs/engine-protocols.md."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import mulot
from mulot.games.barrieres.bots.uci import UciEngine, is_urgent

PAGE = Path(mulot.__file__).parents[2] / "docs" / "engine-protocols.md"


def conversation(*lines: str) -> list[str]:
    """Return what an engine says to these lines, without the times."""
    said: list[str] = []
    engine = UciEngine(said.append, rng=Random(1))
    for line in lines:
        engine.hear(line)
    return [re.sub(r" time \d+", " time …", one) for block in said for one in block.splitlines()]


def test_the_conversation_in_the_documentation_is_what_is_said() -> None:
    shown = PAGE.read_text(encoding="utf-8").split("```text\n")[1].split("```")[0].splitlines()
    said: list[str] = []
    engine = UciEngine(said.append, rng=Random(1))
    for line in shown:
        if line.startswith("> "):
            said.append(line)
            engine.hear(line.removeprefix("> "))
    told = [one for block in said for one in block.splitlines()]
    assert [re.sub(r" time \d+", "", one) for one in told] == [re.sub(r" time \d+", "", one) for one in shown]
    assert len(told) > 15
    assert engine.over


def test_several_actions_are_listed_with_their_lines_the_best_first() -> None:
    said = conversation("setoption name MultiPV value 3", "position startpos moves e2 e8", "go nodes 3000")
    last = [line.split() for line in said[-4:-1]]
    assert [line[line.index("multipv") + 1] for line in last] == ["1", "2", "3"]
    firsts = [line[line.index("pv") + 1] for line in last]
    assert len(set(firsts)) == 3
    assert said[-1].split()[:2] == ["bestmove", firsts[0]]
    assert said == conversation("setoption name MultiPV value 3", "position startpos moves e2 e8", "go nodes 3000")


def test_a_won_race_is_scored_in_moves() -> None:
    said = conversation("position text / / e6 a6 / 0 0 / 1", "go nodes 2000")
    assert "score mate 3 " in said[-2]
    assert "score mate -3 " in conversation("position text / / e6 a5 / 0 0 / 2", "go nodes 2000")[-2]


@pytest.mark.parametrize("character", ["gentle", "sensible", "strong-1"])
def test_any_character_can_play(character: str) -> None:
    said = conversation(f"setoption name Character value {character}", "position startpos moves e2", "go movetime 50")
    assert len(said) == 1
    assert re.fullmatch(r"bestmove [a-i][1-9][hv]?", said[0])


def test_pondering_ends_with_the_time_of_the_move_or_with_stop() -> None:
    lines: list[str] = []
    engine = UciEngine(lines.append, stopped=lambda: stop, rng=Random(1))
    stop = True
    engine.hear("position startpos moves e2")
    engine.hear("go ponder movetime 50")
    assert not any(line.startswith("bestmove") for line in lines)
    engine.hear("stop")
    assert lines[-1].startswith("bestmove ")
    engine.hear("go ponder movetime 50")
    stop = False
    count = len(lines)
    engine.hear("ponderhit")
    assert lines[-1].startswith("bestmove ")
    assert len(lines) > count
    engine.hear("ponderhit")
    assert lines[-1] == "info string nothing is pondered"


@pytest.mark.parametrize(
    "line",
    [
        "fly",
        "setoption name Colour value red",
        "setoption name Character value somebody",
        "setoption name MultiPV value 0",
        "setoption MultiPV 3",
        "setoption name Size value 8",
        "position",
        "position somewhere",
        "position startpos moves e9",
        "position startpos moves zz",
        "position text / / e1 e9 / 10 10 / 9",
        "position text [size=7] / / d1 a4 d7 g4 / 4 4 4 4 / 1",
        "go depth 3",
        "go nodes",
        "go nodes 0",
        "go movetime soon",
    ],
)
def test_what_cannot_be_carried_out_is_said_and_changes_nothing(line: str) -> None:
    after = "position startpos moves e2 e8", "go nodes 200"
    usual = conversation(*after)
    said = conversation(line, *after)
    assert said[0].startswith("info string ")
    assert said[1:] == usual


def test_which_lines_are_urgent() -> None:
    assert all(is_urgent(line) for line in ("stop", " quit ", "ponderhit"))
    assert not any(is_urgent(line) for line in ("", "go infinite", "position startpos moves stop", "isready"))
