"""Special tiles: the lost tile, the candle, the owl fairy, the magic objects."""

from __future__ import annotations

import pytest

from mulot.games.clan import GAME
from mulot.games.clan.content.forest import OBJECTS, PICTURES
from mulot.games.clan.model.events import (
    CandleLit,
    Fled,
    Found,
    GotLost,
    Kept,
    LeftForest,
    Looked,
    MoonLost,
    OwlPaid,
    Saw,
)
from mulot.games.clan.scenes import FULL, YOUNG, scene
from mulot.games.clan.tests.clan_helpers import about, decline, explore, is_up, tags, tile_at
from mulot.testing import act, only, refusal, rule

CANDLE_UP = FULL.replace("candle", "candle*")
OWL_UP = FULL.replace("owl", "owl*")
VIOLET = [tile.id for tile in PICTURES.values() if tile.violet]
WITCH_AND_OWL_UP = OWL_UP.replace("witch", "witch*")


SPECIAL = {"c3": "candle", "d3": "owl", "a4": "sword", "b4": "shield", "c4": "grimoire"}


@rule("C-043", "C-045", "CR-14")
@pytest.mark.parametrize("moons", [10, 1])
@pytest.mark.parametrize("place", SPECIAL)
def test_a_special_tile_is_won_for_all_stays_face_up_and_ends_the_turn_without_a_moon(place: str, moons: int) -> None:
    s = scene(FULL, seats=3, wanted="fox", moons=moons)
    events = explore(s, place)
    assert (only(Found, events).tile, only(Found, events).place) == (SPECIAL[place], place)
    assert "MoonLost" not in tags(events)
    assert (s.moons, s.active, s.wanted, s.outcome) == (moons, 1, "fox", None)
    if moons > 1:
        explore(s, "b1")  # somebody else's miss; the tile stays there until it is used
        if place == "d3":
            act(GAME, s, 1, "pass")
    for seat in (0, 1, 2, None):
        up = {spot.place: spot.face.tile for spot in GAME.look(s, seat).forest if spot.face}
        assert up == {place: SPECIAL[place]}


@rule("C-044", "C-048", "C-050", "CR-21")
def test_any_player_uses_the_candle_in_his_turn_once_and_it_leaves_the_forest() -> None:
    s = scene(CANDLE_UP)
    explore(s, "b2")  # seat 0 does not use it
    decline(s)
    events = act(GAME, s, 1, "candle a1")
    assert only(CandleLit, events).seat == 1
    assert (only(LeftForest, events).tile, only(LeftForest, events).place) == ("candle", "c3")
    assert tile_at(s, "c3") is None
    assert GAME.look(s, 0).gone == ("candle",)
    act(GAME, s, 1, "back")
    assert refusal(GAME, s, 1, "candle a1").no == "no-candle"
    assert refusal(GAME, s, 1, "c3").no == "empty-place"


@rule("C-049", "CR-19")
def test_the_candle_shows_a_tile_in_secret_before_the_reveal_of_any_tile() -> None:
    s = scene(CANDLE_UP, seats=3)
    assert refusal(GAME, s, 1, "candle a1").no == "candle-before-reveal"  # a helper
    assert refusal(GAME, s, 0, "candle a1").no == "wait-for-help"  # not before the help is over
    decline(s)
    assert refusal(GAME, s, 1, "candle a1").no == "not-your-turn"
    events = act(GAME, s, 0, "candle a1")
    assert only(Looked, events).rule == "C-049"
    assert only(Saw, events).to == 0
    for seat in (1, 2, None):
        assert "Saw" not in tags([e for e in events if GAME.hear(e, seat)])
        assert GAME.look(s, seat).own is None
    assert GAME.look(s, 0).own.looking.face.tile == "fox-rabbit-squirrel"
    assert about(s) == "put-back"
    assert refusal(GAME, s, 0, "b1").no == "put-back-first"
    act(GAME, s, 0, "back")
    assert about(s) == "explore"
    assert "TurnedUp" in tags(act(GAME, s, 0, "b1")), "another tile than the one looked at"


@rule("CR-19")
def test_the_candle_is_for_face_down_tiles() -> None:
    s = scene(CANDLE_UP.replace("sword", "sword*"))
    decline(s)
    assert refusal(GAME, s, 0, "candle a4").no == "face-up"
    assert refusal(GAME, s, 0, "candle c3").no == "face-up"


@rule("CR-20", "CR-38")
def test_looking_with_the_candle_has_no_other_effect() -> None:
    for place in ("d4", "b3", "d3", "a1"):  # a villain, the lost tile, the owl, a violet tile
        s = scene(CANDLE_UP)
        decline(s)
        act(GAME, s, 0, f"candle {place}")
        act(GAME, s, 0, "back")
        assert s.moons == 10
        assert not is_up(s, place)
        assert about(s) == "explore"


@rule("CR-38")
@pytest.mark.parametrize("place", ["a1", "a2", "a3"])
def test_looking_in_secret_at_a_violet_tile_costs_no_moon(place: str) -> None:
    s = scene(CANDLE_UP.replace("witch", "witch*"), moons=1)
    decline(s)
    events = act(GAME, s, 0, f"candle {place}")
    assert only(Saw, events).tile in VIOLET
    assert "MoonLost" not in tags(events + act(GAME, s, 0, "back"))
    assert (s.moons, s.outcome) == (1, None)


@rule("C-046", "CR-23", "CR-24")
def test_the_lost_tile_costs_a_moon_and_the_next_player_goes_on() -> None:
    s = scene(FULL, wanted="fox")
    events = explore(s, "b3")
    assert only(GotLost, events).seat == 0
    lost = only(MoonLost, events)
    assert (lost.left, lost.why, lost.rule) == (9, "lost", "C-046")
    assert (s.active, s.wanted) == (1, "fox")


@rule("C-047", "CR-22")
def test_the_lost_tile_stays_looks_the_same_on_both_sides_and_costs_a_moon_each_time() -> None:
    s = scene(FULL)
    explore(s, "b3")
    assert tile_at(s, "b3") == "lost"
    assert GAME.look(s, 0).forest == GAME.look(scene(FULL), 0).forest, "nothing shows where it lies"
    explore(s, "b3")
    assert s.moons == 8


@rule("C-051", "C-052", "C-053", "CR-17", "CR-21")
def test_the_owl_saves_a_moon_once_and_leaves_the_forest() -> None:
    s = scene(OWL_UP, wanted="fox", seats=3)
    explore(s, "b1")
    ask = GAME.waiting(s)
    assert (ask.about, ask.seats, ask.must) == ("owl", (0,), (0,))
    events = act(GAME, s, 0, "owl")
    assert only(OwlPaid, events).seat == 0
    assert only(LeftForest, events).tile == "owl"
    assert (s.moons, tile_at(s, "d3"), s.active) == (10, None, 1)
    assert "MoonLost" in tags(explore(s, "b1")), "once only"


@rule("C-051")
def test_any_player_may_use_the_owl_and_may_keep_her() -> None:
    s = scene(OWL_UP, wanted="fox")
    explore(s, "b1")
    events = act(GAME, s, 0, "pass")
    assert only(Kept, events).thing == "owl"
    assert only(MoonLost, events).left == 9
    assert is_up(s, "d3")
    explore(s, "b1")
    act(GAME, s, 1, "owl")
    assert s.moons == 9


@rule("C-044")
def test_the_owl_is_used_in_ones_own_turn_when_a_moon_would_be_lost() -> None:
    s = scene(OWL_UP)
    assert refusal(GAME, s, 1, "owl").no == "no-moon-to-save"
    decline(s)
    assert refusal(GAME, s, 0, "owl").no == "no-moon-to-save"
    explore(s, "b1")
    assert refusal(GAME, s, 1, "owl").no == "not-your-turn"


@rule("CR-16")
def test_the_owl_saves_any_single_moon() -> None:
    for forest, place, rule_of_moon in (
        (OWL_UP, "b1", "C-027"),
        (OWL_UP, "b3", "C-046"),
        (OWL_UP, "d4", "C-061"),
        (WITCH_AND_OWL_UP, "a2", "C-069"),
    ):
        s = scene(forest, wanted="deer" if place == "a2" else "fox")
        explore(s, place)
        assert GAME.look(s, 0).losing == rule_of_moon
        act(GAME, s, 0, "owl", *(["bear"] if place == "a2" else []))
        assert s.moons == 10


@rule("CR-16", "CR-58")
def test_of_two_moons_the_owl_saves_one_and_is_offered_before_each() -> None:
    s = scene(WITCH_AND_OWL_UP, wanted="fox")
    explore(s, "a2")  # violet, and no fox
    assert GAME.look(s, 0).losing == "C-069"
    act(GAME, s, 0, "pass")
    assert s.moons == 9
    assert GAME.look(s, 0).losing == "C-027"
    act(GAME, s, 0, "owl")
    assert (s.moons, s.active) == (9, 1)
    s = scene(WITCH_AND_OWL_UP, wanted="fox")
    explore(s, "a2")
    act(GAME, s, 0, "owl")
    assert (s.moons, s.active) == (9, 1), "she is gone when the second one is lost"


@rule("CR-18")
def test_the_owl_may_save_the_last_moon() -> None:
    s = scene(OWL_UP, wanted="fox", moons=1)
    explore(s, "b1")
    act(GAME, s, 0, "owl")
    assert (s.outcome, s.moons) == (None, 1)
    explore(s, "b1")
    assert s.outcome.reason == "sunrise"


@rule("CR-15")
def test_special_tiles_can_be_used_from_the_next_turn_on() -> None:
    s = scene(FULL, wanted="fox")
    explore(s, "c3")
    decline(s)
    act(GAME, s, 1, "candle a1")
    act(GAME, s, 1, "back")
    act(GAME, s, 1, "d3")
    explore(s, "b1")
    assert about(s) == "owl"


@rule("C-054")
def test_the_three_objects_are_spell_book_shield_and_sword() -> None:
    """Each magic object stays face up, and any two of them chase a villain."""
    assert sorted(OBJECTS) == ["grimoire", "shield", "sword"]
    lie = {"sword": "a4", "shield": "b4", "grimoire": "c4"}
    for villain, missing in (("witch", "sword"), ("ogre", "shield"), ("dragon", "grimoire")):
        s = scene(FULL.replace("witch", villain), seats=3)
        for thing in OBJECTS:
            if thing != missing:
                assert only(Found, explore(s, lie[thing])).tile == thing
                assert is_up(s, lie[thing])
                assert tile_at(s, lie[thing]) == thing
        assert only(Fled, explore(s, "d4")).villain == villain
        assert [is_up(s, lie[thing]) for thing in OBJECTS] == [thing != missing for thing in OBJECTS]


@rule("C-011")
def test_the_young_forest_knows_no_special_tiles() -> None:
    s = scene(YOUNG)
    decline(s)
    assert refusal(GAME, s, 0, "candle a1").no == "no-candle"
    explore(s, "b2")
    assert s.moons == 9, "no owl is asked"
