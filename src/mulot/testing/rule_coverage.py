"""Finds which tests cover which rule, from the decorators `@rule(…)` in the test files."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

from mulot.testing.case import Rule


def collect_rule_tests(*folders: Path) -> dict[str, list[str]]:
    """Return the tests that cover each rule, by rule number, each as `file::test`. Only literal arguments of `@rule`
    count."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(f for place in folders for f in place.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in _rule_numbers(node):
                    found[number].append(f"{file.stem}::{node.name}")
    return dict(found)


def _rule_numbers(test: ast.FunctionDef) -> list[str]:
    found = []
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule":
            found += [str(a.value) for a in decorator.args if isinstance(a, ast.Constant)]
    return found


def uncovered_rules(rules: Mapping[str, Rule], shown: Mapping[str, list[str]]) -> list[str]:
    """Return the numbers of the rules that decide something but are not covered by any test."""
    return [rule.number for rule in rules.values() if rule.decides and rule.number not in shown]
