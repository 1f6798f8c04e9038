"""Who learns what, for every way to see a tile and every seat."""

from __future__ import annotations

from msgspec import structs

from mulot.games.clan import GAME
from mulot.games.clan.content.forest import PICTURES, VILLAINS
from mulot.games.clan.scenes import DRAGON, FULL, PERILOUS, YOUNG, new_table_as_drawn, scene
from mulot.games.clan.tests.clan_helpers import decline, explore, tags, tile_at
from mulot.testing import act, refusal, rule

EVERYBODY = (0, 1, 2, None)
FOX = "fox-rabbit-squirrel"


def learns(s, events, seat, tile) -> bool:
    """True if this seat learns from its events or its view what the tile is."""
    heard = [event for event in events if GAME.hear(event, seat) is not None]
    return tile in repr(heard) or tile in repr(structs.replace(GAME.look(s, seat), gone=()))


@rule("C-014")
def test_first_look_only_the_looker_learns_the_face_all_learn_the_place() -> None:
    for looker in (0, 1, 2):
        s = new_table_as_drawn(FULL, seats=3)
        events = act(GAME, s, looker, "look a1")
        assert [seat for seat in EVERYBODY if learns(s, events, seat, FOX)] == [looker]
        assert all(GAME.look(s, seat).looking[looker] == "a1" for seat in EVERYBODY)
        events = act(GAME, s, looker, "back")
        assert not any(learns(s, events, seat, FOX) for seat in EVERYBODY)
        assert all(GAME.look(s, seat).looking[looker] is None for seat in EVERYBODY)


@rule("C-014")
def test_two_who_look_at_once_see_their_own_tile_only() -> None:
    s = new_table_as_drawn(FULL, seats=3)
    events = act(GAME, s, 0, "look a1") + act(GAME, s, 2, "look d4")
    assert [seat for seat in EVERYBODY if learns(s, events, seat, FOX)] == [0]
    assert [seat for seat in EVERYBODY if learns(s, events, seat, "witch")] == [2]


@rule("C-049")
def test_candle_only_the_active_player_learns_the_face() -> None:
    s = scene(FULL.replace("candle", "candle*"), seats=3)
    explore(s, "b1")
    decline(s)
    events = act(GAME, s, 1, "candle d4")
    assert [seat for seat in EVERYBODY if learns(s, events, seat, "witch")] == [1]
    events = act(GAME, s, 1, "back")
    assert not any(learns(s, events, seat, "witch") for seat in EVERYBODY)


@rule("CR-65")
def test_reveal_all_learn_the_face_and_then_nobody_is_shown_it_again() -> None:
    s = scene(YOUNG, seats=3, wanted="bear")
    events = explore(s, "a1")
    assert all(FOX in repr([e for e in events if GAME.hear(e, seat)]) for seat in EVERYBODY)
    assert not any(FOX in repr(GAME.look(s, seat)) for seat in EVERYBODY)


@rule("CR-65")
def test_club_all_see_the_cancelled_tile_until_it_is_turned_back() -> None:
    s = scene(FULL.replace("witch", "-"), seats=3, owners={"club": 2}, wanted="bear")
    explore(s, "a1")
    assert all(FOX in repr(GAME.look(s, seat)) for seat in EVERYBODY)
    events = act(GAME, s, 2, "club")
    assert not any(learns(s, events, seat, FOX) for seat in EVERYBODY)


@rule("CR-34", "C-079")
def test_storm_nobody_learns_where_the_tiles_went() -> None:
    mixed = {}
    for order in (None, ["dragon", "owl", "squirrel-deer-badger", "frog-beaver-rabbit"]):
        s = scene(DRAGON, seats=3)
        events = explore(s, "d4", order)
        mixed[str(order)] = [(repr(events), repr(GAME.look(s, seat))) for seat in EVERYBODY]
    first, second = mixed.values()
    assert first == second, "two orders, and nobody can tell them apart"


@rule("C-008", "CR-67")
def test_the_missions_to_come_are_in_no_view_only_their_number() -> None:
    s, t = scene(YOUNG), scene(YOUNG)
    t.missions = t.missions[::-1]
    s.missions, t.missions = s.missions[:4], t.missions[:4]
    assert set(s.missions) != set(t.missions)
    for seat in (0, 1, None):
        assert GAME.look(s, seat) == GAME.look(t, seat)
        assert GAME.look(s, seat).missions == 4


@rule("CR-67")
def test_which_missions_came_is_a_matter_of_memory_and_what_left_the_forest_is_open() -> None:
    s = scene(FULL.replace("candle", "candle*"), wanted="fox")
    decline(s)
    act(GAME, s, 0, "candle b1")
    act(GAME, s, 0, "back")
    act(GAME, s, 0, "a1", "bear")
    view = GAME.look(s, 1)
    assert view.gone == ("candle",)
    assert view.wanted == "bear"
    assert "'fox'" not in repr(structs.replace(view, forest=())), "the first mission is shown nowhere"


@rule("CR-52")
def test_the_villains_put_away_are_in_no_view_and_in_no_state() -> None:
    s = new_table_as_drawn(FULL)
    for villain in VILLAINS:
        assert (villain in repr(s)) == (villain == "witch")
        assert not any(villain in repr(GAME.look(s, seat)) for seat in (0, 1, None))


def test_hidden_faces_are_in_no_view() -> None:
    s = scene(PERILOUS, seats=5)
    for seat in (*range(5), None):
        seen = repr(GAME.look(s, seat))
        assert not any(tile in seen for tile in (*PICTURES, *VILLAINS, "sword", "'lost'"))


# ---------------------------------------------------------------- the memory aid


@rule("CR-68")
def test_the_memory_aid_marks_what_a_seat_has_seen_for_that_seat() -> None:
    s = new_table_as_drawn(YOUNG, seats=3, memory_aid=True)
    act(GAME, s, 0, "look a1")
    act(GAME, s, 0, "back")
    assert [(mark.place, mark.face.tile) for mark in GAME.look(s, 0).own.marks] == [("a1", FOX)]
    assert all(GAME.look(s, seat).own.marks == () for seat in (1, 2))
    assert GAME.look(s, None).own is None
    act(GAME, s, 1, "pass")
    act(GAME, s, 2, "pass", "fox")
    explore(s, "b2")
    marks = [[mark.place for mark in GAME.look(s, seat).own.marks] for seat in (0, 1, 2)]
    assert marks == [["a1", "b2"], ["b2"], ["b2"]]
    assert GAME.look(s, None).own is None
    assert all(GAME.look(s, seat).options.memory_aid for seat in EVERYBODY), "all know that it is on"


@rule("CR-68")
def test_a_storm_wipes_the_marks_of_its_column() -> None:
    s = scene(DRAGON, memory_aid=True, wanted="fox")
    for place in ("d1", "c1"):
        explore(s, place)
    explore(s, "d4", None)
    assert [mark.place for mark in GAME.look(s, 0).own.marks] == ["c1"]


@rule("CR-68")
def test_marks_disappear_with_their_tile() -> None:
    s = scene(FULL.replace("owl", "owl*"), memory_aid=True, wanted="fox")
    explore(s, "b1")
    act(GAME, s, 0, "owl")
    assert [mark.place for mark in GAME.look(s, 0).own.marks] == ["b1"]


@rule("CR-68")
def test_without_the_memory_aid_nothing_is_marked() -> None:
    s = scene(YOUNG, wanted="fox")
    explore(s, "b2")
    assert GAME.look(s, 0).own is None
    assert s.seen == [0, 0]


@rule("CR-69")
def test_the_pointing_code_is_declared_for_all_to_see_and_changes_no_rule() -> None:
    plain, declared = scene(YOUNG), scene(YOUNG, pointing=True)
    assert GAME.look(declared, None).options.pointing
    assert not GAME.look(plain, None).options.pointing
    assert list(GAME.legal(plain, 1)) == list(GAME.legal(declared, 1))


def test_a_forbidden_look_is_refused_without_telling_anything() -> None:
    s = scene(FULL)
    decline(s)
    assert {refusal(GAME, s, 0, f"candle {place}").no for place in ("a1", "b3", "d4")} == {"no-candle"}
    assert tags(explore(s, "b1")) == ["TurnedUp", "MoonLost", "TurnedBack", "TurnBegan"]
    assert tile_at(s, "b1") == "rabbit-hedgehog-deer"
