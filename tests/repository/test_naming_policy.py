"""The naming policy, where a machine can check it: one meaning per class name, no bare `-ing` modules, and complete
lists of parts."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import mulot

ROOT = Path(mulot.__file__).parents[2]
PACKAGE = ROOT / "src" / "mulot"
GAMES = PACKAGE / "games"
PYTHON = [
    file
    for folder in (PACKAGE, ROOT / "tests", ROOT / "research", ROOT / "web" / "build")
    for file in sorted(folder.rglob("*.py"))
    if "node_modules" not in file.parts
]
CLIENT = [file for kind in ("ts", "svelte") for file in sorted((ROOT / "web").rglob(f"*.{kind}"))]
GENERATED = {"message_types.ts", "rest_types.ts"}
DECLARED = re.compile(r"^export (?:abstract )?(?:class|interface|type) (\w+)", re.M)
BARE_ING = re.compile(r"[a-z]+ing")
NOUNS = {
    "evening",
    "spacing",
    "drawing",
    "setting",
    "string",
    "building",
    "testing",
    "matching",
    "encoding",
    "lightning",
}
"""Nouns that end in -ing and describe a module's content. (Packages look for `testing` and `encoding` by name.)"""
LISTED_PACKAGES = (
    "actor",
    "browser",
    "service",
    "server/edge",
    "server/live",
    "server/tables",
    "server/workers",
    "server/cluster",
)
"""Packages whose `__init__` lists every module."""


def is_of_a_game(file: Path) -> bool:
    """True if every game may have a class of the same name there."""
    return any(part in file.parts for part in ("games", "skeleton", "examples", "toy_game"))


def classes(file: Path) -> Iterator[str]:
    """Yield the names of a Python module's top-level classes."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node.name


def twice(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return the names that are defined in more than one place, with the places."""
    return {name: places for name, places in sorted(found.items()) if len(places) > 1}


def test_every_python_class_name_has_one_meaning() -> None:
    found = defaultdict[str, list[str]](list)
    for file in PYTHON:
        if not is_of_a_game(file):
            for name in classes(file):
                found[name].append(str(file.relative_to(ROOT)))
    assert len(found) > 300
    assert twice(found) == {}


def test_every_type_name_of_the_client_has_one_meaning() -> None:
    found = defaultdict[str, list[str]](list)
    for file in CLIENT:
        if file.name not in GENERATED:
            for name in DECLARED.findall(file.read_text(encoding="utf-8")):
                found[name].append(str(file.relative_to(ROOT)))
    assert len(found) > 50
    assert twice(found) == {}


def test_a_name_that_stands_twice_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("class Row: ...\n")
    (tmp_path / "two.py").write_text("class Row: ...\nclass Line: ...\n")
    found = defaultdict[str, list[str]](list)
    for file in sorted(tmp_path.glob("*.py")):
        for name in classes(file):
            found[name].append(file.name)
    assert twice(found) == {"Row": ["one.py", "two.py"]}


def test_no_module_is_named_by_a_bare_participle() -> None:
    """`restoring` does not say what is restored; `restore` or `backup` does."""
    names = [file for file in (*PYTHON, *CLIENT) if BARE_ING.fullmatch(file.name.partition(".")[0])]
    bare = [file for file in names if file.name.partition(".")[0] not in NOUNS]
    assert [str(file.relative_to(ROOT)) for file in bare] == []


@pytest.mark.parametrize("package", LISTED_PACKAGES)
def test_a_package_lists_all_its_modules(package: str) -> None:
    folder = PACKAGE / package
    text = (folder / "__init__.py").read_text(encoding="utf-8")
    modules = {file.stem for file in folder.glob("*.py")} - {"__init__"}
    assert modules
    assert {name for name in modules if f"`{name}`" not in text} == set()


def test_the_map_lists_every_package() -> None:
    text = (ROOT / "docs" / "how-it-fits.md").read_text(encoding="utf-8")
    packages = {file.parent.name for file in PACKAGE.glob("*/__init__.py")}
    assert {name for name in packages if f"`{name}/`" not in text} == set()
