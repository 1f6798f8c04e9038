"""Every game agrees with its referee in random games, with every number of seats and every value of every option."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import mulot
from kit.sampled_cases import sample
from mulot.core.luck import Luck
from referees.compare import Referee, Setting, compare, settings_of
from referees.souriciere_referee import SouriciereReferee

REFEREES: dict[str, type[Referee]] = {"souriciere": SouriciereReferee}
GAMES_PER_VALUE = 20
"""How many games of a whole run play with a value of an option and a number of seats."""
SAMPLE_PER_SEATS = {"souriciere": 30}
"""How many games of a sample are played with each number of seats."""


def numbers_of_seats() -> list[tuple[str, int]]:
    """Return every game that has a referee with each of its numbers of seats."""
    return [(game, seats) for game in REFEREES for seats in mulot.load(game).seats]


@pytest.mark.parametrize(("game", "seats"), numbers_of_seats())
def test_the_game_agrees_with_its_referee(game: str, seats: int) -> None:
    settings = [setting for setting in settings_of(game, GAMES_PER_VALUE) if setting.seats == seats]
    for setting in sample(settings, SAMPLE_PER_SEATS[game]):
        assert compare(mulot.load(game), REFEREES[game], setting) > 0


class OnlyOnes(Luck):
    """A die that always shows a one."""

    def index(self, n: int) -> int:
        return 0


def test_night_falls_in_the_referees_house_too() -> None:
    """With ones, every mouse ends in the first room and stays there (SR-38)."""
    setting = Setting(3, {"first": 0}, 1)
    assert compare(mulot.load("souriciere"), SouriciereReferee, setting, luck=OnlyOnes()) == 2000


@pytest.mark.parametrize("part", ["legal", "why_not", "waiting", "look", "hear"])
def test_a_game_that_plays_otherwise_is_reported(part: str) -> None:
    """Each of the functions is wrong from the fifth turn on, which the report must name."""
    honest = mulot.load("souriciere")

    def wrong(right: Any) -> Any:
        def function(first: Any, *rest: Any) -> Any:
            late = getattr(first, "turns", 5 if part == "hear" else 0) >= 5
            return {"legal": []}.get(part) if late else right(first, *rest)

        return function

    with pytest.raises(AssertionError, match=r"seed=7.*ply [1-9]"):
        compare(replace(honest, **{part: wrong(getattr(honest, part))}), SouriciereReferee, Setting(2, {"first": 0}, 7))
