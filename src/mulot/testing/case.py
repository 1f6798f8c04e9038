"""A game under test: its record, and the folder with its numbered rules and its texts.

Which tests cover which rule is found from the decorators `@rule(…)` in the test files.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mulot import games
from mulot.core.game import AnyGame
from mulot.core.text import DEFAULT_LANGUAGE, LANGUAGES


@dataclass(frozen=True)
class Rule:
    """A numbered rule in a RULES.md. `decides` is false if it has no effect that a test could check."""

    number: str
    text: str
    decides: bool


@dataclass(frozen=True)
class Case:
    """A game under test."""

    game: AnyGame
    folder: Path
    package: str
    """The module that defines its `GAME`; the game's other modules are below it."""
    characters: tuple[str, ...] = ()
    """The names of the game's bots that people can choose; each needs texts."""

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the game must support: all of them if it is built in, otherwise those that it has text
        files for."""
        if games.default_shelf().is_builtin(self.game.id):
            return LANGUAGES
        there = tuple(language for language in LANGUAGES if (self.folder / "text" / f"{language}.ftl").is_file())
        return there or (DEFAULT_LANGUAGE,)

    @property
    def rules(self) -> dict[str, Rule]:
        """The game's rules and rulings, by number."""
        return rules_in(self.folder)

    @property
    def numbers(self) -> frozenset[str]:
        """The numbers of the game's rules and rulings."""
        return frozenset(self.rules)


def case(game: str) -> Case:
    """Return the test case of an installed game."""
    names = tuple(name for name in games.characters(game) if name != "random")
    module, folder = games.locate(game)
    return Case(games.load(game), folder, module, names)


@cache
def rules_in(folder: Path) -> dict[str, Rule]:
    """Parse the numbered rules and rulings (`- **S-001** …`) in the RULES.md of a game's folder."""
    found: dict[str, Rule] = {}
    for line in (folder / "RULES.md").read_text(encoding="utf-8").splitlines():
        match = re.match(r"[-*] \*\*([A-Z]{1,4}-\d{2,3})\*\* +(.*)", line)
        if match:
            number, text = match.groups()
            assert number not in found, f"{number} occurs twice in the RULES.md of {folder.name}"
            found[number] = Rule(number, text, not text.startswith("*(nothing to decide)*"))
    return found


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
