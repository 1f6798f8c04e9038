"""The trap: how a mouse is caught, loses two turns, and is let out."""

from __future__ import annotations

import pytest

from mulot.games.souriciere.model import Options
from mulot.games.souriciere.model import events as event_types
from mulot.testing import only, rule


@rule("S-017", "S-019", "SR-34")
def test_a_mouse_that_stops_on_the_traps_square_is_caught(table) -> None:
    assert Options().edition == "ravensburger"
    t = table("48 house")
    told = t.throw(3)
    assert t.mice == "trap2 house"
    assert only(event_types.Caught, told) == event_types.Caught(0, 51)


@rule("S-018")
def test_without_the_trap_its_square_is_like_any_other(table) -> None:
    t = table("48 house", edition="bookmark")
    t.throw(3)
    assert t.mice == "51 house"
    t.throw(1, 1)
    assert t.mice == "52 1", "no turn is lost"


@rule("S-020")
@pytest.mark.parametrize("face", [2, 4, 5])
def test_the_red_arrow_of_the_last_room_leads_into_the_trap(table, face: int) -> None:
    t = table("kitchen house")
    told = t.throw(face)
    assert t.mice == "trap2 house"
    assert only(event_types.SlidDown, told) == event_types.SlidDown(0, "kitchen")


@rule("SR-20")
@pytest.mark.parametrize("face", [2, 4, 5])
def test_without_the_trap_the_red_arrow_of_the_last_room_leads_to_its_square(table, face: int) -> None:
    t = table("kitchen house", edition="bookmark")
    assert only(event_types.TookRed, t.throw(face)) == event_types.TookRed(0, "kitchen", 51)
    assert t.mice == "51 house"


@rule("SR-35")
def test_the_red_arrow_leads_into_the_trap_though_its_square_is_taken(table) -> None:
    t = table("kitchen 51")
    told = t.throw(4)
    assert t.mice == "trap2 51"
    assert not [e for e in told if isinstance(e, event_types.Occupied)]


@rule("SR-06")
def test_any_number_of_mice_can_be_in_the_trap(table) -> None:
    t = table("50 49 kitchen house")
    t.throw(1, 2, 4)
    assert t.mice == "trap2 trap2 trap2 house"


@rule("S-021", "SR-36")
def test_two_turns_are_lost_and_pass_by_themselves(table) -> None:
    t = table("50 house house")
    t.throw(1, 1)
    told = t.throw(6)
    assert told[-1] == event_types.LostTurn(0, left=1)
    assert (t.turn, t.mice) == (1, "trap1 1 6")
    t.throw(1)
    told = t.throw(1)
    assert told[-1] == event_types.LostTurn(0, left=0)
    assert (t.turn, t.mice) == (1, "trap0 2 7")


@rule("S-022", "SR-16", "SR-18", "SR-41")
def test_in_its_third_turn_the_mouse_is_set_on_the_traps_square_and_throws(table) -> None:
    t = table("trap0 10", turn=1)
    told = t.throw(1)
    assert only(event_types.Released, told) == event_types.Released(0, 51)
    assert (t.turn, t.mice) == (0, "51 11"), "not caught again, and it is asked to throw"
    t.throw(3)
    assert t.mice == "54 11"


@rule("SR-36")
def test_each_mouse_counts_its_own_two_turns(table) -> None:
    t = table("49 house 48")
    t.throw(2, 1, 3)
    assert (t.turn, t.mice) == (1, "trap1 1 trap2")
    t.throw(1)
    assert (t.turn, t.mice) == (1, "trap0 2 trap1")
    t.throw(1)
    assert (t.turn, t.mice) == (0, "51 3 trap0")
    t.throw(1, 1)
    assert (t.turn, t.mice) == (2, "52 4 51")


@rule("SR-37")
def test_with_all_in_the_trap_turns_are_lost_until_the_first_is_free(table) -> None:
    t = table("trap1 trap0 50", turn=2)
    told = t.throw(1)
    assert [type(e) for e in told[3:]] == [event_types.LostTurn, event_types.Released]
    t = table("trap2 trap1 50", turn=2)
    told = t.throw(1)
    assert told[3:] == [
        event_types.LostTurn(0, 1),
        event_types.LostTurn(1, 0),
        event_types.LostTurn(2, 1),
        event_types.LostTurn(0, 0),
        event_types.Released(1, 51),
    ]
    assert (t.turn, t.mice) == (1, "trap0 51 trap1")
    assert t.state.turns == 5


@rule("SR-17")
def test_where_the_traps_square_is_taken_the_mouse_is_set_before_it_and_throws_from_there(table) -> None:
    t = table("trap0 51 49", turn=2)
    told = t.throw(1)
    assert told[2:] == [event_types.Occupied(0, 51, 1, 49), event_types.Released(0, 49)]
    assert (t.turn, t.mice) == (0, "49 51 50")
    t.throw(3)
    assert t.mice == "52 51 50"


@rule("SR-09", "SR-17", "SR-41")
def test_a_mouse_that_falls_while_it_is_let_out_has_had_its_turn(table) -> None:
    t = table("trap0 51 50 49 48 47", turn=5)
    told = t.throw(1)
    assert [type(e) for e in told[3:]] == [event_types.Occupied, event_types.Released, event_types.Fell]
    assert told[-1] == event_types.Fell(0, 46, "library")
    assert (t.turn, t.mice) == (1, "library 51 50 49 48 47")
    assert t.state.turns == 2


@rule("SR-18")
def test_a_mouse_that_comes_back_to_the_traps_square_is_caught_again(table) -> None:
    t = table("trap0 10", turn=1)
    t.throw(1, 4, 1, 6)
    assert t.mice == "trap2 12", "to 55, and bounced back to 51"
