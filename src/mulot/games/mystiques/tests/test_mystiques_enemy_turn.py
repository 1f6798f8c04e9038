"""The enemies' turn: M-151 to M-165, MR-52, MR-104 to MR-116, MR-167, MR-172, MR-173."""

from __future__ import annotations

from mulot.core.luck import ScriptedLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.model.events import (
    AttackAimed,
    AttackRolled,
    CardSwapped,
    EnemiesTurn,
    EnemyMoved,
    StoodUp,
    TurnBegan,
)
from mulot.games.mystiques.model.pieces import Token
from mulot.games.mystiques.rules.enemy_turn import choose_target, walk_towards
from mulot.games.mystiques.rules.grape import throws_grape
from mulot.games.mystiques.scenes import BOW, CHEESE, SHIELD, SWORD, scene
from mulot.testing import act, only, rule


def moves(events):
    return [(e.foe, e.number, e.to) for e in events if isinstance(e, EnemyMoved)]


def attacked_mice(events):
    return [(e.number, e.whom) for e in events if isinstance(e, AttackAimed)]


@rule("M-151")
def test_the_player_of_the_lowest_mouse_moves_the_enemies():
    s = scene(". . . . . .", "aubin a1, filch a1, melisse a1", "roach f1", "aubin melisse roach filch", seats=3)
    act(GAME, s, 0, "end-turn", SWORD)
    events = act(GAME, s, 2, "end-turn", CHEESE, SWORD)
    assert only(EnemiesTurn, events).seat == 1


@rule("M-152", "MR-104")
def test_the_nearest_enemies_act_first_and_equally_near_ones_in_reading_order():
    """Enemies act in order of their distance in steps from a mouse, not by number or column."""
    s = scene(
        """
. . . . . . . .

. . . . . . . .
""",
        "aubin d1",
        "roach h1 b1 f2 a2",
    )
    events = act(GAME, s, 0, "end-turn", *[CHEESE, BOW, BOW] * 2, CHEESE, CHEESE, SWORD)
    assert [number for _, number, _ in moves(events)] == [2, 3, 4, 1]  # two steps, two, three, four
    assert [to for _, _, to in moves(events)][2:] == ["b1", "g1"]


@rule("M-152")
def test_nearness_is_measured_along_the_enemys_path():
    s = scene(
        """
. . .|. .

. # # # .

. . . . .
""",
        "aubin c1",
        "roach d1 a3",
    )
    events = act(GAME, s, 0, "end-turn", CHEESE, CHEESE, SWORD)
    assert [number for _, number, _ in moves(events)] == [2, 1]  # around the wall it is seven steps, not one


@rule("M-152")
def test_nearness_is_computed_again_after_each_enemy():
    """The first enemy captures Filch. After that d1 is nearer to Aubin than e1, which was near Filch."""
    s = scene(". . . . . . . .", "aubin a1, filch g1", "roach h1 e1 d1", "aubin roach filch")
    s.mice[1].wounds = 2
    events = act(GAME, s, 0, "end-turn", CHEESE, SWORD, SWORD, BOW, CHEESE, CHEESE, SWORD)
    assert [number for _, number, _ in moves(events)] == [1, 3, 2]


@rule("M-153", "M-162")
def test_an_enemy_moves_and_then_must_fight_a_mouse_in_its_reach():
    s = scene(". . .", "aubin a1", "roach c1")
    events = act(GAME, s, 0, "end-turn", CHEESE, BOW, BOW, SWORD)
    assert moves(events) == [("roach", 1, "b1")]
    assert attacked_mice(events) == [(1, "aubin")]
    s = scene(". . . . .", "aubin a1", "roach e1")
    events = act(GAME, s, 0, "end-turn", CHEESE, SWORD)
    assert attacked_mice(events) == []


@rule("M-155")
def test_red_and_yellow_lines_do_not_affect_enemies():
    s = scene(". .!.}.", "aubin a1", "roach d1")
    assert moves(act(GAME, s, 0, "end-turn", SHIELD, BOW, BOW, SWORD))[-1] == ("roach", 1, "a1")


@rule("M-156")
def test_one_die_says_how_far_an_enemy_moves():
    s = scene(". . . . . . . .", "aubin a1", "roach h1")
    assert len(moves(act(GAME, s, 0, "end-turn", SHIELD, SWORD))) == 3


@rule("M-157", "MR-172")
def test_an_enemy_takes_the_shortest_path_to_the_nearest_mouse_in_reading_order():
    s = scene(
        """
. . . .

. # # .

. . . .
""",
        "aubin a2",
        "roach d2",
    )
    assert moves(act(GAME, s, 0, "end-turn", CHEESE, SWORD)) == [("roach", 1, "c1")]
    s = scene(". . . . . .", "aubin a1, filch f1", "roach d1", "aubin roach filch")
    assert moves(act(GAME, s, 0, "end-turn", CHEESE, BOW, BOW, SWORD)) == [("roach", 1, "e1")]


@rule("M-158")
def test_of_two_equally_near_mice_an_enemy_goes_to_the_one_highest_on_the_track():
    for first, to in (("aubin", "b1"), ("filch", "d1")):
        second = {"aubin": "filch", "filch": "aubin"}[first]
        s = scene(". . . . .", "aubin a1, filch e1", "roach c1", f"{first} roach {second}")
        assert moves(act(GAME, s, 0, "end-turn", CHEESE, BOW, BOW, SWORD)) == [("roach", 1, to)]


@rule("M-159")
def test_a_melee_enemy_does_not_move_with_a_mouse_in_its_space():
    s = scene(". .", "aubin a1, filch b1", "roach a1", "aubin roach filch")
    assert moves(act(GAME, s, 0, "end-turn", BOW, BOW, SWORD)) == []


@rule("M-160", "MR-107")
def test_a_melee_enemy_enters_the_mouses_space_if_there_is_room_even_from_beside():
    s = scene(". . .", "aubin a1", "roach b1")
    assert moves(act(GAME, s, 0, "end-turn", CHEESE, BOW, BOW, SWORD)) == [("roach", 1, "a1")]


@rule("M-160", "MR-106")
def test_an_enemy_stays_beside_a_full_space_and_fights_from_there():
    mice = "aubin a1, filch a1, melisse a1, rivette a1, selene d1"
    s = scene(". . . .", mice, "roach b1", "aubin roach filch melisse rivette selene")
    events = act(GAME, s, 0, "end-turn", BOW, BOW, SWORD)  # it cannot come nearer, so it rolls no die for moving
    assert moves(events) == []
    assert attacked_mice(events) == [(1, "aubin")]


@rule("M-161", "MR-109")
def test_a_ranged_enemy_moves_only_until_it_sees_a_mouse():
    s = scene(". . . . .", "aubin a1", "elite-rat e1", "elite-rat aubin")
    s.acted = ("aubin",)
    events = act(GAME, s, 0, "end-turn", BOW, BOW, BOW, SHIELD, SHIELD, SHIELD, *[SWORD] * 4)
    assert moves(events) == []
    assert first_event(AttackRolled, events).rule == "M-134"
    s = scene(
        """
. . # .

. . . .
""",
        "aubin a1, filch a1",
        "elite-rat d1",
        "aubin elite-rat filch",
    )
    events = act(GAME, s, 0, "end-turn", SHIELD, SWORD, SWORD, SWORD, SWORD)
    assert moves(events) == [("elite-rat", 1, "c2")]  # it has two points left, but it sees Aubin from here


def first_event(kind, events):
    return next(e for e in events if isinstance(e, kind))


@rule("M-163", "M-164", "MR-111", "MR-112")
def test_each_attacks_a_mouse_not_yet_attacked_and_then_the_one_highest_on_the_track():
    s = scene(". .", "aubin a1, filch a1, melisse a1", "roach a1 b1 b1 b1", "filch roach aubin melisse")
    events = act(GAME, s, 0, "end-turn", *[BOW] * 8, SWORD)  # a1 is full, so nobody moves, and each attack has two dice
    assert attacked_mice(events) == [(1, "filch"), (2, "aubin"), (3, "melisse"), (4, "filch")]


@rule("M-163")
def test_an_enemy_attacks_the_nearest_mouse_first():
    s = scene(". .", "filch a1, melisse b1", "roach b1", "filch roach melisse")
    assert attacked_mice(act(GAME, s, 0, "end-turn", BOW, BOW, SWORD)) == [(1, "melisse")]


@rule("M-165", "MR-115", "MR-149")
def test_a_boss_is_no_rat_to_powers_against_rats():
    s = scene(". . .", "aubin a1", "vurst c1, rat c1, elite-rat c1", tokens=(Token("grape", 0, "c1"),))
    assert [throws_grape(s, e) for e in s.enemies] == [False, True, True]


@rule("MR-52")
def test_an_enemy_that_lies_stands_up_instead_of_moving_and_fights_whom_it_reaches():
    s = scene(". . .", "aubin a1", "roach b1")
    s.enemies[0].down = True
    events = act(GAME, s, 0, "end-turn", BOW, BOW, SWORD)
    assert only(StoodUp, events).who == "roach"
    assert moves(events) == []
    assert attacked_mice(events) == [(1, "aubin")]
    assert not s.enemies[0].down


@rule("MR-105")
def test_an_enemy_goes_around_full_spaces():
    s = scene(
        """
. . . . .

# . # . #

# . . . #
""",
        "aubin a1",
        "roach d1, rat c1 c1 c1 c1",
        "aubin roach rat",
    )
    s.acted = ("aubin", "rat")
    events = act(GAME, s, 0, "end-turn", SHIELD, BOW, BOW, SWORD)
    assert [to for _, _, to in moves(events)] == ["d2", "c3", "b2"]  # the direct path through c1 would take three steps


@rule("MR-105", "M-157")
def test_a_mouse_behind_full_spaces_is_further_away_than_one_on_an_open_way():
    s = scene(
        """
. . . . . . .

# . # . # # #

# . . . # # #
""",
        "aubin a1, filch g1",
        "roach d1, rat c1 c1 c1 c1",
        "aubin roach rat filch",
    )
    s.acted = ("aubin", "rat")
    events = act(GAME, s, 0, "end-turn", CHEESE, SWORD)
    assert moves(events) == [("roach", 1, "e1")]  # ignoring figures both are three steps away, and Aubin is higher


@rule("MR-105", "MR-173")
def test_an_enemy_without_a_free_path_comes_as_near_as_it_can():
    s = scene(". . . .", "aubin a1", "roach d1, rat b1 b1 b1 b1", "aubin roach rat")
    s.acted = ("aubin", "rat")
    events = act(GAME, s, 0, "end-turn", SHIELD, SWORD)
    assert moves(events) == [("roach", 1, "c1")]


@rule("MR-108")
def test_an_enemy_stops_in_any_mouses_space_on_its_way():
    """The first mouse on a path is always the nearest one, so in this test a grape attracts the enemy past a mouse."""
    s = scene(". . . . .", "aubin b1, filch a1", "roach d1", "filch roach aubin", tokens=(Token("grape", 0, "a1"),))
    events = act(GAME, s, 0, "end-turn", SHIELD, BOW, BOW, SWORD)  # three points would be enough to reach a1
    assert moves(events) == [("roach", 1, "c1"), ("roach", 1, "b1")]
    assert attacked_mice(events) == [(1, "aubin")]


@rule("MR-110")
def test_a_ranged_enemy_attacks_mice_beside_it_first():
    s = scene(". . . . .", "aubin d1, filch a1", "elite-rat e1", "filch elite-rat aubin", mouse=1)
    events = act(GAME, s, 0, "end-turn", SWORD, SWORD, SWORD, SWORD)
    assert attacked_mice(events) == [(1, "aubin")]


@rule("MR-110", "M-128")
def test_a_ranged_enemy_attacks_mice_beside_it_even_if_they_were_attacked_already():
    s = scene(". . . . .", "aubin d1, filch a1", "elite-rat e1 e1", "filch elite-rat aubin", mouse=1)
    events = act(GAME, s, 0, "end-turn", *[SWORD] * 6, SWORD)
    assert attacked_mice(events) == [(1, "aubin"), (2, "aubin")]


@rule("MR-113")
def test_a_large_enemy_enters_empty_spaces_only_and_fights_from_beside():
    s = scene(". . . . .", "aubin a1", "spider e1")
    events = act(GAME, s, 0, "end-turn", SHIELD, BOW, BOW, SWORD)
    assert s.enemies[0].space == "b1"
    assert attacked_mice(events) == [(0, "aubin")]


@rule("MR-116")
def test_after_the_rats_turn_their_card_changes_places_with_the_one_above():
    s = scene(". . . . . . .", "aubin a1, filch a1", "rat g1", "aubin filch rat")
    act(GAME, s, 0, "end-turn", SWORD)
    events = act(GAME, s, 0, "end-turn", CHEESE, SWORD)
    assert only(CardSwapped, events).card == "rat"
    assert s.track == ("aubin", "rat", "filch")


@rule("MR-167")
def test_figures_that_come_during_their_cards_turn_wait_for_the_next_round():
    s = scene("P . .", "aubin a1", "roach a1", wheel=5, visible="scratching")
    events = act(GAME, s, 0, "end-turn", CHEESE, BOW, SWORD)  # the surge brings two more cockroaches into a1
    assert len(s.enemies) == 3
    assert attacked_mice(events) == [(1, "aubin")]
    assert [e.hero for e in events if isinstance(e, TurnBegan)] == ["aubin"]


@rule("MR-189")
def test_vurst_attacks_once_more_for_a_cheese_which_does_not_reach_the_wheel():
    s = scene(". . .", "aubin a1, filch a1", "vurst c1", "aubin vurst-sabre filch vurst-whip")
    events = act(GAME, s, 0, "end-turn", CHEESE, SWORD, SWORD, SWORD, SWORD, SWORD, SWORD)
    assert attacked_mice(events) == [(0, "aubin"), (0, "filch")]
    assert s.wheel == 0


@rule("M-156", "M-157")
def test_an_enemy_without_a_path_to_a_mouse_rolls_no_die_and_stays():
    s = scene(". # . .", "aubin a1", "rat c1")
    told = []
    walk_towards(s, s.enemies[0], "a1", ScriptedLuck(), told.append, "M-157")
    assert (s.enemies[0].space, told) == ("c1", [])


@rule("M-157", "MR-110")
def test_of_two_mice_in_sight_the_nearer_one_is_shot_at_though_she_is_lower_on_the_track():
    s = scene(". . . .", "aubin d1, filch c1", "elite-rat a1", "aubin filch elite-rat")
    assert choose_target(s, s.enemies[0], ()) == 1
    s = scene(". . . .", "aubin c1, filch d1", "elite-rat a1", "filch aubin elite-rat")
    assert choose_target(s, s.enemies[0], ()) == 0


@rule("MR-104")
def test_of_two_equally_near_figures_the_first_in_reading_order_acts_first():
    s = scene(". . .", "aubin b1", "roach c1 a1")
    events = act(GAME, s, 0, "end-turn", *[CHEESE, BOW, BOW] * 2, SWORD)
    assert [e.number for e in events if isinstance(e, AttackAimed)] == [2, 1]  # the second came to a1


@rule("MR-172", "MR-136")
def test_of_equally_short_ways_an_enemy_takes_the_first_in_reading_order_even_along_the_thread():
    s = scene(". . .\n\n. . .", "aubin a2", "roach c1", tokens=(Token("hook", 0, "a1", "c1"),))
    assert only(EnemyMoved, act(GAME, s, 0, "end-turn", CHEESE, BOW, BOW, SWORD)).to == "a1"  # not b1 or b2
