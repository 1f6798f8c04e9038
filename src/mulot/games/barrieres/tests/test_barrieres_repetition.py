"""The search counts a position that has stood on the board as a draw: the better side leaves a circle, and two players
who wait do so quickly."""

from __future__ import annotations

from random import Random

import pytest

import mulot
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.bots.engine.search import think
from mulot.games.barrieres.model import Action, State
from mulot.games.barrieres.notation import read, write
from mulot.games.barrieres.notation.position_text import read_position
from mulot.games.barrieres.rules import copy, play

GAME = mulot.load("barrieres")


def played(text: str, *moves: str) -> tuple[State, list[tuple[State, Action]]]:
    """Return the position after these moves, and the positions before it with the moves."""
    s, history = read_position(text), list[tuple[State, Action]]()
    for move in moves:
        history.append((copy(s), read(move)))
        play(s, s.turn, read(move), RandomLuck(0), lambda event: None)
    return s, history


def chances(s: State, history: list[tuple[State, Action]], rounds: int = 4000) -> dict[str, float]:
    """Return the chances of all actions that were searched, the best first."""
    found = think(s, 60, Random(1), rounds, history=history, candidates=200).candidates
    return {write(one.action): one.chance for one in found}


@pytest.mark.parametrize(
    ("text", "forward", "circle"),
    [
        ("/ / e4 e7 / 8 6 / 1", "e5", ("e5", "d7", "e4", "e7")),
        ("[size=7] / / d3 d6 / 6 5 / 1", "d4", ("d4", "c6", "d3", "d6")),
    ],
)
def test_the_better_side_leaves_the_circle(text: str, forward: str, circle: tuple[str, ...]) -> None:
    """The step that it likes best was taken before and taken back: the same again counts as a draw."""
    s, history = played(text, *circle)
    plain, known = chances(s, []), chances(s, history)
    assert next(iter(plain)) == forward
    assert plain[forward] > 0.8
    assert next(iter(known)) != forward
    assert next(iter(known.values())) > 0.65
    assert known[forward] == pytest.approx(0.5, abs=0.01)


def test_the_worse_side_is_glad_of_the_circle() -> None:
    s, history = played("e4c4 / / e4 e6 / 6 9 / 1", "f4", "d6", "e4", "e6")
    assert next(iter(chances(s, []).values())) < 0.3
    assert chances(s, history)["f4"] == pytest.approx(0.5, abs=0.01)


def test_a_barrier_ends_what_could_recur() -> None:
    circle = ("e5", "d7", "e4", "e7")
    s, history = played("/ / e4 e7 / 8 6 / 1", *circle, "a1h", "a3h")
    assert chances(s, history) == chances(s, [])


def test_with_the_repetition_rule_the_position_itself_says_what_has_stood() -> None:
    s, history = played("[repetition=yes] / / e4 e7 / 8 6 / 1", "e5", "d7", "e4", "e7")
    assert len(s.since) == 5
    assert chances(s, []) == chances(s, history)
    assert chances(s, [])["e5"] == pytest.approx(0.5, abs=0.01)


def test_two_who_wait_play_fast() -> None:
    """A position that has stood twice before gets a tenth of the time; one that has stood once gets all of it."""
    circle = ("e5", "e6", "e4", "e7")
    rounds = {}
    for times in (1, 2, 3):
        s, history = played("/ / e4 e7 / 9 9 / 1", *circle * times)
        ticks = iter(range(10_000_000))
        rounds[times] = think(s, 1.0, Random(1), clock=lambda: next(ticks) / 400, history=history).rounds  # noqa: B023  # called at once
    assert rounds[1] > 6 * rounds[2]
    assert rounds[2] == pytest.approx(rounds[3], rel=0.5)


def test_a_win_beyond_the_bound_of_plies_is_a_draw() -> None:
    """Five steps ahead of the other mouse, but the game ends after four more plies."""
    near, far = (think(read_position(f"[ply={ply}] / / e4 a4 / 3 0 / 1"), 60, Random(1), 500) for ply in (0, 320))
    assert near.chance > 0.9
    assert far.chance == pytest.approx(0.5, abs=0.02)
