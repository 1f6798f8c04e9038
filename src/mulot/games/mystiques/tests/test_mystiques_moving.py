"""Moving and scurrying: M-048, M-049, MR-03, MR-31 to MR-35, MR-51 to MR-55."""

from __future__ import annotations

from mulot.games.mystiques import GAME
from mulot.games.mystiques.model.events import Moved, MoveRolled, StoodUp
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.scenes import ALL_SIGNS, BOW, CHEESE, SHIELD, SWORD, scene
from mulot.testing import act, only, refusal, rule


def legal_steps_of(s, seat=0):
    return {a.to for a in GAME.legal(s, seat) if type(a).__name__ == "Step"}


@rule("M-048")
def test_a_move_is_the_number_of_a_die_and_the_move_value():
    s = scene(". .", "aubin a1, filch a1")
    rolled = only(MoveRolled, act(GAME, s, 0, "end-turn", SHIELD))
    assert (rolled.hero, rolled.points) == ("filch", 3 + 3)
    s.mice[0].gear = ("soft-boots",)
    rolled = only(MoveRolled, act(GAME, s, 0, "end-turn", CHEESE))
    assert (rolled.hero, rolled.points) == ("aubin", 1 + 2 + 1)
    rolled = only(MoveRolled, act(GAME, s, 0, "end-turn", ALL_SIGNS))
    assert (rolled.hero, rolled.points) == ("filch", 3 + 3)


@rule("M-048")
def test_points_are_spent_step_by_step():
    s = scene(". . . .", "aubin a1", points=2)
    act(GAME, s, 0, "step b1")
    act(GAME, s, 0, "step c1")
    assert refusal(GAME, s, 0, "step d1").no == "no-points"


@rule("M-049", "MR-03")
def test_scurrying_is_an_action_after_having_moved():
    s = scene(". . . . .", "aubin a1", points=1)
    assert refusal(GAME, s, 0, "scurry").no == "move-first"
    act(GAME, s, 0, "step b1")
    rolled = only(MoveRolled, act(GAME, s, 0, "scurry", BOW))
    assert (rolled.points, rolled.rule) == (4, "M-049")
    act(GAME, s, 0, "step c1")
    assert refusal(GAME, s, 0, "scurry").no == "acted-already"


@rule("MR-31")
def test_a_move_need_not_be_used_up():
    s = scene(". . .", "aubin a1", points=5)
    act(GAME, s, 0, "step b1")
    act(GAME, s, 0, "end-turn", SWORD)
    assert s.mice[0].space == "b1"


@rule("MR-32")
def test_an_enemy_stops_a_mouse_and_holds_her_unless_the_mice_are_as_many():
    s = scene(". . .", "aubin a1", "roach b1", points=3)
    act(GAME, s, 0, "step b1")
    assert refusal(GAME, s, 0, "step c1").no == "no-points"
    held = scene(". . .", "aubin b1", "roach b1 b1", points=3)
    assert refusal(GAME, held, 0, "step c1").no == "held"
    free = scene(". . .", "aubin b1, filch b1", "roach b1 b1", points=3)
    act(GAME, free, 0, "step c1")
    assert free.mice[0].space == "c1"


@rule("MR-32", "M-166")
def test_the_cat_stops_a_mouse_too():
    s = scene(". . .", "aubin a1", "brodie b1", points=3)
    act(GAME, s, 0, "step b1")
    assert refusal(GAME, s, 0, "step c1").no == "no-points"


@rule("MR-32", "MR-73")
def test_enemies_on_another_tile_are_not_in_the_way():
    s = scene(". . .", "aubin a1", "roach b1 b1 b1 b1", points=3, beside={(4, 4): (". . .",)})
    for e in s.enemies:
        e.tile = 1
    assert refusal(GAME, s, 0, "attack needle-sword roach 1").no == "out-of-reach"
    act(GAME, s, 0, "step b1")
    act(GAME, s, 0, "step c1")
    assert s.mice[0].space == "c1"


@rule("MR-32")
def test_an_option_switches_off_that_enemies_hold_mice():
    s = scene(". . .", "aubin a1", "roach b1 b1", points=3, options=Options(enemies_hold=False))
    act(GAME, s, 0, "step b1")
    act(GAME, s, 0, "step c1")
    assert s.mice[0].space == "c1"


@rule("MR-33")
def test_red_lines_stop_a_mouse_and_yellow_ones_cost_three_points():
    s = scene(".{.", "aubin a1", points=2)  # the arrow points to the left
    assert refusal(GAME, s, 0, "step b1").no == "too-far"
    s = scene(".{.", "aubin a1", points=3)
    act(GAME, s, 0, "step b1")
    assert s.stack[-1].points == 0
    s = scene(".!.", "aubin a1", points=3)
    assert refusal(GAME, s, 0, "step b1").no == "not-adjacent"


@rule("MR-34", "MR-35")
def test_mice_pass_through_mice_but_not_through_a_full_space():
    s = scene(". . .", "aubin a1, filch b1, melisse b1, rivette b1", points=3)
    act(GAME, s, 0, "step b1")
    act(GAME, s, 0, "step c1")
    full = scene(". . .", "aubin a1, filch b1, melisse b1, rivette b1, selene b1", points=3)
    assert refusal(GAME, full, 0, "step b1").no == "full"
    wide = scene(". B .", "aubin a1, filch b1, melisse b1, rivette b1, selene b1", points=3)
    act(GAME, wide, 0, "step b1")


@rule("MR-35", "MR-114")
def test_a_large_figure_fills_a_space():
    s = scene(". . .", "aubin a1", "spider b1", points=3)
    assert refusal(GAME, s, 0, "step b1").no == "full"


@rule("MR-51")
def test_standing_up_takes_the_whole_move_or_a_scurry():
    s = scene(". . .", "aubin a1", points=4)
    s.mice[0].effects = ("down",)
    assert refusal(GAME, s, 0, "step b1").no == "down"
    assert act(GAME, s, 0, "stand") == [StoodUp("aubin", 0, "MR-51")]
    assert GAME.look(s, 0).scene.turn.points == 0
    assert refusal(GAME, s, 0, "step b1").no == "no-points"
    act(GAME, s, 0, "scurry", SWORD)
    act(GAME, s, 0, "step b1")
    moved = scene(". . .", "aubin a1", points=0, moved=True)
    moved.mice[0].effects = ("down",)
    assert refusal(GAME, moved, 0, "stand").no == "no-points"
    act(GAME, moved, 0, "scurry", SWORD)
    act(GAME, moved, 0, "stand")
    assert moved.mice[0].effects == ()
    assert refusal(GAME, moved, 0, "stand").no == "not-down"
    assert refusal(GAME, scene(". ."), 0, "stand").no == "not-down"


@rule("MR-51")
def test_a_mouse_that_is_knocked_down_can_still_attack():
    s = scene(". .", "aubin a1", "rat b1")
    s.mice[0].effects = ("down",)
    act(GAME, s, 0, "attack needle-sword rat 1", BOW, BOW, BOW)


@rule("MR-53")
def test_a_webbed_mouse_neither_moves_nor_scurries_but_acts():
    s = scene(". .", "aubin a1", moved=True)
    s.mice[0].effects = ("webbed",)
    assert refusal(GAME, s, 0, "step b1").no == "webbed"
    assert refusal(GAME, s, 0, "scurry").no == "webbed"
    act(GAME, s, 0, "search", CHEESE)


@rule("MR-54")
def test_a_stunned_mouse_moves_and_shares_but_can_only_recover():
    s = scene(". . .", "aubin a1, filch a1", "rat b1")
    s.mice[0].effects = ("stunned",)
    s.mice[0].cheese = 1
    assert refusal(GAME, s, 0, "attack needle-sword rat 1").no == "stunned"
    assert refusal(GAME, s, 0, "search").no == "stunned"
    act(GAME, s, 0, "share filch")
    act(GAME, s, 0, "done")
    act(GAME, s, 0, "step b1")
    act(GAME, s, 0, "recover stunned")
    assert s.mice[0].effects == ()


@rule("MR-55")
def test_the_same_effect_twice_is_one_effect():
    s = scene(". .", search_bag=["cobweb"])
    s.mice[0].effects = ("webbed",)
    act(GAME, s, 0, "search", SWORD, "cobweb", BOW, BOW)
    assert s.mice[0].effects == ("webbed",)


@rule("M-048")
def test_a_step_has_an_event():
    s = scene(". .")
    assert only(Moved, act(GAME, s, 0, "step b1")).to == "b1"
    assert legal_steps_of(s) == {"a1"}
