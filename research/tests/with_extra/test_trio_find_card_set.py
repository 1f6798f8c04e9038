"""The search that found the cards, and the compiled rounds with which it measures them."""

from __future__ import annotations

from ast import literal_eval

import pytest

from mulot.games.trio.content import CARDS, FIRST_CARDS, faults_of
from research.trio.find_card_set import FIXED_CARDS, anneal, has_valid_sides, main, random_round_statistics
from research.trio.random_play import measure


def test_the_search_is_repeatable_and_obeys_the_construction_rules() -> None:
    found = anneal(3, steps=5, rounds=20)
    assert found == anneal(3, steps=5, rounds=20)
    assert found != anneal(4, steps=5, rounds=20)
    assert faults_of(found) == []


def test_our_cards_are_of_the_kinds_except_the_fixed_ones() -> None:
    for number, (card, first) in enumerate(zip(CARDS, FIRST_CARDS, strict=True), 1):
        assert card == first if number in FIXED_CARDS else has_valid_sides(card)
    assert not has_valid_sides(("occooo", "ommooo"))


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_compiled_rounds_agree_with_the_real_rules(seats: int) -> None:
    """Compares two samples of thousands of rounds. The margins are about four standard errors."""
    real, compiled = measure(seats, 3000, 7), random_round_statistics(CARDS, seats, 30_000, 7)
    for name in ("mice", "further", "cats", "taken"):
        assert getattr(compiled, name) == pytest.approx(getattr(real, name), abs=0.009), name
    assert compiled.length_percentile(50) == pytest.approx(real.median, rel=0.08)
    assert compiled.length_percentile(95) == pytest.approx(real.within, rel=0.12)


def test_the_study_prints_what_each_search_found_and_the_nearest_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seeds", "3", "4", "--steps", "3", "--rounds", "20"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split(",")[0] for row in rows[:2]] == ["# seed 3", "# seed 4"]
    printed = [literal_eval(row.strip().rstrip(",")) for row in rows[2:]]
    assert printed in [anneal(seed, steps=3, rounds=20) for seed in (3, 4)]
