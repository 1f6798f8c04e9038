"""Wounds, poison, effects and healing, and their events: M-008 to M-011, MR-18, MR-55, MR-56, MR-88, MR-190."""

from __future__ import annotations

from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import HEROES
from mulot.games.mystiques.model.events import (
    Affected,
    Captured,
    CheeseLost,
    CheeseOffWheel,
    CheeseWon,
    Healed,
    Poisoned,
    Wounded,
)
from mulot.games.mystiques.rules.search import heal
from mulot.games.mystiques.rules.wounds import put_under_effect, wound_mouse
from mulot.games.mystiques.scenes import BOW, SWORD, scene
from mulot.testing import act, only, rule


@rule("M-010", "M-011", "M-142")
def test_a_mouse_with_one_heart_left_goes_on_and_with_none_is_captured():
    s = scene(". .", "aubin a1, filch b1")
    told = []
    wound_mouse(s, 0, HEROES["aubin"].life - 1, told.append)
    assert told == [Wounded("aubin", 0, HEROES["aubin"].life - 1)]
    assert s.mice[0].space == "a1"
    wound_mouse(s, 0, 1, told.append)
    assert only(Captured, told).hero == "aubin"


@rule("MR-56", "MR-190")
def test_poison_has_an_event_and_the_healer_gets_a_cheese():
    s = scene(". .", "melisse a1, aubin a1")
    told = []
    wound_mouse(s, 1, 1, told.append, poison=True)
    assert told == [Poisoned("aubin", 1), CheeseWon("melisse", 1, "MR-190")]


@rule("MR-88")
def test_a_cockroach_that_finds_cheese_enough_wounds_nobody():
    s = scene(". .", "aubin a1", "roach a1")
    s.mice[0].cheese, s.mice[0].abilities = 2, ()
    events = act(GAME, s, 0, "end-turn", SWORD, SWORD, BOW, BOW, BOW, SWORD)
    assert only(CheeseLost, events).count == 2
    assert not [e for e in events if isinstance(e, Wounded)]


@rule("MR-55", "M-203", "MR-146")
def test_an_enemy_can_be_knocked_down_but_has_no_other_effect_and_large_ones_and_the_cat_stand():
    s = scene(". .", "aubin a1", "roach b1, spider a1, brodie b1")
    told = []
    for enemy in s.enemies:
        put_under_effect(s, enemy, "stunned", told.append, "MR-189")
        for _ in range(2):
            put_under_effect(s, enemy, "down", told.append, "M-203")
    assert told == [Affected("roach", 1, "down", "M-203")]
    assert [enemy.down for enemy in s.enemies] == [True, False, False]


@rule("M-008", "MR-56")
def test_healing_heals_at_most_the_wounds_there_are_and_has_an_event():
    s = scene(". .", "aubin a1")
    s.mice[0].wounds = 1
    told = []
    for _ in range(2):
        heal(s, 0, 2, told.append)
    assert (s.mice[0].wounds, told) == (0, [Healed("aubin", 1, "M-008")])


@rule("MR-18")
def test_a_scamp_takes_a_cheese_off_the_wheel_for_the_rat_that_falls():
    s = scene(". .", "filch a1", "rat b1 b1", wheel=3)
    events = act(GAME, s, 0, "attack thorn-dagger rat 1", SWORD, BOW, BOW)
    assert only(CheeseOffWheel, events) == CheeseOffWheel(1, 2)
    assert only(CheeseWon, events).count == 1


@rule("MR-18")
def test_an_enemy_that_has_hearts_left_brings_a_scamp_nothing():
    s = scene(". .", "filch a1", "spider b1")  # three hearts
    act(GAME, s, 0, "attack thorn-dagger spider", SWORD, SWORD, BOW, BOW)
    assert (s.hurt, s.mice[0].cheese) == ({"spider": 2}, 0)
    s.stack[-1].acted = False
    act(GAME, s, 0, "attack thorn-dagger spider", SWORD, BOW, BOW, BOW)
    assert (s.enemies, s.mice[0].cheese) == ([], 1)
