"""Each rule, tested on drawn boards."""

from __future__ import annotations

from collections import Counter

import pytest

from moulin import GAME
from moulin.content import BESIDE, LINES, POINTS, faults
from moulin.model import Closed, Flew, Options, Place, Pushed, Rested, Taken, Won
from moulin.scenes import scene
from mulot.core.errors import Unreadable
from mulot.core.game import Ask, Outcome
from mulot.core.luck import ScriptedLuck
from mulot.testing import act, only, refusal, rule

A_PAIR = """
7 ○         ·         ·
6    ·      ·      ●
5       ·   ·   ·
4 ○  ·  ·       ·  ·  ●
3       ·   ·   ·
2    ·      ○      ●
1 ·         ○         ●
"""


@rule("N-001")
def test_the_board_has_24_points_on_three_squares_joined_by_four_beams() -> None:
    assert faults() == []
    assert len(POINTS) == 24
    assert len(LINES) == 16
    assert Counter(map(len, BESIDE)) == {2: 12, 3: 8, 4: 4}
    assert GAME.seats == (2,)
    empty = GAME.new(Options(first=0), 2, ScriptedLuck())
    assert refusal(GAME, empty, 0, Place("d4")).no == "no-such-point", "the middle is not a point"


@rule("N-002")
def test_players_place_sacks_in_turn_until_all_eighteen_are_placed() -> None:
    s = GAME.new(Options(first=0), 2, ScriptedLuck())
    free = ["a1", "b2", "c3", "d1", "e4", "f6", "g7", "d6", "b4", "a7", "d7", "g4", "c5", "f2", "d3", "e5", "a4", "g1"]
    for turn, point in enumerate(free[:17]):
        assert GAME.waiting(s) == Ask("place", (turn % 2,), (turn % 2,))
        act(GAME, s, turn % 2, point)
    assert s.hand == [0, 1]
    assert refusal(GAME, s, 1, "a1").no == "full"
    assert refusal(GAME, s, 1, "b2-b6").no == "place-first"
    act(GAME, s, 1, "g1")
    assert GAME.waiting(s) == Ask("push", (0,), (0,))
    assert refusal(GAME, s, 0, "b6").no == "all-placed"


@rule("N-003")
def test_a_sack_is_pushed_along_a_beam_to_the_next_free_point() -> None:
    s = scene(A_PAIR)
    assert refusal(GAME, s, 0, "d2-f2").no == "full"
    assert refusal(GAME, s, 0, "d2-d6").no == "not-beside"
    assert refusal(GAME, s, 0, "d2-a1").no == "not-beside"
    assert refusal(GAME, s, 0, "f2-f4").no == "not-yours"
    assert only(Pushed, act(GAME, s, 0, "d2-d3")).to == "d3"
    assert GAME.waiting(s) == Ask("push", (1,), (1,))


@rule("N-004", "N-005")
def test_three_in_a_line_close_a_mill_and_take_a_sack() -> None:
    s = scene(A_PAIR)
    assert only(Closed, act(GAME, s, 0, "d1-a1")).points == ("a1", "a4", "a7")
    assert GAME.waiting(s) == Ask("take", (0,), (0,)), "the same mouse goes on"
    assert refusal(GAME, s, 0, "a1-d1").no == "take-first"
    assert refusal(GAME, s, 0, "xd2").no == "not-theirs"
    taken = only(Taken, act(GAME, s, 0, "xg1"))
    assert (taken.seat, taken.whom) == (0, 1)
    assert GAME.waiting(s) == Ask("push", (1,), (1,))
    assert s.board.count(1) == 3


@rule("N-004")
def test_three_points_without_beams_are_no_mill() -> None:
    s = scene("""
        7 ·         ○         ·
        6    ·      ○      ·
        5       ·   ·   ·
        4 ·  ·  ·       ·  ·  ●
        3       ·   ·   ·
        2    ·      ·      ●
        1 ·         ○         ●
        ○ 1   ● 1""")
    act(GAME, s, 0, "d2")
    assert not s.taking, "d7, d6 and d2, d1 lie on two beams"


@rule("N-005")
def test_nothing_is_taken_without_a_mill() -> None:
    assert refusal(GAME, scene(A_PAIR), 0, "xg1").no == "no-mill"


THEIR_MILL = """
7 ○         ·         ●
6    ·      ·      ·
5       ·   ·   ·
4 ○  ·  ·       ·  ·  ●
3       ·   ·   ·
2    ·      ○      {}
1 ·         ○         ●
"""


@rule("N-006")
def test_a_sack_in_a_mill_cannot_be_taken_if_there_is_another() -> None:
    s = scene(THEIR_MILL.format("●"))
    act(GAME, s, 0, "d1-a1")
    assert refusal(GAME, s, 0, "xg4").no == "in-a-mill"
    act(GAME, s, 0, "xf2")


@rule("NR-02")
def test_if_all_sacks_are_in_mills_any_can_be_taken() -> None:
    s = scene(THEIR_MILL.format("·") + "● 1")
    act(GAME, s, 0, "d1-a1")
    assert {GAME.write(action) for action in GAME.legal(s, 0)} == {"xg1", "xg4", "xg7"}


@rule("N-007")
def test_a_mill_may_be_opened_and_closed_again() -> None:
    s = scene(A_PAIR)
    act(GAME, s, 0, "d1-a1")
    act(GAME, s, 0, "xg1")
    act(GAME, s, 1, "f2-f4")
    act(GAME, s, 0, "a1-d1")
    assert not s.taking
    act(GAME, s, 1, "f4-f2")
    act(GAME, s, 0, "d1-a1")
    assert s.taking


@rule("NR-01")
def test_two_mills_at_once_take_one_sack() -> None:
    s = scene("""
        7 ○         ·         ·
        6    ·      ·      ●
        5       ·   ·   ·
        4 ○  ·  ·       ·  ·  ●
        3       ·   ·   ·
        2    ·      ·      ●
        1 ·         ○         ○
        ○ 1   ● 2""")
    assert only(Closed, act(GAME, s, 0, "a1")).points == ("a1", "a4", "a7", "d1", "g1")
    act(GAME, s, 0, "xf2")
    assert GAME.waiting(s) == Ask("place", (1,), (1,))


FEW = """
7 ○         ·         ·
6    ·      ·      ●
5       ·   ·   ·
4 {}  ·  ·       ·  ·  ●
3       ·   ·   ·
2    ·      ○      ●
1 ·         ○         ●
"""


@rule("N-008")
def test_a_player_with_three_sacks_may_fly() -> None:
    s = scene(FEW.format("·"))
    assert only(Flew, act(GAME, s, 0, "a7-e3")).to == "e3"
    assert refusal(GAME, scene(FEW.format("○")), 0, "a7-e3").no == "not-beside", "with four nobody flies"
    assert refusal(GAME, scene(FEW.format("·"), flying=False), 0, "a7-e3").no == "not-beside"


@rule("N-009")
def test_a_player_with_two_sacks_left_loses() -> None:
    s = scene("""
        7 ○         ●         ·
        6    ·      ·      ●
        5       ·   ·   ·
        4 ○  ·  ·       ·  ·  ●
        3       ·   ·   ·
        2    ·      ○      ·
        1 ·         ○         ·""")
    act(GAME, s, 0, "d1-a1")
    assert only(Won, act(GAME, s, 0, "xd7")).seat == 0
    assert GAME.waiting(s) == Outcome((1.0, 0.0), "two-left")


@rule("N-009")
def test_sacks_still_to_be_placed_count() -> None:
    s = scene(THEIR_MILL.format("·") + "● 1")
    act(GAME, s, 0, "d1-a1")
    act(GAME, s, 0, "xg1")
    assert GAME.waiting(s) == Ask("place", (1,), (1,))


@rule("N-010")
def test_a_player_who_cannot_push_loses() -> None:
    s = scene("""
        7 ●         ○         ·
        6    ●      ○      ·
        5       ○   ·   ·
        4 ●  ●  ·       ·  ·  ·
        3       ·   ·   ·
        2    ○      ·      ·
        1 ○         ·         ·""")
    assert only(Won, act(GAME, s, 0, "c5-c4")).rule == "N-010"
    assert GAME.waiting(s) == Outcome((1.0, 0.0), "shut-in")


@rule("NR-03")
def test_a_long_time_without_captures_ends_the_game() -> None:
    s = scene(A_PAIR, quiet=38)
    act(GAME, s, 0, "d2-d3")
    assert not isinstance(GAME.waiting(s), Outcome)
    assert only(Rested, act(GAME, s, 1, "f6-d6")).turns == 40
    assert GAME.waiting(s) == Outcome((0.5, 0.5), "rested")
    lively = scene(A_PAIR, quiet=39)
    act(GAME, lively, 0, "d1-a1")
    act(GAME, lively, 0, "xg1")
    assert lively.quiet == 0, "a sack was taken"


@rule("NR-04")
def test_the_first_seat_is_an_option_or_random() -> None:
    assert GAME.new(Options(first=1), 2, ScriptedLuck()).turn == 1
    assert {GAME.new(Options(), 2, ScriptedLuck(lot)).turn for lot in (0, 1)} == {0, 1}


def test_a_drawn_state_can_be_read_back_as_a_scene() -> None:
    s = scene(A_PAIR)
    assert scene(GAME.draw(GAME.look(s, None))) == s
    with pytest.raises(Unreadable):
        scene("7 ○ ·")


@pytest.mark.parametrize("text", ["", "a2", "d4", "a1-", "xa1-a4", "a1a4", "hello"])
def test_invalid_notation_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read(text)


def test_the_miller_closes_its_own_mills_and_blocks_the_opponents() -> None:
    from random import Random

    from moulin.bots import BOTS
    from mulot.bots.bot import Budget

    miller = BOTS[-1]
    s = scene(A_PAIR.replace("·         ○         ●", "·         ○         ·"))
    view = GAME.look(s, 0)
    memory = miller.start(GAME, 0, view)
    assert GAME.write(miller.choose(memory, view, GAME.legal(s, 0), Random(1), Budget(60))) == "d1-a1"
    theirs = scene("""
        7 ●         ·         ·
        6    ·      ·      ·
        5       ·   ·   ·
        4 ●  ·  ·       ·  ·  ·
        3       ·   ·   ·
        2    ·      ·      ·
        1 ·         ·         ○
        ○ 8   ● 7""")
    view = GAME.look(theirs, 0)
    assert GAME.write(miller.choose(memory, view, GAME.legal(theirs, 0), Random(1), Budget(60))) == "a1"
