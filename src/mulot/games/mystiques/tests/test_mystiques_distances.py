"""Distances: steps, the thread, red lines, full entry spaces (MR-84, MR-85, MR-105, MR-110, MR-136)."""

from __future__ import annotations

from mulot.games.mystiques import GAME
from mulot.games.mystiques.model.pieces import Token
from mulot.games.mystiques.rules.board import adjacent_spaces
from mulot.games.mystiques.rules.enemy_placement import place_enemies
from mulot.games.mystiques.rules.enemy_turn import choose_target, nearest_mouse_space
from mulot.games.mystiques.scenes import ALL_SIGNS, SWORD, scene
from mulot.testing import act, refusal, rule


def ignore_event(event):
    pass


def placed_space(drawn, mice, enemies, coming):
    """Return the space where a new enemy is placed."""
    s = scene(drawn, mice, enemies)
    place_enemies(s, ((coming, 1),), ignore_event, "M-099")
    return s.enemies[-1].space


@rule("M-156")
def test_the_die_of_an_enemy_has_six_faces():
    s = scene(". . . . . . . .", "aubin a1", "roach h1")
    act(GAME, s, 0, "end-turn", ALL_SIGNS, SWORD)
    assert s.enemies[0].space == "e1"


@rule("MR-136", "M-157")
def test_the_thread_makes_a_mouse_at_its_other_end_nearer():
    s = scene(". . . . . . .", "aubin a1, filch g1", "roach d1")
    assert nearest_mouse_space(s, s.enemies[0]) == "a1"  # both are three steps away, and Aubin is higher on the track
    s.tokens = (Token("hook", 0, "d1", "f1"),)
    assert nearest_mouse_space(s, s.enemies[0]) == "g1"


@rule("M-191")
def test_a_hook_joins_spaces_of_its_own_tile_only():
    s = scene(". . .", "aubin a1", beside={(1, 0): (". . .",)})
    for tile, found in ((0, ("b1", "c1")), (1, ("b1",))):
        s.tokens = (Token("hook", tile, "a1", "c1"),)
        assert adjacent_spaces(s, "a1") == found


@rule("MR-110", "MR-111")
def test_for_a_shooter_a_mouse_behind_a_red_line_is_as_far_as_one_two_spaces_away():
    s = scene(". . .!.", "aubin a1, filch d1", "elite-rat c1")
    assert choose_target(s, s.enemies[0], ()) == 0
    s.track = ("filch", "aubin", "elite-rat")
    assert choose_target(s, s.enemies[0], ()) == 1


@rule("MR-85", "MR-84")
def test_beside_full_entry_spaces_small_enemies_join_others_and_large_ones_need_an_empty_space():
    assert placed_space("P . .", "aubin b1", "roach a1 a1 a1 a1", "elite-rat") == "b1"
    assert placed_space("P . .", "aubin b1", "roach a1 a1 a1 a1", "rat") == "b1"
    assert placed_space("P . .", "aubin b1", "roach a1", "spider") == "c1"


@rule("MR-85")
def test_beside_full_entry_spaces_the_nearest_space_counts_before_the_reading_order():
    assert placed_space(". . . P", "aubin a1", "roach d1 d1 d1 d1", "rat") == "c1"
    assert placed_space(". . . P", "aubin a1", "roach d1", "spider") == "c1"


@rule("M-195")
def test_nobody_catapults_a_hero_who_stayed_at_home():
    s = scene(". . .", "aubin a1, filch a1", tokens=(Token("fork", 0, "a1"),))
    assert refusal(GAME, s, 0, "catapult ondine c1").no == "another-mouse-here"
    act(GAME, s, 0, "catapult filch c1")
