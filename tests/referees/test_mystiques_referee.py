"""Les Mystiques agrees with its referee in random games: every chapter, difficulty and number of seats."""

from __future__ import annotations

from collections import Counter

import pytest

import mulot
from kit.sampled_cases import WHOLE
from mulot.core.text import tag_of, union_members
from mulot.games.mystiques.content.chapters import CHAPTERS
from referees.mystiques.comparison import NOT_COMPARED, TOLD, VIEW
from referees.mystiques.games import judge, settings

GAMES = 120 if WHOLE else 3
"""How many games of each chapter are played beside the referee."""


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_game_agrees_with_its_referee(chapter: str) -> None:
    counts: Counter[str] = Counter()
    for setting in settings(chapter, GAMES):
        counts += judge(setting)
    assert counts["plies"] > 100 * GAMES


def test_everything_on_the_table_is_compared_but_what_is_listed() -> None:
    fields = set(mulot.load("mystiques").view.__struct_fields__) - {"own"}
    assert not VIEW.keys() & NOT_COMPARED.keys()
    assert fields == VIEW.keys() | NOT_COMPARED.keys()
    assert len(NOT_COMPARED) <= 12, "compare more, not less"


def test_the_events_that_are_compared_exist() -> None:
    fields = {tag_of(event): event.__struct_fields__ for event in union_members(mulot.load("mystiques").event)}
    assert all(set(names) <= set(fields[tag]) for tag, names in TOLD.items())
