"""The basic game: laying cards, and what can be seen through their holes."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mulot.core.errors import BadOptions
from mulot.core.luck import RandomLuck, ScriptedLuck
from mulot.core.match import Match
from mulot.core.outcomes import outcomes
from mulot.games.trio import GAME
from mulot.games.trio.model import MiceSeen, Place, PlaceCard, Placed
from mulot.games.trio.scenes import parse_drawing, scene, visible_signs
from mulot.games.trio.tests.trio_helpers import lay
from mulot.testing import act, only, refusal, rule


@rule("T-001")
def test_two_to_six_play() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            Match(GAME, seats, 1)


@rule("T-004", "T-005")
@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 12, 0), (3, 8, 0), (4, 6, 0), (5, 4, 4), (6, 4, 0)])
@pytest.mark.parametrize("variant", ["basic", "pro"])
def test_all_get_the_same_number_of_cards(variant: str, seats: int, each: int, aside: int) -> None:
    view = GAME.look(GAME.new(GAME.options(variant=variant), seats, RandomLuck(1)), None)
    assert view.piles == (each,) * seats
    assert view.aside == aside


@rule("T-006", "TR-19")
def test_a_pile_is_closed_and_only_its_top_card_can_be_laid() -> None:
    s = scene(piles=(6, 6))
    for seat in (None, 0, 1):
        assert GAME.look(s, seat).own is None
    assert GAME.look(s, None).piles == (6, 6)
    assert GAME.legal(s, 0) == (Place(),)
    assert refusal(GAME, s, 0, PlaceCard(7, "front")).no == "top-card-only"


@rule("T-007", "TR-27")
def test_the_first_seat_is_named_or_drawn_by_lot() -> None:
    for seat in range(3):
        assert GAME.new(GAME.options(first=seat), 3, ScriptedLuck()).turn == seat
        assert GAME.new(GAME.options(), 3, ScriptedLuck(seat)).turn == seat


@rule("T-008")
def test_the_top_card_is_laid_into_the_cheese() -> None:
    s = GAME.new(GAME.options(first=0), 4, ScriptedLuck())
    events = lay(s, 0, "6b")
    placed = only(Placed, events)
    assert (placed.card, placed.side, placed.mice, placed.cats, placed.rule) == (6, "back", 2, 0, "T-008")
    view = GAME.look(s, None)
    assert [(face.card, face.side) for face in view.cheese] == [(6, "back")]
    assert view.piles == (5, 6, 6, 6)


@rule("T-009")
def test_each_seat_in_turn_lays_its_top_card_upon_the_cheese() -> None:
    s = scene("6b", piles=(5, 6, 6))
    order = []
    for code in ("7a", "14a", "9a", "10a"):
        order.append(s.turn)
        assert only(Placed, lay(s, s.turn, code)).rule == "T-009"
    assert order == [0, 1, 2, 0]
    assert [face.card for face in GAME.look(s, None).cheese] == [6, 7, 14, 9, 10]


@rule("T-009")
def test_on_turn_a_card_must_be_laid() -> None:
    s = scene("6b")
    assert refusal(GAME, s, 0, "stop").no == "must-place"
    assert refusal(GAME, s, 1, "place").no == "not-your-turn"


@rule("T-010", "TR-01")
def test_through_a_hole_the_topmost_card_below_is_seen() -> None:
    s = scene(
        "6b",
        shows="""
              -
             m m
            - - -
        """,
    )
    lay(s, 0, "7a")  # o / co / moo: a cat upon the left mouse, a hole over the right one
    assert visible_signs(s) == parse_drawing(
        """
              -
             c m
            m - -
        """
    )
    lay(s, 1, "14a")  # o / oo / cmo
    assert visible_signs(s) == parse_drawing(
        """
              -
             c m
            c m -
        """
    )


@rule("TR-01")
def test_a_place_where_every_card_has_a_hole_shows_nothing() -> None:
    s = scene("6b")
    lay(s, 0, "8b")
    assert visible_signs(s)[0] == "-"
    assert [face.places[0] for face in GAME.look(s, None).cheese] == ["o", "o"]


@rule("TR-18")
def test_which_card_and_which_side_comes_up_is_fair_luck() -> None:
    s = GAME.new(GAME.options(first=0), 4, ScriptedLuck())
    found = outcomes(GAME, s, 0, Place())
    laid = {(placed.card, placed.side) for _, _, events in found for placed in [only(Placed, events)]}
    assert len(laid) == len(found) == 48
    assert {chance for chance, _, _ in found} == {Fraction(1, 48)}


@rule("TR-18")
def test_in_the_basic_game_the_side_is_not_chosen() -> None:
    s = scene("6b")
    assert refusal(GAME, s, 0, "a").no == "side-is-fixed"
    s = scene("6b", under={0: "23b"}, piles=(0, 6))
    assert only(Placed, act(GAME, s, 0, "place")).side == "back"


@rule("TR-15")
def test_the_first_card_is_judged_like_any_other() -> None:
    s = GAME.new(GAME.options(first=0), 2, ScriptedLuck())
    assert only(MiceSeen, lay(s, 0, "23b")).mice == 4
    assert GAME.waiting(s).about == "bonus"


@rule("TR-15", "TR-29")
def test_a_card_on_a_cheese_that_stayed_empty_is_judged_too() -> None:
    s = scene("6a", piles=(5, 5))
    lay(s, 0, "5b")
    act(GAME, s, 0, "stop")
    assert GAME.look(s, None).cheese == ()
    assert only(MiceSeen, lay(s, 1, "16b")).seat == 1
    assert GAME.waiting(s).about == "bonus"


@rule("TR-36")
def test_the_pile_in_the_cheese_is_open_to_all() -> None:
    s = scene("6b 7a 13b", piles=(5, 5, 5))
    for seat in (None, 0, 1, 2):
        assert [f"{face.card}{face.side[0]}" for face in GAME.look(s, seat).cheese] == ["6b", "7f", "13b"]
