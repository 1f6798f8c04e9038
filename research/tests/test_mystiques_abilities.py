"""A small sample of the study of abilities: what helps is seen to help, and what does nothing is found out."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from mulot.games.mystiques.content import ABILITIES
from mulot.games.mystiques.model.actions import Use
from mulot.games.mystiques.scenes import scene
from mulot.testing import rule
from research.mystiques import abilities as study


def test_in_a_few_games_abilities_of_most_classes_help():
    tried, helped = Counter(), Counter()
    for seed, chapter in enumerate(("first-frost", "captain-vurst", "brodies-hour"), 1):
        one, other = study.tries(chapter, seed, every=1)
        tried, helped = tried + one, helped + other
    assert len(tried) >= 6
    assert len({ABILITIES[name].of for name, count in helped.items() if count}) >= 4


@rule("MR-208")
def test_an_ability_that_does_nothing_is_found_out(monkeypatch):
    s = scene(". . .", "aubin a1, filch b1, melisse b1, ondine b1")
    s.mice[0].cheese = 9
    use = Use("aubin", "rally")
    assert study.helps(s, use, 0.5)
    monkeypatch.setitem(ABILITIES, "rally", replace(ABILITIES["rally"], n=0))
    assert not study.helps(s, use, 0.5)


def test_the_same_luck_falls_with_and_without():
    s = scene(". .", "filch a1", "roach b1", wheel=4)
    s.mice[0].cheese = 9
    for seed in range(20):  # two cheese less on the wheel are two cheese less, whatever the dice say
        assert study.helps(s, Use("filch", "nibble"), seed / 20)


@rule("MR-211")
def test_quick_paws_help_where_two_more_steps_never_did(monkeypatch):
    s = scene(". . .", "filch a1, aubin b1", "roach c1", search_bag=["pepper", "sling", "bread-crust"])
    s.mice[0].cheese, s.mice[0].abilities = 9, ("quick-paws",)
    use, seeds = Use("filch", "quick-paws"), [seed / 20 for seed in range(20)]
    assert sum(study.helps(s, use, seed) for seed in seeds) > 4
    monkeypatch.setitem(ABILITIES, "quick-paws", replace(ABILITIES["quick-paws"], effect="hurry", n=2))
    assert not any(study.helps(s, use, seed) for seed in seeds)
