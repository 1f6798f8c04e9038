"""Exploring: M-058 to M-067, M-213, MR-73 to MR-80, MR-176, MR-181."""

from __future__ import annotations

import pytest

from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import TILES
from mulot.games.mystiques.model.events import (
    EncounterRevealed,
    EnemyCame,
    Explored,
    ItemGone,
    PutDown,
)
from mulot.games.mystiques.model.pieces import Token
from mulot.games.mystiques.scenes import SWORD, scene
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


@rule("M-058", "MR-130")
@pytest.mark.parametrize("enemy", ["roach a1", "brodie a1"])
def test_nobody_explores_while_an_enemy_is_on_the_tile(enemy):
    s = two_tiles(enemies=enemy)
    assert refusal(GAME, s, 0, "explore").no == "enemies-here"


@rule("MR-73")
def test_enemies_on_other_tiles_do_not_hinder_exploring():
    s = scene(". E", "aubin b1", "roach a1", beside={(1, 0): ("W .",), (5, 5): (". .",)})
    s.enemies[0].tile = 2
    s.explored = (*s.explored, side_name(s, 1))
    act(GAME, s, 0, "explore")
    assert s.here == 1


@rule("M-213")
def test_exploring_is_only_possible_from_an_exit_or_a_flip_space():
    s = two_tiles("aubin a1")
    assert refusal(GAME, s, 0, "explore").no == "no-exit-here"


@rule("M-060", "M-064", "M-095", "M-097", "MR-74", "MR-76")
def test_through_an_exit_all_mice_go_and_a_new_side_brings_an_encounter():
    s = two_tiles("aubin b1, filch a1")
    events = act(GAME, s, 0, "explore", "scratching", ["aubin", "filch", "rat"])
    assert only(Explored, events).side == side_name(s, 1)
    assert [m.space for m in s.mice] == ["a1", "a1"]
    assert only(EncounterRevealed, events).card == s.visible == "scratching"
    assert enemies_that_came(events) == [("rat", "d1"), ("rat", "d2")]


@rule("M-061", "M-095")
def test_an_explored_side_brings_no_encounter():
    s = two_tiles()
    s.explored = (*s.explored, side_name(s, 1))
    act(GAME, s, 0, "explore")
    assert not s.enemies


@rule("M-059", "MR-76")
def test_the_mice_are_put_next_to_the_exit_as_their_players_like():
    s = scene(". E", "aubin b1, filch a1", beside={(1, 0): ("W .\n\nW .",)}, seats=2)
    s.explored = (*s.explored, side_name(s, 1))
    act(GAME, s, 0, "explore")
    assert GAME.waiting(s).about == "put"
    assert GAME.waiting(s).must == (0,)
    act(GAME, s, 0, "put a2")
    assert GAME.waiting(s).must == (1,)  # Filch's player says where Filch goes
    act(GAME, s, 1, "put a1")
    assert [m.space for m in s.mice] == ["a2", "a1"]


@rule("MR-76")
def test_when_the_exit_is_full_the_nearest_free_spaces_serve():
    mice = "aubin b1, filch a1, melisse a1, rivette a1, selene a1"
    s = scene(". E", mice, beside={(1, 0): ("W . .",)})
    s.explored = (*s.explored, side_name(s, 1))
    events = act(GAME, s, 0, "explore")
    assert [e.space for e in events if isinstance(e, PutDown)] == ["a1"] * 4 + ["b1"]


@rule("M-062")
def test_exits_must_have_the_same_colour():
    s = scene(". E", "aubin b1", beside={(1, 0): ("w .",)})
    assert refusal(GAME, s, 0, "explore").no == "leads-nowhere"


@rule("M-063")
def test_the_next_tile_is_turned_over_if_needed():
    s = scene(". e", "aubin b1", beside={(1, 0): ("W .", ". .\n\nw .")})
    s.explored = (*s.explored, side_name(s, 1, 1))
    act(GAME, s, 0, "explore")
    assert s.board[1].side == 1
    assert s.mice[0].space == "a2"


@rule("M-063")
def test_a_tile_whose_upper_side_fits_is_not_turned():
    s = scene(". E", "aubin b1", beside={(1, 0): ("W .", "W .")})
    s.explored = (*s.explored, side_name(s, 1))
    act(GAME, s, 0, "explore")
    assert s.board[1].side == 0


@rule("MR-181")
def test_an_exit_at_the_edge_of_the_board_leads_nowhere():
    assert refusal(GAME, scene(". E", "aubin b1"), 0, "explore").no == "leads-nowhere"


@rule("M-065", "M-066", "M-067")
def test_a_flip_space_turns_the_tile_and_puts_all_mice_on_the_same_space():
    s = scene(". T", "aubin b1, filch a1", under=". T")
    s.explored = (*s.explored, side_name(s, 0, 1))
    events = act(GAME, s, 0, "explore")
    assert s.board[0].side == 1
    assert [m.space for m in s.mice] == ["b1", "b1"]
    assert only(Explored, events).rule == "M-065"


@rule("M-067", "MR-79")
def test_a_flip_space_with_hook_needs_the_hook_and_does_not_use_it_up():
    s = scene(". H", "aubin b1", under=". H")
    s.explored = (*s.explored, side_name(s, 0, 1))
    assert refusal(GAME, s, 0, "explore").no == "needs-hook"
    s.stash = ("hook",)
    act(GAME, s, 0, "explore")
    assert s.stash == ("hook",)


@rule("M-067", "MR-80")
def test_the_third_kind_of_flip_space_is_for_tinkerer_or_scamp_and_all_go_along():
    s = scene(". K", "aubin b1, filch b1", under=". K")
    s.explored = (*s.explored, side_name(s, 0, 1))
    assert refusal(GAME, s, 0, "explore").no == "needs-knack"
    act(GAME, s, 0, "end-turn", SWORD)
    act(GAME, s, 0, "explore")
    assert s.board[0].side == 1
    assert s.mice[0].space == "b1"


@rule("MR-169")
def test_each_side_of_a_tile_is_explored_separately():
    s = scene(". T", "aubin b1", under=". T P", encounter_bag=["scratching"])
    act(GAME, s, 0, "explore", "scratching", ["aubin", "rat"])
    assert [e.kind for e in s.enemies] == ["rat", "rat"]


@rule("MR-75", "MR-160", "M-186")
def test_tokens_and_traps_of_a_tile_that_is_left_or_turned_are_gone():
    s = scene("X T", "aubin b1", under=". T", tokens=(Token("fork", 0, "a1"),))
    s.traps = ((s.explored[0], "a1"),)
    s.explored = (*s.explored, side_name(s, 0, 1))
    events = act(GAME, s, 0, "explore")
    assert only(ItemGone, events).item == "fork"
    assert s.tokens == ()
    assert s.search_bag == ["fork"]
    assert s.traps == ()


@rule("MR-75")
def test_traps_of_sides_that_are_not_turned_stay_where_they_are():
    s = scene("X T E", "aubin b1", under=". T", beside={(1, 0): ("W X",)})
    upper, under, beyond = s.explored[0], side_name(s, 0, 1), side_name(s, 1)
    s.explored = (upper, under, beyond)
    s.traps = ((upper, "a1"), (beyond, "b1"))
    act(GAME, s, 0, "explore")
    assert s.traps == ((beyond, "b1"),)  # only the traps on the side that is now below are removed
    s = scene("X T E", "aubin c1", under=". T", beside={(1, 0): ("W X",)})
    s.explored = (upper, under, beyond)
    s.traps = ((upper, "a1"), (beyond, "b1"))
    act(GAME, s, 0, "explore")
    assert s.traps == ((upper, "a1"), (beyond, "b1"))  # nothing was turned over


@rule("MR-77")
def test_captured_mice_stay_captured():
    s = two_tiles("aubin b1, filch")
    s.explored = (*s.explored, side_name(s, 1))
    act(GAME, s, 0, "explore")
    assert s.mice[1].space == ""


@rule("MR-78")
def test_mice_under_effects_come_along_and_stay_so():
    s = two_tiles("aubin b1, filch a1")
    s.explored = (*s.explored, side_name(s, 1))
    s.mice[1].effects = ("webbed", "stunned", "down")
    act(GAME, s, 0, "explore")
    assert s.mice[1].space == "a1"
    assert s.mice[1].effects == ("webbed", "stunned", "down")


@rule("MR-176")
def test_a_mouse_that_explores_before_moving_may_still_move():
    s = two_tiles("aubin b1")
    s.explored = (*s.explored, side_name(s, 1))
    act(GAME, s, 0, "explore")
    act(GAME, s, 0, "step b1")
    assert s.mice[0].space == "b1"


@rule("MR-29")
def test_exploring_does_not_empty_the_wheel():
    s = two_tiles("aubin b1", wheel=4)
    s.explored = (*s.explored, side_name(s, 1))
    act(GAME, s, 0, "explore")
    assert s.wheel == 4
