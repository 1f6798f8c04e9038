"""Notation, records, drawings and paths."""

from __future__ import annotations

from random import Random

import pytest

import mulot
from mulot.core.errors import Unreadable
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.model import Barrier, Options, Pass, State, Step
from mulot.games.barrieres.notation import draw, read, write
from mulot.games.barrieres.notation.record import read_record, write_record
from mulot.games.barrieres.rules.maze import maze
from mulot.games.barrieres.scenes import scene
from mulot.games.barrieres.view import look, routes

GAME = mulot.load("barrieres")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("d2", Step("d2")),
        ("c3h", Barrier("c3", "h")),
        ("h1v", Barrier("h1", "v")),
        ("k11", Step("k11")),
        ("pass", Pass()),
    ],
)
def test_notation(text: str, action: object) -> None:
    assert read(text) == action
    assert write(read(text)) == text


@pytest.mark.parametrize(
    "text", ["", "d", "2d", "d0", "d12", "l1", "d2x", "c3hh", "D2", " d2", "d2\n", "Pass", "d02", "９１"]
)
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text)


@pytest.mark.parametrize(
    "line",
    [
        "1. d2 d6 2. d3 c3h",
        "[size=9 first=1] 1. e8 e2",
        "[seats=4 barriers=2] 1. d2 b4 d6 f4 2. pass",
        "[third_mouse=side-step repetition=yes]",
        "",
    ],
)
def test_records(line: str) -> None:
    record = read_record(line)
    assert write_record(record.options, record.seats, record.plays) == line


def test_a_record_may_leave_out_the_numbers() -> None:
    assert read_record("d2 d6 d3").plays == (Step("d2"), Step("d6"), Step("d3"))


@pytest.mark.parametrize(
    "line", ["1. d2 x9", "[size=8] 1. d2", "[seats=3]", "[sise=7]", "[size=7", "[size=7] [seats=2] d2", "[size=99999]"]
)
def test_what_is_no_record(line: str) -> None:
    with pytest.raises(Unreadable):
        read_record(line)


def some_positions(count: int, seed: int) -> list[State]:
    found = []
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        s = GAME.new(Options(size=rng.choice((5, 7, 9, 11))), rng.choice((2, 4)), RandomLuck(rng))
        for _ in range(rng.randrange(30)):
            if s.outcome is None:
                GAME.play(s, s.turn, rng.choice(GAME.legal(s, s.turn)), RandomLuck(rng), lambda event: None)
        if s.outcome is None:
            found.append(s)
    return found


def test_a_drawing_shows_the_whole_position() -> None:
    for s in some_positions(60, seed=1):
        t = scene(draw(look(s, None)))
        assert (t.mice, t.stock, t.turn) == (s.mice, s.stock, s.turn)
        assert sorted(t.barriers) == sorted(s.barriers)


@pytest.mark.parametrize("text", ["", "5 ·", draw(look(some_positions(1, 2)[0], None)).replace("▲", "·")])
def test_what_is_no_drawing(text: str) -> None:
    with pytest.raises(Unreadable):
        scene(text)


def test_routes_are_open_ways_and_none_is_shorter() -> None:
    for s in some_positions(40, seed=3):
        m, ways = maze(s.size, s.barriers), routes(look(s, None))
        assert len(ways) == len(s.mice)
        for seat, way in enumerate(ways):
            squares = [m.board.number[name] for name in way]
            goal = m.board.goal(len(s.mice), seat)
            assert way[0] == s.mice[seat]
            assert goal >> squares[-1] & 1
            assert len(way) - 1 == m.distance(squares[0], goal) == steps_by_hand(s, seat)
            assert not m.grooves_across(squares) & m.standing


def steps_by_hand(s: State, seat: int) -> int:
    """Return the length of a shortest path, found square by square and without bitboards."""
    m, seats = maze(s.size, s.barriers), len(s.mice)
    far = {m.board.number[s.mice[seat]]: 0}
    queue = list(far)
    for here in queue:
        if m.board.goal(seats, seat) >> here & 1:
            return far[here]
        for direction, delta in enumerate(m.board.delta):
            if m.is_step_open(here, direction) and here + delta not in far:
                far[here + delta] = far[here] + 1
                queue.append(here + delta)
    raise AssertionError("no way")


def test_every_mouse_of_two_always_has_a_step() -> None:
    """With two seats no mouse is ever stuck, so nobody ever has to pass."""
    for s in some_positions(60, seed=4):
        if len(s.mice) == 2:
            assert any(isinstance(action, Step) for action in GAME.legal(s, s.turn))
