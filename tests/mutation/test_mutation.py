"""The mutation run tells faults that tests notice from faults that they do not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from mutation.operators import mutants
from mutation.runner import ROOT

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

MORE = """
from toy.rules import score

def test_two_a_cat():
    assert score(3) == 6
"""


def test_every_operator_is_there() -> None:
    source = (
        "def f(seat, a):\n    if a < 2 and not a:\n        del a\n    return seat if True else [b for b in a if b]\n"
        "def g(s, a):\n    'What it is.'\n    if 0 <= a < s.turn:\n        return\n    b: int = a\n    c: int\n"
        "    match b:\n        case c if c:\n            s.turn = turn(a)\n"
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
        ("next-seat", "seat", "seat ^ 1"),
        ("next-seat", "s.turn", "s.turn ^ 1"),
        ("shift", "0 <= a < s.turn", "0 < a < s.turn"),
        ("shift", "0 <= a < s.turn", "0 <= a <= s.turn"),
        ("turn", "0 <= a < s.turn", "0 > a < s.turn"),
        ("turn", "0 <= a < s.turn", "0 <= a >= s.turn"),
        ("one-more", "0", "1"),
        ("one-less", "0", "-1"),
        ("drop", "return", "nothing"),
        ("drop", "b: int = a", "nothing"),
        ("drop", "s.turn = turn(a)", "nothing"),
        ("negate", "c", "not c"),
    }


def test_the_module_itself_stays_as_it_is() -> None:
    trees = [tree() for _, tree in mutants("m", RULES)]
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
    rows: list[dict[str, str]] = []
    said = ""

    def tried_again() -> list[dict[str, str]]:
        nonlocal said
        said = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
        found = [json.loads(row) for row in (kept / "toy.jsonl").read_text(encoding="utf-8").splitlines()]
        more = found[len(rows) :]
        rows.extend(more)
        return more

    assert tried_again()
    results = {row["key"].removeprefix("toy.rules."): row["result"] for row in rows}
    assert results["older: shift: a >= b → a > b"] == "killed"
    assert results["older: turn: a >= b → a < b"] == "killed"
    assert results["score: drop: total += 2 → nothing"] == "killed"
    assert results["score: one-more: 2 → 3"] == "alive", "the test is too weak to see it"
    assert results["never: one-more: 1 → 2"] == "unreached"
    assert "alive, line 9: toy.rules.score: one-more: 2 → 3" in said
    (toy / "tests" / "test_more.py").write_text(MORE)
    assert {row["key"].removeprefix("toy.rules.") for row in tried_again()} == {
        key for key, result in results.items() if result in ("alive", "unreached")
    }, "with one test more the survivors are tried again, and nothing else is tried twice"
    (toy / "tests" / "test_toy.py").write_text(TESTS.replace("older(4, 4)", "older(4, 3)"))
    found = {row["key"].removeprefix("toy.rules."): row["result"] for row in tried_again()}
    assert found["older: shift: a >= b → a > b"] == "alive", "its test says less than it did"
    assert "score: one-more: 2 → 3" not in found, "killed by a test that is as it was"


def tried(tmp_path: Path, *arguments: str) -> str:
    """What a run on this very house says, with what it keeps beside the test."""
    command = [sys.executable, str(Path(__file__).with_name("mutate.py")), "--keep", str(tmp_path), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_part_of_the_house_is_broken_and_its_tests_notice_all_but_what_nobody_could_see(tmp_path: Path) -> None:
    tests = str(ROOT / "tests/table/test_table_adaptive_level.py")
    said = tried(tmp_path, "table", "--sample", "0", "--only", "people_won: shift", "--tests", tests)
    assert said.endswith("table: {'alive': 1}\n"), "equal scores have been answered before"
    said = tried(tmp_path, "table", "--sample", "0", "--only", "table_creation.level_change: one", "--tests", tests)
    assert "'alive'" not in said
    assert "'killed'" in said


def test_a_house_in_another_process_has_the_fault_too(tmp_path: Path) -> None:
    test = "test_unwritable_database_is_reported_as_not_ready"
    tests = f"{ROOT / 'tests/server/test_server_ready.py'}::{test}"
    said = tried(tmp_path, "server", "--sample", "0", "--only", "pages.ready: negate: not await", "--tests", tests)
    assert said.endswith("server: {'killed': 1}\n")


def test_the_clients_wire_is_broken_and_its_tests_notice(tmp_path: Path) -> None:
    said = tried(tmp_path, "wire", "--sample", "0", "--only", "wishId: one-less: 9")
    assert said.endswith("wire: {'killed': 1}\n")
