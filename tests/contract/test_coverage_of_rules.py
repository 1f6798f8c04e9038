"""Law 8: every rule that decides something is shown by a test, and no test names a rule that is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from contract.cases import case, ids
from coverage_of_rules import REPORT, all_marks, report, unknown
from mulot.testing.shown import marks, not_shown


@pytest.mark.parametrize("game", ids)
def test_every_rule_is_shown_by_a_test(game: str) -> None:
    assert not_shown(case(game).rules, all_marks()) == []


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert unknown(all_marks()) == []


def test_the_report_is_fresh() -> None:
    assert REPORT.read_text(encoding="utf-8") == report(), "run `make generate`"


def test_a_rule_without_a_test_and_a_test_without_a_rule_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        'from mulot.testing import rule\n\n@rule("K-001", "K-999")\ndef test_turns(): ...\n', encoding="utf-8"
    )
    shown = marks(tmp_path)
    assert "K-001" not in not_shown(case("skirmish").rules, shown)
    assert "K-002" in not_shown(case("skirmish").rules, shown)
    assert unknown(shown) == ["K-999"]
    assert case("skirmish").rules["K-001"].decides
