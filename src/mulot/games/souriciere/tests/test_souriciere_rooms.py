"""Holes, and what each number of the die does in a room."""

from __future__ import annotations

import pytest

from mulot.games.souriciere import rules
from mulot.games.souriciere.content import BOARD
from mulot.games.souriciere.model import events as event_types
from mulot.testing import only, rule

ROOMS = [
    ("bedroom", 5, 20, 2),
    ("bathroom", 15, 31, 11),
    ("dining-room", 24, 40, 21),
    ("laundry", 36, 49, 32),
    ("library", 46, 52, 43),
    ("kitchen", 53, 55, 51),
]


@rule("S-007")
@pytest.mark.parametrize(("room", "hole", "green", "red"), ROOMS)
def test_a_mouse_that_stops_on_a_hole_falls_into_its_room(table, room: str, hole: int, green: int, red: int) -> None:
    t = table(f"{hole - 4} house")
    told = t.throw(4)
    assert t.mice == f"{room} house"
    assert only(event_types.Fell, told) == event_types.Fell(0, hole, room)


@rule("S-008", "SR-15", "SR-39")
def test_a_fall_ends_the_turn_and_the_mouse_tries_to_get_out_in_the_next(table) -> None:
    t = table("4 house")
    told = t.throw(1)
    assert [type(e) for e in told] == [event_types.Rolled, event_types.Moved, event_types.Fell]
    assert (t.turn, t.mice) == (1, "bedroom house")
    t.throw(1, 6)
    assert t.mice == "20 1"


@rule("S-009", "SR-14")
@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_a_throw_in_a_room_does_not_move_the_mouse_along_the_path(table, face: int) -> None:
    t = table("laundry house")
    told = t.throw(face)
    assert not [e for e in told if isinstance(e, event_types.Moved)]
    assert t.mice in ("32 house", "36 house", "49 house")


@rule("S-010")
@pytest.mark.parametrize(("room", "hole", "green", "red"), ROOMS)
def test_six_leads_along_the_green_arrow(table, room: str, hole: int, green: int, red: int) -> None:
    t = table(f"{room} house")
    assert only(event_types.TookGreen, t.throw(6)) == event_types.TookGreen(0, room, green)
    assert t.mice == f"{green} house"


@rule("S-011")
@pytest.mark.parametrize(("room", "hole", "green", "red"), ROOMS)
def test_three_leads_back_onto_the_hole(table, room: str, hole: int, green: int, red: int) -> None:
    t = table(f"{room} house")
    assert only(event_types.ClimbedBack, t.throw(3)) == event_types.ClimbedBack(0, room, hole)
    assert t.mice == f"{hole} house"


@rule("S-012")
@pytest.mark.parametrize("face", [2, 4, 5])
@pytest.mark.parametrize(("room", "hole", "green", "red"), ROOMS[:-1])
def test_two_four_and_five_lead_along_the_red_arrow(
    table, room: str, hole: int, green: int, red: int, face: int
) -> None:
    t = table(f"{room} house")
    assert only(event_types.TookRed, t.throw(face)) == event_types.TookRed(0, room, red)
    assert t.mice == f"{red} house"


@rule("S-013", "SR-14")
@pytest.mark.parametrize(("face", "out"), [(6, 31), (3, 15), (4, 11)])
def test_a_mouse_that_got_out_runs_on_in_its_next_turn(table, face: int, out: int) -> None:
    t = table("bathroom house")
    t.throw(face)
    assert (t.turn, t.mice) == (1, f"{out} house")
    t.throw(1, 2)
    assert t.mice == f"{out + 2} 1"


@rule("S-014")
def test_with_a_one_the_mouse_stays_in_its_room_and_the_turn_is_over(table) -> None:
    t = table("library house")
    assert only(event_types.StayedIn, t.throw(1)) == event_types.StayedIn(0, "library")
    assert (t.turn, t.mice) == (1, "library house")


@rule("S-015", "SR-13")
def test_after_a_one_the_next_turn_is_a_new_try(table) -> None:
    t = table("library house")
    t.throw(1, 1)
    assert t.turn == 0, "no further turn is lost"
    t.throw(6)
    assert t.mice == "52 1"


@rule("S-016")
def test_each_mouse_climbs_back_to_the_hole_it_fell_through(table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board has a second hole into the bedroom, on square 8."""
    monkeypatch.setitem(rules.ROOM_OF, 8, BOARD.room("bedroom"))
    t = table("4 6")
    t.throw(1, 2)
    assert t.mice == "bedroom bedroom"
    t.throw(3, 3)
    assert t.mice == "5 8"


@rule("SR-06")
def test_any_number_of_mice_can_be_in_a_room(table) -> None:
    t = table("3 4 bedroom bedroom bedroom bedroom")
    t.throw(2, 1)
    assert t.mice == "bedroom bedroom bedroom bedroom bedroom bedroom"


@rule("SR-07")
def test_where_an_arrow_leads_to_a_taken_square_the_mouse_is_set_before_it(table) -> None:
    t = table("laundry 49")
    told = t.throw(6)
    assert only(event_types.Occupied, told) == event_types.Occupied(0, 49, 1, 48)
    assert only(event_types.TookGreen, told) == event_types.TookGreen(0, "laundry", 48)
    assert t.mice == "48 49"
    t = table("laundry 32 31")
    t.throw(2)
    assert t.mice == "30 32 31"
    t = table("bedroom 2 1")
    t.throw(5)
    assert t.mice == "house 2 1"


@rule("SR-08")
def test_an_arrow_onto_a_hole_would_not_make_a_mouse_fall(table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rules.ROOM_OF, 20, BOARD.room("dining-room"))
    t = table("bedroom house")
    t.throw(6)
    assert t.mice == "20 house"


@rule("SR-09")
def test_giving_way_at_an_arrow_the_mouse_can_fall_or_be_caught(table) -> None:
    t = table("kitchen 55 54")
    told = t.throw(6)
    assert t.mice == "kitchen 55 54", "55 and 54 are taken, and 53 is the hole"
    assert only(event_types.Fell, told) == event_types.Fell(0, 53, "kitchen")
    assert t.turn == 1
    t = table("library 52")
    t.throw(6)
    assert t.mice == "trap2 52"


@rule("SR-09", "SR-10")
def test_giving_way_at_its_own_hole_the_mouse_can_be_caught(table) -> None:
    t = table("kitchen 53 52")
    t.throw(3)
    assert t.mice == "trap2 53 52"


@rule("SR-10")
def test_where_another_sits_on_the_hole_the_mouse_is_set_before_it(table) -> None:
    t = table("bedroom 5 4")
    told = t.throw(3)
    assert t.mice == "3 5 4"
    assert only(event_types.ClimbedBack, told) == event_types.ClimbedBack(0, "bedroom", 3)


@rule("SR-11")
def test_a_mouse_on_its_hole_does_not_fall_again_and_the_square_is_taken(table) -> None:
    t = table("bedroom 1")
    t.throw(3)
    assert t.mice == "5 1"
    t.throw(4)
    assert t.mice == "5 4", "the hole is taken"
    t.throw(2)
    assert t.mice == "7 4", "it runs on from the hole"
