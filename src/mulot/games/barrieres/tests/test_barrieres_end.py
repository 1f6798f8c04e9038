"""How a game ends: a mouse arrives, or it is a draw."""

from __future__ import annotations

import pytest

import mulot
from mulot.core.game import Ask, Outcome
from mulot.core.luck import ScriptedLuck
from mulot.games.barrieres.content import SIZES, board
from mulot.games.barrieres.model import Arrived, Repeated, State, TooLong
from mulot.games.barrieres.scenes import scene
from mulot.testing import act, only, refusal, rule

GAME = mulot.load("barrieres")

NEARLY = """
    5 ·   ·   ·   ·   ◀ 5

    4 ·   ▲   ·   ▶   · 4

    3 ·   ·   ·   ·   · 3

    2 ·   ·   ·   ·   ▼ 2

    1 ·   ·   ·   ·   · 1
"""


def opposite_line(size: int, seats: int, seat: int) -> list[tuple[str, str]]:
    """Return every square of the line opposite this seat's own, each with the square in front of it."""
    columns, last = "abcdefghijk"[:size], size
    side = (0, 2)[seat] if seats == 2 else seat  # south, west, north, east
    return [
        [(f"{columns[i]}{last}", f"{columns[i]}{last - 1}") for i in range(size)],
        [(f"{columns[-1]}{i + 1}", f"{columns[-2]}{i + 1}") for i in range(size)],
        [(f"{columns[i]}1", f"{columns[i]}2") for i in range(size)],
        [(f"a{i + 1}", f"b{i + 1}") for i in range(size)],
    ][side]


@rule("B-002", "B-023", "B-026")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (4, 0), (4, 1), (4, 2), (4, 3)])
def test_every_square_of_the_opposite_line_wins_and_the_one_before_it_does_not(
    size: int, seats: int, seat: int
) -> None:
    squares = opposite_line(size, seats, seat)
    assert len(squares) == size
    for square, before in squares:
        s = GAME.new(GAME.options(size=size, first=seat), seats, ScriptedLuck())
        mice = [other for other in board(size).squares if other not in (square, before)][:seats]
        mice[seat] = before
        s.mice = tuple(mice)
        assert GAME.waiting(s) == Ask("turn", (seat,), (seat,)), "not there yet"
        assert only(Arrived, act(GAME, s, seat, square)) == Arrived(seat, square)
        assert GAME.waiting(s) == Outcome(tuple(float(one == seat) for one in range(seats)), "arrived")


@rule("B-002", "B-023", "BR-25")
def test_the_first_on_a_square_of_the_opposite_line_wins_and_all_is_over() -> None:
    s = scene(NEARLY)
    assert only(Arrived, act(GAME, s, 0, "b5")) == Arrived(0, "b5")
    assert GAME.waiting(s) == Outcome((1.0, 0.0, 0.0, 0.0), "arrived")
    for seat in range(4):
        assert GAME.legal(s, seat) == []
        assert refusal(GAME, s, seat, "e4").no == "over"


@rule("B-002")
def test_each_seat_has_its_own_line() -> None:
    for seat, home in enumerate(("b5", "e4", "e1", "a3")):
        s = scene("""
            5 ·   ·   ·   ·   · 5

            4 ·   ▲   ·   ▶   · 4

            3 ·   ◀   ·   ·   · 3

            2 ·   ·   ·   ·   ▼ 2

            1 ·   ·   ·   ·   · 1
        """)
        s.turn = seat
        act(GAME, s, seat, home)
        assert s.outcome is not None
        assert s.outcome.scores.index(1.0) == seat


@rule("BR-26")
def test_a_line_that_is_not_ones_own_goal_does_nothing() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   ·   ·   ·   ▼ 4

        3 ·   ·   ·   ·   · 3

        2 ▲   ▶   ·   ·   · 2

        1 ·   ·   ·   ◀   · 1
    """)
    act(GAME, s, 0, "a1")  # a corner of two other goal lines
    act(GAME, s, 1, "b1")
    act(GAME, s, 2, "e5")
    act(GAME, s, 3, "e1")
    assert s.outcome is None


def walk(s: State, *moves: str) -> None:
    for move in moves:
        act(GAME, s, s.turn, move)


TO_AND_FRO = ("c2", "c4", "c1", "c5")


@rule("BR-27", "BR-33")
def test_endless_play_is_a_draw_at_four_times_the_squares() -> None:
    s = GAME.new(GAME.options(size=5, first=0), 2, ScriptedLuck())
    for _ in range(24):
        walk(s, *TO_AND_FRO)
    walk(s, "c2", "c4", "c1")
    assert (s.ply, s.outcome) == (99, None)
    assert only(TooLong, act(GAME, s, 1, "c5")) == TooLong(100)
    assert GAME.waiting(s) == Outcome((0.5, 0.5), "too-long")
    assert GAME.max_plies(GAME.options(size=5), 2) == 100
    assert GAME.max_plies(GAME.options(), 4) == 196


@rule("BR-27")
def test_arriving_on_the_very_last_ply_wins() -> None:
    s = scene(NEARLY)
    s.ply = 99
    act(GAME, s, 0, "b5")
    assert s.outcome == Outcome((1.0, 0.0, 0.0, 0.0), "arrived")


@rule("BR-33")
def test_in_a_draw_of_four_all_score_the_same() -> None:
    s = scene(NEARLY)
    s.ply = 99
    act(GAME, s, 0, "b3")
    assert s.outcome == Outcome((0.25, 0.25, 0.25, 0.25), "too-long")


@rule("BR-32")
def test_a_position_may_come_up_again_and_again() -> None:
    s = GAME.new(GAME.options(first=0), 2, ScriptedLuck())
    for _ in range(5):
        walk(s, "c1", "c7", "d1", "d7")
    assert s.outcome is None


@rule("BR-32", "BR-33")
def test_with_repetition_the_third_time_is_a_draw() -> None:
    s = GAME.new(GAME.options(first=0, repetition=True), 2, ScriptedLuck())
    walk(s, "c1", "c7", "d1", "d7", "c1", "c7", "d1")
    assert s.outcome is None
    only(Repeated, act(GAME, s, 1, "d7"))
    assert s.outcome == Outcome((0.5, 0.5), "repeated")


@rule("BR-32")
def test_another_turn_makes_it_another_position() -> None:
    s = GAME.new(GAME.options(first=0, repetition=True), 2, ScriptedLuck())
    walk(s, "c1", "c7", "d1", "d7", "a3h", "c7", "c1", "d7", "d1")
    # The mice are on their first squares for the third time, but it is the other seat's turn.
    assert s.outcome is None
    walk(s, "c7", "c1", "d7")
    assert s.outcome is None
    only(Repeated, act(GAME, s, 0, "d1"))  # now it is the third time with this seat to move


@rule("BR-32")
def test_a_barrier_makes_it_another_position_the_counting_begins_anew() -> None:
    s = GAME.new(GAME.options(first=0, repetition=True), 2, ScriptedLuck())
    walk(s, "c1", "c7", "d1", "d7")
    # The position occurred twice. Then each seat places a barrier: mice and turn are the same, but barriers are not.
    walk(s, "a3h", "a5h")
    assert (s.mice, s.turn, s.outcome) == (("d1", "d7"), 0, None)
    walk(s, "c1", "c7", "d1", "d7", "c1", "c7", "d1")
    assert s.outcome is None
    only(Repeated, act(GAME, s, 1, "d7"))


@rule("BR-32")
def test_the_positions_so_far_can_be_read_whose_turn_and_where_the_mice_are() -> None:
    s = GAME.new(GAME.options(first=1, repetition=True), 2, ScriptedLuck())
    walk(s, "c7", "c1")
    assert GAME.look(s, 0).since == ("1 d1 d7", "0 d1 c7", "1 c1 c7")


@rule("BR-32", "BR-27")
def test_arriving_counts_before_everything_else() -> None:
    s = scene(NEARLY, repetition=True)
    s.since = ("1 b5 d4 e2 e5",) * 2
    act(GAME, s, 0, "b5")
    assert s.outcome is not None
    assert s.outcome.reason == "arrived"


def test_a_copy_of_a_position_goes_its_own_way() -> None:
    s = scene(NEARLY)
    before = GAME.copy(s)
    assert before == s
    walk(s, "b3", "a1h", "e1")
    assert before == scene(NEARLY) != s


@rule("BR-32")
def test_any_position_counts_not_only_the_first_one() -> None:
    s = GAME.new(GAME.options(first=0, repetition=True), 2, ScriptedLuck())
    walk(s, "d2", "d6", "c2", "c6", "d2", "d6", "c2", "c6", "d2")
    assert s.outcome is None
    only(Repeated, act(GAME, s, 1, "d6"))
