"""Water, currents and mousetraps: M-072 to M-093, MR-36 to MR-50."""

from __future__ import annotations

from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import TILES
from mulot.games.mystiques.model.events import Captured, CheeseWon, Drifted, StarsRolled, TrapPassed, TrapSprung
from mulot.games.mystiques.scenes import ALL_SIGNS, BOW, BOW_AND_STAR, CHEESE, SHIELD, SWORD, scene
from mulot.testing import act, only, refusal, rule


def with_armed_traps(s, *spaces):
    s.traps = tuple((s.explored[0], space) for space in spaces)
    return s


@rule("M-072", "M-155")
def test_water_and_currents_do_not_affect_enemies():
    s = scene(". . ~ > .", "aubin a1", "roach e1")
    act(GAME, s, 0, "end-turn", SHIELD, BOW, BOW, SWORD)  # three steps, then it attacks from an adjacent space
    assert s.enemies[0].space == "b1"


@rule("M-073", "MR-36")
def test_entering_water_ends_the_movement_even_from_water():
    s = scene(". ~ ~ .", "aubin a1", points=4)
    act(GAME, s, 0, "step b1")
    assert refusal(GAME, s, 0, "step c1").no == "no-points"
    assert GAME.look(s, 0).scene.turn.points == 0
    act(GAME, s, 0, "scurry", SWORD)
    act(GAME, s, 0, "step c1")  # no roll from water to water
    assert s.mice[0].space == "c1"
    assert refusal(GAME, s, 0, "step d1").no == "no-points"


@rule("M-074", "M-075", "M-076", "MR-37")
def test_leaving_water_takes_all_points_and_a_star():
    s = scene("~ . . .", "aubin a1", points=4)
    rolled = only(StarsRolled, act(GAME, s, 0, "step b1", SWORD))
    assert (rolled.trial, rolled.faces) == ("water", (SWORD,))
    assert s.mice[0].space == "b1"
    assert refusal(GAME, s, 0, "step c1").no == "no-points"
    assert GAME.look(s, 0).scene.turn.points == 0
    last = scene("~ . .", "aubin a1", points=1)
    act(GAME, last, 0, "step b1", SWORD)
    assert last.mice[0].space == "b1"


@rule("M-075", "MR-201")
def test_without_a_star_she_stays_in_the_water_and_away_from_a_web_on_the_dry_space():
    s = scene("~ .", "aubin a1")
    s.webs = ((s.explored[0], "b1"),)
    act(GAME, s, 0, "step b1", BOW)
    assert (s.mice[0].space, s.mice[0].effects, len(s.webs)) == ("a1", (), 1)


@rule("M-075")
def test_every_mouse_on_the_dry_space_lends_a_die():
    s = scene("~ .", "aubin a1, filch b1, melisse b1")
    rolled = only(StarsRolled, act(GAME, s, 0, "step b1", BOW, BOW, BOW_AND_STAR))
    assert rolled.stars == 1
    assert s.mice[0].space == "b1"


@rule("M-076", "MR-38")
def test_without_a_star_a_mouse_stays_in_the_water_and_may_try_again_by_scurrying():
    s = scene("~ .", "aubin a1", points=4)
    act(GAME, s, 0, "step b1", BOW)
    assert s.mice[0].space == "a1"
    assert GAME.look(s, 0).scene.turn.points == 0, "the points are spent, and no more than that"
    assert refusal(GAME, s, 0, "step b1").no == "no-points"
    act(GAME, s, 0, "scurry", SWORD)
    act(GAME, s, 0, "step b1", ALL_SIGNS)
    assert s.mice[0].space == "b1"


@rule("MR-39")
def test_a_mouse_cannot_try_to_leave_the_water_towards_a_full_space():
    s = scene("~ .", "aubin a1, filch b1, melisse b1, rivette b1, selene b1")
    assert refusal(GAME, s, 0, "step b1").no == "full"


@rule("MR-40")
def test_out_of_water_onto_a_trap_means_two_rolls():
    s = with_armed_traps(scene("~ X", "aubin a1"), "b1")
    events = act(GAME, s, 0, "step b1", SWORD, SWORD, BOW)
    assert [e.trial for e in events if isinstance(e, StarsRolled)] == ["water", "mousetrap"]


@rule("M-077", "MR-98")
def test_a_mouse_in_water_can_search_and_fight_enemies_in_reach():
    s = scene("~ ~", "aubin a1", "rat b1")
    act(GAME, s, 0, "attack needle-sword rat 1", SWORD, BOW, BOW, BOW, BOW)
    assert not s.enemies
    s = scene("~ .", "aubin a1")
    act(GAME, s, 0, "search", CHEESE)


@rule("M-078")
def test_a_current_stops_and_holds_like_water():
    s = scene(". >\n\n. .", "aubin a1", points=4)
    act(GAME, s, 0, "step b1")
    assert refusal(GAME, s, 0, "step b2").no == "no-points"
    s = scene("> .\n\n. .", "aubin a1", points=4)
    only(StarsRolled, act(GAME, s, 0, "step b1", BOW))
    assert s.mice[0].space == "a1"


@rule("M-079")
def test_there_are_no_free_actions_in_a_current():
    s = scene("> ~", "aubin a1, filch b1")
    s.mice[0].cheese = 7
    for action in ("share filch", "equip", "level-up mighty-blow"):
        assert refusal(GAME, s, 0, action).no == "in-the-current"
    calm = scene("~ ~", "aubin a1, filch b1")
    calm.mice[0].cheese = 7
    act(GAME, calm, 0, "level-up mighty-blow")


@rule("M-080", "MR-43")
def test_a_mouse_may_move_sideways_in_a_current_but_not_against_it():
    s = scene(". > ~\n\n. . .", "aubin b1", points=3)
    assert refusal(GAME, s, 0, "step a1").no == "against-current"
    assert refusal(GAME, s, 0, "step a2").no == "against-current"
    act(GAME, s, 0, "step b2", SWORD)
    assert s.mice[0].space == "b2"


@rule("M-080", "MR-43")
def test_nobody_enters_a_current_against_its_direction():
    drain = """
    P . . . P

    . ~ ~ ~ P

    . ^ O v .

    P ~ . ~ P
    """
    s = scene(drain, "aubin b2", points=3)  # the current runs from b4 up to b2
    assert refusal(GAME, s, 0, "step b3").no == "against-current"
    s = scene(drain, "aubin d4", points=3)  # and from d4 down on the other side
    assert refusal(GAME, s, 0, "step d3").no == "against-current"
    act(GAME, scene(drain, "aubin b4", points=3), 0, "step b3")  # with the current
    act(GAME, scene(drain, "aubin a3", points=3), 0, "step b3")  # from the bank, sideways
    s = scene(drain, "aubin a2", points=3)
    assert refusal(GAME, s, 0, "step b3").no == "against-current"  # half against the current counts as against it
    act(GAME, s, 0, "step b2")


@rule("M-080")
def test_before_version_4_one_could_enter_a_current_against_it():
    s = scene("~ > ~", "aubin c1", points=3)
    for s.version in (GAME.version, 4):
        assert refusal(GAME, s, 0, "step b1").no == "against-current"
    s.version = 3
    act(GAME, s, 0, "step b1")
    assert s.mice[0].space == "b1"
    assert refusal(GAME, s, 0, "step a1").no == "no-points"


@rule("M-080", "M-072")
def test_enemies_go_against_the_current():
    s = scene(". ~ > ~ .", "aubin a1", "roach e1")
    act(GAME, s, 0, "end-turn", SHIELD, BOW, BOW, SWORD)  # three steps
    assert s.enemies[0].space == "b1"


@rule("M-081", "MR-41")
def test_the_current_carries_a_mouse_at_the_end_of_her_turn_whatever_her_state():
    s = scene("> ~ ~", "aubin a1, filch c1")
    s.mice[0].effects = ("webbed", "stunned", "down")
    assert only(Drifted, act(GAME, s, 0, "end-turn", SWORD)).to == "b1"
    assert s.mice[0].space == "b1"
    act(GAME, s, 0, "end-turn", SWORD)  # Filch's turn ends in still water, so nobody is carried
    assert (s.mice[0].space, s.mice[1].space) == ("b1", "c1")


@rule("MR-41", "M-149")
def test_a_mouse_that_comes_back_onto_a_current_is_carried_at_the_end_of_that_turn():
    s = scene(". > ~ .", "aubin a1, filch, melisse b1")
    act(GAME, s, 0, "end-turn")
    assert only(Drifted, act(GAME, s, 0, "put b1", SWORD)) == Drifted("filch", "c1")
    assert (s.mice[1].space, s.mice[2].space) == ("c1", "b1")  # Mélisse's turn has not ended yet
    s = scene(". >", "aubin a1, filch, melisse b1")
    act(GAME, s, 0, "end-turn")
    only(Captured, act(GAME, s, 0, "put b1", SWORD))
    assert (s.mice[1].space, s.page) == ("", 2)


@rule("MR-41")
def test_a_mouse_that_comes_back_without_a_choice_is_carried_but_not_in_still_water():
    s = scene("> ~ .", "aubin a1, filch, melisse", track="aubin filch melisse", calm=True)
    act(GAME, s, 0, "end-turn", SWORD)
    assert s.mice[1].space == s.mice[2].space == "a1"
    s = scene("v . .\n\nv . .\n\n~ . .", "aubin a1, filch", track="aubin filch")
    act(GAME, s, 0, "end-turn", SWORD)  # Aubin is carried to a2, Filch comes back there and is carried to a3
    assert (s.mice[0].space, s.mice[1].space) == ("a2", "a3")


@rule("MR-41")
def test_a_mouse_that_came_back_is_carried_since_version_3():
    for version, space in ((2, "b1"), (3, "c1")):
        s = scene(". > ~ .", "aubin a1, filch, melisse b1")
        s.version = version
        act(GAME, s, 0, "end-turn")
        act(GAME, s, 0, "put b1", SWORD)
        assert s.mice[1].space == space


@rule("M-082", "MR-44", "MR-182")
def test_a_mouse_carried_off_the_tile_is_captured():
    s = scene(". >", "aubin b1, filch a1")
    s.mice[0].cheese = 3
    only(Captured, act(GAME, s, 0, "end-turn", SWORD))
    assert (s.mice[0].space, s.mice[0].cheese, s.page) == ("", 0, 2)


@rule("M-083")
def test_the_current_does_not_carry_a_mouse_into_a_full_space():
    s = scene("> ~", "aubin a1, filch b1, melisse b1, rivette b1, selene b1")
    act(GAME, s, 0, "end-turn", SWORD)
    assert s.mice[0].space == "a1"


@rule("MR-42")
def test_the_current_may_carry_a_mouse_to_an_enemy():
    s = scene("> ~ . .", "aubin a1", "roach b1")
    act(GAME, s, 0, "end-turn", BOW, BOW, SWORD)
    assert s.mice[0].space == "b1"


@rule("M-084", "M-155")
def test_mousetraps_do_not_affect_enemies():
    s = with_armed_traps(scene(". X . .", "aubin a1", "roach d1"), "b1")
    act(GAME, s, 0, "end-turn", SHIELD, BOW, BOW, SWORD)
    assert s.enemies[0].space == "a1"
    assert s.traps


@rule("M-085", "M-087", "MR-46", "MR-47")
def test_a_mousetrap_takes_a_roll_of_the_move_value_and_a_star_lets_the_mouse_go_on():
    s = with_armed_traps(scene(". X .", "aubin a1", points=3), "b1")
    events = act(GAME, s, 0, "step b1", BOW, BOW_AND_STAR)  # move value 2 means two dice, however many points
    assert only(StarsRolled, events).stars == 1
    only(TrapPassed, events)
    assert s.traps  # it stays armed
    act(GAME, s, 0, "step c1")
    assert s.stack[-1].points == 1


@rule("MR-46")
def test_bonuses_to_the_move_value_count_for_the_trap():
    s = with_armed_traps(scene(". X", "filch a1"), "b1")
    s.mice[0].gear = ("thorn-dagger", "soft-boots")
    assert len(only(StarsRolled, act(GAME, s, 0, "step b1", BOW, BOW, BOW, SWORD)).faces) == 4


@rule("M-086", "MR-46", "MR-190")
def test_a_tinkerer_may_use_lore():
    s = with_armed_traps(scene(". X", "rivette a1"), "b1")
    act(GAME, s, 0, "step b1")
    assert GAME.waiting(s).about == "trap"
    assert len(only(StarsRolled, act(GAME, s, 0, "by lore", BOW, BOW, SWORD)).faces) == 3
    s = with_armed_traps(scene(". X", "rivette a1"), "b1")
    act(GAME, s, 0, "step b1")
    assert len(only(StarsRolled, act(GAME, s, 0, "by move", SWORD)).faces) == 1
    assert s.mice[0].cheese == 1  # her trait: a cheese for every mousetrap that she outwits


@rule("M-088", "M-089", "M-090", "M-091", "M-092", "M-093")
def test_a_mousetrap_that_snaps_wounds_knocks_down_and_ends_the_turn():
    s = with_armed_traps(scene(". X .", "aubin a1, filch a1", points=3), "b1")
    events = act(GAME, s, 0, "step b1", BOW, BOW, SHIELD)  # the last die is Filch's, as Aubin's turn is over
    assert only(TrapSprung, events).space == "b1"
    assert s.traps == ()
    assert (s.mice[0].wounds, s.mice[0].cheese, s.mice[0].effects) == (1, 1, ("down",))
    assert s.mice[0].space == "b1"
    assert s.mice[s.stack[-1].mouse].hero == "filch"


@rule("M-089")
def test_only_the_mousetrap_that_snaps_is_spent():
    s = with_armed_traps(scene(". X X", "aubin a1, filch a1", beside={(1, 0): ("X .",)}), "b1", "c1")
    elsewhere = (name_of(s, 1), "b1")  # the same space of another side
    s.traps = (*s.traps, elsewhere)
    act(GAME, s, 0, "step b1", BOW, BOW, SHIELD)
    assert s.traps == ((s.explored[0], "c1"), elsewhere)


@rule("MR-48")
def test_only_entering_a_mousetrap_tests_a_mouse():
    s = with_armed_traps(scene("X .", "aubin a1"), "a1")
    act(GAME, s, 0, "step b1")
    s = with_armed_traps(scene("X .", "aubin a1"), "a1")
    act(GAME, s, 0, "end-turn", SWORD)
    assert s.mice[0].wounds == 0


@rule("MR-49", "MR-182")
def test_a_mouse_captured_by_a_mousetrap_loses_the_cheese_of_it():
    s = with_armed_traps(scene(". X", "aubin a1, filch a1"), "b1")
    s.mice[0].wounds = 3
    events = act(GAME, s, 0, "step b1", BOW, BOW, SHIELD)
    only(Captured, events)
    assert [e.count for e in events if isinstance(e, CheeseWon)] == [1]
    assert (s.mice[0].cheese, s.page) == (0, 2)
    assert s.mice[s.stack[-1].mouse].hero == "filch"


@rule("MR-50", "M-059")
def test_exploring_puts_mice_on_traps_without_a_test_and_a_catapult_does_not():
    s = scene(". E", "aubin b1", beside={(1, 0): ("W .",)})
    s.traps = ((name_of(s, 1), "a1"),)
    s.explored = (*s.explored, name_of(s, 1))
    act(GAME, s, 0, "explore")
    assert s.mice[0].space == "a1"
    s = with_armed_traps(scene(". . X", "aubin a1, filch a1", stash=("fork",)), "c1")
    act(GAME, s, 0, "place fork a1")
    events = act(GAME, s, 0, "catapult filch c1", BOW, BOW, BOW)
    assert only(TrapSprung, events).hero == "filch"
    assert s.mice[1].effects == ("down",)
    act(GAME, s, 0, "step b1")  # it is still Aubin's turn


def name_of(s, index):
    return TILES[s.board[index].tile].sides[0]


@rule("MR-190")
def test_the_archer_steps_over_traps_by_her_trait():
    s = with_armed_traps(scene(". X .", "ondine a1"), "b1")
    act(GAME, s, 0, "step b1")
    act(GAME, s, 0, "step c1")
    assert s.traps


def test_the_cheese_face_shows_no_star():
    s = scene(". .")
    assert only(StarsRolled, act(GAME, s, 0, "search", CHEESE)).stars == 0
