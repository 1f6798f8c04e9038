"""A turn: help, exploration, teeth and moons, missions, and the end of the night."""

from __future__ import annotations

import pytest

from mulot.core.game import Outcome
from mulot.games.clan import GAME
from mulot.games.clan.content.board import LINES
from mulot.games.clan.content.forest import ANIMALS
from mulot.games.clan.model.actions import Help, Pass
from mulot.games.clan.model.events import (
    Ended,
    HelpDeclined,
    Helped,
    MissionTurned,
    MoonLost,
    NoToothLeft,
    PawnsReturned,
    ToothWon,
    TurnBegan,
    TurnedBack,
    TurnedUp,
)
from mulot.games.clan.rules import LAST_TURN
from mulot.games.clan.scenes import FULL, scene
from mulot.games.clan.tests.clan_helpers import about, decline, explore, is_up, tags
from mulot.testing import act, only, refusal, rule

# In the young forest small foxes are on a1, medium foxes on c3, large foxes on a3.


@rule("C-018", "CR-10")
def test_the_others_are_asked_for_help_in_seat_order_before_the_active_player_acts() -> None:
    s = scene(seats=4)
    asked = []
    while about(s) == "help":
        (seat,) = GAME.waiting(s).must
        asked.append(seat)
        act(GAME, s, seat, "pass")
    assert asked == [1, 2, 3]
    assert (about(s), GAME.waiting(s).must) == ("explore", (0,))


@rule("C-018", "CR-10")
def test_the_active_player_waits_until_all_helpers_have_spoken() -> None:
    s = scene(seats=3)
    act(GAME, s, 1, "top-a")
    assert refusal(GAME, s, 0, "a1").no == "wait-for-help"


@rule("C-019")
def test_a_pawn_stands_at_an_end_of_a_row_or_a_column() -> None:
    s = scene(seats=3)
    helped = only(Helped, act(GAME, s, 1, "left-3"))
    assert (helped.seat, helped.edge) == (1, "left-3")
    act(GAME, s, 2, "bottom-b")
    for seat in (0, 1, 2, None):
        assert GAME.look(s, seat).pawns == (None, "left-3", "bottom-b"), "all see the clues"


@rule("C-019")
def test_three_by_three_has_twelve_edges_and_four_by_four_sixteen() -> None:
    young, full = scene(), scene(FULL)
    assert len([a for a in GAME.legal(young, 1) if isinstance(a, Help)]) == 12
    assert len([a for a in GAME.legal(full, 1) if isinstance(a, Help)]) == 16
    assert refusal(GAME, young, 1, "top-d").no == "no-such-edge"


@rule("C-020")
def test_nobody_has_to_help() -> None:
    s = scene()
    assert only(HelpDeclined, act(GAME, s, 1, "pass")).seat == 1
    assert s.pawns == [None, None]
    assert about(s) == "explore"


@rule("C-021", "CR-53")
def test_a_helper_can_say_nothing_but_an_edge() -> None:
    s = scene()
    assert {type(action) for action in GAME.legal(s, 1)} == {Pass, Help}


@rule("CR-10")
def test_the_same_edge_twice_is_allowed_and_a_clue_is_not_changed() -> None:
    s = scene(seats=3)
    act(GAME, s, 1, "top-a")
    assert refusal(GAME, s, 1, "top-b").no == "pawn-placed"
    act(GAME, s, 2, "top-a")
    assert s.pawns == [None, "top-a", "top-a"]


@rule("CR-11")
def test_both_edges_of_a_line_mean_the_whole_line() -> None:
    for size, lines in LINES.items():
        for letter in "abcd"[:size]:
            assert lines[f"top-{letter}"] == lines[f"bottom-{letter}"]
        for row in range(1, size + 1):
            assert lines[f"left-{row}"] == lines[f"right-{row}"]
        assert all(len(line) == size for line in lines.values())


@rule("CR-12")
def test_a_clue_is_not_checked() -> None:
    s = scene(wanted="fox")
    act(GAME, s, 1, "top-b")  # no fox there
    assert s.pawns[1] == "top-b"


@rule("CR-54")
def test_the_active_player_does_not_help_himself() -> None:
    s = scene()
    assert refusal(GAME, s, 0, "top-a").no == "own-turn"
    decline(s)
    assert refusal(GAME, s, 0, "top-a").no == "own-turn"


@rule("C-022")
def test_the_active_player_turns_up_one_tile_and_all_see_it() -> None:
    s = scene(wanted="bear")
    turned = only(TurnedUp, explore(s, "b1"))
    assert (turned.seat, turned.place, turned.tile, turned.to) == (0, "b1", "rabbit-hedgehog-deer", None)
    assert s.active == 1


@rule("CR-07")
def test_the_active_player_may_not_pass() -> None:
    s = scene()
    decline(s)
    assert refusal(GAME, s, 0, "pass").no == "must-explore"


@rule("CR-08")
def test_a_face_up_tile_is_not_turned_up_again() -> None:
    s = scene(FULL.replace("sword", "sword*"))
    decline(s)
    assert refusal(GAME, s, 0, "a4").no == "face-up"


@rule("C-023")
def test_a_find_brings_a_tooth_of_the_animals_size() -> None:
    for place, size, left in (("a1", "small", [2, 3, 3]), ("c3", "medium", [3, 2, 3]), ("a3", "large", [3, 3, 2])):
        s = scene(wanted="fox")
        won = only(ToothWon, explore(s, place, "bear"))
        assert (won.size, won.left, won.rule) == (size, 8, "C-023")
        assert s.teeth == left
        assert s.moons == 10


@rule("C-024")
def test_after_a_find_the_tile_lies_face_down_in_its_place() -> None:
    s = scene(wanted="fox")
    before = list(s.tiles)
    back = only(TurnedBack, explore(s, "a1", "bear"))
    assert (back.place, back.rule) == ("a1", "C-024")
    assert s.tiles == before
    assert not is_up(s, "a1")
    assert GAME.look(s, 0).forest[0].face is None


@rule("C-025", "C-026")
def test_without_a_tooth_of_that_size_nothing_is_won_and_nothing_lost() -> None:
    s = scene(wanted="fox", teeth=(0, 3, 3))
    events = explore(s, "a1")
    assert only(NoToothLeft, events).size == "small"
    assert "ToothWon" not in tags(events)
    assert "MoonLost" not in tags(events)
    assert (s.teeth, s.moons) == ([0, 3, 3], 10)


@rule("CR-05", "C-031")
def test_an_animal_without_a_tooth_left_stays_wanted() -> None:
    s = scene(wanted="fox", teeth=(0, 3, 3))
    explore(s, "a1")
    assert (s.wanted, s.active) == ("fox", 1)


@rule("CR-05")
def test_the_option_ends_the_search_without_a_tooth() -> None:
    s = scene(wanted="fox", teeth=(0, 3, 3), tooth_needed=False)
    events = explore(s, "a1", "bear")
    assert only(MissionTurned, events).animal == "bear"
    assert s.wanted == "bear"


@rule("CR-06")
def test_without_tooth_needed_a_used_up_pile_is_mixed_again() -> None:
    s = scene(wanted="fox", teeth=(0, 3, 3), tooth_needed=False)
    s.missions = []
    turned = only(MissionTurned, explore(s, "a1", "fox"))
    assert (turned.animal, turned.left) == ("fox", 8)
    assert sorted(s.missions) == sorted(a for a in ANIMALS if a != "fox")


@rule("C-027", "C-028", "C-031")
def test_a_miss_costs_a_moon_and_the_same_animal_stays_wanted() -> None:
    s = scene(wanted="fox")
    events = explore(s, "b2")
    lost = only(MoonLost, events)
    assert (lost.left, lost.why, lost.rule) == (9, "miss", "C-027")
    assert (only(TurnedBack, events).place, only(TurnedBack, events).rule) == ("b2", "C-028")
    assert (s.moons, s.wanted, s.teeth) == (9, "fox", [3, 3, 3])
    assert not is_up(s, "b2")
    assert only(TurnBegan, events).animal == "fox"


@rule("C-027", "C-031", "CR-62")
@pytest.mark.parametrize("moons", range(2, 11))
def test_however_few_moons_are_left_a_miss_leaves_the_mission_and_the_pile(moons: int) -> None:
    s = scene(wanted="fox", moons=moons)
    pile = list(s.missions)
    events = explore(s, "b2")
    assert "MissionTurned" not in tags(events)
    assert (s.moons, s.wanted, s.missions, s.outcome) == (moons - 1, "fox", pile, None)


@rule("C-029")
def test_helpers_take_their_pawns_back() -> None:
    s = scene(seats=3)
    act(GAME, s, 1, "top-a")
    act(GAME, s, 2, "pass")
    events = act(GAME, s, 0, "b2")
    assert only(PawnsReturned, events).seats == (1,)
    assert s.pawns == [None, None, None]


@rule("C-030")
def test_after_a_turn_the_next_player_is_active() -> None:
    s = scene(seats=3)
    assert only(TurnBegan, explore(s, "b2")).seat == 1
    assert only(TurnBegan, explore(s, "b2")).seat == 2
    assert only(TurnBegan, explore(s, "b2")).seat == 0


@rule("C-032", "CR-62")
def test_after_a_find_the_next_player_turns_the_next_mission_before_the_help() -> None:
    s = scene(wanted="fox")
    events = explore(s, "a1", "bear")
    assert tags(events)[-3:] == ["TurnedBack", "MissionTurned", "TurnBegan"]
    turned = only(MissionTurned, events)
    assert (turned.animal, turned.left, turned.rule) == ("bear", 7, "C-032")
    assert only(TurnBegan, events).seat == 1
    assert (about(s), s.wanted) == ("help", "bear")
    assert "bear" not in s.missions


@rule("C-033", "C-036")
def test_the_ninth_tooth_wins_for_all_at_once() -> None:
    s = scene(seats=3, wanted="fox", teeth=(1, 0, 0))
    events = explore(s, "a1")
    assert tags(events)[-2:] == ["ToothWon", "Ended"]
    assert only(Ended, events).won
    assert GAME.waiting(s) == Outcome((1.0, 1.0, 1.0), "won")


@rule("C-034", "C-035", "C-036")
def test_the_last_moon_loses_for_all_however_many_teeth_there_are() -> None:
    s = scene(wanted="fox", moons=1, teeth=(1, 0, 0))
    events = explore(s, "b2")
    assert tags(events)[-2:] == ["MoonLost", "Ended"]
    assert not only(Ended, events).won
    assert GAME.waiting(s) == Outcome((0.0, 0.0), "sunrise")
    assert GAME.legal(s, 0) == ()


@rule("CR-57")
def test_after_two_hundred_turns_the_sun_rises() -> None:
    s = scene(wanted="fox", teeth=(0, 3, 3))
    for _ in range(LAST_TURN - 1):
        explore(s, "a1")  # costs nothing, so this could go on for ever
    assert s.outcome is None
    assert s.turn == LAST_TURN == 200
    explore(s, "a1")
    assert GAME.waiting(s) == Outcome((0.0, 0.0), "late")


@rule("C-087")
def test_a_turn_of_the_full_game_goes_the_same_way() -> None:
    s = scene(FULL, wanted="fox")
    act(GAME, s, 1, "left-1")
    events = act(GAME, s, 0, "a1", "bear")
    expected = ["TurnedUp", "ToothWon", "TurnedBack", "PawnsReturned", "MissionTurned", "TurnBegan"]
    assert tags(events) == expected
    assert tags(explore(s, "a1")) == ["TurnedUp", "MoonLost", "TurnedBack", "TurnBegan"]


@rule("CR-13")
def test_rows_and_columns_keep_their_places_when_tiles_leave() -> None:
    s = scene(FULL.replace("candle", "-").replace("witch", "-"))
    act(GAME, s, 1, "top-c")
    assert [spot.place for spot in GAME.look(s, 0).forest][8:12] == ["a3", "b3", "c3", "d3"]
    assert refusal(GAME, s, 0, "c3").no == "empty-place"
    assert only(TurnedUp, act(GAME, s, 0, "d3")).tile == "owl"
