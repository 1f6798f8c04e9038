"""The battery itself: bounds can be broken, rounds add up, and the page says what ran and what did not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from prove.battery import one_round
from prove.caught import PLANTED
from prove.hidden import pairs_of_title
from prove.parts import PARTS
from prove.report import page
from prove.rounds import Bound, Kept, Part, Round, added_up, all_kept, forget, judge, keep, missing


async def _nothing(seed: int, small: bool) -> Round:
    return Round()


def part(*bounds: Bound, needs: tuple[str, ...] = (), full: int = 10) -> Part:
    return Part("trial", "a trial", {"tries": full}, _nothing, needs, bounds)


def kept(tries: int, broken: tuple[str, ...] = (), quiet: bool = True, **figures: float) -> Kept:
    return Kept("trial", 1, 0.0, "abc1234", 2.0, quiet, {"tries": tries}, figures, list(broken))


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
def test_a_bound_is_broken_by_what_is_past_it(bound: Bound, value: float, quiet: bool, broken: bool) -> None:
    wrong = judge(part(bound), Round(figures={bound.figure: value}), quiet)
    assert bool(wrong) == broken, wrong


def test_a_figure_that_was_not_taken_breaks_its_bound() -> None:
    assert judge(part(Bound("ms", most=100)), Round(), False) == ["ms was not taken"]


def test_a_round_in_which_nothing_happened_is_broken() -> None:
    assert judge(part(needs=("tries",)), Round(), True) == ["nothing happened: no tries"]
    assert judge(part(needs=("tries",)), Round({"tries": 1}), True) == []


def test_a_round_that_stumbles_is_broken() -> None:
    async def stumble(seed: int, small: bool) -> Round:
        raise AssertionError(f"G: seed {seed}")

    found = asyncio.run(one_round(Part("trial", "", {}, stumble), True, 7))
    assert found.broken
    assert "G: seed 7" in found.broken[0]


def test_rounds_add_up_over_several_runs_and_can_be_let_go_of(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "rounds.jsonl"
    for tries in (3, 4):
        keep(kept(tries), file)
    assert added_up(all_kept(file)) == {"tries": 7}
    assert missing(part(), all_kept(file)) == {"tries": 3}
    keep(kept(3), file)
    assert missing(part(), all_kept(file)) == {}
    forget({"trial"}, file)
    forget({"trial"}, file)
    assert added_up(all_kept(file)) == {"rounds let go of": 3}
    assert "**did not run**; 3 rounds let go of | not reached | 0 of 0 |" in page({"trial": part()}, all_kept(file))


def test_the_page_tells_what_ran_what_did_not_and_what_was_broken() -> None:
    other = Part("other", "another", {"tries": 5}, _nothing)
    parts = {"trial": part(Bound("ms", most=100)), "other": other}
    text = page(parts, [kept(4, ms=20.0), kept(6, ("A: a move is lost",), ms=80.0), kept(1, quiet=False, ms=900.0)])
    assert "11 of 10 tries | reached | 1 of 3 |" in text
    assert "`other`: another | **did not run** | not reached" in text
    assert "- `trial`: A: a move is lost (1×)" in text
    assert "| `trial` | ms | 80 (2 rounds) | at most 100 | 900 (1 rounds) |" in text
    assert "3 rounds" in text


def test_a_game_with_secrets_must_yield_pairs_and_one_without_must_not() -> None:
    none = asyncio.run(pairs_of_title("barrieres", 1, 1, secret=True))
    assert none.broken == ["barrieres has secrets, and only 0 of 1 pairs of worlds were found"]
    assert asyncio.run(pairs_of_title("barrieres", 1, 1)).broken == []


def test_every_part_that_claims_zero_has_a_fault_planted_for_it() -> None:
    planted = {word for name in PLANTED for word in name.partition(":")[0].split()}
    assert set(PARTS) - planted == {"load", "planted"}, "load is a figure, whose bound is tried above"


def test_every_part_has_a_full_size() -> None:
    assert [name for name, one in PARTS.items() if not one.full] == []
