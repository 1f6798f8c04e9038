"""The set-up of both games and of all forests, and the first looks."""

from __future__ import annotations

import pytest

import mulot
from mulot.core.errors import BadOptions
from mulot.core.luck import RandomLuck, ScriptedLuck
from mulot.games.clan import GAME
from mulot.games.clan.content.forest import ANIMALS, LOST, OBJECTS, PICTURES, TROPHIES, VILLAINS
from mulot.games.clan.model import Options
from mulot.games.clan.model.events import FirstNamed, Looked, MissionTurned, PlacedBack, Saw, TurnBegan
from mulot.games.clan.scenes import DANGEROUS, FULL, PERILOUS, YOUNG, new_table_as_drawn, scene
from mulot.games.clan.tests.clan_helpers import about, tags, tile_at
from mulot.testing import act, only, refusal, rule


def look_and_put_back(s, seat, place, *luck):
    return act(GAME, s, seat, f"look {place}") + act(GAME, s, seat, "back", *luck)


@rule("C-001")
def test_two_to_five_players() -> None:
    assert GAME.seats == (2, 3, 4, 5)
    for seats in (1, 6):
        with pytest.raises(BadOptions):
            mulot.Match(GAME, seats, seed=1)


@rule("C-010", "C-011")
def test_the_young_forest_is_nine_animal_tiles_three_by_three_and_nothing_else() -> None:
    s = new_table_as_drawn(YOUNG)
    assert s.size == 3
    assert sorted(s.tiles) == sorted(PICTURES)
    assert s.up == [False] * 9
    assert GAME.look(s, None).trophies == ()


@rule("C-010", "C-008")
def test_tiles_and_missions_are_mixed() -> None:
    nights = [GAME.new(Options(), 2, RandomLuck(seed)) for seed in range(80)]
    assert len({tuple(s.tiles) for s in nights}) > 70
    for seed, s in enumerate(nights):
        assert s.wanted is None, "the pile lies face down"
        for seat in (0, 1):
            GAME.play(s, seat, GAME.read("pass"), RandomLuck(seed), lambda event: None)
    assert {s.wanted for s in nights} == set(ANIMALS)


@rule("C-008", "C-017", "CR-04")
def test_young_game_the_first_mission_is_turned_after_the_looks() -> None:
    s = new_table_as_drawn(YOUNG)
    view = GAME.look(s, 0)
    assert (view.wanted, view.missions) == (None, 9)
    act(GAME, s, 0, "pass")
    turned = only(MissionTurned, act(GAME, s, 1, "pass", "frog"))
    assert (turned.animal, turned.left, turned.rule) == ("frog", 8, "C-017")
    assert s.wanted == "frog"
    assert "frog" not in s.missions


@rule("C-006", "C-007", "CR-01")
def test_ten_moons_and_nine_teeth_lie_ready_and_the_eleventh_moon_is_a_spare() -> None:
    view = GAME.look(new_table_as_drawn(YOUNG), None)
    assert view.moons == 10
    assert view.teeth == (3, 3, 3)
    with pytest.raises(BadOptions):
        mulot.Match(GAME, 2, seed=1, options={"moons": 11})


@rule("C-009")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_player_has_one_pawn(seats: int) -> None:
    """All other players place one pawn each, and nobody places a second one."""
    s = scene(YOUNG, seats=seats)
    assert GAME.look(s, None).pawns == (None,) * seats
    for seat in range(1, seats):
        act(GAME, s, seat, "top-b")
        assert refusal(GAME, s, seat, "left-1").no == "pawn-placed"
    assert GAME.look(s, None).pawns == (None, *["top-b"] * (seats - 1))


@rule("C-012", "CR-03", "CR-61")
def test_all_are_asked_at_once_for_a_first_look_and_may_decline_in_the_young_game() -> None:
    s = new_table_as_drawn(YOUNG, seats=3)
    ask = GAME.waiting(s)
    assert (ask.about, ask.seats, ask.must) == ("first-look", (0, 1, 2), (0, 1, 2))
    act(GAME, s, 2, "pass")
    assert GAME.waiting(s).must == (0, 1)
    act(GAME, s, 1, "look b2")
    act(GAME, s, 0, "look b2")  # the same tile, at the same time
    act(GAME, s, 0, "back")
    assert GAME.waiting(s).must == (1,)
    act(GAME, s, 1, "back", "fox")
    assert about(s) == "help"


@rule("C-012")
def test_every_seat_looks_at_one_tile() -> None:
    s = new_table_as_drawn(YOUNG)
    look_and_put_back(s, 0, "a1")
    assert GAME.legal(s, 0) == []
    assert refusal(GAME, s, 0, "look a2").no == "not-your-turn"


@rule("C-013")
def test_the_tile_goes_back_to_its_place() -> None:
    s = new_table_as_drawn(YOUNG)
    before = list(s.tiles)
    looked = act(GAME, s, 0, "look c3")
    assert GAME.look(s, 1).looking == ("c3", None)
    back = only(PlacedBack, act(GAME, s, 0, "back"))
    assert (back.seat, back.place) == (0, "c3")
    assert s.tiles == before
    assert GAME.look(s, 0).own is None, "put back, it is a matter of memory"
    assert tags(looked) == ["Looked", "Saw"]


@rule("C-014")
def test_only_the_looker_learns_what_he_saw() -> None:
    s = new_table_as_drawn(YOUNG, seats=3)
    events = act(GAME, s, 1, "look a1")
    saw = only(Saw, events)
    assert (saw.to, saw.place, saw.tile) == (1, "a1", "fox-rabbit-squirrel")
    assert GAME.look(s, 1).own.looking.face.tile == "fox-rabbit-squirrel"
    for seat in (0, 2, None):
        assert [e for e in events if GAME.hear(e, seat)] == [Looked(1, "a1")]
        assert GAME.look(s, seat).own is None


def all_but_one_pass(s) -> int:
    """Let every seat but the last one decline to look. Return that seat."""
    for seat in range(s.seats - 1):
        act(GAME, s, seat, "pass")
    return s.seats - 1


@rule("C-015", "CR-02", "CR-70")
def test_young_game_the_first_player_is_named_or_drawn_when_the_looks_are_over() -> None:
    for first, luck, named in ((2, ["fox"], 2), (None, [3, "fox"], 3)):
        s = new_table_as_drawn(YOUNG, seats=4, first=first)
        last = all_but_one_pass(s)
        for seat in (0, 3, None):
            assert GAME.look(s, seat).active is None, "until then nobody knows whose turn comes"
        assert "▶ ?" in GAME.draw(GAME.look(s, None))
        events = act(GAME, s, last, "pass", *luck)
        assert tags(events)[-3:] == ["FirstNamed", "MissionTurned", "TurnBegan"]
        assert only(FirstNamed, events).seat == named
        assert (s.active, GAME.look(s, None).active) == (named, named)
        assert only(TurnBegan, events).seat == named


@rule("C-041", "CR-02", "CR-70")
def test_full_game_the_first_player_is_named_or_drawn_before_the_looks() -> None:
    assert GAME.look(new_table_as_drawn(FULL, seats=4, first=2), None).active == 2
    s = GAME.new(Options(forest="full"), 4, ScriptedLuck("witch", None, 3, "fox"))
    assert (about(s), GAME.look(s, None).active) == ("first-look", 3)
    look_and_put_back(s, 0, "a1")
    look_and_put_back(s, 1, "a1")
    look_and_put_back(s, 2, "a1")
    events = look_and_put_back(s, 3, "a1")
    assert "FirstNamed" not in tags(events)
    assert only(TurnBegan, events).seat == 3


@rule("CR-70")
def test_a_table_of_version_1_named_the_first_player_before_the_looks() -> None:
    first = GAME.old_versions[1]
    s = first.new(Options(), 4, ScriptedLuck(None, 3))
    assert (s.version, first.look(s, None).active) == (1, 3)
    last = all_but_one_pass(s)
    events = act(first, s, last, "pass", "fox")
    assert "FirstNamed" not in tags(events)
    assert only(TurnBegan, events).seat == 3


@rule("C-016", "C-030")
def test_turns_go_clockwise() -> None:
    s = new_table_as_drawn(YOUNG, seats=3, first=1)
    for seat in range(3):
        act(GAME, s, seat, "pass", *(["fox"] if seat == 2 else []))
    order = []
    for place in ("a2", "a2", "a2", "a2"):  # squirrel, deer, badger: never a fox
        order.append(s.active)
        for seat in (1, 2):
            act(GAME, s, (s.active + seat) % 3, "pass")
        act(GAME, s, s.active, place)
    assert order == [1, 2, 0, 1]


@rule("C-086")
def test_there_are_two_ways_to_set_the_table() -> None:
    """The young forest has nine tiles and nothing else, and looks are voluntary; the full one has 16 tiles, and
    everybody looks."""
    young, full = new_table_as_drawn(YOUNG), new_table_as_drawn(FULL)
    assert (len(young.tiles), len(full.tiles)) == (9, 16)
    assert set(young.tiles) < set(full.tiles)
    assert [len(GAME.look(s, None).trophies) for s in (young, full)] == [0, 3]
    assert GAME.why_not(young, 0, GAME.read("pass")) is None
    assert refusal(GAME, full, 0, "pass").no == "must-look"
    for s, wanted in ((young, None), (full, "fox")):
        assert GAME.look(s, None).wanted == wanted


@rule("C-037", "C-039", "C-086")
def test_the_full_forest_is_sixteen_tiles_with_one_villain_drawn_at_random() -> None:
    drawn = set()
    for seed in range(40):
        s = GAME.new(Options(forest="full"), 2, RandomLuck(seed))
        villains = [tile for tile in s.tiles if tile in VILLAINS]
        assert s.size == 4
        assert sorted(t for t in s.tiles if t not in VILLAINS) == sorted([*PICTURES, *OBJECTS, LOST, "candle", "owl"])
        assert s.up == [False] * 16
        assert len(villains) == 1
        drawn |= set(villains)
    assert drawn == set(VILLAINS)


@rule("C-038", "CR-52")
def test_nothing_at_the_table_tells_which_villains_were_put_away() -> None:
    worlds = [new_table_as_drawn(FULL.replace("witch", villain)) for villain in VILLAINS]
    assert len({repr(GAME.look(s, seat)) for s in worlds for seat in (0, 1)}) == 1
    for s in worlds:
        assert sum(word in repr(s) for word in VILLAINS) == 1, "the two others are nowhere in the state"


@rule("C-040")
def test_three_trophies_lie_beside_the_forest() -> None:
    trophies = GAME.look(new_table_as_drawn(FULL), None).trophies
    assert tuple(t.trophy for t in trophies) == TROPHIES
    assert all(not t.won and t.owner is None for t in trophies)


@rule("C-041", "CR-04")
def test_full_game_the_first_mission_is_turned_before_the_looks() -> None:
    s = new_table_as_drawn(FULL, wanted="bear")
    assert about(s) == "first-look"
    view = GAME.look(s, None)
    assert (view.wanted, view.missions) == ("bear", 8)


@rule("C-042", "CR-03")
def test_full_game_everybody_looks() -> None:
    s = new_table_as_drawn(FULL)
    assert refusal(GAME, s, 0, "pass").no == "must-look"
    assert only(Looked, act(GAME, s, 0, "look d4")).rule == "C-042"
    act(GAME, s, 0, "back")
    look_and_put_back(s, 1, "a1")
    assert about(s) == "help"


@rule("CR-20", "CR-38")
def test_a_first_look_at_a_villain_does_not_wake_him() -> None:
    s = new_table_as_drawn(FULL)
    look_and_put_back(s, 0, "d4")
    look_and_put_back(s, 1, "b3")
    assert (s.moons, s.up) == (10, [False] * 16)


@rule("C-082", "CR-51")
@pytest.mark.parametrize("forest", ["young", "full", "dangerous", "perilous"])
def test_shorter_nights_go_with_every_forest(forest: str) -> None:
    for moons in (10, 9, 8, 7):
        assert GAME.new(Options(forest=forest, moons=moons), 3, RandomLuck(1)).moons == moons


@rule("C-083", "C-084", "CR-50")
def test_dangerous_forests_have_sixteen_tiles_too() -> None:
    two, three = new_table_as_drawn(DANGEROUS), new_table_as_drawn(PERILOUS)
    assert len(two.tiles) == len(three.tiles) == 16
    assert "candle" not in two.tiles
    assert "owl" in two.tiles
    assert sum(tile in VILLAINS for tile in two.tiles) == 2
    assert "candle" not in three.tiles
    assert "owl" not in three.tiles
    assert sum(tile in VILLAINS for tile in three.tiles) == 3


@rule("C-004")
def test_there_is_a_mission_for_each_of_the_nine_animals() -> None:
    s = new_table_as_drawn(YOUNG)
    assert sorted(s.missions) == sorted(ANIMALS)
    assert len(set(ANIMALS)) == 9


@rule("C-039")
def test_set_table_deals_the_drawn_forest() -> None:
    s = new_table_as_drawn(FULL)
    assert tile_at(s, "a1") == "fox-rabbit-squirrel"
    assert tile_at(s, "d4") == "witch"
    assert tile_at(s, "a4") == "sword"
