"""The mutation run tells faults that tests notice from faults that they do not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from mutation.operators import mutants

RULES = '''
def older(a, b):
    """Whether a is at least as old."""
    return a >= b

def score(cats):
    total = 0
    for _ in range(cats):
        total += 2
    return total

def never():
    return 1
'''

TESTS = """
from toy.rules import older, score

def test_older():
    assert older(5, 4)
    assert older(4, 4)
    assert not older(3, 4)

def test_score_runs():
    assert score(1) > 0
"""


def test_every_operator_is_there() -> None:
    source = (
        "def f(seat, a):\n    if a < 2 and not a:\n        del a\n    return seat if True else [b for b in a if b]\n"
    )
    found = {(mutant.operator, mutant.before, mutant.after) for mutant, _ in mutants("m", source)}
    assert found == {
        ("shift", "a < 2", "a <= 2"),
        ("turn", "a < 2", "a >= 2"),
        ("and-or", "a < 2 and (not a)", "a < 2 or not a"),
        ("negate", "a < 2 and (not a)", "not (a < 2 and (not a))"),
        ("one-more", "2", "3"),
        ("one-less", "2", "1"),
        ("drop", "del a", "nothing"),
        ("yes-no", "True", "False"),
        ("negate", "True", "not True"),
        ("negate", "b", "not b"),
        ("next-seat", "seat", "seat + 1"),
    }


def test_the_module_itself_stays_as_it_is() -> None:
    trees = [tree for _, tree in mutants("m", RULES)]
    assert len({compile(tree, "m", "exec").co_consts for tree in trees}) == len(trees)


def test_killed_alive_and_unreached_are_told_apart_and_kept(tmp_path: Path) -> None:
    toy = tmp_path / "toy"
    (toy / "tests").mkdir(parents=True)
    (toy / "__init__.py").write_text("from types import SimpleNamespace\nGAME = SimpleNamespace(id='toy')\n")
    (toy / "rules.py").write_text(RULES)
    (toy / "tests" / "test_toy.py").write_text(TESTS)
    here = Path(__file__).resolve()
    kept = tmp_path / "kept"
    command = [sys.executable, str(here.parent / "mutate.py"), "toy", "--keep", str(kept)]
    env = {**os.environ, "MULOT_MORE_GAMES": str(toy)}
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    rows = [json.loads(row) for row in (kept / "toy.jsonl").read_text(encoding="utf-8").splitlines()]
    results = {row["key"].removeprefix("toy.rules."): row["result"] for row in rows}
    assert results["older: shift: a >= b → a > b"] == "killed"
    assert results["older: turn: a >= b → a < b"] == "killed"
    assert results["score: drop: total += 2 → nothing"] == "killed"
    assert results["score: one-more: 2 → 3"] == "alive", "the test is too weak to see it"
    assert results["never: one-more: 1 → 2"] == "unreached"
    assert "alive: toy.rules.score: one-more: 2 → 3" in ran.stdout
    again = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert len((kept / "toy.jsonl").read_text(encoding="utf-8").splitlines()) == len(rows), "nothing is tried twice"
    assert "alive" in again.stdout
