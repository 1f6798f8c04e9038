"""Every rule that decides something is covered by a test, and every rule that a test names exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from contract.games_under_test import case, ids
from coverage_of_rules import REPORT, all_marks, report, unknown
from mulot.testing.case import collect_rule_tests, uncovered_rules


@pytest.mark.parametrize("game", ids)
def test_every_rule_is_covered_by_a_test(game: str) -> None:
    assert uncovered_rules(case(game).rules, all_marks()) == []


def test_every_rule_named_by_a_test_exists() -> None:
    assert unknown(all_marks()) == []


def test_the_report_is_up_to_date() -> None:
    assert REPORT.read_text(encoding="utf-8") == report(), "run `make generate`"


def test_uncovered_and_unknown_rules_are_reported(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        'from mulot.testing import rule\n\n@rule("K-001", "K-999")\ndef test_turns(): ...\n', encoding="utf-8"
    )
    shown = collect_rule_tests(tmp_path)
    assert "K-001" not in uncovered_rules(case("skirmish").rules, shown)
    assert "K-002" in uncovered_rules(case("skirmish").rules, shown)
    assert unknown(shown) == ["K-999"]
    assert case("skirmish").rules["K-001"].decides
