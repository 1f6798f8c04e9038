"""The two variants, alone and together."""

from __future__ import annotations

import pytest

from mulot.core.game import Outcome
from mulot.games.souriciere import GAME
from mulot.games.souriciere.model import Options
from mulot.games.souriciere.model import events as event_types
from mulot.testing import only, rule


@rule("S-028")
def test_the_variants_are_off_unless_chosen(table) -> None:
    assert (Options().exact, Options().occupied) == (True, "before")
    t = table("54 12")
    t.throw(3)
    assert t.mice == "55 12"
    t = table("9 12")
    t.throw(3)
    assert t.mice == "11 12"


@rule("S-026", "SR-25")
@pytest.mark.parametrize("face", [3, 4, 5, 6])
def test_without_the_exact_number_reaching_or_passing_the_cheese_wins(table, face: int) -> None:
    t = table("53 house", exact=False)
    t.throw(face)
    assert GAME.waiting(t.state) == Outcome((1.0, 0.0), "cheese")
    assert t.state.square[0] == 56


@rule("S-027")
def test_a_taken_square_sends_the_mouse_to_the_next_free_one_after(table) -> None:
    t = table("8 12 13", occupied="after")
    told = t.throw(4)
    assert t.mice == "14 12 13"
    assert only(event_types.Occupied, told) == event_types.Occupied(0, 12, 1, 14, "S-027")


@rule("SR-26")
def test_giving_way_to_the_next_free_square_counts_as_a_stop(table) -> None:
    t = table("1 4", occupied="after")
    t.throw(3)
    assert t.mice == "bedroom 4"
    t = table("49 50", occupied="after")
    t.throw(1)
    assert t.mice == "trap2 50"


@rule("SR-26")
def test_with_exact_count_giving_way_never_reaches_the_cheese(table) -> None:
    t = table("50 54 55", occupied="after")
    told = t.throw(4)
    assert only(event_types.Occupied, told) == event_types.Occupied(0, 54, 1, 53, "S-006")
    assert t.mice == "kitchen 54 55", "nothing free after, so it gives way backwards"
    t = table("54 55", occupied="after")
    t.throw(1)
    assert t.mice == "54 55"


@rule("SR-26")
def test_with_exact_count_giving_way_reaches_at_most_the_square_before_the_cheese(table) -> None:
    t = table("50 54", occupied="after")
    assert only(event_types.Occupied, t.throw(4)) == event_types.Occupied(0, 54, 1, 55, "S-027")
    assert t.mice == "55 54"


@rule("SR-26", "SR-28")
def test_without_exact_count_giving_way_onto_the_cheese_wins(table) -> None:
    t = table("50 54 55", occupied="after", exact=False)
    t.throw(4)
    assert GAME.waiting(t.state) == Outcome((1.0, 0.0, 0.0), "cheese")


@rule("SR-28")
def test_both_variants_can_be_played_together(table) -> None:
    t = table("8 12", occupied="after", exact=False)
    t.throw(4)
    assert t.mice == "13 12"
    t = table("54 12", occupied="after", exact=False)
    t.throw(6)
    assert GAME.waiting(t.state).scores == (1.0, 0.0)


@rule("SR-27")
def test_the_variant_occupied_after_holds_for_arrows_holes_and_the_trap(table) -> None:
    t = table("bedroom 20 21", occupied="after")
    t.throw(6)
    assert t.mice == "22 20 21"
    t = table("bedroom 5", occupied="after")
    t.throw(3)
    assert t.mice == "6 5"
    t = table("bedroom 2", occupied="after")
    t.throw(4)
    assert t.mice == "3 2"
    t = table("trap0 51 10", turn=2, occupied="after")
    t.throw(1)
    assert (t.turn, t.mice) == (0, "52 51 11")


@rule("SR-09", "SR-27")
def test_giving_way_after_an_arrow_or_the_trap_can_make_a_mouse_fall(table) -> None:
    t = table("library 43 44 45", occupied="after")
    t.throw(2)
    assert t.mice == "library 43 44 45"
    t = table("trap0 51 52 10", turn=3, occupied="after")
    told = t.throw(1)
    assert told[-1] == event_types.Fell(0, 53, "kitchen")
    assert (t.turn, t.mice) == (1, "kitchen 51 52 11")


@rule("SR-27")
def test_giving_way_after_an_arrow_reaches_at_most_the_square_before_the_cheese(table) -> None:
    t = table("library 52 53 54", occupied="after")
    t.throw(6)
    assert t.mice == "55 52 53 54"


@rule("SR-27")
@pytest.mark.parametrize("exact", [True, False])
def test_giving_way_after_an_arrow_never_reaches_the_cheese(table, exact: bool) -> None:
    t = table("kitchen 55", occupied="after", exact=exact)
    t.throw(6)
    assert t.mice == "54 55"
