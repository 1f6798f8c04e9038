"""Positions as text are read back as they were written, and none is read that breaks the rules."""

from __future__ import annotations

from random import Random

import pytest

from mulot.core.errors import Unreadable
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.model import Options, State
from mulot.games.barrieres.notation.position_text import read_position, write_position
from mulot.games.barrieres.rules import legal, new, play


def seen(s: State) -> tuple[object, ...]:
    """Return what a position text tells; the order in which barriers were placed is not among it."""
    return (s.size, s.third_mouse, s.repetition, s.turn, s.mice, s.stock, sorted(s.barriers), s.ply, s.outcome)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("size", [5, 7, 9, 11])
def test_every_position_of_a_random_game_is_read_back(size: int, seats: int) -> None:
    rng, compared = Random(size * seats), 0
    s = new(Options(size=size, repetition=size == 7), seats, RandomLuck(rng))  # type: ignore[arg-type]  # one of the sizes
    while not s.outcome and s.ply < 60:
        again = read_position(write_position(s))
        assert seen(again) == seen(s)
        assert set(legal(again, again.turn)) == set(legal(s, s.turn))
        compared += 1
        play(s, s.turn, rng.choice(legal(s, s.turn)), RandomLuck(rng), lambda event: None)
    assert compared > 5


def test_a_position_is_a_short_line() -> None:
    s = read_position("d4f4e7 / a2a8 / e4 e6 / 7 8 / 2")
    assert (s.size, s.mice, s.stock, s.turn) == (9, ("e4", "e6"), (7, 8), 1)
    assert s.barriers == ("d4h", "f4h", "e7h", "a2v", "a8v")
    assert write_position(s) == "d4f4e7 / a2a8 / e4 e6 / 7 8 / 2"
    s = read_position("[size=7 ply=12 repetition=yes] c3 / / d2 d6 / 6 7 / 1")
    assert (s.ply, s.since) == (12, ("0 d2 d6",)), "the position itself has stood once"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "/ / e1 e9 / 10 10",
        "/ / e1 e9 / 10 10 / 3",
        "/ / e1 e9 / 10 10 / 0",
        "/ / e1 e1 / 10 10 / 1",
        "/ / e9 e8 / 10 10 / 1",
        "/ / e1 e10 / 10 10 / 1",
        "/ / e1 e9 / 10 21 / 1",
        "/ / e1 e9 / 10 / 1",
        "/ / e1 / 10 / 1",
        "a1b1 / / e2 e8 / 9 9 / 1",
        "a1 / a1 / e2 e8 / 9 9 / 1",
        "i1 / / e2 e8 / 9 9 / 1",
        "a9 / / e2 e8 / 9 9 / 1",
        "a1c1e1g1 / h1 / e1 e8 / 9 9 / 1",
        "[size=8] / / d1 d7 / 8 8 / 1",
        "[size=7 ply=196] / / d1 d7 / 8 8 / 1",
        "[colour=red] / / e1 e9 / 10 10 / 1",
        "[repetition=perhaps] / / e1 e9 / 10 10 / 1",
        "/ / e1 e9 / 10 -1 / 1",
        "x" * 100_000,
    ],
)
def test_what_breaks_the_rules_is_not_read(text: str) -> None:
    with pytest.raises(Unreadable):
        read_position(text)
