"""Elo ratings from a league: known strengths are recovered, and the intervals contain them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import log10
from pathlib import Path
from random import Random

import pytest

from mulot.core.errors import BadOptions
from mulot.lab.league import CooperativeGame, play_league, rate
from mulot.lab.simulate import Plan

TRUE = {"mole": -150.0, "mouse": -30.0, "shrew": 60.0, "vole": 120.0}


def simulate_league(rng: Random, games: int) -> dict[tuple[str, str], Counter[float]]:
    found = {}
    for one, other in combinations(TRUE, 2):
        chance = 1 / (1 + 10 ** ((TRUE[other] - TRUE[one]) / 400))
        won = sum(rng.random() < chance for _ in range(games))
        found[one, other] = Counter({1.0: won, 0.0: games - won})
    return found


def test_the_elo_difference_of_two_players_follows_from_their_score() -> None:
    """A score of 750 in 1,000 is 191 Elo by the formula; the virtual draws change it by less than one."""
    better, worse = rate({("a", "b"): Counter({1.0: 700, 0.5: 100, 0.0: 200})})
    assert (better.bot, better.games, better.score) == ("a", 1000, 0.75)
    assert better.elo - worse.elo == pytest.approx(400 * log10(3), abs=1)
    assert better.elo == pytest.approx(-worse.elo)


def test_the_intervals_contain_the_true_strengths() -> None:
    """In 150 leagues with known strengths, 95 % of the intervals contain the true strength."""
    rng, inside, all_of_them = Random(7), 0, 0
    for _ in range(150):
        for each in rate(simulate_league(rng, 40)):
            inside += each.low <= TRUE[each.bot] <= each.high
            all_of_them += 1
    assert 0.92 < inside / all_of_them < 0.98


@pytest.mark.whole
def test_the_anchor_has_elo_0() -> None:
    """An anchor does not change differences in Elo, and intervals relative to it contain the true strength too."""
    scores = simulate_league(Random(3), 400)
    free, held = ({each.bot: each for each in rate(scores, anchor)} for anchor in (None, "mouse"))
    assert (held["mouse"].elo, held["mouse"].low, held["mouse"].high) == (0, 0, 0)
    for name in TRUE:
        assert held[name].elo == pytest.approx(free[name].elo - free["mouse"].elo)
    rng, inside = Random(8), 0
    for _ in range(150):
        for each in rate(simulate_league(rng, 40), "mouse"):
            inside += each.bot != "mouse" and each.low <= TRUE[each.bot] - TRUE["mouse"] <= each.high
    assert 0.92 < inside / 450 < 0.98
    with pytest.raises(BadOptions):
        rate(scores, "weasel")


def test_a_perfect_score_gives_a_finite_elo_and_a_wide_interval() -> None:
    few, many = (rate({("a", "b"): Counter({1.0: games})})[0] for games in (10, 1000))
    assert 100 < few.elo < many.elo < 1500
    assert few.high - few.low > 300


def test_a_league_can_be_resumed(tmp_path: Path) -> None:
    plan = Plan("trio", 2, ("random", "gentle", "sensible"), {"variant": "pro"}, games=20)
    steps = iter(play_league(plan, jobs=1, checkpoint_folder=tmp_path))
    next(steps)  # then the run is interrupted
    *_, scores = play_league(plan, jobs=1, checkpoint_folder=tmp_path)
    *_, whole = play_league(plan, jobs=1)
    assert scores == whole
    table = rate(scores)
    assert [each.bot for each in table] == ["sensible", "gentle", "random"]
    assert {each.games for each in table} == {40}


def test_a_cooperative_game_has_no_league() -> None:
    with pytest.raises(CooperativeGame):
        list(play_league(Plan("clan", 2, ("gentle", "strong"), games=4), jobs=1))
    with pytest.raises(BadOptions):
        list(play_league(Plan("trio", 2, ("gentle", "gentle"), games=4), jobs=1))
