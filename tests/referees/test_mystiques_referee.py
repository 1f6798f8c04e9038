"""Les Mystiques agrees with its referee in random games: every chapter, difficulty and number of seats."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import mulot
from kit.sampled_cases import WHOLE
from mulot.core.text import tag_of, union_members
from mulot.games.mystiques.content import ABILITIES, CHOICES, ENCOUNTERS, SEARCH, SIDES
from mulot.games.mystiques.content.chapters import CHAPTERS
from referees.mystiques.comparison import NOT_COMPARED, TOLD, VIEW
from referees.mystiques.games import judge, settings

GAMES = 120 if WHOLE else 5
"""How many games of each chapter are played beside the referee."""
NOT_SEEN = {"found-nothing": "nobody empties a search deck of about fifty cards before the night is over"}
"""What no game of a whole run brings up, and why: nothing else is left unjudged for want of an occasion."""


@cache
def play_beside_the_referee(chapter: str) -> Counter[str]:
    return sum((judge(setting) for setting in settings(chapter, GAMES)), Counter())


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_game_agrees_with_its_referee(chapter: str) -> None:
    assert play_beside_the_referee(chapter)["plies"] > 100 * GAMES


@pytest.mark.whole
def test_everything_comes_up_but_what_is_listed() -> None:
    seen = sum(map(play_beside_the_referee, CHAPTERS), Counter())
    events = {tag_of(event) for event in union_members(mulot.load("mystiques").event)}
    everything = events.union(ABILITIES, SEARCH, ENCOUNTERS, SIDES, CHOICES, ("won", "hourglass", "all-captured"))
    assert everything - seen.keys() == NOT_SEEN.keys()
    assert len(NOT_SEEN) == 1, "bring more up, not less"


def test_everything_on_the_table_is_compared_but_what_is_listed() -> None:
    fields = set(mulot.load("mystiques").view.__struct_fields__) - {"own"}
    assert not VIEW.keys() & NOT_COMPARED.keys()
    assert fields == VIEW.keys() | NOT_COMPARED.keys()
    assert len(NOT_COMPARED) == 11, "compare more, not less"


def test_the_events_that_are_compared_exist() -> None:
    fields = {tag_of(event): event.__struct_fields__ for event in union_members(mulot.load("mystiques").event)}
    assert all(set(names) <= set(fields[tag]) for tag, names in TOLD.items())
