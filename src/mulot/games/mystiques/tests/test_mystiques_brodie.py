"""Brodie: M-166 to M-181, MR-117 to MR-130, MR-178, MR-180."""

from __future__ import annotations

from mulot.core.game import Outcome
from mulot.games.mystiques import GAME
from mulot.games.mystiques.model.events import (
    AttackRolled,
    CatChased,
    CatPounced,
    Defeated,
    DefenceRolled,
    EnemiesTurn,
    EnemyCame,
)
from mulot.games.mystiques.model.pieces import Enemy, Token
from mulot.games.mystiques.rules.board import has_room
from mulot.games.mystiques.rules.enemy_placement import place_brodie
from mulot.games.mystiques.scenes import ALL_SIGNS, BOW, CHEESE, SHIELD, SWORD, scene
from mulot.testing import act, only, rule

POUNCE = "brodie-pounces"
CHASE = "brodie-chases"


def ignore_event(event):
    pass


def defenders(events):
    return [(e.who, e.number) for e in events if isinstance(e, DefenceRolled)]


def space_where_cat_comes(drawn, mice, enemies="", track=""):
    s = scene(drawn, mice, enemies, track)
    s.enemies.append(Enemy(99, "brodie", 1, 0, ""))
    place_brodie(s, ignore_event)
    return s.enemies[-1].space


@rule("M-166")
def test_the_cat_takes_no_room():
    s = scene(". .", "aubin a1, filch b1, melisse b1, rivette b1", "brodie b1")
    assert has_room(s, "b1")
    assert has_room(s, "a1", large=False)
    s = scene(". .", "aubin a1", "brodie b1")
    assert has_room(s, "b1", large=True)


@rule("M-167", "MR-119")
def test_with_the_chase_card_higher_he_comes_on_the_empty_paw_nearest_to_the_mice():
    board = ". . P . P . P"
    assert space_where_cat_comes(board, "aubin a1", "roach c1", f"aubin {CHASE} {POUNCE} roach") == "e1"
    assert space_where_cat_comes(board, "aubin f1", "roach g1", f"aubin {CHASE} {POUNCE} roach") == "e1"
    assert (
        space_where_cat_comes(". P", "aubin a1", "roach b1", f"{CHASE} aubin {POUNCE} roach") == "b1"
    )  # none is empty
    s = scene(". P", "aubin a1", "", f"aubin {CHASE} {POUNCE}")
    s.enemies.append(Enemy(99, "brodie", 0, 0, ""))
    told = []
    place_brodie(s, told.append)
    assert told == [EnemyCame("brodie", 0, "b1", "M-167")]


@rule("M-168", "MR-118")
def test_with_the_pounce_card_higher_he_comes_where_most_figures_are_without_attacking():
    board = ". . P . . . P"
    space = space_where_cat_comes(board, "aubin a1, filch b1", "roach b1 g1", f"aubin {POUNCE} {CHASE} filch roach")
    assert space == "b1"
    s = scene(board, "aubin a1", "", f"aubin {POUNCE} {CHASE}")
    s.enemies.append(Enemy(99, "brodie", 1, 0, ""))
    told = []
    place_brodie(s, told.append)
    assert [type(e).__name__ for e in told] == ["EnemyCame"]


@rule("M-167")
def test_a_surge_does_not_place_the_cat_again():
    s = scene("P . . . .", "aubin c1", "brodie e1", visible="scratching", wheel=5, search_bag=["creaking-board"])
    act(GAME, s, 0, "search", SWORD, "creaking-board", BOW, BOW, ["roach"])
    assert s.enemies[0].space == "e1"


@rule("M-170", "M-171", "M-173", "M-174", "MR-117")
def test_he_pounces_where_most_figures_are_with_one_roll_and_each_defends():
    s = scene(". . . . .", "aubin a1, filch d1", "brodie b1, roach d1", f"aubin {POUNCE} filch {CHASE} roach")
    events = act(GAME, s, 0, "end-turn", SWORD, BOW, BOW, SHIELD, SHIELD, SWORD)
    assert only(CatPounced, events).to == "d1"
    assert only(AttackRolled, events).who == "brodie"
    assert defenders(events) == [("filch", 0), ("roach", 1)]
    assert only(EnemiesTurn, events).card == POUNCE


@rule("M-171", "MR-122")
def test_he_may_pounce_on_his_own_space_and_does_not_count_himself():
    s = scene(". . .", "aubin a1, filch c1", "brodie a1", f"filch {POUNCE} aubin {CHASE}", mouse=1)
    events = act(GAME, s, 0, "end-turn", BOW, BOW, BOW, SWORD)
    assert only(CatPounced, events).to == "c1"  # one mouse on each: the higher card decides, not he himself
    s = scene(". . .", "aubin a1, filch c1", "brodie a1", f"aubin {POUNCE} filch {CHASE}")
    events = act(GAME, s, 0, "end-turn", BOW, BOW, BOW, SWORD)
    assert only(CatPounced, events).to == "a1"


@rule("M-172")
def test_the_highest_card_of_mice_and_enemies_breaks_a_tie_of_spaces_to_pounce_on():
    s = scene(". . . .", "aubin b1, filch c1", "brodie a1, roach d1", f"roach filch {POUNCE} aubin {CHASE}", mouse=1)
    s.acted = ("roach", "filch")
    events = act(GAME, s, 0, "end-turn", BOW, BOW, BOW, SWORD)
    assert only(CatPounced, events).to == "d1"


@rule("M-169", "MR-121")
def test_his_rolls_put_no_cheese_on_the_wheel_and_mice_keep_theirs():
    s = scene(". .", "aubin b1, filch a1", "brodie a1, roach b1", f"aubin {POUNCE} filch {CHASE} roach")
    s.mice[0].abilities = ()
    # His roll: a cheese and two swords; Aubin's defence: a cheese; the cockroach's: a cheese
    events = act(GAME, s, 0, "end-turn", CHEESE, SWORD, BOW, CHEESE, SHIELD, BOW, CHEESE, SWORD)
    assert s.wheel == 0
    assert s.mice[0].cheese == 1
    assert only(Defeated, events).foe == "roach"
    s = scene(". .", "aubin a1", "brodie b1")
    act(GAME, s, 0, f"attack needle-sword {CHASE}", SWORD, SWORD, BOW, CHEESE, CHEESE, SHIELD, SHIELD)
    assert s.wheel == 0  # his defence puts none on it either


@rule("M-175", "MR-178")
def test_he_does_not_move_if_all_active_mice_are_on_his_space_but_attacks_there():
    s = scene(". . .", "aubin a1, filch", "brodie a1", f"aubin {CHASE} filch {POUNCE}")
    s.acted = ("aubin", "filch", POUNCE)
    events = act(GAME, s, 0, "end-turn", SWORD, BOW, BOW, SHIELD, BOW, BOW, SWORD)
    assert not [e for e in events if isinstance(e, CatChased)]
    assert defenders(events) == [("aubin", 0)]


@rule("M-176", "M-177")
def test_two_dice_say_how_far_he_chases_towards_the_nearest_mouse():
    s = scene(". . . . . . . .", "aubin a1", "brodie h1", f"aubin {CHASE} {POUNCE}")
    s.acted = ("aubin", POUNCE)
    events = act(GAME, s, 0, "end-turn", CHEESE, BOW, SWORD)
    assert only(CatChased, events).path == ("h1", "g1", "f1", "e1")
    assert s.enemies[0].space == "e1"


@rule("M-177", "M-178", "M-179", "M-180", "M-181")
def test_with_points_left_he_goes_on_and_everyone_on_his_way_is_hit_by_one_roll():
    mice = "aubin b1, filch e1, melisse d1"
    s = scene(". . . . .", mice, "brodie a1, roach a1 c1", f"aubin {CHASE} filch melisse roach {POUNCE}")
    # Three and one points; one hit; three dice for Aubin, one for Filch, two for Mélisse, one for each cockroach
    events = act(GAME, s, 0, "end-turn", SHIELD, CHEESE, SWORD, BOW, BOW, *[SHIELD] * 8, SWORD)
    assert only(CatChased, events).path == ("a1", "b1", "c1", "d1", "e1")
    assert only(AttackRolled, events).hits == 1
    assert defenders(events) == [("aubin", 0), ("filch", 0), ("melisse", 0), ("roach", 1), ("roach", 2)]


@rule("M-177")
def test_of_two_equally_near_mice_he_chases_the_one_highest_on_the_track():
    s = scene(". . . . .", "aubin a1, filch e1", "brodie c1", f"filch {CHASE} aubin {POUNCE}", mouse=1)
    s.acted = ("filch", "aubin", POUNCE)
    events = act(GAME, s, 0, "end-turn", CHEESE, CHEESE, BOW, BOW, BOW, SWORD)
    assert only(CatChased, events).path == ("c1", "d1", "e1")


@rule("M-177")
def test_he_chases_the_nearest_mouse_and_not_the_one_highest_on_the_track():
    s = scene(". . . . . .", "aubin a1, filch f1", "brodie d1", f"aubin {CHASE} filch {POUNCE}")
    s.acted = ("aubin", "filch", POUNCE)
    events = act(GAME, s, 0, "end-turn", CHEESE, CHEESE, BOW, BOW, BOW, SWORD)
    assert only(CatChased, events).path == ("d1", "e1", "f1")


@rule("MR-125", "MR-136")
def test_of_equally_short_ways_he_takes_the_first_in_reading_order_even_along_the_thread():
    thread = Token("hook", 0, "a1", "c1")
    s = scene(". . .\n\n. . .", "aubin a2", "brodie c1", f"aubin {CHASE} {POUNCE}", tokens=(thread,))
    s.acted = ("aubin", POUNCE)
    events = act(GAME, s, 0, "end-turn", CHEESE, CHEESE, BOW, BOW, BOW, SWORD)
    assert only(CatChased, events).path == ("c1", "a1", "a2")


@rule("MR-127")
def test_mice_defend_before_enemies_and_both_in_the_order_of_the_track():
    track = f"roach filch {POUNCE} aubin rat {CHASE}"
    s = scene(". . .", "aubin c1, filch c1", "brodie a1, rat c1, roach c1 c1", track, mouse=1)
    s.acted = ("roach", "filch")
    events = act(GAME, s, 0, "end-turn", SWORD, BOW, BOW, *[SHIELD] * 8, SWORD)
    assert defenders(events) == [("filch", 0), ("aubin", 0), ("roach", 1), ("roach", 2), ("rat", 1)]


@rule("MR-104")
def test_enemies_of_one_card_defend_in_the_order_in_which_they_came():
    track = f"filch {POUNCE} aubin roach rat {CHASE}"
    s = scene(". . . . . .", "aubin f1, filch c1", "brodie a1, rat a1 b1 d1 e1, roach c1 c1", track, mouse=1)
    s.acted = ("filch",)
    events = act(GAME, s, 0, "end-turn", SWORD, BOW, BOW, SHIELD, SHIELD, SHIELD, SWORD)
    assert defenders(events) == [("filch", 0), ("roach", 1), ("roach", 2)]


@rule("M-172")
def test_the_highest_card_of_all_figures_on_a_space_breaks_a_tie():
    track = f"aubin filch melisse {POUNCE} {CHASE} roach"
    assert space_where_cat_comes(". . P . .", "aubin a1, filch b1, melisse b1", "roach a1", track) == "a1"
    track = f"vurst-sabre aubin {POUNCE} {CHASE} vurst-whip"  # the higher of his two cards counts
    assert space_where_cat_comes(". . P . .", "aubin a1", "vurst d1", track) == "d1"


@rule("M-171", "M-176")
def test_the_cat_does_nothing_on_another_tile_than_the_mice():
    s = scene(". .", "aubin a1", "brodie a1", beside={(5, 5): (". .",)})
    s.enemies[0].tile = 1
    events = act(GAME, s, 0, "end-turn", SWORD)  # both of his turns pass, and the die is Aubin's
    assert [e.card for e in events if isinstance(e, EnemiesTurn)] == [CHASE, POUNCE]
    assert not [e for e in events if isinstance(e, CatPounced | CatChased)]


@rule("MR-120")
def test_he_can_be_attacked_on_either_card():
    s = scene(". .", "aubin a1", "brodie b1")
    act(GAME, s, 0, f"attack needle-sword {POUNCE}", SWORD, SWORD, SWORD, BOW, BOW, BOW, BOW)
    assert s.track == ("aubin", CHASE)
    s.stack[-1].acted = False
    events = act(GAME, s, 0, f"attack needle-sword {CHASE}", SWORD, SWORD, SWORD, BOW, BOW, BOW, BOW)
    assert only(Defeated, events).foe == "brodie"


@rule("MR-124")
def test_full_spaces_do_not_stop_a_chase():
    s = scene(". . . .", "aubin a1", "brodie d1, roach c1 c1 c1 c1", f"aubin {CHASE} {POUNCE} roach")
    s.acted = ("aubin", POUNCE, "roach")
    events = act(GAME, s, 0, "end-turn", CHEESE, CHEESE, BOW, BOW, BOW, SWORD)
    assert only(CatChased, events).path == ("d1", "c1", "b1")


@rule("MR-125")
def test_he_chases_along_the_first_of_equally_short_paths_in_reading_order():
    board = """
. . .

. # .

. . .
"""
    s = scene(board, "aubin a2", "brodie c2", f"aubin {CHASE} {POUNCE}")
    s.acted = ("aubin", POUNCE)
    events = act(GAME, s, 0, "end-turn", CHEESE, CHEESE, *[BOW] * 3, SWORD)
    assert only(CatChased, events).path == ("c2", "b1", "a2")  # the path over b3 is as short


@rule("MR-126", "MR-127", "MR-180")
def test_he_goes_back_and_forth_but_nobody_is_hit_twice():
    s = scene(". . .", "aubin a1, filch c1", "brodie b1", f"aubin {CHASE} filch {POUNCE}")
    s.acted = ("aubin", "filch", POUNCE)
    events = act(GAME, s, 0, "end-turn", SHIELD, BOW, SWORD, BOW, BOW, BOW, BOW, BOW, SHIELD, SWORD)
    assert only(CatChased, events).path == ("b1", "a1", "b1", "c1", "b1", "a1")
    assert defenders(events) == [("aubin", 0), ("filch", 0)]
    assert (s.mice[0].wounds, s.mice[1].wounds) == (1, 0)


@rule("MR-128")
def test_enemies_he_defeats_are_gone_and_no_scamp_profits():
    s = scene(". . .", "filch b1", "brodie a1, rat b1", f"filch {POUNCE} rat {CHASE}", wheel=3)
    s.acted = ("filch", CHASE, "rat")
    s.mice[0].abilities = ()
    events = act(GAME, s, 0, "end-turn", SWORD, BOW, BOW, SHIELD, BOW, BOW, SWORD)
    assert only(Defeated, events).foe == "rat"
    assert (s.wheel, s.mice[0].cheese) == (3, 0)


@rule("MR-129")
def test_the_chapter_is_lost_when_one_attack_of_his_captures_all_mice():
    s = scene(". .", "aubin b1, filch b1", "brodie a1", f"aubin {POUNCE} filch {CHASE}")
    s.mice[0].wounds, s.mice[1].wounds = 3, 2
    act(GAME, s, 0, "end-turn", SWORD, SWORD, ALL_SIGNS, BOW, BOW, BOW, BOW)
    assert s.outcome == Outcome((0.0,), "all-captured")


@rule("MR-184")
def test_a_boss_he_wounds_is_wounded_on_his_highest_card():
    s = scene(". .", "aubin b1", "brodie a1, vurst b1", f"aubin {POUNCE} vurst-whip {CHASE} vurst-sabre")
    s.acted = ("aubin", CHASE, "vurst-whip", "vurst-sabre")
    act(GAME, s, 0, "end-turn", SWORD, BOW, BOW, SHIELD, BOW, BOW, BOW, BOW, BOW, SWORD)
    assert s.hurt == {"vurst-whip": 1}
