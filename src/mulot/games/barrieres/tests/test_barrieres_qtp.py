"""The engine protocol: a line in, an answer out."""

from __future__ import annotations

from random import Random

import pytest

from mulot.games.barrieres.bots.clocks import seconds_for
from mulot.games.barrieres.bots.qtp import Engine


def engine(*lines: str, seconds: float = 0.05) -> Engine:
    made = Engine(seconds, rng=Random(1))
    for line in lines:
        answer = made.answer(line)
        assert answer is not None
        assert answer.startswith("="), (line, answer)
    return made


def test_answers_begin_with_a_sign_and_end_with_an_empty_line() -> None:
    e = engine()
    assert e.answer("name") == "= Mulot Barrières\n\n"
    assert e.answer("12 boardsize 9") == "=12\n\n"
    assert e.answer("13 nonsense") == "?13 unknown command\n\n"
    assert e.answer("  # only a remark") is None
    assert e.answer("") is None


def test_every_command_of_the_list_is_known() -> None:
    e = engine()
    listed = str(e.answer("list_commands"))[2:].split()
    assert {"boardsize", "walls", "playmove", "playwall", "genmove", "undo", "showboard", "name", "version"} <= set(
        listed
    )
    assert {"list_commands", "quit", "time"} <= set(listed)
    assert all(e.answer(f"known_command {name}") == "= true\n\n" for name in listed)
    assert e.answer("known_command fly") == "= false\n\n"


def test_moves_walls_and_undo() -> None:
    e = engine("boardsize 9", "walls 10", "playmove white E2", "playwall black c3 horizontal", "playwall w c5 v")
    assert e.past[-1].mice == ("e2", "e9")
    assert e.past[-1].barriers == ("c3h", "c5v")
    assert e.past[-1].stock == (9, 9)
    assert e.answer("undo 2") == "=\n\n"
    assert e.past[-1].barriers == ()
    assert e.answer("undo") == "=\n\n"
    assert e.answer("undo") == "? cannot undo\n\n"


def test_either_colour_may_begin_and_then_they_take_turns() -> None:
    e = engine("playmove black d6", "playmove white d2")
    assert e.answer("playmove white d3") == "? it is black's turn\n\n"


@pytest.mark.parametrize(
    "line",
    [
        "playmove white d4",
        "playmove white",
        "playmove green d2",
        "playmove white z9",
        "playwall white g7 h",
        "playwall white c3 slanted",
        "playwall white c3",
        "genmove",
        "genmove red",
        "boardsize 8",
        "boardsize",
        "boardsize many",
        "boardsize 99999999999999999999",
        "walls 21",
        "walls -1",
        "time 0",
        "time never",
        "time nan",
        "undo",
        "undo 0",
        "known_command",
        "play white d2",
    ],
)
def test_bad_input_is_answered_with_the_reason_and_changes_nothing(line: str) -> None:
    e = engine()
    before = (list(e.past), e.size, e.walls, e.seconds)
    answer = str(e.answer(line))
    assert answer.startswith("? ")
    assert len(answer) > 8
    assert answer.endswith("\n\n")
    assert (e.past, e.size, e.walls, e.seconds) == before


def test_an_illegal_wall_names_the_rule() -> None:
    e = engine("playwall white c3 h")
    assert e.answer("playwall black c3 v") == "? illegal move: crosses (BR-13): c3h\n\n"


def test_two_engines_play_a_whole_game() -> None:
    one, two = engine("boardsize 5", "walls 1", "time 0.02"), engine("boardsize 5", "walls 1", "time 0.02")
    names = ("white", "black")
    for ply in range(100):
        mover, other = (one, two) if ply % 2 == 0 else (two, one)
        move = str(mover.answer(f"genmove {names[ply % 2]}"))[2:].split()
        told = "playwall" if len(move) == 2 else "playmove"
        assert other.answer(f"{told} {names[ply % 2]} {' '.join(move)}") == "=\n\n"
        if one.answer("winner") != "= false\n\n":
            break
    assert one.answer("winner") == two.answer("winner")
    assert str(one.answer("winner")).startswith("= true ")
    assert one.answer(f"genmove {names[0]}") == "? the game is over\n\n"


def test_the_board_is_shown_without_empty_lines() -> None:
    shown = str(engine("playwall white c3 h").answer("showboard"))
    assert "━━━━━" in shown
    assert "\n\n" not in shown[:-2]


def test_quit() -> None:
    e = engine("quit")
    assert e.over


def test_go_tells_what_was_thought_and_plays_it() -> None:
    e = engine("boardsize 5", "playmove white c2")
    answer = str(e.answer("go black movetime 0.05")).split("\n")
    told, move = answer[0].split(), answer[1]
    assert answer[2:] == ["", ""]
    assert told[:3] == ["=", "info", "depth"]
    assert int(told[told.index("nodes") + 1]) > 0
    assert 0 <= float(told[told.index("chance") + 1]) <= 1
    first = told[told.index("line") + 1]
    assert move == (f"{first[:-1]} {'horizontal' if first[-1] == 'h' else 'vertical'}" if first[-1] in "hv" else first)
    assert len(e.past) == 3


@pytest.mark.parametrize(
    ("told", "turn", "seconds"),
    [
        ("", 0, 1.5),
        ("movetime 2 wtime 100", 0, 2.0),
        ("wtime 100 btime 50 winc 1 binc 2", 0, 4.8),
        ("wtime 100 btime 50 winc 1 binc 2", 1, 3.6),
        ("wtime 0.3 winc 5", 0, 0.1),
        ("wtime 0", 0, 0.01),
        ("btime 50", 0, 1.5),
    ],
)
def test_the_clock_is_divided_up(told: str, turn: int, seconds: float) -> None:
    assert seconds_for(told.split(), turn, 1.5) == pytest.approx(seconds)


@pytest.mark.parametrize(
    "line", ["go", "go pink", "go white movetime", "go white wtime soon", "go white depth 3", "go w wtime nan"]
)
def test_go_refuses_what_it_does_not_understand(line: str) -> None:
    e = engine()
    assert str(e.answer(line)).startswith("? ")
    assert len(e.past) == 1
