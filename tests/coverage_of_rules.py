"""Which rule is shown by which test: read from the marks in the test files, written to docs/coverage-of-rules.md."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import mulot
from contract.cases import GAMES, ROOT, rules

REPORT = ROOT / "docs" / "coverage-of-rules.md"


def marks(*folders: Path) -> dict[str, list[str]]:
    """Rule number → the tests that carry it. Only literal numbers count, so that the report can be read."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(f for place in folders for f in place.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in _numbers(node):
                    found[number].append(f"{file.stem}::{node.name}")
    return dict(found)


def _numbers(test: ast.FunctionDef) -> list[str]:
    found = []
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule":
            found += [str(a.value) for a in decorator.args if isinstance(a, ast.Constant)]
    return found


def all_marks() -> dict[str, list[str]]:
    return marks(ROOT / "tests", GAMES)


def report() -> str:
    """The report as it should stand in the file."""
    shown = all_marks()
    lines = [
        "# Which test shows which rule",
        "",
        "Made by `make report` from the marks `@rule(…)` on the tests; the tests fail when it is not fresh.",
        "",
    ]
    for game in mulot.shelf():
        numbered = rules(game)
        deciding = [rule for rule in numbered.values() if rule.decides]
        lines += [f"## {game}", "", f"{len(deciding)} rules and rulings that decide something, all shown.", ""]
        for rule in numbered.values():
            tests = ", ".join(f"`{test.split('::')[1]}`" for test in shown.get(rule.number, []))
            lines.append(f"- **{rule.number}** {tests or '*(nothing to decide)*'}")
        lines.append("")
    return "\n".join(lines)


def missing(game: str, shown: dict[str, list[str]]) -> list[str]:
    """Rules that decide something and are shown by no test."""
    return [rule.number for rule in rules(game).values() if rule.decides and rule.number not in shown]


def unknown(shown: dict[str, list[str]]) -> list[str]:
    """Numbers that tests name and no RULES.md has."""
    known = {number for game in (*mulot.shelf(), "skirmish") for number in rules(game)}
    return sorted(set(shown) - known)


if __name__ == "__main__":
    REPORT.write_text(report(), encoding="utf-8")
    print(f"written: {REPORT.relative_to(ROOT)}")
