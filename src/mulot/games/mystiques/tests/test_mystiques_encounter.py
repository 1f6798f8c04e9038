"""Encounters: M-094 to M-110, MR-25 to MR-28, MR-81 to MR-88, MR-165 to MR-170."""

from __future__ import annotations

from mulot.core.luck import ScriptedLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import ENCOUNTERS, TILES
from mulot.games.mystiques.content.tiles import Laid
from mulot.games.mystiques.model.events import (
    Ambushed,
    CardsAdded,
    Disguised,
    EncounterRevealed,
    EncounterSpecial,
    EnemyCame,
    ItemGone,
    RoachesGreedy,
    TrackLaid,
    TrapsSet,
)
from mulot.games.mystiques.rules.enemy_placement import place_enemies, remove_small_enemies
from mulot.games.mystiques.rules.initiative_track import add_cards_to_track
from mulot.games.mystiques.scenes import BOW, CHEESE, SWORD, scene
from mulot.testing import act, only, refusal, rule

ROOM = """
W . . P

. . . P
"""


def two_tiles(mice="aubin b1", card="scratching", room=ROOM, **changes):
    """Return a state with an exit at b1 that leads east to a room, where this encounter card is drawn."""
    return scene(". E", mice, beside={(1, 0): (room,)}, encounter_bag=[card], **changes)


def side_name(s, index, up=0):
    return TILES[s.board[index].tile].sides[up]


def enemies_that_came(events):
    return [(e.foe, e.space) for e in events if isinstance(e, EnemyCame)]


@rule("M-094", "MR-82")
def test_the_chapters_own_encounter_comes_first_and_no_card_is_drawn():
    s = scene(". .", "aubin a1", chapter="first-frost", encounter_bag=["swarm"], visible="patrol")
    s.board = [Laid("tile-2", 0, 0), Laid("tile-3", 1, 0)]
    s.mice[0].space = "e2"
    act(GAME, s, 0, "explore")
    events = act(GAME, s, 0, "put a2", None)
    assert only(EncounterSpecial, events).side == "granary"
    assert s.encounter_bag == ["swarm"]
    assert s.visible == "patrol"
    assert {e.foe for e in events if isinstance(e, EnemyCame)} >= {"rat"}


@rule("M-096", "M-097")
def test_a_visible_card_is_discarded_before_the_next_is_drawn():
    s = two_tiles(visible="swarm")
    act(GAME, s, 0, "explore", "scratching", None)
    assert s.visible == "scratching"
    assert s.encounter_left == ["swarm"]


@rule("MR-170")
def test_a_visible_card_stays_when_the_mice_go_to_an_explored_side():
    s = two_tiles(visible="swarm")
    s.explored = (*s.explored, side_name(s, 1))
    act(GAME, s, 0, "explore")
    assert s.visible == "swarm"


@rule("MR-26")
def test_an_empty_encounter_deck_is_refilled_from_the_discards():
    s = two_tiles(encounter_left=["swarm"], visible="patrol")
    s.encounter_bag = []
    act(GAME, s, 0, "explore", "swarm", None)
    assert s.visible == "swarm"
    assert (s.encounter_bag, s.encounter_left) == ([], ["patrol"])  # the visible card was not mixed in


@rule("M-097", "MR-26")
def test_where_the_visible_card_was_the_last_nobody_comes_and_it_is_there_to_be_mixed():
    s = two_tiles(visible="swarm")
    s.encounter_bag = []
    events = act(GAME, s, 0, "explore")
    assert not [e for e in events if isinstance(e, EncounterRevealed | EnemyCame)]
    assert (s.visible, s.encounter_bag, s.encounter_left) == ("", [], ["swarm"])


@rule("M-098", "MR-28")
def test_who_comes_depends_on_the_page():
    card = ENCOUNTERS["scratching"]
    assert card.enemies(1) == card.enemies(2) == (("rat", 2),)
    assert card.enemies(3) == card.enemies(4) == (("rat", 3),)
    assert card.enemies(5) == card.enemies(8) == (("rat", 3), ("roach", 1))
    s = two_tiles(page=3)
    assert len(enemies_that_came(act(GAME, s, 0, "explore", "scratching", None))) == 3


@rule("M-099", "MR-84")
def test_ranged_enemies_are_placed_far_large_ones_near_and_the_others_spread():
    s = scene(
        """
W . P . . P

. . P . . P
""",
        "aubin a1",
    )
    place_enemies(s, (("rat", 3), ("elite-rat", 2), ("spider", 1)), lambda e: None, "M-099")
    where = [(e.kind, e.space) for e in s.enemies]
    assert where[:2] == [("elite-rat", "f1"), ("elite-rat", "f1")]  # the furthest ones, in reading order
    assert where[2] == ("spider", "c1")  # the nearest empty one
    assert where[3:] == [("rat", "c2"), ("rat", "f2"), ("rat", "c2")]


@rule("MR-84")
def test_a_full_entry_space_sends_ranged_enemies_to_the_next():
    s = scene("W . P . . P", "aubin a1, filch f1, melisse f1, rivette f1")
    s.mice[1].space = s.mice[2].space = s.mice[3].space = "a1"
    place_enemies(s, (("rat", 6),), lambda e: None, "M-099")
    for e in s.enemies[:4]:
        e.space, e.kind = "f1", "roach"
    s.enemies = s.enemies[:4]
    place_enemies(s, (("elite-rat", 1),), lambda e: None, "M-099")
    assert s.enemies[-1].space == "c1"


@rule("MR-85")
def test_enemies_are_placed_nearest_to_the_entry_spaces_when_those_are_full():
    s = scene(". . P", "aubin a1", "roach c1 c1 c1 c1")
    place_enemies(s, (("rat", 1), ("spider", 1)), lambda e: None, "M-099")
    assert [(e.kind, e.space) for e in s.enemies[4:]] == [("spider", "b1"), ("rat", "a1")]


@rule("MR-86")
def test_distance_for_placing_is_measured_in_enemies_steps():
    s = scene(
        """
        . # P .
            -
        . . . .

        P . . .
        """,
        "aubin a1",
    )
    place_enemies(s, (("spider", 1),), lambda e: None, "M-099")  # c1 looks as near, but the path leads around the wall
    assert s.enemies[0].space == "a3"


@rule("M-100", "M-027", "MR-190")
def test_no_enemy_on_the_track_all_cards_are_mixed_and_the_leader_is_given_a_cheese():
    s = two_tiles("aubin b1, filch a1")
    events = act(GAME, s, 0, "explore", "scratching", ["rat", "filch", "aubin"])
    assert only(TrackLaid, events).cards == ("rat", "filch", "aubin")
    assert s.mice[0].cheese == 1  # Aubin's trait, because he is not first


@rule("M-101", "M-102", "MR-81", "M-120")
def test_enemies_on_the_track_only_new_cards_are_appended_and_none_is_doubled():
    s = scene(". E", "aubin b1, filch b1", "rat a1", "aubin rat filch", beside={(1, 0): (ROOM,), (7, 7): (". .",)})
    s.enemies[0].tile = 2  # left behind
    s.encounter_bag = ["crumb-thieves"]
    events = act(GAME, s, 0, "explore", "crumb-thieves", ["roach"])
    assert only(CardsAdded, events).cards == ("roach",)
    assert s.track == ("aubin", "rat", "filch", "roach")
    assert sum(e.kind == "rat" for e in s.enemies) == 2  # a rat came, but its card was there already


@rule("M-103", "M-038", "MR-179")
def test_a_boss_with_two_cards_makes_an_ambush_with_the_higher_one():
    s = scene("P . P", "aubin b1, filch b1")
    told = []
    place_enemies(s, (("vurst", 1),), told.append, "M-099")
    add_cards_to_track(
        s, ["vurst"], ScriptedLuck(["aubin", "filch", "vurst-whip", "vurst-sabre"], CHEESE), told.append, "M-100"
    )
    assert only(Ambushed, told) == Ambushed("vurst-whip", 1, "M-038")
    assert s.track == ("aubin", "vurst-whip", "filch", "vurst-sabre")


@rule("MR-165")
def test_brodie_has_two_cards_but_makes_no_ambush():
    s = scene("P . P", "aubin b1")
    luck = ScriptedLuck(["aubin", "brodie-chases", "brodie-pounces"])
    add_cards_to_track(s, ["brodie"], luck, lambda e: None, "M-100")
    assert s.track == ("aubin", "brodie-chases", "brodie-pounces")


@rule("M-105", "MR-165")
def test_the_ambush_of_a_card_does_not_touch_its_surge():
    s = scene(". . . . . . P", "aubin a1, filch a1", wheel=5, visible="behind-you")
    s.acted = ("aubin", "filch")
    events = act(GAME, s, 0, "end-turn", ["aubin", "filch", "roach"], SWORD)
    assert not [e for e in events if isinstance(e, Ambushed)]
    assert s.track == ("aubin", "filch", "roach")


@rule("M-106", "M-107", "MR-83")
def test_mousetraps_on_all_red_crosses_occupied_or_not():
    room = "W X X X X X X P"
    s = two_tiles(card="spring-steel", room=room)
    s.page = 1
    events = act(GAME, s, 0, "explore", "spring-steel", None)
    assert only(TrapsSet, events).spaces == ("b1", "c1", "d1", "e1", "f1", "g1")
    assert len(s.traps) == 6
    assert s.mice[0].wounds == 0


@rule("M-108", "M-109")
def test_all_cockroaches_become_greedy_and_keep_their_card():
    s = two_tiles(card="in-the-flour")
    only(RoachesGreedy, act(GAME, s, 0, "explore", "in-the-flour", None))
    assert s.greedy
    assert "roach" in s.track


@rule("MR-87")
def test_cockroaches_are_greedy_until_none_is_left():
    s = scene(". .", "aubin a1", "roach b1, rat b1", greedy=True)
    act(GAME, s, 0, "attack needle-sword roach 1", SWORD, BOW, BOW, BOW)
    assert not s.greedy


@rule("MR-87", "M-108")
def test_cockroaches_of_a_greedy_cards_surge_are_greedy():
    s = scene(". . . . . P", "aubin a1", wheel=5, visible="in-the-flour")
    only(RoachesGreedy, act(GAME, s, 0, "end-turn", ["aubin", "roach"], SWORD))
    assert s.greedy
    s = scene(". . . . . P", "aubin a1", wheel=5, visible="swarm")
    act(GAME, s, 0, "end-turn", ["aubin", "roach"], SWORD)
    assert not s.greedy  # other cards do not make them greedy
    for version in (2, 3):
        s = scene(". . . . . P", "aubin a1", wheel=5, visible="in-the-flour")
        s.version = version
        act(GAME, s, 0, "end-turn", ["aubin", "roach"], SWORD)
        assert s.greedy == (version == 3)


@rule("MR-87")
def test_all_cockroaches_on_the_board_are_greedy_whatever_brought_them():
    s = scene(". .", "aubin a1", "roach a1 b1", greedy=True)
    s.mice[0].cheese, s.mice[0].abilities = 2, ()
    act(GAME, s, 0, "end-turn", SWORD, *[BOW] * 4, CHEESE, SWORD, *[BOW] * 4, SWORD)
    assert (s.mice[0].cheese, s.wheel) == (0, 2)


@rule("MR-25", "MR-168")
def test_too_few_figures_for_an_encounter_and_no_card_without_a_figure():
    s = two_tiles(card="patrol", enemies="rat a1 a1 a1 a1 a1 a1", track="aubin rat", page=3)
    s.board.append(s.board[0])
    for e in s.enemies:
        e.tile = 2
    act(GAME, s, 0, "explore", "patrol")  # it should bring three rats and an elite rat, but no figure is left
    assert len(s.enemies) == 6
    assert s.track == ("aubin", "rat")


@rule("M-187", "MR-158")
def test_disguises_make_rats_go_away_and_are_mixed_back_at_once():
    s = two_tiles("aubin b1, filch a1", card="night-watch", stash=("disguises",))
    act(GAME, s, 0, "explore", "night-watch")
    assert GAME.waiting(s).about == "moment-encounter"
    events = act(GAME, s, 0, "disguise", ["aubin", "filch", "elite-rat"])
    only(Disguised, events)
    assert only(ItemGone, events) == ItemGone("disguises", "M-187")
    assert [e.kind for e in s.enemies] == ["elite-rat"]  # disguises do not work on elite rats
    assert s.stash == ()
    assert s.search_bag == ["disguises"]


@rule("MR-215", "M-043")
def test_an_encounter_that_brings_nobody_mixes_no_cards():
    s = two_tiles("aubin b1, filch a1", card="patrol", stash=("disguises",), track="aubin filch")
    act(GAME, s, 0, "explore", "patrol")
    events = act(GAME, s, 0, "disguise")
    assert not [event for event in events if isinstance(event, TrackLaid)]
    assert s.enemies == []
    assert s.track == ("aubin", "filch")
    assert not s.relaid  # so the round goes on


@rule("MR-158")
def test_the_exploring_mouse_puts_them_on_and_those_with_a_card_are_asked_too():
    s = two_tiles("aubin b1, ondine a1", card="patrol", stash=("disguises",), seats=2)
    s.mice[1].cheese, s.mice[1].abilities = 1, ("early-warning",)
    act(GAME, s, 0, "explore", "patrol")
    assert GAME.waiting(s).must == (0, 1)
    assert refusal(GAME, s, 1, "disguise").no == "not-asked"
    act(GAME, s, 1, "use ondine early-warning")
    act(GAME, s, 0, "pass", None)
    assert len(s.enemies) == 2
    assert s.stash == ("disguises",)


@rule("MR-158", "MR-188")
def test_after_the_disguises_a_card_can_still_make_the_encounter_smaller():
    s = two_tiles("aubin b1, ondine a1", card="night-watch", stash=("disguises",), seats=2)
    s.mice[1].cheese, s.mice[1].abilities = 1, ("early-warning",)
    act(GAME, s, 0, "explore", "night-watch")
    act(GAME, s, 0, "disguise")
    assert (GAME.waiting(s).about, GAME.waiting(s).must) == ("moment-encounter", (1,))
    act(GAME, s, 1, "use ondine early-warning")
    assert s.enemies == []  # the rats have gone away, and the elite rat is a small enemy


@rule("MR-158", "MR-115")
def test_disguises_are_of_no_use_against_others_nor_in_a_surge_nor_against_vurst():
    s = two_tiles(card="swarm", stash=("disguises",))
    act(GAME, s, 0, "explore", "swarm", None)
    assert GAME.waiting(s).about == "turn"
    assert refusal(GAME, s, 0, "place disguises a1").no == "at-an-encounter"
    s = scene(". . . . . . P", "aubin a1", wheel=5, visible="patrol", stash=("disguises",))
    act(GAME, s, 0, "end-turn", ["aubin", "rat"], SWORD)
    assert [e.kind for e in s.enemies] == ["rat"]


@rule("MR-188")
def test_an_ability_can_lessen_an_encounter_by_small_enemies():
    assert remove_small_enemies((("rat", 2), ("roach", 1)), 2) == (("rat", 1),)
    assert remove_small_enemies((("spider", 1), ("rat", 1)), 3) == (("spider", 1),)
    s = two_tiles("ondine b1, filch a1")
    s.mice[0].cheese, s.mice[0].abilities = 1, ("early-warning",)
    act(GAME, s, 0, "explore", "scratching")
    act(GAME, s, 0, "use ondine early-warning", None)
    assert [e.kind for e in s.enemies] == ["rat"]


def test_passing_lets_the_encounter_come_as_it_is():
    s = two_tiles("ondine b1, filch a1", card="scratching")
    s.mice[0].cheese, s.mice[0].abilities = 1, ("early-warning",)
    act(GAME, s, 0, "explore", "scratching")
    act(GAME, s, 0, "pass", None)
    assert [e.kind for e in s.enemies] == ["rat", "rat"]
    assert s.mice[0].cheese == 1


@rule("MR-85")
def test_no_enemy_comes_when_no_space_has_room():
    s = scene("P", "aubin a1, filch a1, melisse a1, rivette a1")
    assert place_enemies(s, (("rat", 1),), lambda e: None, "M-099") == []
    assert s.enemies == []


@rule("MR-84")
def test_figures_of_a_kind_are_numbered_and_a_single_one_is_not():
    s = scene("W . P . . P", "aubin a1")
    place_enemies(s, (("rat", 2), ("spider", 1)), lambda e: None, "M-099")
    assert [(e.kind, e.number) for e in s.enemies] == [("spider", 0), ("rat", 1), ("rat", 2)]


@rule("MR-84")
def test_fewer_enemies_are_taken_from_the_end_of_the_list_and_large_ones_stay():
    wanted = (("rat", 3), ("roach", 1), ("spider", 1), ("elite-rat", 1))
    assert remove_small_enemies(wanted, 0) == wanted
    assert remove_small_enemies(wanted, 3) == (("rat", 2), ("spider", 1))
