"""The deck meets its design targets in random play of the basic game with the real rules.

All shares are shares of all placements. The bounds hold for both ways of counting: what the cards show, and what really
happens (`research/trio/random_play.py`).
"""

from __future__ import annotations

import pytest

from research.trio.random_play import main, measure


def test_four_players_meet_the_design_targets() -> None:
    found = measure(4, rounds=8000, seed=5)
    assert 0.35 < found.further < found.mice < 0.55
    assert 0.18 < found.taken < found.cats < 0.28
    assert 18 <= found.median <= 35
    assert found.within < 70
    assert found.blank == 0


@pytest.mark.whole
def test_two_players_meet_the_design_targets() -> None:
    found = measure(2, rounds=8000, seed=5)
    assert found.within < 200
    assert found.blank == 0


def test_the_study_prints_a_row_for_each_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rounds", "20", "--seed", "3"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split(" | ")[0] for row in rows[2:]] == ["| 2", "| 3", "| 4", "| 5", "| 6"]
    assert {row.count("|") for row in rows} == {10}
