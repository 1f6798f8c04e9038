"""Tests of the Quoridor Text Protocol (QTP): each line gets one answer."""

from __future__ import annotations

from random import Random

import pytest

from mulot.games.barrieres.bots.engine import search
from mulot.games.barrieres.bots.engine.search_memory import new_search_memories
from mulot.games.barrieres.bots.memory_layout import decode
from mulot.games.barrieres.bots.qtp import QtpEngine
from mulot.games.barrieres.model import Barrier


def engine(*lines: str, seconds: float = 0.05) -> QtpEngine:
    made = QtpEngine(seconds, rng=Random(1))
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
    assert e.history[-1].mice == ("e2", "e9")
    assert e.history[-1].barriers == ("c3h", "c5v")
    assert e.history[-1].stock == (9, 9)
    assert e.answer("undo 2") == "=\n\n"
    assert e.history[-1].barriers == ()
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
        "ponder",
        "ponder perhaps",
        "ponder on off",
    ],
)
def test_bad_input_is_answered_with_the_reason_and_changes_nothing(line: str) -> None:
    e = engine()
    before = (list(e.history), e.size, e.walls, e.seconds, e.pondering)
    answer = str(e.answer(line))
    assert answer.startswith("? ")
    assert len(answer) > 8
    assert answer.endswith("\n\n")
    assert (e.history, e.size, e.walls, e.seconds, e.pondering) == before


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
    assert len(e.history) == 3


@pytest.mark.parametrize(
    "line", ["go", "go pink", "go white movetime", "go white wtime soon", "go white depth 3", "go w wtime nan"]
)
def test_go_refuses_what_it_does_not_understand(line: str) -> None:
    e = engine()
    assert str(e.answer(line)).startswith("? ")
    assert len(e.history) == 1


def test_what_is_thought_is_told_while_it_is_thought_and_makes_one_answer() -> None:
    told: list[str] = []
    e = QtpEngine(1.0, rng=Random(1), tell=told.append)
    last = str(e.answer("7 go white movetime 1.5"))
    whole = "".join(told) + last
    assert whole.startswith("=7 info depth ")
    assert whole.count("=") == 1
    lines = whole.split("\n")
    assert lines[-2:] == ["", ""]
    assert len(lines) > 4, "at least one line before the last"
    assert all(line.removeprefix("=7 ").startswith("info depth ") for line in lines[:-3])
    times = [int(line.split()[line.split().index("time") + 1]) for line in lines[:-3]]
    assert times == sorted(times)
    assert len(e.history) == 2


def test_stop_ends_a_thought_at_once_and_plays_what_was_best() -> None:
    looks = 0

    def stopped() -> bool:
        nonlocal looks
        looks += 1
        return looks > 3

    e = QtpEngine(600.0, rng=Random(1), stopped=stopped)
    answer = str(e.answer("go white movetime 600"))
    assert looks == 4
    assert answer.startswith("= info depth ")
    assert len(e.history) == 2
    assert e.answer("stop") == "=\n\n", "there is nothing to stop"


def test_pondering_thinks_about_the_others_move_and_the_next_thought_goes_on_from_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    memories, looks = new_search_memories(), 0
    monkeypatch.setattr(search.load_engine(), "memories", memories)
    e, memory = engine("time 0.02", "ponder on", "genmove white"), memories[0]

    def interrupted() -> bool:
        nonlocal looks
        looks += 1
        return looks >= 20

    e.ponder(interrupted)
    assert looks == 20
    assert memory.root().visits >= 20 * search.ROUNDS_PER_CLOCK_CHECK[2]
    expected = max(memory.children(memory.root()), key=lambda child: child.visits)
    seen, action = expected.visits, decode(expected.action, 7)
    move = f"playwall black {action.at} {action.lies}" if isinstance(action, Barrier) else f"playmove black {action.to}"  # type: ignore[union-attr]
    assert e.answer(move) == "=\n\n"
    e.ponder(interrupted)
    assert looks == 20, "it is its own turn now"
    answer = str(e.answer("go white movetime 0.02")).split()
    assert memory.root().visits == seen + int(answer[answer.index("nodes") + 1])


def test_nobody_ponders_unasked_or_before_a_move_or_when_it_is_over() -> None:
    def never() -> bool:
        raise AssertionError("it thinks")

    engine().ponder(never)
    engine("ponder on").ponder(never)
    engine("time 0.02", "genmove white").ponder(never)
    engine("time 0.02", "ponder on", "genmove white", "ponder off").ponder(never)
    engine("time 0.02", "ponder on", "genmove white", "undo").ponder(never)
    ended = engine("boardsize 5", "walls 0", "time 0.02", "ponder on", "playmove white c2", "genmove black")
    while ended.answer("winner") == "= false\n\n":
        ended.answer(f"genmove {('white', 'black')[ended.history[-1].turn]}")
    ended.ponder(never)
