"""Villains: waking, threats, flight, storms, and several of them at once."""

from __future__ import annotations

import pytest

from mulot.games.clan import GAME
from mulot.games.clan.content.board import LINES, PLACES, places_in_same_column
from mulot.games.clan.content.forest import VILLAINS
from mulot.games.clan.model.events import Fled, LeftForest, MoonLost, Stormed, TurnedUp, Woke
from mulot.games.clan.scenes import DANGEROUS, DRAGON, FULL, OGRE, scene
from mulot.games.clan.tests.clan_helpers import about, decline, explore, is_up, tags, tile_at
from mulot.testing import act, only, refusal, rule

WITCH_AWAKE = FULL.replace("witch", "witch*")
OGRE_AWAKE = OGRE.replace("ogre", "ogre*")


def with_up(drawn: str, *tiles: str) -> str:
    for tile in tiles:
        drawn = drawn.replace(tile, tile + "*")
    return drawn


@rule("C-056", "C-060", "C-061", "CR-25", "CR-63")
def test_a_villain_wakes_stays_face_up_costs_one_moon_and_ends_the_turn() -> None:
    for forest, villain in ((FULL, "witch"), (OGRE, "ogre")):
        s = scene(forest, wanted="fox")
        events = explore(s, "d4")
        assert only(Woke, events).villain == villain
        lost = only(MoonLost, events)
        assert (lost.left, lost.why, lost.rule) == (9, "villain", "C-061")
        assert is_up(s, "d4")
        assert (s.active, s.wanted) == (1, "fox")


@rule("C-057")
def test_a_villain_stays_awake_in_later_turns() -> None:
    s = scene(FULL, wanted="fox")
    explore(s, "d4")
    for place in ("b1", "b1", "a4"):
        explore(s, place)
        assert is_up(s, "d4")


@rule("C-058", "C-059")
def test_a_threat_holds_while_the_villain_is_awake_and_ends_with_him() -> None:
    s = scene(with_up(OGRE_AWAKE, "sword"))
    assert about(s) == "explore", "nobody is asked for help"
    act(GAME, s, 0, "c4")  # the spell book
    assert about(s) == "help", "he is gone"


@rule("C-055", "C-071", "C-075", "C-080")
def test_each_villain_fears_his_own_two_objects() -> None:
    fears = {"witch": ("shield", "grimoire"), "ogre": ("grimoire", "sword"), "dragon": ("sword", "shield")}
    rules = {"witch": "C-071", "ogre": "C-075", "dragon": "C-080"}
    for villain, pair in fears.items():
        forest = FULL.replace("witch", villain)
        for missing in ("grimoire", "shield", "sword"):
            up = [tile for tile in ("grimoire", "shield", "sword") if tile != missing]
            s = scene(with_up(forest, *up))
            luck = [] if villain != "dragon" or missing not in pair else [None]
            events = explore(s, "d4", *luck)
            assert ("Fled" in tags(events)) == (missing not in pair), (villain, missing)
            if missing not in pair:
                assert only(LeftForest, events).rule == rules[villain]


FEARS = {"witch": ("shield", "grimoire"), "ogre": ("grimoire", "sword"), "dragon": ("sword", "shield")}


@rule("C-062", "C-063", "C-064", "CR-26")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("villain", FEARS)
def test_a_villain_flees_at_once_if_both_objects_are_turned_up(villain: str, seat: int) -> None:
    """The seat that turns him up has chased him. No moon is lost, his threat does not happen, and the turn ends."""
    s = scene(with_up(FULL.replace("witch", villain), *FEARS[villain]), seats=3, wanted="fox", moons=1)
    for _ in range(seat):
        explore(s, "c3" if not is_up(s, "c3") else "d3")  # the candle, the owl: turns that cost nothing
    before = list(s.tiles)
    events = explore(s, "d4")
    fled = only(Fled, events)
    assert (fled.villain, fled.seat, fled.trophy) == (villain, seat, VILLAINS[villain].trophy)
    assert tags(events) == ["TurnedUp", "Fled", "LeftForest", "TurnBegan"], "he does not even wake"
    assert s.owners == {VILLAINS[villain].trophy: seat}
    assert (s.moons, s.active, s.wanted, s.outcome) == (1, (seat + 1) % 3, "fox", None)
    assert s.tiles[:15] == before[:15]
    assert GAME.look(s, None).turned is None, "nothing is being turned up any more"
    assert about(s) == "help", "the ogre's threat does not hold"
    assert GAME.waiting(s).about != "owl"


@rule("CR-29")
def test_a_chased_villain_leaves_an_empty_place() -> None:
    s = scene(with_up(FULL, "shield", "grimoire"))
    events = explore(s, "d4")
    assert (only(LeftForest, events).place, only(LeftForest, events).tile) == ("d4", "witch")
    assert tile_at(s, "d4") is None
    assert GAME.look(s, 1).gone == ("witch",)
    won = {t.trophy: (t.won, t.owner) for t in GAME.look(s, 1).trophies}
    assert won == {"wand": (True, 0), "club": (False, None), "golden-tooth": (False, None)}


@rule("C-065", "CR-27", "CR-28")
def test_the_second_object_chases_a_waking_villain_and_the_trophy_goes_to_who_turned_it() -> None:
    s = scene(with_up(WITCH_AWAKE, "shield"))
    explore(s, "b1")
    events = explore(s, "c4")  # seat 1 finds the spell book
    assert tags(events)[:4] == ["TurnedUp", "Found", "Fled", "LeftForest"]
    assert only(Fled, events).seat == 1
    assert s.owners == {"wand": 1}
    assert is_up(s, "b4")
    assert is_up(s, "c4")
    assert s.moons == 9, "one for the miss before; the flight costs nothing"


@rule("C-065", "CR-27")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("villain", ["witch", "ogre"])
def test_whoever_turns_the_second_object_up_has_chased_him(villain: str, seat: int) -> None:
    first, second = FEARS[villain]
    forest = with_up(FULL.replace("witch", villain), villain, first)
    s = scene(forest, seats=3, wanted="fox")
    for _ in range(seat):
        explore(s, "b1")
    moons = s.moons
    fled = only(Fled, explore(s, {"sword": "a4", "grimoire": "c4"}[second]))
    assert (fled.villain, fled.seat) == (villain, seat)
    assert s.owners == {VILLAINS[villain].trophy: seat}
    assert s.moons == moons, "the flight costs nothing"


@rule("CR-27", "CR-49", "CR-66")
def test_one_object_can_chase_two_villains_at_once() -> None:
    s = scene(with_up(DANGEROUS, "witch", "ogre", "shield", "sword"))
    events = explore(s, "c4")  # the spell book: with the shield for the witch, with the sword for the ogre
    assert [e.villain for e in events if isinstance(e, Fled)] == ["witch", "ogre"]
    assert s.owners == {"wand": 0, "club": 0}
    assert sum(isinstance(e, LeftForest) for e in events) == 2


@rule("C-088")
def test_each_villain_drops_his_own_trophy() -> None:
    trophies = {villain.id: villain.trophy for villain in VILLAINS.values()}
    assert trophies == {"witch": "wand", "ogre": "club", "dragon": "golden-tooth"}
    for villain, trophy in trophies.items():
        s = scene(with_up(FULL.replace("witch", villain), "sword", "shield", "grimoire"))
        assert only(Fled, explore(s, "d4")).trophy == trophy


# ---------------------------------------------------------------- the witch


@rule("C-069", "CR-35")
def test_the_witch_takes_a_moon_for_a_violet_tile_even_with_the_right_animal() -> None:
    s = scene(WITCH_AWAKE, wanted="fox")
    events = explore(s, "a1", "bear")
    lost = only(MoonLost, events)
    assert (lost.why, lost.rule) == ("witch", "C-069")
    assert (s.moons, s.teeth) == (9, [2, 3, 3])


@rule("C-069")
def test_a_sleeping_witch_and_tiles_that_are_not_violet_cost_no_moon() -> None:
    s = scene(FULL, wanted="fox")
    explore(s, "a1", "rabbit")
    assert s.moons == 10
    s = scene(WITCH_AWAKE, wanted="rabbit")
    explore(s, "b1", "bear")
    assert s.moons == 10


@rule("C-070")
def test_a_violet_tile_without_the_animal_costs_two() -> None:
    s = scene(WITCH_AWAKE, wanted="fox")
    assert [e.rule for e in explore(s, "a2") if isinstance(e, MoonLost)] == ["C-069", "C-027"]
    assert s.moons == 8


@rule("CR-37", "CR-48")
def test_the_witchs_moon_is_lost_before_the_last_tooth_is_won() -> None:
    s = scene(WITCH_AWAKE, wanted="fox", moons=1, teeth=(1, 0, 0))
    events = explore(s, "a1")
    assert tags(events) == ["TurnedUp", "MoonLost", "Ended"]
    assert s.outcome.reason == "sunrise"
    s = scene(with_up(WITCH_AWAKE, "owl"), wanted="fox", moons=1, teeth=(1, 0, 0))
    explore(s, "a1")
    act(GAME, s, 0, "owl")
    assert s.outcome.reason == "won", "unless the owl saves it"


@rule("CR-36")
def test_no_villain_and_no_special_tile_is_violet() -> None:
    """With the witch awake, special tiles cost nothing; the lost tile and other villains cost one moon as usual."""
    for tile, moons in (("candle", 10), ("owl", 10), ("sword", 10), ("shield", 10), ("grimoire", 10), ("lost", 9)):
        s = scene(WITCH_AWAKE, wanted="fox")
        place = PLACES[4][s.tiles.index(tile)]
        explore(s, place)
        assert s.moons == moons, tile
    s = scene(DANGEROUS.replace("witch", "witch*"), wanted="fox")
    assert [e.rule for e in explore(s, "c3") if isinstance(e, MoonLost)] == ["C-061"]
    s = scene(FULL, wanted="fox")
    assert [e.rule for e in explore(s, "d4") if isinstance(e, MoonLost)] == ["C-061"], "nor is her own"


# ---------------------------------------------------------------- the ogre


@rule("C-073")
def test_nobody_helps_while_the_ogre_is_awake() -> None:
    s = scene(OGRE_AWAKE, seats=3)
    assert (about(s), GAME.waiting(s).seats) == ("explore", (0,))
    assert refusal(GAME, s, 1, "top-a").no == "ogre-no-help"
    act(GAME, s, 0, "b1")
    assert about(s) == "explore"


@rule("C-074")
def test_no_candle_while_the_ogre_is_awake_found_before_or_later() -> None:
    s = scene(with_up(OGRE_AWAKE, "candle"))
    assert refusal(GAME, s, 0, "candle a1").no == "ogre-no-candle"
    s = scene(OGRE_AWAKE)
    act(GAME, s, 0, "c3")
    assert refusal(GAME, s, 1, "candle a1").no == "ogre-no-candle"


@rule("CR-40")
def test_owl_and_trophies_may_be_used_while_the_ogre_is_awake() -> None:
    s = scene(with_up(OGRE_AWAKE, "owl"), owners={"golden-tooth": 1}, wanted="fox")
    act(GAME, s, 1, "tooth small")
    assert s.teeth == [2, 3, 3]
    act(GAME, s, 0, "b1")
    assert about(s) == "owl"
    s = scene(with_up(DANGEROUS, "ogre"), owners={"club": 1, "wand": 1}, wanted="fox", forest="dangerous")
    act(GAME, s, 0, "b1")
    assert (about(s), GAME.waiting(s).must) == ("club", (1,))
    act(GAME, s, 1, "club")
    act(GAME, s, 0, "a1")
    assert (about(s), GAME.waiting(s).must) == ("wand", (1,))
    act(GAME, s, 1, "wand large", "bear")
    assert s.teeth == [3, 3, 2]


# ---------------------------------------------------------------- the dragon


@rule("C-078", "C-079", "CR-25")
def test_the_dragon_mixes_his_column_and_sleeps_again() -> None:
    s = scene(DRAGON, wanted="fox")
    order = ["dragon", "owl", "squirrel-deer-badger", "frog-beaver-rabbit"]
    events = explore(s, "d4", order)
    assert only(Stormed, events).places == ("d1", "d2", "d3", "d4")
    assert [tile_at(s, place) for place in ("d1", "d2", "d3", "d4")] == order
    assert s.up == [False] * 16
    assert all(spot.face is None for spot in GAME.look(s, 0).forest)
    assert s.moons == 9


@rule("C-078", "C-079", "CR-31")
@pytest.mark.parametrize("place", PLACES[4])
def test_the_storm_mixes_the_dragons_whole_column_and_nothing_else(place: str) -> None:
    s = scene(DRAGON, wanted="fox")
    at, was = PLACES[4].index(place), s.tiles.index("dragon")
    s.tiles[at], s.tiles[was] = s.tiles[was], s.tiles[at]
    before = list(s.tiles)
    column = [other for other in PLACES[4] if other[0] == place[0]]
    assert len(column) == 4
    order = sorted((str(tile_at(s, other)) for other in column), reverse=True)
    events = explore(s, place, order)
    assert only(Stormed, events).places == tuple(column)
    assert [tile_at(s, other) for other in column] == order
    assert "dragon" in order, "his own is among them"
    for other in PLACES[4]:
        if other not in column:
            assert tile_at(s, other) == before[PLACES[4].index(other)]


@rule("CR-55")
def test_a_column_is_a_file_of_the_forest_as_drawn() -> None:
    assert places_in_same_column(4, 15) == (3, 7, 11, 15) == LINES[4]["top-d"]
    assert places_in_same_column(3, 4) == (1, 4, 7) == LINES[3]["bottom-b"]


@rule("CR-31", "CR-13")
def test_the_storm_mixes_tiles_among_occupied_places_only() -> None:
    s = scene(DRAGON.replace("owl", "-"))
    s.gone.append("owl")
    events = explore(s, "d4", ["frog-beaver-rabbit", "dragon", "squirrel-deer-badger"])
    assert only(Stormed, events).places == ("d1", "d2", "d4")
    assert tile_at(s, "d2") == "dragon"
    assert tile_at(s, "d3") is None


@rule("CR-32")
def test_the_storm_hides_everything_in_its_column() -> None:
    forest = """
        fox      rabbit    hedgehog  squirrel
        deer     bear      badger    owl*
        beaver   lost      frog      candle*
        shield   grimoire  sword*    dragon
    """
    s = scene(forest)
    explore(s, "d4")
    act(GAME, s, 0, "pass", None)  # the owl is kept, and blown away
    assert s.up == [False] * 14 + [True, False]
    assert tile_at(s, "d3") == "candle"
    decline(s)
    assert refusal(GAME, s, 1, "candle a1").no == "no-candle"
    explore(s, "b1")
    assert s.moons == 8, "no owl to ask"


@rule("CR-32")
def test_a_hidden_object_does_not_count_any_more() -> None:
    forest = """
        fox      rabbit    hedgehog  squirrel
        deer     bear      badger    frog
        beaver   lost      candle    sword*
        owl      grimoire  shield    dragon
    """
    s = scene(forest)
    explore(s, "d4", None)
    explore(s, "c4")
    assert "Woke" in tags(explore(s, "d4", None)), "the sword lies face down: shield alone does not chase him"


@rule("CR-64")
def test_a_villain_whom_the_storm_puts_to_sleep_threatens_nobody_and_wakes_for_another_moon() -> None:
    forest = """
        fox      rabbit    hedgehog  squirrel
        deer     bear      badger    ogre*
        beaver   lost      frog      witch
        sword    shield    grimoire  dragon
    """
    s = scene(forest)
    assert about(s) == "explore"
    explore(s, "d4", None)
    assert s.owners == {}
    assert about(s) == "help", "the ogre sleeps"
    moons = s.moons
    assert only(Woke, explore(s, "d2")).villain == "ogre"
    assert s.moons == moons - 1


@rule("CR-64", "CR-32")
def test_a_witch_whom_the_storm_puts_to_sleep_curses_nobody_and_wakes_for_another_moon() -> None:
    forest = """
        fox      rabbit    hedgehog  squirrel
        deer     bear      badger    witch*
        beaver   lost      frog      ogre
        sword    shield    grimoire  dragon
    """
    s = scene(forest, wanted="fox")
    explore(s, "d4", None)
    assert not is_up(s, "d2")
    assert GAME.look(s, None).forest[7].face is None
    assert s.owners == {}
    moons = s.moons
    assert "MoonLost" not in tags(explore(s, "a1", "bear")), "violet, and no curse"
    assert s.moons == moons
    assert only(Woke, explore(s, "d2")).villain == "witch"
    assert s.moons == moons - 1


@rule("CR-33")
def test_first_the_moon_then_the_storm_then_the_end_of_the_turn() -> None:
    s = scene(DRAGON)
    assert tags(explore(s, "d4", None)) == ["TurnedUp", "Woke", "MoonLost", "Stormed", "TurnBegan"]
    s = scene(DRAGON, moons=1)
    assert tags(explore(s, "d4")) == ["TurnedUp", "Woke", "MoonLost", "Ended"], "no storm after the end"
    s = scene(with_up(DRAGON, "owl"))
    explore(s, "d4")
    assert tags(act(GAME, s, 0, "owl", None)) == ["OwlPaid", "LeftForest", "Stormed", "TurnBegan"]


@rule("CR-30")
def test_a_sleeping_dragon_does_not_flee_until_he_is_turned_up_again() -> None:
    s = scene(with_up(DRAGON, "shield"))
    explore(s, "d4", None)
    assert "Fled" not in tags(explore(s, "a4")), "sword and shield lie there, the dragon sleeps"
    events = explore(s, "d4")
    assert only(Fled, events).villain == "dragon"
    assert s.owners == {"golden-tooth": 0}


@rule("CR-34")
def test_the_storm_event_does_not_tell_the_new_order() -> None:
    s = scene(DRAGON, seats=3)
    events = explore(s, "d4", None)
    for seat in (0, 1, 2, None):
        heard = [e for e in events if GAME.hear(e, seat)]
        assert [e for e in heard if isinstance(e, Stormed)] == [Stormed(("d1", "d2", "d3", "d4"))]
        assert sum(isinstance(e, TurnedUp) for e in heard) == 1
        assert all(spot.face is None for spot in GAME.look(s, seat).forest)


# ---------------------------------------------------------------- several of them


@rule("CR-49")
def test_threats_of_several_villains_add_up() -> None:
    s = scene(with_up(DANGEROUS, "witch", "ogre"), wanted="fox")
    assert about(s) == "explore", "the ogre forbids help"
    act(GAME, s, 0, "a2")
    assert s.moons == 8, "and the witch takes her moon besides"


@rule("C-085", "CR-44")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("villain", ["witch", "dragon"])
@pytest.mark.parametrize("forest", ["dangerous", "perilous"])
def test_the_club_sends_a_villain_back_to_sleep_and_the_turn_goes_on(forest, villain, owner) -> None:
    drawn = DANGEROUS.replace("ogre", "-").replace("witch", villain)
    s = scene(drawn, forest=forest, owners={"club": owner}, wanted="fox")
    explore(s, "d4")
    assert (about(s), GAME.waiting(s).must) == ("club", (owner,))
    events = act(GAME, s, owner, "club")
    assert tags(events) == ["ClubUsed", "TurnedBack"]
    assert (s.moons, is_up(s, "d4"), s.active) == (10, False, 0)
    assert (about(s), GAME.waiting(s).must) == ("explore-again", (0,))
    act(GAME, s, 0, "a1", "bear")
    assert s.teeth == [2, 3, 3]
