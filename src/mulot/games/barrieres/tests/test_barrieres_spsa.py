"""The walk that tunes the search (`study/barrieres/spsa.py`) finds what is better, and goes on where it stopped."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from mulot.games.barrieres.bots.kernel import judging

ROOT = Path(__file__).parents[5]
BEST = {"explore": 1.5, "sharp": 0.7, "hopeless": 1.0, "attention": 1.3, "first": 1.0, "sure": 0.8, "fear": 1.2}


@pytest.fixture
def spsa(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    for folder in ("benchmarks", "study"):
        monkeypatch.syspath_prepend(str(ROOT / folder / "barrieres"))
    import spsa  # not in the package

    yield spsa
    for name in ("spsa", "match", "alpha_beta", "routes", "version_0_1", "version_0_1_four", "four", "prospects"):
        sys.modules.pop(name, None)


def compare(up: Mapping[str, float], down: Mapping[str, float], opening: int) -> dict[str, float]:
    """Games against a foe who is beaten the more often, the nearer one is to BEST; with a game's luck."""
    rng, scores = Random(opening), []
    for trial in (up, down):
        scores.append(sum(rng.random() < 0.8 - 0.5 * off(trial) for _ in range(20)) / 20)
    return {"foe": scores[0] - scores[1]}


def off(trial: Mapping[str, float]) -> float:
    """How far from BEST."""
    return sum(math.log(factor / BEST[name]) ** 2 for name, factor in trial.items())


def walk(spsa: Any, file: Path, steps: int) -> None:
    tuning = spsa.Tuning(file, {"size": 7, "seed": 1, "rounds": 300, "seconds": 0.01}, compare)
    while tuning.done < steps:
        tuning.step()


def test_it_goes_to_what_is_better_and_goes_on_where_it_stopped(spsa: Any, tmp_path: Path) -> None:
    walk(spsa, tmp_path / "once.jsonl", 600)
    found = spsa.came_to(tmp_path / "once.jsonl", 7)
    assert off(found) < off(dict.fromkeys(BEST, 1.0)) / 3
    walk(spsa, tmp_path / "twice.jsonl", 250)
    walk(spsa, tmp_path / "twice.jsonl", 600)
    assert (tmp_path / "twice.jsonl").read_bytes() == (tmp_path / "once.jsonl").read_bytes()


def test_steps_of_other_settings_are_not_gone_on_from(spsa: Any, tmp_path: Path) -> None:
    walk(spsa, tmp_path / "one.jsonl", 1)
    with pytest.raises(SystemExit, match="take another file"):
        spsa.Tuning(tmp_path / "one.jsonl", {"size": 7, "seed": 2, "rounds": 300, "seconds": 0.01}, compare)
    with pytest.raises(SystemExit, match="no steps on 9×9"):
        spsa.came_to(tmp_path / "one.jsonl", 9)


@pytest.mark.parametrize("size", [5, 7, 9, 11])
def test_factors_of_one_are_what_is_shipped_and_every_other_changes_its_own_part(spsa: Any, size: Any) -> None:
    shipped = judging.weights(size, 2)
    assert (spsa.weights(size, dict.fromkeys(spsa.names(size), 1.0)) == shipped).all()
    changed = {name: np.flatnonzero(spsa.weights(size, {name: 1.3}) != shipped) for name in spsa.names(size)}
    assert {name: places.tolist() for name, places in changed.items() if len(places) == 1} == {
        "explore": [judging.EXPLORE],
        "sharp": [judging.SHARP],
        "hopeless": [judging.HOPELESS],
    }
    assert len(changed["first"]) > 1000
    if size > 5:
        assert changed["attention"].min() >= judging.ATTENTION
        assert changed["fear"].min() >= judging.NET
        assert max(changed["fear"].max(), changed["sure"].max()) < judging.ATTENTION


def test_what_is_heard_of_first_values_stays_the_same(spsa: Any) -> None:
    """The net multiplies the table's odds by its first row: surer odds, smaller row."""
    shipped, told = judging.weights(9, 2).astype(float), spsa.weights(9, {"first": 1.3}).astype(float)
    row = slice(judging.NET, judging.NET + spsa.HIDDEN)
    for at in judging.TABLE + np.array([40_000, 150_000, 300_000]):
        heard = [np.log(x[at] / (1 - x[at])) * x[row] for x in (shipped, told)]
        np.testing.assert_allclose(*heard, rtol=1e-3)
