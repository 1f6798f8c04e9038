"""Group items: M-182 to M-212, MR-131 to MR-160, MR-183."""

from __future__ import annotations

import pytest

from mulot.core.luck import LuckRecorder, ScriptedLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import TILES, Laid
from mulot.games.mystiques.model.events import (
    AttackAimed,
    Catapulted,
    CheeseWon,
    Defeated,
    DefenceRolled,
    EnemyMoved,
    GrapeEaten,
    GrapeThrown,
    ItemGone,
    ItemPlaced,
    ItemTaken,
    StarsRolled,
)
from mulot.games.mystiques.model.pieces import Token
from mulot.games.mystiques.rules.board import side
from mulot.games.mystiques.scenes import ALL_SIGNS, BOW, CHEESE, SHIELD, SWORD, scene
from mulot.testing import act, only, refusal, rule

INTACT, SQUASHED = True, False


def spaces_moved_to(events, number=None):
    return [e.to for e in events if isinstance(e, EnemyMoved) and number in (None, e.number)]


# -------------------------------------------------------------------- all of them


@rule("M-183", "M-184", "MR-131")
def test_items_are_laid_down_between_two_steps_without_an_action():
    s = scene(". . . .", "aubin a1", points=3, stash=("fork",))
    act(GAME, s, 0, "step b1")
    assert only(ItemPlaced, act(GAME, s, 0, "place fork b1")).space == "b1"
    act(GAME, s, 0, "step c1")
    act(GAME, s, 0, "search", CHEESE)
    assert refusal(GAME, s, 0, "place fork c1").no == "not-in-stash"


@rule("MR-131")
def test_items_are_not_laid_down_inside_a_fight():
    s = scene(". .", "aubin a1", "roach b1", stash=("fork",))
    s.mice[0].tricks = ("pepper",)
    act(GAME, s, 0, "attack needle-sword roach 1")
    assert GAME.waiting(s).about == "moment-attack"
    assert refusal(GAME, s, 0, "place fork a1").no == "not-asked"


@rule("MR-132")
def test_items_can_be_laid_down_in_a_current():
    s = scene("> .", "aubin a1", stash=("hook",))
    act(GAME, s, 0, "place hook b1")
    assert s.tokens == (Token("hook", 0, "a1", "b1"),)


@rule("M-185", "MR-133", "MR-148")
def test_a_mouse_on_a_token_takes_it_back_with_her_action():
    s = scene(". . .", "aubin b1", tokens=(Token("hook", 0, "a1", "b1"), Token("grape", 0, "c1")))
    assert refusal(GAME, s, 0, "pick-up grape").no == "not-here"
    only(ItemTaken, act(GAME, s, 0, "pick-up hook"))  # possible at either end
    assert s.stash == ("hook",)
    assert refusal(GAME, s, 0, "search").no == "acted-already"
    s = scene(". .", "aubin a1", tokens=(Token("grape", 0, "a1"),))
    act(GAME, s, 0, "pick-up grape")
    assert s.tokens == ()


# -------------------------------------------------------------------- hook and thread


@rule("M-188", "M-190", "MR-134")
def test_the_hook_reaches_from_the_users_space_two_steps():
    s = scene(". . . .", "aubin a1", stash=("hook",))
    assert refusal(GAME, s, 0, "place hook d1").no == "thread-too-short"
    assert refusal(GAME, s, 0, "place hook a1").no == "thread-too-short"
    assert refusal(GAME, s, 0, "place hook e4").no == "no-such-space"
    act(GAME, s, 0, "place hook c1")
    assert s.tokens == (Token("hook", 0, "a1", "c1"),)


@rule("MR-134")
@pytest.mark.parametrize(
    ("drawing", "to"),
    [
        (".|.\n\n. .", "b1"),  # a wall between neighbours, and a path around it
        (".|. .\n\n. . .", "c1"),
        (". # .\n\n. . .", "c1"),  # a black area
        (". O .\n\n. . .", "c1"),  # a large object
        (". .\n-\n. .", "a2"),
    ],
)
def test_the_thread_is_straight_and_goes_round_nothing(drawing, to):
    s = scene(drawing, "aubin a1", stash=("hook",))
    assert side(s).distances_from("a1")[to] <= 2  # near enough by the path around
    for s.version in (GAME.version, 3):
        assert refusal(GAME, s, 0, f"place hook {to}").no == "thread-not-straight"
    s = scene(drawing, "aubin a1", stash=("hook",))
    s.version = 2
    act(GAME, s, 0, f"place hook {to}")


@rule("MR-134")
@pytest.mark.parametrize(
    ("tile", "up", "a", "b"),
    [
        ("tile-5", 0, "b1", "b2"),
        ("tile-7", 1, "c1", "c2"),
        ("tile-8", 1, "c2", "c3"),
        ("tile-5", 1, "c1", "e1"),
    ],
)
def test_the_thread_is_straight_on_the_mills_tiles_as_well(tile, up, a, b):
    s = scene(". .", f"aubin {a}", stash=("hook",))
    s.board = [Laid(tile, 0, 0, up)]
    assert refusal(GAME, s, 0, f"place hook {b}").no == "thread-not-straight"
    s.mice[0].space = b
    assert refusal(GAME, s, 0, f"place hook {a}").no == "thread-not-straight"


@rule("MR-134")
def test_lines_do_not_stop_the_thread():
    act(GAME, scene(".!.!.", "aubin a1", stash=("hook",)), 0, "place hook c1")
    act(GAME, scene(".}.}.", "aubin c1", stash=("hook",)), 0, "place hook a1")


@rule("M-189")
def test_the_thread_may_not_have_both_ends_in_water():
    s = scene("~ ~ .", "aubin a1", stash=("hook",))
    assert refusal(GAME, s, 0, "place hook b1").no == "both-in-water"
    act(GAME, s, 0, "place hook c1")
    act(GAME, scene(". ~", "aubin a1", stash=("hook",)), 0, "place hook b1")


@rule("M-191", "MR-135")
def test_the_ends_of_the_thread_are_adjacent_even_across_lines():
    s = scene(".!.{.", "aubin a1", points=1, tokens=(Token("hook", 0, "a1", "c1"),))
    act(GAME, s, 0, "step c1")
    assert s.stack[-1].points == 0
    s = scene(".!.", "aubin a1", points=2, tokens=(Token("hook", 0, "a1", "b1"),))
    act(GAME, s, 0, "step b1")
    assert s.stack[-1].points == 1
    s = scene(".!. .!.", "aubin c1, filch b1", points=3, tokens=(Token("hook", 0, "a1", "c1"),))
    act(GAME, s, 0, "step a1")  # from the other end
    act(GAME, s, 0, "end-turn", SWORD)
    assert refusal(GAME, s, 0, "step a1").no == "not-adjacent"  # from no other space


@rule("M-191", "MR-136")
def test_the_ends_of_the_thread_are_adjacent_for_fighting_sharing_and_enemies():
    hook = (Token("hook", 0, "a1", "c1"),)
    s = scene(". . .", "aubin a1, filch c1", "roach c1", "aubin roach filch", tokens=hook)
    s.mice[0].cheese = 1
    act(GAME, s, 0, "share filch")
    act(GAME, s, 0, "done")
    act(GAME, s, 0, "attack needle-sword roach 1", BOW, BOW, BOW)
    s = scene(". . .", "aubin a1", "roach c1", tokens=hook)
    assert spaces_moved_to(act(GAME, s, 0, "end-turn", CHEESE, BOW, BOW, SWORD)) == ["a1"]


@rule("M-192")
def test_along_the_thread_out_of_water_takes_all_points_but_no_roll():
    s = scene("~ .", "aubin a1", points=4, tokens=(Token("hook", 0, "a1", "b1"),))
    events = act(GAME, s, 0, "step b1")
    assert not [e for e in events if isinstance(e, StarsRolled)]
    assert (s.mice[0].space, s.stack[-1].points) == ("b1", 0)


@rule("MR-137")
def test_along_the_thread_one_leaves_a_current_against_it():
    s = scene(". > ~", "aubin b1", points=4, tokens=(Token("hook", 0, "b1", "a1"),))
    act(GAME, s, 0, "step a1")
    assert (s.mice[0].space, s.stack[-1].points) == ("a1", 0)


@rule("MR-137")
def test_along_the_thread_one_enters_a_current_against_it():
    s = scene(". > ~", "aubin c1", points=4, tokens=(Token("hook", 0, "b1", "c1"),))
    act(GAME, s, 0, "step b1")
    assert s.mice[0].space == "b1"


@rule("MR-138")
def test_the_thread_may_end_on_a_full_space_which_cannot_be_entered():
    s = scene(". .", "aubin a1, filch b1, melisse b1, rivette b1, selene b1", stash=("hook",))
    act(GAME, s, 0, "place hook b1")
    assert refusal(GAME, s, 0, "step b1").no == "full"


# -------------------------------------------------------------------- fork


@rule("M-193")
def test_the_fork_is_laid_on_ones_own_dry_space():
    s = scene(". ~", "aubin a1", stash=("fork",))
    assert refusal(GAME, s, 0, "place fork b1").no == "on-own-space"
    s = scene(". ~", "aubin b1", stash=("fork",))
    assert refusal(GAME, s, 0, "place fork b1").no == "not-in-water"


@rule("M-194", "M-195", "MR-140")
def test_a_mouse_on_the_fork_catapults_another_to_a_space_in_sight():
    s = scene(". . O .\n\n. . . .", "aubin a1, filch a1, melisse b1", tokens=(Token("fork", 0, "a1"),))
    assert refusal(GAME, s, 0, "catapult filch d1").no == "out-of-sight"
    assert refusal(GAME, s, 0, "catapult melisse b2").no == "another-mouse-here"
    assert refusal(GAME, s, 0, "catapult filch e4").no == "no-such-space"
    assert only(Catapulted, act(GAME, s, 0, "catapult filch d2")).hero == "filch"
    assert s.mice[1].space == "d2"
    assert refusal(GAME, s, 0, "catapult filch d2").no == "acted-already"
    s = scene(". .", "aubin b1, filch b1", tokens=(Token("fork", 0, "a1"),))
    assert refusal(GAME, s, 0, "catapult filch a1").no == "no-fork-here"
    s = scene(". .", "aubin a1, filch a1", track="filch aubin", tokens=(Token("fork", 0, "a1"),))
    assert only(Catapulted, act(GAME, s, 0, "catapult aubin b1")).hero == "aubin"


@rule("MR-139")
def test_nobody_catapults_herself():
    s = scene(". .", "aubin a1, filch a1", tokens=(Token("fork", 0, "a1"),))
    assert refusal(GAME, s, 0, "catapult aubin b1").no == "another-mouse-here"


@rule("MR-141")
def test_a_mouse_cannot_be_catapulted_to_a_full_space_but_to_enemies_and_water():
    s = scene(". . ~", "aubin a1, filch a1", "roach b1 b1 b1 b1", tokens=(Token("fork", 0, "a1"),))
    assert refusal(GAME, s, 0, "catapult filch b1").no == "full"
    act(GAME, s, 0, "catapult filch c1")
    s = scene(". .", "aubin a1, filch a1", "roach b1", tokens=(Token("fork", 0, "a1"),))
    act(GAME, s, 0, "catapult filch b1")
    assert s.mice[1].space == "b1"


@rule("MR-142")
def test_stunned_and_webbed_mice_fly_and_stay_so():
    s = scene(". .", "aubin a1, filch a1", tokens=(Token("fork", 0, "a1"),))
    s.mice[1].effects = ("stunned", "webbed")
    act(GAME, s, 0, "catapult filch b1")
    assert s.mice[1].effects == ("stunned", "webbed")


# -------------------------------------------------------------------- grape


@rule("M-198", "MR-143")
def test_the_grape_is_laid_on_an_empty_adjacent_space_without_an_action():
    s = scene(". . .\n\n~ . .", "aubin a1", "roach b1", stash=("grape",), tokens=(Token("fork", 0, "b2"),))
    assert refusal(GAME, s, 0, "place grape b1").no == "not-empty"
    assert refusal(GAME, s, 0, "place grape b2").no == "not-empty"  # a token lies there
    assert refusal(GAME, s, 0, "place grape c1").no == "not-adjacent"
    act(GAME, s, 0, "place grape a2")  # water is allowed
    assert s.tokens[-1] == Token("grape", 0, "a2")
    act(GAME, s, 0, "search", CHEESE)


@rule("M-196", "M-199", "M-200", "MR-144")
def test_the_fork_sends_the_grape_anywhere_on_the_tile_where_it_is_tossed():
    s = scene(". # .\n  -  \n. #|.", "aubin a1", stash=("grape",), tokens=(Token("fork", 0, "a1"),))
    events = act(GAME, s, 0, "catapult grape c2", INTACT)  # out of sight, nobody there
    assert only(GrapeThrown, events) == GrapeThrown("c2", False)
    assert refusal(GAME, s, 0, "search").no == "acted-already"
    s = scene(". .", "aubin a1", tokens=(Token("fork", 0, "a1"),))
    assert refusal(GAME, s, 0, "catapult grape b1").no == "not-in-stash"


@rule("M-201", "M-202", "MR-145")
def test_under_a_squashed_grape_every_figure_rolls_a_die_and_a_shield_saves_it():
    s = scene(". .", "aubin a1, filch b1", "roach b1 b1", stash=("grape",), tokens=(Token("fork", 0, "a1"),))
    events = act(GAME, s, 0, "catapult grape b1", SQUASHED, CHEESE, SHIELD, CHEESE)
    assert [(e.who, e.number, e.blocks) for e in events if isinstance(e, DefenceRolled)] == [
        ("filch", 0, 0),
        ("roach", 1, 1),
        ("roach", 2, 0),
    ]
    assert s.mice[1].wounds == 1
    assert only(Defeated, events).number == 2
    assert (s.wheel, s.mice[1].cheese) == (0, 0)  # these dice bring no cheese
    assert not [e for e in events if isinstance(e, CheeseWon)]
    assert only(ItemGone, events).rule == "M-202"
    assert s.search_bag == ["grape"]
    assert s.tokens == (Token("fork", 0, "a1"),)


@rule("M-203", "M-204")
def test_an_intact_grape_knocks_down_every_figure_and_stays():
    s = scene(". .", "aubin a1, filch b1", "roach b1", stash=("grape",), tokens=(Token("fork", 0, "a1"),))
    act(GAME, s, 0, "catapult grape b1", INTACT)
    assert s.mice[1].effects == ("down",)
    assert s.enemies[0].down
    assert Token("grape", 0, "b1") in s.tokens
    assert s.stash == ()


@rule("M-208")
def test_only_cockroaches_are_drawn_to_the_grape():
    s = scene(". . . . .", "aubin a1, filch a1", "rat c1", "aubin rat filch", tokens=(Token("grape", 0, "e1"),))
    assert spaces_moved_to(act(GAME, s, 0, "end-turn", CHEESE, BOW, BOW, SWORD)) == ["b1"]
    assert s.tokens


@rule("M-197", "MR-146", "MR-147", "MR-183")
def test_the_grape_does_not_affect_large_figures_and_the_cat():
    fork = (Token("fork", 0, "a1"),)
    s = scene(". . .", "aubin a1", "spider b1", stash=("grape",), tokens=fork)
    act(GAME, s, 0, "catapult grape b1", INTACT)
    assert not s.enemies[0].down
    assert Token("grape", 0, "b1") in s.tokens
    for enemy in ("spider b1", "brodie b1"):
        s = scene(". . .", "aubin a1", enemy, stash=("grape",), tokens=fork)
        events = act(GAME, s, 0, "catapult grape b1", SQUASHED)
        assert not [e for e in events if isinstance(e, DefenceRolled)]


@rule("M-201")
def test_the_die_of_a_squashed_grape_has_six_faces():
    s = scene(". .", "aubin a1, filch b1", stash=("grape",), tokens=(Token("fork", 0, "a1"),))
    act(GAME, s, 0, "catapult grape b1", SQUASHED, ALL_SIGNS)
    assert s.mice[1].wounds == 0
    s = scene(". .", "aubin a1, filch b1", stash=("grape",), tokens=(Token("fork", 0, "a1"),))
    luck = LuckRecorder(ScriptedLuck(0, SWORD - 1))
    GAME.play(s, 0, GAME.read("catapult grape b1"), luck, lambda event: None)
    assert luck.widths == [2, 6]


@rule("M-201", "MR-184")
def test_a_squashed_grape_wounds_the_higher_card_of_a_boss():
    for track in ("aubin vurst-whip vurst-sabre", "aubin vurst-sabre vurst-whip"):
        s = scene(". .", "aubin a1", "vurst b1", track, stash=("grape",), tokens=(Token("fork", 0, "a1"),))
        act(GAME, s, 0, "catapult grape b1", SQUASHED, CHEESE)
        assert s.hurt == {track.split()[1]: 1}


@rule("M-205", "M-206", "MR-151")
def test_a_rat_on_the_grape_does_nothing_but_throw_it_where_most_mice_are():
    mice = "aubin a1, filch c1, melisse c1"
    s = scene(". . . .", mice, "rat b1", "aubin rat filch melisse", tokens=(Token("grape", 0, "b1"),))
    events = act(GAME, s, 0, "end-turn", INTACT, SWORD)
    assert only(GrapeThrown, events).to == "c1"
    assert not [e for e in events if isinstance(e, AttackAimed | EnemyMoved)]
    assert s.mice[1].effects == s.mice[2].effects == ("down",)
    s = scene(". . . .", mice, "rat b1", "aubin rat filch melisse", tokens=(Token("grape", 0, "b1"),))
    act(GAME, s, 0, "end-turn", SQUASHED, SHIELD, BOW, SWORD)
    assert (s.mice[1].wounds, s.mice[2].wounds) == (0, 1)


@rule("M-205")
def test_a_rat_on_the_grape_with_a_mouse_in_its_space_fights_as_usual():
    s = scene(". .", "aubin a1, filch b1", "rat a1", "aubin rat filch", tokens=(Token("grape", 0, "a1"),))
    events = act(GAME, s, 0, "end-turn", BOW, BOW, SWORD)
    assert only(AttackAimed, events).whom == "aubin"


@rule("M-207")
def test_in_a_tie_a_rat_throws_the_grape_at_the_mouse_highest_on_the_track():
    for first, second, to in (("aubin", "filch", "a1"), ("filch", "aubin", "d1")):
        s = scene(". . . .", "aubin a1, filch d1", "rat b1", f"{first} rat {second}", tokens=(Token("grape", 0, "b1"),))
        assert only(GrapeThrown, act(GAME, s, 0, "end-turn", INTACT, SWORD)).to == to


@rule("MR-149", "MR-150")
def test_the_first_rat_throws_the_others_act_as_usual_and_elite_rats_throw_too():
    s = scene(". . . .", "aubin a1, filch a1", "rat c1 c1", "aubin rat filch", tokens=(Token("grape", 0, "c1"),))
    events = act(GAME, s, 0, "end-turn", INTACT, CHEESE, BOW, BOW, SWORD)
    only(GrapeThrown, events)
    assert spaces_moved_to(events, 2) == ["b1"]
    grape = (Token("grape", 0, "c1"),)
    s = scene(". . . .", "aubin a1, filch a1", "elite-rat c1", "aubin elite-rat filch", tokens=grape)
    only(GrapeThrown, act(GAME, s, 0, "end-turn", INTACT, SWORD))


@rule("M-208", "M-210", "M-211", "M-212")
def test_cockroaches_go_to_the_grape_eat_it_and_are_gone():
    s = scene(". . . .", "aubin a1, filch a1", "roach b1 c1", "aubin roach filch", tokens=(Token("grape", 0, "d1"),))
    events = act(GAME, s, 0, "end-turn", BOW, CHEESE, SWORD)
    assert spaces_moved_to(events) == ["c1", "d1", "d1"]
    assert not [e for e in events if isinstance(e, AttackAimed)]
    assert only(GrapeEaten, events).count == 2
    assert s.enemies == []
    assert s.tokens == ()
    assert s.search_bag == ["grape"]


@rule("MR-157", "M-039")
def test_the_cockroaches_card_leaves_with_the_last_of_them():
    s = scene(". .", "aubin a1, filch a1", "roach b1", "aubin roach filch", tokens=(Token("grape", 0, "b1"),))
    act(GAME, s, 0, "end-turn", SWORD)
    assert s.track == ("aubin", "filch")


@rule("M-208", "MR-153")
def test_cockroaches_go_towards_the_grape_as_far_as_the_die_says():
    s = scene(". . . . . .", "aubin a1, filch a1", "roach b1", "aubin roach filch", tokens=(Token("grape", 0, "f1"),))
    events = act(GAME, s, 0, "end-turn", BOW, SWORD)
    assert spaces_moved_to(events) == ["c1", "d1"]
    assert s.tokens


@rule("MR-153")
def test_cockroaches_beside_a_full_grape_space_do_not_eat():
    grape = (Token("grape", 0, "c1"),)
    s = scene(". . . .", "aubin a1, filch a1", "roach d1, rat c1 c1 c1 c1", "aubin roach filch rat", tokens=grape)
    act(GAME, s, 0, "end-turn", SWORD)
    assert s.tokens == grape
    assert s.enemies[0].space == "d1"


@rule("M-209", "MR-154")
def test_cockroaches_on_the_way_to_the_grape_stop_only_in_a_mouses_space_and_fight_there():
    grape = (Token("grape", 0, "a1"),)
    s = scene(". . . .", "aubin b1, filch b1", "roach d1", "aubin roach filch", tokens=grape)
    events = act(GAME, s, 0, "end-turn", SHIELD, BOW, BOW, SWORD)
    assert spaces_moved_to(events) == ["c1", "b1"]
    only(AttackAimed, events)


@rule("MR-155")
def test_a_cockroach_that_starts_with_a_mouse_leaves_for_the_grape():
    s = scene(". . .", "aubin a1, filch a1", "roach a1", "aubin roach filch", tokens=(Token("grape", 0, "c1"),))
    assert spaces_moved_to(act(GAME, s, 0, "end-turn", CHEESE, BOW, BOW, SWORD)) == ["b1"]


@rule("MR-156", "M-210")
def test_cockroaches_on_the_grape_eat_even_beside_a_mouse():
    s = scene(". .", "aubin a1, filch b1", "roach a1", "aubin roach filch", tokens=(Token("grape", 0, "a1"),))
    events = act(GAME, s, 0, "end-turn", SWORD)
    assert only(GrapeEaten, events).count == 1


@rule("MR-160", "M-186")
def test_a_token_on_a_tile_that_is_left_is_mixed_back():
    s = scene(". E", "aubin b1", beside={(1, 0): ("W .",)}, tokens=(Token("grape", 0, "a1"),))
    s.explored = (*s.explored, TILES[s.board[1].tile].sides[0])
    assert only(ItemGone, act(GAME, s, 0, "explore")).item == "grape"
    assert (s.tokens, s.search_bag) == ((), ["grape"])
