"""Rounds, turns and the initiative track: M-033 to M-047, MR-01 to MR-13."""

from __future__ import annotations

import pytest

from mulot.core.luck import ScriptedLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.model.events import (
    Ambushed,
    CardLeft,
    CardsAdded,
    CheeseOnWheel,
    CheeseWon,
    EnemiesTurn,
    RoundBegan,
    TrackLaid,
    TurnBegan,
    TurnMissed,
)
from mulot.games.mystiques.rules.enemy_placement import figures_left
from mulot.games.mystiques.rules.initiative_track import move_up, move_up_by_die
from mulot.games.mystiques.scenes import ALL_SIGNS, BOW, CHEESE, SHIELD, SWORD, scene
from mulot.testing import act, only, refusal, rule

LONG = ". . . . . . . ."


def cards_that_had_turns(events):
    return [e.hero if isinstance(e, TurnBegan) else e.card for e in events if isinstance(e, TurnBegan | EnemiesTurn)]


@rule("M-034", "M-035", "M-036", "M-041")
def test_every_card_has_a_turn_and_then_a_new_round_begins_at_slot_1_even_without_enemies():
    s = scene(LONG, "aubin a1, filch b1, melisse c1")
    assert cards_that_had_turns(act(GAME, s, 0, "end-turn", SWORD)) == ["filch"]
    assert cards_that_had_turns(act(GAME, s, 0, "end-turn", SWORD)) == ["melisse"]
    events = act(GAME, s, 0, "end-turn", SWORD)
    assert only(RoundBegan, events).number == 2
    assert cards_that_had_turns(events) == ["aubin"]


@rule("M-037", "M-154")
def test_all_figures_of_a_card_share_its_turn_and_roll_one_by_one():
    s = scene(LONG, "aubin a1", "roach f1 h1")
    events = act(GAME, s, 0, "end-turn", CHEESE, SHIELD, SWORD)  # one die for each, then Aubin's
    assert cards_that_had_turns(events) == ["roach", "aubin"]
    assert [e.space for e in s.enemies] == ["e1", "e1"]


@rule("M-039", "M-129")
def test_the_card_leaves_with_the_last_enemy_of_its_kind():
    s = scene(". .", "aubin a1", "rat b1 b1, roach b1")
    events = act(GAME, s, 0, "attack needle-sword rat 1", SWORD, SWORD, SWORD, BOW, BOW)
    assert not [e for e in events if isinstance(e, CardLeft)]
    assert s.track == ("aubin", "rat", "roach")
    s.stack[-1].acted = False
    events = act(GAME, s, 0, "attack needle-sword rat 2", SWORD, SWORD, SWORD, BOW, BOW)
    assert only(CardLeft, events).card == "rat"
    assert s.track == ("aubin", "roach")


@rule("M-040", "MR-04")
def test_a_card_that_moves_down_after_its_turn_does_not_act_again_and_one_that_moves_up_acts_next():
    s = scene(LONG, "aubin a1, filch b1, melisse c1")
    s.track = ("filch", "aubin", "melisse")  # Aubin has acted, and Filch has been moved above him
    assert cards_that_had_turns(act(GAME, s, 0, "end-turn", SWORD)) == ["filch"]
    s.track = ("melisse", "filch", "aubin")  # Aubin moves down; he has had his turn
    assert cards_that_had_turns(act(GAME, s, 0, "end-turn", SWORD)) == ["melisse"]
    events = act(GAME, s, 0, "end-turn", SWORD)
    assert only(RoundBegan, events).number == 2
    assert cards_that_had_turns(events) == ["melisse"]


@rule("M-015", "M-042")
def test_a_round_without_enemies_feeds_the_wheel():
    s = scene(LONG, "aubin a1")
    assert only(CheeseOnWheel, act(GAME, s, 0, "end-turn", SWORD)).rule == "M-042"
    assert s.wheel == 1
    s = scene(LONG, "aubin a1", "roach h1")
    act(GAME, s, 0, "end-turn", CHEESE, SWORD)
    assert s.wheel == 0


@rule("MR-13")
def test_an_enemy_on_another_tile_is_an_enemy_on_the_board():
    s = scene(LONG, "aubin a1, filch", "roach a1", beside={(3, 3): (". .",)})
    s.enemies[0].tile = 1
    events = act(GAME, s, 0, "end-turn", SWORD)
    assert s.wheel == 0
    assert only(TurnMissed, events).hero == "filch"


@rule("M-043")
def test_the_cards_stay_as_they_lie_from_round_to_round():
    s = scene(LONG, "aubin a1, filch b1", track="filch aubin")
    for _ in range(4):
        act(GAME, s, 0, "end-turn", SWORD)
    assert s.track == ("filch", "aubin")


@rule("M-044", "M-045", "M-046", "M-047")
def test_only_attack_and_defence_bring_cheese():
    search = scene(". .")
    assert not cheese_events(act(GAME, search, 0, "search", CHEESE))
    web = scene(". .")
    web.mice[0].effects = ("webbed",)
    assert not cheese_events(act(GAME, web, 0, "recover webbed", CHEESE))
    water = scene("~ .", "aubin a1")
    assert not cheese_events(act(GAME, water, 0, "step b1", CHEESE))
    trap = scene(". X")
    trap.traps = ((trap.explored[0], "b1"),)
    assert not cheese_events(act(GAME, trap, 0, "step b1", CHEESE, ALL_SIGNS))
    move = scene(". .")
    assert not cheese_events(act(GAME, move, 0, "end-turn", CHEESE))


def cheese_events(events):
    return [e for e in events if isinstance(e, CheeseWon)]


@rule("MR-01")
def test_free_actions_are_free_and_can_be_used_once_a_turn_each():
    s = scene(". .", "aubin a1, filch a1")
    s.mice[0].cheese = 13
    act(GAME, s, 0, "level-up mighty-blow")
    assert refusal(GAME, s, 0, "level-up shake-it-off").no == "once-a-turn"
    act(GAME, s, 0, "share filch")
    act(GAME, s, 0, "give cheese")
    act(GAME, s, 0, "done")
    assert refusal(GAME, s, 0, "share filch").no == "once-a-turn"
    act(GAME, s, 0, "equip")
    act(GAME, s, 0, "done")
    assert refusal(GAME, s, 0, "equip").no == "once-a-turn"
    act(GAME, s, 0, "search", CHEESE)  # she still has her action
    assert refusal(GAME, s, 0, "explore").no == "acted-already"


@rule("MR-01")
def test_one_ability_card_a_turn():
    s = scene(LONG, "aubin a1, filch b1")
    s.mice[0].cheese = 9
    act(GAME, s, 0, "use aubin rally")
    assert refusal(GAME, s, 0, "use aubin rally").no == "one-ability"
    act(GAME, s, 0, "end-turn", SWORD)
    act(GAME, s, 0, "end-turn", SWORD)
    act(GAME, s, 0, "use aubin rally")
    assert s.mice[1].cheese == 2


@rule("MR-02")
def test_move_then_act_or_act_then_move_but_never_move_act_move():
    s = scene(LONG, "aubin a1", points=3)
    act(GAME, s, 0, "step b1")
    act(GAME, s, 0, "search", CHEESE)
    assert refusal(GAME, s, 0, "step c1").no == "no-points"
    assert GAME.look(s, 0).scene.turn.points == 0
    s = scene(LONG, "aubin a1", points=3)
    act(GAME, s, 0, "search", CHEESE)
    act(GAME, s, 0, "step b1")
    act(GAME, s, 0, "step c1")
    assert refusal(GAME, s, 0, "search").no == "acted-already"


@rule("MR-05", "M-101")
def test_cards_appended_during_a_round_act_in_it():
    s = scene(LONG.replace(". . .", ". . P", 1), "aubin a1", "roach h1", visible="patrol", wheel=5)
    # The cockroach arrives beside Aubin with a cheese: a surge brings a rat, whose card comes after the cockroach's.
    s.enemies[0].space = "b1"
    events = act(GAME, s, 0, "end-turn", CHEESE, CHEESE, BOW, ["rat"], BOW, SWORD, SWORD, BOW, SHIELD, SHIELD, BOW)
    assert only(CardsAdded, events).cards == ("rat",)
    assert cards_that_had_turns(events) == ["roach", "rat", "aubin"]


@rule("MR-06", "M-100")
def test_all_cards_mixed_in_mid_round_start_a_new_round_after_this_turn_without_cheese():
    s = scene(". E", "aubin a1, filch a1", beside={(1, 0): ("W . . . . P",)}, encounter_bag=["scratching"])
    act(GAME, s, 0, "step b1")
    events = act(GAME, s, 0, "explore", "scratching", ["filch", "aubin", "rat"])
    assert only(TrackLaid, events).cards == ("filch", "aubin", "rat")
    assert s.round == 1
    events = act(GAME, s, 0, "end-turn", SWORD)
    assert only(RoundBegan, events).number == 2
    assert cards_that_had_turns(events) == ["filch"]
    assert s.wheel == 0


@rule("MR-07", "M-119")
def test_a_surge_at_the_end_of_a_round_comes_before_slot_1_and_mixes_all_cards():
    s = scene(". . . . . . P", "aubin a1, filch a1", wheel=5, visible="scratching")
    s.acted = ("aubin", "filch")
    events = act(GAME, s, 0, "end-turn", ["filch", "roach", "aubin"], SWORD)
    assert only(TrackLaid, events).rule == "M-119"
    assert events.index(only(TrackLaid, events)) < events.index(only(RoundBegan, events))
    assert cards_that_had_turns(events) == ["filch"]


@rule("MR-07")
def test_a_surge_in_mid_round_by_an_event_card_breaks_the_round():
    s = scene(". . . . . . P", "aubin a1, filch a1", wheel=5, visible="scratching", search_bag=["creaking-board"])
    act(GAME, s, 0, "search", SWORD, "creaking-board", BOW, BOW, ["filch", "aubin", "roach"])
    events = act(GAME, s, 0, "end-turn", SWORD)
    assert only(RoundBegan, events).number == 2
    assert cards_that_had_turns(events) == ["filch"]


@rule("MR-08", "M-151")
def test_a_captured_mouse_is_passed_over_but_her_player_moves_the_enemies():
    s = scene(LONG, "aubin a1, filch", "roach h1", "aubin roach filch", seats=2)
    events = act(GAME, s, 0, "end-turn", CHEESE, SWORD)
    assert only(EnemiesTurn, events).seat == 1  # Filch's card is the lowest mouse card, captured or not
    assert only(TurnMissed, events).hero == "filch"
    s = scene(LONG, "aubin a1, filch b1", "roach h1", "filch roach aubin", seats=2, mouse=1)
    events = act(GAME, s, 1, "end-turn", CHEESE, SWORD)
    assert only(EnemiesTurn, events).seat == 0


@rule("MR-10")
def test_an_ambush_ends_at_slot_1():
    s = scene(". .", "aubin a1, filch a1", "rat b1", "aubin rat filch")
    assert move_up(s, "rat", 3) == 1
    assert s.track == ("rat", "aubin", "filch")


@rule("MR-11", "MR-166", "M-104")
def test_an_ambush_moves_every_enemy_card_from_the_top_down_with_a_roll_each():
    s = scene(". E", "aubin b1, filch b1", beside={(1, 0): ("W . . . P",)}, encounter_bag=["behind-you"])
    order = ["aubin", "filch", "rat", "roach"]
    events = act(GAME, s, 0, "explore", "behind-you", order, CHEESE, SHIELD)
    assert [(e.card, e.slots) for e in events if isinstance(e, Ambushed)] == [("rat", 1), ("roach", 3)]
    assert s.track == ("roach", "aubin", "rat", "filch")


@rule("MR-12")
def test_rats_and_elite_rats_have_two_cards_and_share_six_figures():
    s = scene("P . . . . P", "aubin c1", "rat a1 a1 a1 a1", visible="patrol", wheel=5)
    s.enemies[0].kind = s.enemies[1].kind = "elite-rat"
    s.track = ("aubin", "rat", "elite-rat")
    assert figures_left(s, "rat") == 2  # four of the six figures are on the board
    assert figures_left(s, "elite-rat") == 2
    s.enemies = s.enemies[:1]
    assert figures_left(s, "elite-rat") == 3  # one of the four figures is on the board
    assert figures_left(s, "rat") == 5


@rule("M-104", "MR-10")
@pytest.mark.parametrize(("face", "slots"), [(1, 1), (2, 2), (3, 3), (4, 2), (5, 1), (6, 3)])
def test_an_ambush_moves_a_card_up_by_the_number_that_the_die_shows(face, slots):
    s = scene(LONG, "aubin a1, filch b1, melisse c1", "rat h1", "aubin filch melisse rat")
    events = []
    move_up_by_die(s, "rat", ScriptedLuck(face), events.append)
    assert only(Ambushed, events) == Ambushed("rat", slots, "M-104")
    assert s.track.index("rat") == 3 - slots
