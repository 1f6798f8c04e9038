"""Every game agrees with its referee in random games, with every number of seats and every value of every option."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import mulot
from kit.sampled_cases import sample
from mulot.core.luck import Luck
from referees.barrieres_referee import BarrieresReferee
from referees.clan_referee import ClanReferee
from referees.compare import Referee, Setting, compare, settings_of
from referees.souriciere_referee import SouriciereReferee
from referees.trio_referee import TrioReferee

REFEREES: dict[str, type[Referee]] = {
    "souriciere": SouriciereReferee,
    "clan": ClanReferee,
    "barrieres": BarrieresReferee,
    "trio": TrioReferee,
}
GAMES_PER_VALUE = 10
"""How many games of a whole run are played with each value of an option and each number of seats."""
SAMPLE_PER_SEATS = {"souriciere": 30, "clan": 20, "barrieres": 8, "trio": 10}
"""How many games of a sample are played with each number of seats."""


def numbers_of_seats() -> list[tuple[str, int]]:
    """Return every game that has a referee with each of its numbers of seats."""
    return [(game, seats) for game in REFEREES for seats in mulot.load(game).seats]


@pytest.mark.parametrize(("game", "seats"), numbers_of_seats())
def test_the_game_agrees_with_its_referee(game: str, seats: int) -> None:
    settings = [setting for setting in settings_of(game, GAMES_PER_VALUE) if setting.seats == seats]
    for setting in sample(settings, SAMPLE_PER_SEATS[game]):
        assert compare(mulot.load(game), REFEREES[game], setting) > 0


@pytest.mark.parametrize("third_mouse", ["blocks", "side-step"])
def test_they_agree_on_a_crowded_board(third_mouse: str) -> None:
    """Four mice of Barrières on five by five squares meet often, and some have to pass (BR-08, BR-22)."""
    passes = list[int]()

    class CountsPasses(BarrieresReferee):
        def play(self, seat: int, action: str, draws: Sequence[int], told: Sequence[Any]) -> None:
            super().play(seat, action, draws, told)
            passes.extend([seat] if action == "pass" else [])

    options = {"size": 5, "barriers": 3, "first": 0, "third_mouse": third_mouse}
    for seed in range(32, 56):
        compare(mulot.load("barrieres"), CountsPasses, Setting(4, options, seed, (0, 0.5, 0.9)[seed % 3]))
    assert passes


def test_they_agree_on_the_last_ply() -> None:
    """Two mice of Barrières go to and fro until one walks home on the hundredth ply, or does not (BR-27)."""
    to_and_fro = ["b1", "d5", "c1", "c5"] * 23
    setting = Setting(2, {"size": 5, "barriers": 0, "first": 0}, 1)
    for last in ("c1", "c3"):  # home, or a draw
        script = [*to_and_fro, "b1", "c4", "c1", "c3", "b1", "c2", "a1", last]
        assert compare(mulot.load("barrieres"), BarrieresReferee, setting, script=script) == 100


class OnlyOnes(Luck):
    """A die that always shows a one."""

    def index(self, n: int) -> int:
        return 0


def test_they_agree_when_night_falls() -> None:
    """With ones, every mouse of La Souricière ends in the first room and stays there (SR-38)."""
    setting = Setting(3, {"first": 0}, 1)
    assert compare(mulot.load("souriciere"), SouriciereReferee, setting, luck=OnlyOnes()) == 2000


def test_they_agree_when_the_sun_rises_late() -> None:
    """A clan that only turns up tiles that cost nothing has 200 turns, each with one helper (CR-57)."""
    plies = compare(mulot.load("clan"), ClanReferee, Setting(2, {"forest": "young"}, 1, 1))
    assert plies == 4 + 2 * 200


def test_they_agree_when_nobody_wins_a_round() -> None:
    """Three players of Le Trio who take the pile whenever they can lay 2,000 cards in a round, twice (TR-28, TR-33)."""
    assert compare(mulot.load("trio"), TrioReferee, Setting(3, {"variant": "pro", "first": 0}, 4, 1)) > 4000


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
