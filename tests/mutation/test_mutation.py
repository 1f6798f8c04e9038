"""Mutation testing distinguishes mutants that tests notice from mutants that they miss."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from mulot import games
from mutation import report
from mutation.mutant_injection import inject
from mutation.operators import TABLES, mutants
from mutation.report import MutantRecord, chapter, explained, load_records
from mutation.runner import ROOT
from mutation.targets import PARTS, find_target, source_with_data

RULES = '''
def older(a, b):
    """True if a is at least as old."""
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

STRONGER_TESTS = """
from toy.rules import score

def test_each_cat_scores_two():
    assert score(3) == 6
"""


def test_every_operator_is_applied() -> None:
    source = (
        "def f(seat, a):\n    if a < 2 and not a:\n        del a\n    return seat if True else [b for b in a if b]\n"
        "def g(s, a):\n    'Describe it.'\n    if 0 <= a < s.turn:\n        return\n    b: int = a\n    c: int\n"
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


def test_operators_for_lists_keys_steps_and_defaults() -> None:
    source = (
        "def f(a, b=True, *, c=3):\n    return min([a, b], key=lambda x: (x.far, x.name))\n"
        "def g(s):\n    s.order = sorted(s.cards, key=len)\n    return Goto('back')\n"
        "def h(s):\n    return DONE\n"
    )
    found = {(mutant.operator, mutant.before, mutant.after) for mutant, _ in mutants("m", source)}
    assert found == {
        ("default", "True", "False"),
        ("default", "3", "4"),
        ("default", "3", "2"),
        ("min-max", "min([a, b], key=lambda x: (x.far, x.name))", "max([a, b], key=lambda x: (x.far, x.name))"),
        ("element", "[a, b]", "[b]"),
        ("element", "[a, b]", "[a]"),
        ("sort-key", "key=lambda x: (x.far, x.name)", "key=lambda x: (x.name,)"),
        ("sort-key", "key=lambda x: (x.far, x.name)", "key=lambda x: (x.far,)"),
        ("sort-key", "key=len", "key=lambda _: 0"),
        ("drop", "s.order = sorted(s.cards, key=len)", "nothing"),
        ("step", "Goto('back')", "None"),
        ("step", "return DONE", "return"),
    }


def test_numbers_in_data_files_of_content_are_changed(tmp_path: Path) -> None:
    (tmp_path / "pages.json").write_text('[\n {"end": 6, "names": ["tile-1"], "open": true}\n]')
    (tmp_path / "older_pages.json").write_text("[7]")
    names = [f'Path(__file__).with_name("{name}.json").read_bytes()' for name in ("pages", "older_pages")]
    (tmp_path / "pages.py").write_text(f"PAGES = json.loads({names[0]})\nOLDER = json.loads({names[1]})\n")
    found = [*mutants("toy.pages", source_with_data(tmp_path / "pages.py"), tables=True)]
    assert [mutant.key.partition("<tables>: ")[2] for mutant, _ in found] == [
        'one-more: {"end":6 → 7',
        'one-less: {"end":6 → 5',
        'yes-no: {"end": 6, "names": ["tile-1"], "open":true → false',
    ]
    assert "7, " in ast.unparse(found[0][1]()), "the file's text stands in the mutated module"


def test_tables_are_changed_where_other_modules_have_imported_them(monkeypatch: pytest.MonkeyPatch) -> None:
    source = (
        "from dataclasses import dataclass\n"
        "@dataclass(frozen=True)\nclass Card:\n    name: str\n    paws: int\n"
        "CARDS = {card.name: card for card in (Card('bow', 2), Card('nail', 1))}\n"
        "ENEMIES = {1: 'rat 3, roach 1', 2: ''}\nBAG_SIZE = 3\n"
        "PATH = ((250, 59), (350, 41))\n"
    )
    content, user = ModuleType("toy.content"), ModuleType("toy.rules")
    for module in (content, user):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    results = {}
    for mutant, tree in mutants("toy.content", source, tables=True):
        exec(source, vars(content))
        vars(user).update(bow=content.CARDS["bow"], ENEMIES=content.ENEMIES, BAG_SIZE=content.BAG_SIZE)
        inject(compile(tree(), "content", "exec"), content, TABLES)
        results[mutant.before, mutant.after, mutant.nth] = (user.bow.paws, user.ENEMIES, user.BAG_SIZE)
    three_rats = {1: "rat 3, roach 1", 2: ""}
    assert results == {
        ("2", "3", 0): (3, three_rats, 3),
        ("2", "1", 0): (1, three_rats, 3),
        ("1", "2", 0): (2, three_rats, 3),  # the nail's paw
        ("1", "0", 0): (2, three_rats, 3),
        ("1", "2", 1): (2, {2: ""}, 3),
        ("1", "0", 1): (2, {0: "rat 3, roach 1", 2: ""}, 3),
        ("2", "3", 1): (2, {1: "rat 3, roach 1", 3: ""}, 3),
        ("2", "1", 1): (2, {1: ""}, 3),
        ("'rat 3, roach 1'", "'rat 4, roach 1'", 0): (2, {1: "rat 4, roach 1", 2: ""}, 3),
        ("'rat 3, roach 1'", "'rat 3, roach 2'", 0): (2, {1: "rat 3, roach 2", 2: ""}, 3),
        ("3", "4", 0): (2, three_rats, 4),
        ("3", "2", 0): (2, three_rats, 2),
    }


def test_the_original_syntax_tree_is_not_changed() -> None:
    trees = [tree() for _, tree in mutants("m", RULES)]
    assert len({compile(tree, "m", "exec").co_consts for tree in trees}) == len(trees)


def test_killed_alive_and_unreached_mutants_are_distinguished_and_stored(tmp_path: Path) -> None:
    toy = tmp_path / "toy"
    (toy / "tests").mkdir(parents=True)
    (toy / "__init__.py").write_text("from types import SimpleNamespace\nGAME = SimpleNamespace(id='toy')\n")
    (toy / "rules.py").write_text(RULES)
    (toy / "tests" / "test_toy.py").write_text(TESTS)
    here = Path(__file__).resolve()
    stored = tmp_path / "results"
    command = [sys.executable, str(here.parent / "mutate.py"), "toy", "--workers", "2", "--keep", str(stored)]
    env = {**os.environ, "MULOT_MORE_GAMES": str(toy)}
    rows: list[dict[str, str]] = []
    output = ""

    def new_results() -> list[dict[str, str]]:
        nonlocal output
        output = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
        found = [json.loads(row) for row in (stored / "toy.jsonl").read_text(encoding="utf-8").splitlines()]
        more = found[len(rows) :]
        rows.extend(more)
        return more

    assert new_results()
    results = {row["key"].removeprefix("toy.rules."): row["result"] for row in rows}
    assert results["older: shift: a >= b → a > b"] == "killed"
    assert results["older: turn: a >= b → a < b"] == "killed"
    assert results["score: drop: total += 2 → nothing"] == "killed"
    assert results["score: one-more: 2 → 3"] == "alive", "the test is too weak to notice it"
    assert results["never: one-more: 1 → 2"] == "unreached"
    assert "alive, line 9: toy.rules.score: one-more: 2 → 3" in output
    (toy / "tests" / "test_more.py").write_text(STRONGER_TESTS)
    assert {row["key"].removeprefix("toy.rules.") for row in new_results()} == {
        key for key, result in results.items() if result in ("alive", "unreached")
    }, "with one more test, only the survivors are tried again"
    (toy / "tests" / "test_toy.py").write_text(TESTS.replace("older(4, 4)", "older(4, 3)"))
    found = {row["key"].removeprefix("toy.rules."): row["result"] for row in new_results()}
    assert found["older: shift: a >= b → a > b"] == "alive", "its test checks less than before"
    assert "score: one-more: 2 → 3" not in found, "killed by a test that is unchanged"


def run_mutate(tmp_path: Path, *arguments: str) -> str:
    """Run mutation testing on this project and return its output. The results are stored in `tmp_path`."""
    command = [sys.executable, str(Path(__file__).with_name("mutate.py")), "--keep", str(tmp_path), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_tests_of_a_package_notice_all_mutants_but_the_equivalent_one(tmp_path: Path) -> None:
    tests = str(ROOT / "tests/table/test_table_adaptive_level.py")
    output = run_mutate(tmp_path, "table", "--sample", "0", "--only", "people_won: shift", "--tests", tests)
    assert output.endswith("table: {'alive': 1}\n"), "equal scores were handled before: an equivalent mutant"
    output = run_mutate(
        tmp_path,
        "table",
        "--sample",
        "0",
        "--only",
        "table_creation.level_change_and_games_lost: one",
        "--tests",
        tests,
    )
    assert "'alive'" not in output
    assert "'killed'" in output


def test_a_server_in_another_process_has_the_mutant_too(tmp_path: Path) -> None:
    test = "test_unwritable_database_is_reported_as_not_ready"
    tests = f"{ROOT / 'tests/server/test_server_readiness.py'}::{test}"
    output = run_mutate(
        tmp_path, "server", "--sample", "0", "--only", "system_routes.ready: negate: not await", "--tests", tests
    )
    assert output.endswith("server: {'killed': 1}\n")


def test_tests_of_the_client_notice_a_mutant(tmp_path: Path) -> None:
    output = run_mutate(tmp_path, "wire", "--sample", "0", "--only", "createCommandId: one-less: 9")
    assert output.endswith("wire: {'killed': 1}\n")


def test_a_record_from_before_a_rename_is_shown_with_its_old_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "RECORDS", tmp_path / "mutants.jsonl")
    (old, new), *_ = explained("room").renamed.items()
    before = MutantRecord("room", 1, "abc1234", 2, {"room.py": (1, 1, 0)}, [old], {})
    report.add_record(before)
    assert load_records() == {"room": before}
    assert chapter(before)[-1] == f"- `{old.removeprefix('mulot.room.')}`: {explained('actor').equivalent[new]}"
    today = MutantRecord("actor", 1, "abc1235", 2, {"table_actor.py": (1, 1, 0)}, [new], {})
    report.add_record(today)
    assert load_records() == {"actor": today}, "the new record replaces the old one"


@pytest.mark.parametrize("name", [*games.shelf(), *PARTS])
def test_every_explained_mutant_exists(name: str) -> None:
    known = explained(name)
    keys = {mutant.key for mutant, _, _ in find_target(name).mutants()}
    assert {*known.equivalent, *known.renamed.values()} <= keys
