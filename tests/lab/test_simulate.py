"""The laboratory counts right, the same on one core and on many."""

from __future__ import annotations

import pytest

from mulot.core.errors import BadOptions
from mulot.lab.arena import Result
from mulot.lab.intervals import wilson
from mulot.lab.simulate import Plan, Tally, find_bots, simulate


def test_the_interval_is_wilsons() -> None:
    """Figures from the formula, worked by hand for 8 of 10, and the two ends."""
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_tally_counts_by_seat_and_by_bot() -> None:
    tally = Tally()
    tally.add(("a", "b"), Result((1.0, 0.0), "won", 10))
    tally.add(("b", "a"), Result((0.5, 0.5), "draw", 20))
    assert tally.by_seat == [1.5, 0.5]
    assert tally.by_bot == {"a": 1.5, "b": 0.5}
    assert tally.reasons == {"won": 1, "draw": 1}
    assert tally.length() == (15, 15, 20)


def test_bots_change_seats_when_told_to() -> None:
    plan = Plan("souriciere", 3, ("a", "b", "c"), rotate=True)
    assert [plan.seating(n) for n in range(3)] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_one_core_and_two_come_to_the_same() -> None:
    plan = Plan("souriciere", 2, ("random", "random"), games=90, seed=5)
    *_, one = simulate(plan, jobs=1)
    *_, two = simulate(plan, jobs=2)
    assert (one.by_seat, sorted(one.plies), one.reasons) == (two.by_seat, sorted(two.plies), two.reasons)
    assert one.games == 90


def test_what_cannot_be_simulated_is_named() -> None:
    with pytest.raises(BadOptions):
        find_bots("souriciere", ["nobody"])
    with pytest.raises(BadOptions):
        list(simulate(Plan("souriciere", 2, ("random",)), jobs=1))
