"""Who is asked, and how little is enough to be asked or to act: one hit, one point (MR-51, MR-187, M-005)."""

from __future__ import annotations

from mulot.games.mystiques import GAME
from mulot.games.mystiques.model.events import RoachesGreedy, TurnBegan
from mulot.games.mystiques.scenes import BOW, SWORD, scene
from mulot.testing import act, only, rule


def state_before_a_room(mice, card, **changes):
    """Return a state with an exit at b1 that leads east to a room, where this encounter card is drawn."""
    return scene(". E", mice, beside={(1, 0): ("W . P",)}, encounter_bag=[card], **changes)


@rule("MR-187")
def test_one_hit_is_enough_to_be_asked_for_cards():
    s = scene(". .", "filch a1", "roach a1")
    s.mice[0].tricks = ("pot-lid",)
    act(GAME, s, 0, "end-turn", SWORD, BOW)
    assert GAME.waiting(s).about == "moment-hit"


@rule("MR-187")
def test_a_captured_mouse_plays_no_cards():
    s = state_before_a_room("aubin b1, ondine", "patrol", seats=2)
    s.mice[0].abilities, s.mice[1].abilities = ("well-planned",), ("early-warning",)
    s.mice[0].cheese = s.mice[1].cheese = 9
    act(GAME, s, 0, "explore", "patrol")
    assert (GAME.waiting(s).about, GAME.waiting(s).must) == ("moment-encounter", (0,))


@rule("MR-51")
def test_one_movement_point_is_enough_to_stand_up():
    s = scene(". .", "aubin a1", points=1)
    s.mice[0].effects = ("down",)
    act(GAME, s, 0, "stand")
    assert s.mice[0].effects == ()


@rule("M-005", "MR-162")
def test_the_event_of_a_turn_names_the_seat_that_plays_it():
    s = scene(". .", "aubin a1, filch a1", seats=2)
    assert only(TurnBegan, act(GAME, s, 0, "end-turn", SWORD)) == TurnBegan("filch", 1)


@rule("M-110")
def test_cockroaches_of_an_ordinary_card_are_not_greedy():
    s = state_before_a_room("aubin b1", "swarm")
    events = act(GAME, s, 0, "explore", "swarm", ["aubin", "roach"])
    assert {e.kind for e in s.enemies} == {"roach"}
    assert not s.greedy
    assert not [e for e in events if isinstance(e, RoachesGreedy)]


def test_a_copy_shares_no_list_and_no_dictionary_with_its_state():
    s = scene(". .", "aubin a1", "roach b1")
    t = GAME.copy(s)
    for name in s.__struct_fields__:
        if isinstance(getattr(s, name), list | dict):
            assert getattr(t, name) is not getattr(s, name), name
