"""Set-up, running along the path, giving way, the cheese."""

from __future__ import annotations

import pytest

import mulot
from mulot.core.errors import BadOptions, Unreadable
from mulot.core.game import Outcome
from mulot.core.luck import ScriptedLuck
from mulot.games.souriciere import GAME
from mulot.games.souriciere.model import ROLL, Options, Roll
from mulot.games.souriciere.model import events as event_types
from mulot.testing import only, refusal, rule


@rule("S-001")
def test_two_to_six_may_play() -> None:
    assert [len(mulot.Match(GAME, seats, seed=1).look().mice) for seats in (2, 3, 4, 5, 6)] == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            mulot.Match(GAME, seats, seed=1)


@rule("S-002")
def test_each_mouse_starts_in_its_own_corner_of_the_house(table) -> None:
    s = GAME.new(Options(first=0), 6, ScriptedLuck())
    assert s.square == [0] * 6
    t = table("house house")
    t.throw(4)
    assert t.mice == "4 house", "only one's own mouse has moved"


@rule("S-003", "SR-29")
def test_the_seat_named_first_begins_and_then_the_turn_goes_round(table) -> None:
    t = table("house house house", turn=2)
    order = []
    for _ in range(4):
        order.append(t.turn)
        t.throw(1)
    assert order == [2, 0, 1, 2]


@rule("SR-29")
def test_without_a_name_the_first_seat_is_drawn_by_lot() -> None:
    for drawn in range(4):
        assert GAME.waiting(GAME.new(Options(), 4, ScriptedLuck(drawn))).seats == (drawn,)


@rule("S-004")
def test_the_player_whose_turn_it_is_throws_the_die(table) -> None:
    t = table("house house")
    assert list(GAME.legal(t.state, 0)) == [ROLL]
    assert refusal(GAME, t.state, 1, "roll").no == "not-your-turn"
    assert only(event_types.Rolled, t.throw(3)) == event_types.Rolled(0, 3)


@rule("S-004")
def test_the_die_has_six_sides(table) -> None:
    t = table("house house")
    with pytest.raises(AssertionError, match="a die of 6 sides"):
        t.throw(7)


@rule("S-005")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 6])
def test_the_mouse_runs_as_many_squares_as_the_die_shows(table, face: int) -> None:
    t = table("10 house")
    assert only(event_types.Moved, t.throw(face)) == event_types.Moved(0, 10, 10 + face)
    assert t.mice == f"{10 + face} house"


@rule("SR-31")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 6])
def test_any_number_lets_a_mouse_out_and_the_first_square_counts_one(table, face: int) -> None:
    t = table("house house")
    t.throw(face)
    assert t.mice == f"{face} house"


@rule("SR-12", "SR-39")
def test_a_turn_has_one_throw_after_a_six_too(table) -> None:
    t = table("house house")
    t.throw(6)
    assert t.turn == 1
    t.throw(2)
    assert (t.turn, t.mice) == (0, "6 2")


@rule("S-006")
def test_before_a_square_that_is_taken_the_mouse_stops(table) -> None:
    t = table("8 12")
    told = t.throw(4)
    assert t.mice == "11 12"
    assert only(event_types.Occupied, told) == event_types.Occupied(0, 12, 1, 11, "S-006")
    assert only(event_types.Moved, told) == event_types.Moved(0, 8, 11)


@rule("SR-01")
def test_the_mouse_stops_before_all_that_are_in_a_row(table) -> None:
    t = table("6 10 9 8")
    t.throw(4)
    assert t.mice == "7 10 9 8"


@rule("SR-01")
def test_where_all_squares_are_taken_the_mouse_stays(table) -> None:
    t = table("8 10 9")
    told = t.throw(2)
    assert t.mice == "8 10 9"
    assert only(event_types.Blocked, told) == event_types.Blocked(0, 8)
    assert not [e for e in told if isinstance(e, event_types.Moved)]


@rule("SR-02")
def test_nobody_is_in_the_way_in_the_house(table) -> None:
    t = table("house 2 1 house")
    t.throw(2)
    assert t.mice == "house 2 1 house"


@rule("SR-03")
def test_giving_way_onto_a_hole_the_mouse_falls_and_onto_the_trap_it_is_caught(table) -> None:
    t = table("3 6")
    t.throw(3)
    assert t.mice == "bedroom 6"
    t = table("50 52")
    t.throw(2)
    assert t.mice == "trap2 52"


@rule("SR-04")
@pytest.mark.parametrize(("square", "next_square"), [(5, 6), (51, 52)])
def test_a_mouse_that_cannot_move_does_not_fall_again(table, square: int, next_square: int) -> None:
    t = table(f"{square} {next_square}")
    told = t.throw(1)
    assert t.mice == f"{square} {next_square}"
    assert [type(e) for e in told] == [event_types.Rolled, event_types.Occupied, event_types.Blocked]


@rule("SR-05")
def test_holes_and_mice_that_are_only_passed_do_nothing(table) -> None:
    t = table("4 7")
    t.throw(4)
    assert t.mice == "8 7", "past the hole on 5 and the mouse on 7"
    t = table("50 house")
    t.throw(2)
    assert t.mice == "52 house", "past the trap"


@rule("S-023", "S-025")
def test_with_the_exact_number_the_mouse_reaches_the_cheese_and_wins(table) -> None:
    t = table("52 54")
    told = t.throw(4)
    assert told[1:] == [event_types.Moved(0, 52, 56), event_types.Won(0)], "it runs there, and does not bounce"
    assert GAME.waiting(t.state) == Outcome((1.0, 0.0), "cheese")


@rule("S-025", "SR-30")
def test_the_first_on_the_cheese_wins_at_once_in_the_middle_of_a_round(table) -> None:
    t = table("50 55 55", turn=1)
    t.throw(1)
    assert GAME.waiting(t.state) == Outcome((0.0, 1.0, 0.0), "cheese"), "nobody throws after that"
    assert [GAME.legal(t.state, seat) for seat in range(3)] == [(), (), ()]
    assert refusal(GAME, t.state, 2, "roll").no == "over"


@rule("S-025", "SR-30")
def test_after_the_win_no_further_turn_passes(table) -> None:
    t = table("55 trap2 house")
    told = t.throw(1)
    assert told[-1] == event_types.Won(0)
    assert (t.mice, t.state.turn) == ("56 trap2 house", 0)


@rule("S-023", "S-024", "SR-21")
def test_too_high_a_number_bounces_off_by_the_surplus(table) -> None:
    t = table("54 house")
    told = t.throw(4)
    assert t.mice == "54 house", "55, cheese, 55, 54"
    assert only(event_types.Bounced, told) == event_types.Bounced(0, 54, 2, 54)
    t = table("55 house")
    t.throw(3)
    assert t.mice == "54 house", "cheese, 55, 54"


@rule("SR-22")
@pytest.mark.parametrize("occupied", ["before", "after"])
def test_a_bounce_onto_a_mouse_gives_way_towards_the_house(table, occupied: str) -> None:
    t = table("52 55 54", occupied=occupied)
    told = t.throw(5)
    assert only(event_types.Occupied, told) == event_types.Occupied(0, 55, 1, 53, "S-006")
    assert t.mice == "kitchen 55 54", "55 and 54 are taken, 53 is a hole"
    t = table("54 52", occupied=occupied)
    t.throw(6)
    assert t.mice == "trap2 52", "52 is taken, and 51 is the trap"


@rule("SR-23")
def test_a_bounce_onto_a_hole_makes_the_mouse_fall_and_onto_the_trap_catches_it(table) -> None:
    t = table("54 house")
    t.throw(5)
    assert t.mice == "kitchen house"
    t = table("55 house")
    t.throw(6)
    assert t.mice == "trap2 house"


@rule("SR-24")
def test_a_bounce_that_ends_where_it_began_is_a_move(table) -> None:
    t = table("53 house")
    t.throw(6)
    assert t.mice == "kitchen house", "54, 55, cheese, 55, 54, 53"


@rule("SR-40")
def test_a_bounce_is_a_move_even_when_giving_way_brings_the_mouse_back(table) -> None:
    t = table("53 55 54")
    told = t.throw(4)
    assert only(event_types.Bounced, told) == event_types.Bounced(0, 53, 1, 53)
    assert t.mice == "kitchen 55 54"


@rule("SR-38")
def test_after_two_thousand_turns_night_falls_and_the_win_is_shared(table) -> None:
    t = table("house house house house")
    t.state.turns = 1998
    t.throw(1)
    assert t.turn == 1
    told = t.throw(1)
    assert only(event_types.NightFell, told) == event_types.NightFell(2000)
    assert GAME.waiting(t.state) == Outcome((0.25,) * 4, "night")
    assert GAME.legal(t.state, t.state.turn) == ()
    assert GAME.max_plies(Options(), 4) == 2000


@rule("SR-38")
def test_lost_turns_count_and_the_two_thousandth_turn_can_win(table) -> None:
    t = table("house trap2 house")
    t.state.turns = 1998
    t.throw(1)
    assert GAME.waiting(t.state) == Outcome((1 / 3,) * 3, "night")
    t = table("55 house")
    t.state.turns = 1999
    t.throw(1)
    assert GAME.waiting(t.state) == Outcome((1.0, 0.0), "cheese")


@rule("SR-38")
def test_after_nightfall_no_turn_is_lost(table) -> None:
    t = table("house trap2 trap0")
    t.state.turns = 1999
    told = t.throw(1)
    assert told[-1] == event_types.NightFell(2000)
    assert (t.mice, t.state.turn, t.state.turns) == ("1 trap2 trap0", 0, 2000)


def test_a_copied_state_shares_nothing_with_the_original(table) -> None:
    t = table("12 house bedroom trap2", turn=1)
    before = GAME.copy(t.state)
    assert before == t.state
    t.throw(4, 3, 2)
    assert before == table("12 house bedroom trap2", turn=1).state != t.state


def test_the_only_notation_is_roll() -> None:
    assert GAME.write(ROLL) == "roll"
    assert GAME.read("roll") == Roll()
    for text in ("", "Roll", "roll ", "6", "roll 6"):
        with pytest.raises(Unreadable):
            GAME.read(text)
