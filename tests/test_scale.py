"""docs/scale.md: its tables follow from what was measured, and the simulation is held against the measurement."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mulot.store import postgres

ROOT = Path(__file__).parents[1]


@pytest.fixture
def scale(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    import scale

    yield scale
    sys.modules.pop("scale")


def test_the_tables_of_the_document_are_those_that_follow_from_the_costs(scale: Any) -> None:
    text = scale.DOCUMENT.read_text()
    assert scale.document(text, scale.measured()) == text, "python benchmarks/scale.py --write"


def test_what_is_foretold_of_two_houses_is_what_was_measured(scale: Any) -> None:
    costs = scale.measured()
    node = scale.fitted(costs)
    one, _ = scale.together(node, 1, costs["tables"], scale.beside(costs, "one"))
    two, _ = scale.together(node, 2, costs["tables"], scale.beside(costs, "houses"))
    assert one == pytest.approx(costs["one"]["us"], rel=0.02), "it is fitted to this"
    assert two == pytest.approx(costs["houses"]["us"], rel=0.15), "and this is foretold"
    assert two > one


def test_every_move_is_written_once_and_groups_are_as_the_store_makes_them(scale: Any) -> None:
    assert (scale.MANY, scale.MOMENT) == (postgres.MANY, postgres.MOMENT)
    node = scale.Node(move=1e-4, group=2e-4, row=5e-6, commit=2e-3, away=2e-3)
    few, many = scale.play(node, 1), scale.play(node, 100)
    assert few.groups - few.moves in (0, 1), "a table alone waits for nobody; the last one may be under way"
    assert few.micros == pytest.approx(305, rel=0.01)
    assert many.moves > 8 * many.groups
    assert few.micros > many.micros > 105
    assert many.busy <= many.seconds
    idle = scale.play(replace(node, away=10.0), 10)
    assert idle.moves == 0 or idle.rate <= 10 / node.away


def test_ten_times_the_players_need_ten_times_as_much(scale: Any) -> None:
    costs, way = scale.measured(), scale.Way()
    small, large = scale.needs(costs, 100_000, way), scale.needs(costs, 1_000_000, way)
    for what in ("moves", "sockets", "processor", "memory", "thinking", "bandwidth", "rows"):
        assert large[what] == pytest.approx(10 * small[what]), what
    assert large["databases"] >= small["databases"]
