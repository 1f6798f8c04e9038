"""The battery itself: bounds are checked, and every part has a size and an injected fault."""

from __future__ import annotations

import asyncio

import pytest

from prove.fault_detection import FAULT_CHECKS
from prove.part_list import PARTS
from prove.round_types import BatteryPart, Bound, Round, find_violations
from prove.run_rounds import one_round
from prove.secret_leaks import compare_pairs_of_title


async def _nothing(seed: int, small: bool) -> Round:
    return Round()


def part(*bounds: Bound, needs: tuple[str, ...] = (), full: int = 10) -> BatteryPart:
    return BatteryPart("trial", "a trial", {"tries": full}, _nothing, needs, bounds)


@pytest.mark.parametrize(
    ("bound", "value", "quiet", "broken"),
    [
        (Bound("ms", most=100), 101.0, True, True),
        (Bound("ms", most=100), 100.0, True, False),
        (Bound("ms", most=100), 101.0, False, False),
        (Bound("kB", most=60, timed=False), 61.0, False, True),
        (Bound("rate", least=5), 4.9, True, True),
        (Bound("rate", least=5), 5.0, True, False),
    ],
)
def test_value_beyond_a_bound_breaks_it(bound: Bound, value: float, quiet: bool, broken: bool) -> None:
    wrong = find_violations(part(bound), Round(figures={bound.figure: value}), quiet)
    assert bool(wrong) == broken, wrong


def test_missing_figure_breaks_its_bound() -> None:
    assert find_violations(part(Bound("ms", most=100)), Round(), False) == ["ms was not taken"]


def test_figures_of_a_small_round_are_not_judged() -> None:
    assert find_violations(part(Bound("ms", most=100)), Round(figures={"ms": 101.0}), True, small=True) == []


def test_round_in_which_nothing_happened_is_broken() -> None:
    assert find_violations(part(needs=("tries",)), Round(), True) == ["nothing happened: no tries"]
    assert find_violations(part(needs=("tries",)), Round({"tries": 1}), True) == []


def test_round_that_raises_is_broken() -> None:
    async def failing_round(seed: int, small: bool) -> Round:
        raise AssertionError(f"G: seed {seed}")

    found = asyncio.run(one_round(BatteryPart("trial", "", {}, failing_round), True, 7))
    assert found.broken
    assert "G: seed 7" in found.broken[0]


def test_only_a_game_with_secrets_must_have_pairs() -> None:
    none = asyncio.run(compare_pairs_of_title("barrieres", 1, 1, secret=True))
    assert none.broken == ["barrieres has secrets, and only 0 of 1 pairs of worlds were found"]
    assert asyncio.run(compare_pairs_of_title("barrieres", 1, 1)).broken == []


def test_every_part_has_an_injected_fault() -> None:
    planted = {word for name in FAULT_CHECKS for word in name.partition(":")[0].split()}
    assert set(PARTS) - planted == {"load", "planted"}, "load has a bound, which is tested above"


def test_every_part_has_a_size() -> None:
    assert [name for name, one in PARTS.items() if not one.whole] == []
