"""The second implementation of the solver agrees with the known results, and a fault in it would be noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.sampled_cases import WHOLE
from research.barrieres.forced_wins import read_results
from research.barrieres.forced_wins_again import SOURCE, compile_solver, main, solve_again

SETS = {3: (1, 8, 20, 16, 2, 0), 4: (1, 18, 132, 510), 5: (1, 32, 456, 3824, 21016), 7: (1, 72, 2460, 53088, 812594)}
"""Known numbers of sets of 0, 1, 2 … barriers; those of 7×7 are in docs/results/barrieres.md."""
MOST = {3: 8, 4: 6, 5: 6, 7: 4} if WHOLE else {3: 4, 4: 3, 5: 3, 7: 2}


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compile_solver(SOURCE.read_text(), tmp_path_factory.mktemp("solver"))


def is_as_known(solver: Path, size: int, barriers: int) -> bool:
    wins, sets = solve_again(solver, size, barriers)
    return wins == read_results()[size, barriers].wins and all(a == b for a, b in zip(sets, SETS[size], strict=False))


@pytest.mark.parametrize("size", MOST)
def test_both_implementations_agree(solver: Path, size: int) -> None:
    assert all(is_as_known(solver, size, barriers) for barriers in range(MOST[size] + 1))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("if (can(next, way)) return", "if (false) return"),  # never straight over the other mouse
        ("bool crosses = r == row && c == column;", "bool crosses = false;"),
        ("legal[h] & ~win[0][h]", "0"),  # the rival gains nothing by a barrier
        ("reach_hero = flood(top), reach_rival = flood(bottom);", "reach_hero = reach_rival = board;"),
    ],
)
def test_a_wrong_rule_is_noticed(right: str, wrong: str, tmp_path: Path) -> None:
    source = SOURCE.read_text()
    assert source.count(right) == 1
    program = compile_solver(source.replace(right, wrong), tmp_path)
    assert not all(is_as_known(program, 3, barriers) for barriers in range(6))


def test_the_command_says_whether_the_result_is_as_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--size", "3", "--barriers", "3"]) == 0
    said = capsys.readouterr().out
    assert "1 1 1 0" in said
    assert "as known" in said
