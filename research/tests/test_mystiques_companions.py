"""A small sample of the study of companions, and that it sees what it looks for."""

from __future__ import annotations

from collections import Counter

import pytest

from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots.experts import CHARACTERS
from mulot.games.mystiques.campaign import ORDER
from mulot.games.mystiques.scenes import scene
from research.mystiques.companions import ended, night

WISE = CHARACTERS[-1]


def test_experts_seldom_stand_about_and_use_what_the_company_has():
    found = Counter()
    for chapter in ORDER:
        for seed in (7001, 7002):
            found += night(chapter, WISE, seed)
    turns = found["turns"]
    assert turns > 400
    assert found["idle"] < 0.1 * turns
    assert found["idle, hurt"] < 0.04 * turns
    assert found["could leave it"] == found["could step back"] == 0
    assert found["share"] > 24
    for thing in ("hook", "fork", "grape", "rally"):
        assert found[thing]


def test_a_turn_without_an_action_is_seen_and_whether_somebody_is_wounded():
    s = scene(". .", "aubin a1, filch b1")
    assert ended(s, s.stack[-1], GAME.legal(s, 0))["idle"] == 1
    assert ended(s, s.stack[-1], GAME.legal(s, 0))["idle, hurt"] == 0
    s.mice[1].wounds = 1
    assert ended(s, s.stack[-1], GAME.legal(s, 0))["idle, hurt"] == 1
    s.stack[-1].acted = True
    assert ended(s, s.stack[-1], GAME.legal(s, 0))["idle"] == 0


@pytest.mark.parametrize(("calm", "wet"), [(False, 1), (True, 0)])
def test_a_turn_that_ends_in_the_current_is_seen(calm, wet):
    s = scene("> > .", "aubin a1", calm=calm)
    found = ended(s, s.stack[-1], GAME.legal(s, 0))
    assert (found["current"], found["could leave it"]) == (wet, 0)
    s = scene("> .", "aubin a1", calm=calm, points=3)
    assert ended(s, s.stack[-1], GAME.legal(s, 0))["could leave it"] == wet


def test_a_bow_beside_an_enemy_is_seen_and_whether_a_step_would_lead_away():
    s = scene(". . . .", "ondine b1", "roach c1")
    found = ended(s, s.stack[-1], GAME.legal(s, 0))
    assert (found["beset"], found["could step back"]) == (1, 1)
    s.stack[-1].points = 0
    found = ended(s, s.stack[-1], GAME.legal(s, 0))
    assert (found["beset"], found["could step back"]) == (1, 0)
    s = scene(". . . .", "aubin b1", "roach c1")
    assert ended(s, s.stack[-1], GAME.legal(s, 0))["beset"] == 0
