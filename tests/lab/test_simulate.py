"""Simulation: correct counts and intervals, custom bots, and resuming from checkpoints."""

from __future__ import annotations

import json
from math import comb
from pathlib import Path
from typing import Any

import pytest

from kit.sampled_cases import sample
from mulot.bots import Bot, random_bot
from mulot.core.errors import BadOptions
from mulot.lab.arena import GameResult
from mulot.lab.bot_lookup import find_bots
from mulot.lab.intervals import score_interval, wilson
from mulot.lab.simulate import Plan, Tally, mean, simulate


def test_wilson_intervals_match_known_values() -> None:
    """The values were computed by hand from the formula, for 8 of 10 and for the two extremes."""
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("won", "games"), [(8, 10), (0, 10), (10, 10), (1, 300), (150, 300)])
def test_without_draws_the_score_interval_is_wilsons(won: int, games: int) -> None:
    counts = {1.0: won, 0.0: games - won}
    assert score_interval(counts) == pytest.approx(wilson(won, games), abs=1e-6)
    assert score_interval({}) == (0.0, 1.0)


@pytest.mark.parametrize("chances", [(0.5, 0.3, 0.2), (0.2, 0.6, 0.2), (0.7, 0.2, 0.1), (0.9, 0.05, 0.05)])
@pytest.mark.parametrize("games", sample([10, 20], 1))
def test_the_score_interval_has_95_percent_coverage(chances: tuple[float, float, float], games: int) -> None:
    """The coverage is computed exactly over all possible results. Wilson's interval with draws as half wins is wider
    than necessary."""
    win, draw, lose = chances
    truth, covered, ours, halves = win + draw / 2, 0.0, 0.0, 0.0
    for won in range(games + 1):
        for drawn in range(games + 1 - won):
            lost = games - won - drawn
            chance = comb(games, won) * comb(games - won, drawn) * win**won * draw**drawn * lose**lost
            if chance < 1e-6:
                continue
            low, high = score_interval({1.0: won, 0.5: drawn, 0.0: lost})
            covered += chance * (low <= truth <= high)
            ours += chance * (high - low)
            low, high = wilson(won + drawn / 2, games)
            halves += chance * (high - low)
    assert 0.93 < covered < 0.98
    assert ours < halves


def test_shared_wins_give_a_narrow_interval() -> None:
    low, high = score_interval({1 / 3: 300})
    assert low < 1 / 3 < high
    assert high - low < 0.02
    assert wilson(100, 300)[1] - wilson(100, 300)[0] > 0.1


def test_a_tally_counts_by_seat_and_by_bot() -> None:
    tally = Tally()
    tally.add(("a", "b"), GameResult((1.0, 0.0), "won", 10))
    tally.add(("b", "a"), GameResult((0.5, 0.5), "draw", 20))
    assert [mean(scores) for scores in tally.seats] == [0.75, 0.25]
    assert tally.bots == {"a": {1.0: 1, 0.5: 1}, "b": {0.0: 1, 0.5: 1}}
    assert tally.shares == {("a", "b"): {1.0: 1, 0.5: 1}}
    assert tally.reasons == {"won": 1, "draw": 1}
    assert tally.length_statistics() == (15, 15, 20)


def test_several_seats_of_one_bot_count_as_one_result() -> None:
    """Three seats of one game are not three independent games: if one wins, the others lose."""
    tally = Tally()
    tally.add(("a", "b", "b"), GameResult((0.0, 1.0, 0.0), "won", 9))
    assert tally.bots == {"a": {0.0: 1}, "b": {0.5: 1}}
    assert tally.shares == {("a", "b"): {0.0: 1}}


def test_bots_rotate_seats() -> None:
    plan = Plan("souriciere", 3, ("a", "b", "c"), rotate=True)
    assert [plan.seating(n) for n in range(3)] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_impossible_plans_are_refused() -> None:
    with pytest.raises(BadOptions):
        find_bots("souriciere", ["nobody"])
    with pytest.raises(BadOptions):
        list(simulate(Plan("souriciere", 2, ("random",)), jobs=1))


CUSTOM_BOTS = """
from mulot.bots import Bot
from mulot.bots.bot import new_memory, remember

def choose(memory, view, legal, rng, budget):
    return legal[0]

first = Bot("first", new_memory, remember, choose)
second = "no bot"
"""


@pytest.mark.parametrize("place", ["own_bot_of_a_test.py", "own_bot_of_a_test"])
def test_a_custom_bot_is_named_by_module_or_file(place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bot_of_a_test.py").write_text(CUSTOM_BOTS)
    monkeypatch.chdir(tmp_path)
    plan = Plan("trio", 2, (f"{place}:first", "random"), {"variant": "pro"}, games=3, rotate=True)
    *_, tally = simulate(plan, jobs=1)
    assert set(tally.bots) == {f"{place}:first", "random"}
    for wrong in (f"{place}:third", f"{place}:second", "no_such_module:first", "nowhere.py:first"):
        with pytest.raises(BadOptions):
            list(simulate(Plan("trio", 2, (wrong, "random")), jobs=1))


def test_a_plan_can_contain_a_bot_object() -> None:
    last = Bot("last", random_bot.start, random_bot.notice, lambda memory, view, legal, rng, budget: legal[-1])
    *_, tally = simulate(Plan("trio", 2, (last, "random"), games=2), jobs=1)
    assert set(tally.bots) == {"last", "random"}


def test_playouts_are_not_cut_short_by_time() -> None:
    """With a time limit of zero, the same games are played as with plenty of time."""
    given: dict[str, Any] = {"options": {"variant": "pro"}, "games": 2, "playouts": 3}
    hasty = Plan("trio", 2, ("strong", "sensible"), seconds=0.0, **given)
    patient = Plan("trio", 2, ("strong", "sensible"), seconds=60.0, **given)
    assert [*simulate(hasty, jobs=1)] == [*simulate(patient, jobs=1)]
    assert hasty.budget().remaining() > 1000
    assert Plan("trio", 2, ("strong", "sensible"), seconds=0.5).budget().remaining() < 1


def test_finished_chunks_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("souriciere", 2, ("random", "random"), games=90, seed=5)
    for tally in simulate(plan, jobs=1, checkpoint_folder=tmp_path):
        if tally.games >= 40:
            break  # interrupted
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "00000000-00000020.json", "00000020-00000040.json", "plan.json",
    ]  # fmt: skip
    played: list[tuple[int, int]] = []

    class RecordingExecutor:
        def run(self, work: Any, parts: Any) -> Any:
            for part in parts:
                played.append(part)
                yield part, work(part)

    *_, resumed = simulate(plan, executor=RecordingExecutor(), checkpoint_folder=tmp_path)
    *_, whole = simulate(plan, jobs=1)
    assert resumed == whole
    assert played == [(40, 60), (60, 80), (80, 90)]
    with pytest.raises(BadOptions, match="seed"):
        list(simulate(Plan("souriciere", 2, ("random", "random"), games=90, seed=6), checkpoint_folder=tmp_path))


def test_an_unfinished_checkpoint_is_ignored(tmp_path: Path) -> None:
    plan = Plan("souriciere", 2, ("random", "random"), games=20)
    (tmp_path / "00000000-00000020.new").write_text('{"resul')
    *_, tally = simulate(plan, jobs=1, checkpoint_folder=tmp_path)
    assert tally.games == 20
    assert json.loads((tmp_path / "00000000-00000020.json").read_text())["results"]
