"""Documents and docstrings name only what exists: modules and their contents, files, commands, make targets."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import mulot
from mulot import games
from mulot.cli.dispatch import COMMANDS
from mulot.core.errors import MissingExtra
from research.__main__ import commands as research_commands

ROOT = Path(mulot.__file__).parents[2]
PACKAGE = ROOT / "src" / "mulot"
OLD_NAMES = {"docs/upgrading.md", "docs/renames.md", "docs/mutants.md"}
"""Pages about names of earlier commits. Decisions are left out too: they describe the tree of their time."""
PAGES = [
    page
    for pattern in (
        "*.md",
        "docs/*.md",
        "docs/reference/*.md",
        "docs/results/*.md",
        "research/**/*.md",
        "tests/*.md",
        "examples/*.md",
        "src/mulot/games/*/README.md",
    )
    for page in sorted(ROOT.glob(pattern))
    if page.name != "CHANGELOG.md" and str(page.relative_to(ROOT)) not in OLD_NAMES
]
SOURCES = [
    file
    for folder in (PACKAGE, ROOT / "tests", ROOT / "research", ROOT / "web" / "build")
    for file in sorted(folder.rglob("*.py"))
]
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCE = re.compile(r"^ *```.*?^ *```$", re.M | re.S)
COMMAND = re.compile(r"make [a-z-]+|(?:\.venv/bin/)?(?:mulot (?!seed )[a-z]|python3? -m (?!moulin|crumbs))")
"""The beginning of a command. Its name must exist, even if placeholders follow. (A text to hash begins with "mulot
seed".)"""
COMMAND_BLOCK = re.compile(r"^ *```(?:console|sh|bash)\n(.*?)^ *```$", re.M | re.S)
DOTTED = re.compile(r"(?:mulot|research)(?:\.\w+)+")
TOP_FOLDERS = ("src", "web", "tests", "docs", "research", "examples", "requirements", "shipping", "changes", "games")
FILE = re.compile(
    r"[\w.*<>-]+(?:/[\w.*<>-]+)*\.(?:py|ts|svelte|md|js|json|jsonl|toml|ftl|css|wasm|bin|svg|ipynb|yaml)|(?:"
    + "|".join(TOP_FOLDERS)
    + r")(?:/[\w.*<>-]+)+/?"
)
MADE_UP = re.compile(r"<[^>]*>|\bid\b|\bID\b|GAME|NAME|moulin|crumbs|fromage|my_|mine|FILE|\$")
"""Placeholders, and example packages that a document tells its reader to write."""


WRITTEN_BY_PROGRAMS = {"mulot.db", "pocket/shown.json", "pocket/files.json", "web/board.css", "games.about.json"}
"""Files that documents name although the repository does not contain them."""
AT_A_COMMIT = re.compile(r"\bcommit\b")
"""Matches a line about an earlier commit, which may name things that existed then."""


def commands_to_type(text: str) -> Iterator[str]:
    """Yield every line of the blocks that show commands, without a prompt and without what comes after the command."""
    for block in COMMAND_BLOCK.findall(text):
        for line in block.splitlines():
            if not AT_A_COMMIT.search(line):
                yield re.sub(r"^\$ |\s+#.*$", "", line.strip())


def code_spans(text: str) -> Iterator[str]:
    """Yield the texts between backticks, except in fenced blocks and in lines about an earlier commit."""
    for line in FENCE.sub("", text).splitlines():
        if not AT_A_COMMIT.search(line):
            yield from SPAN.findall(line)


@cache
def file_names() -> tuple[frozenset[str], tuple[str, ...]]:
    """Return the names of all files of the repository, and their paths."""
    paths = [
        path.relative_to(ROOT).as_posix()
        for folder in (
            "src",
            "web",
            "tests",
            "docs",
            "research",
            "examples",
            "requirements",
            "shipping",
            "changes",
            ".ci",
        )
        for path in (ROOT / folder).rglob("*")
        if "node_modules" not in path.parts
    ] + [path.name for path in ROOT.iterdir()]
    return frozenset(path.rpartition("/")[2] for path in paths), tuple(paths)


def is_file(name: str, near: Path) -> bool:
    """True if a document near this path may refer to a file by this name, whether relative to the root, the package or
    the page's own folder, or by the last part of its path."""
    pattern = re.sub(r"<[^>]*>", "*", name.rstrip("/"))
    for base in (ROOT, PACKAGE, PACKAGE / "games", near):
        if any(base.glob(pattern)):
            return True
    if "*" in pattern:
        return False
    names, paths = file_names()
    return pattern in names if "/" not in pattern else any(path.endswith("/" + pattern) for path in paths)


def resolves(dotted: str) -> bool:
    """True if a dotted name can be imported, or is an attribute of something that can."""
    parts = dotted.split(".")
    for count in range(len(parts), 0, -1):
        try:
            found = import_module(".".join(parts[:count]))
        except MissingExtra:
            return find_spec(".".join(parts[:2])) is not None
        except ModuleNotFoundError as error:
            if not dotted.startswith((error.name or "").split(".")[0]):
                return find_spec(".".join(parts[:2])) is not None  # an extra that is not installed
            continue
        for part in parts[count:]:
            if not hasattr(found, part) and part not in getattr(found, "__annotations__", {}):
                return False
            found = getattr(found, part, None)
        return True
    return False


@cache
def make_targets() -> frozenset[str]:
    """Return the names of all make targets."""
    return frozenset(re.findall(r"^([\w-]+)(?: [\w-]+)*:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


@cache
def cli_commands() -> frozenset[str]:
    """Return the commands of the command line, including those of games."""
    return frozenset(COMMANDS) | {name for game in mulot.shelf() for name in games.default_shelf().commands(game)}


def exists(span: str, near: Path) -> bool:
    """False if a code span names a module, file, command or make target that does not exist."""
    if target := re.fullmatch(r"make ([a-z-]+)(?: .*)?", span):
        return target[1] in make_targets()
    if study := re.search(r"python3? -m research ([a-z-]+) ([a-z-]+)", span):
        return study.groups() in research_commands()
    if module := re.search(r"python3? -m ([\w.]+)", span):
        return find_spec(module[1]) is not None
    if command := re.match(r"(?:\.venv/bin/)?mulot ([a-z][a-z-]+)", span):
        return command[1] in cli_commands()
    if " " in span:
        return True
    if DOTTED.fullmatch(span.partition("(")[0]):
        return is_file(span, near) or resolves(span.partition("(")[0])
    return FILE.fullmatch(span) is None or is_file(span, near)


def missing(text: str, near: Path) -> list[str]:
    """Return every name in a text's code spans that does not exist."""
    wrong = []
    for span in (*code_spans(text), *commands_to_type(text)):
        if (
            (MADE_UP.search(span) and not COMMAND.match(span))
            or "…" in span.split(" ")[0]
            or span in WRITTEN_BY_PROGRAMS
        ):
            continue
        if not exists(span, near):
            wrong.append(span)
    return wrong


@pytest.mark.parametrize("document", PAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_document_names_only_what_exists(document: Path) -> None:
    assert missing(document.read_text(encoding="utf-8"), document.parent) == []


def test_the_makefile_runs_only_commands_that_exist() -> None:
    recipes = re.findall(r"^\t\$\(BIN\)/(.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert len(recipes) > 20
    assert [line for line in recipes if not exists(line, ROOT)] == []
    scripts = re.findall(r"python ([\w/]+\.py)", "\n".join(recipes))
    assert [script for script in scripts if not (ROOT / script).is_file()] == []


def test_docstrings_name_only_what_exists() -> None:
    wrong = []
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                wrong += [
                    f"{file.relative_to(ROOT)}:{node.lineno}: {name}" for name in missing(node.value.value, file.parent)
                ]
    assert wrong == []


@pytest.mark.parametrize(
    "text",
    [
        "`mulot.core.films`",
        "`mulot.core.match.Match.told_nothing`",
        "`web/wire/house.ts`",
        "`make made`",
        "`python -m mulot.cli.films`",
        "`mulot study clan`",
        "`mulot bakup FILE`",
        "`staged.py`",
        "`python -m research clan nothing`",
        "```console\nmake made\n```",
        "```sh\n$ mulot study clan # a comment\n```",
    ],
)
def test_what_does_not_exist_is_found(text: str) -> None:
    named = next(commands_to_type(text), text.strip("`"))
    assert missing(text, ROOT) == [named]


@pytest.mark.parametrize(
    "text", ["`mulot.core.match.Match.play`", "`core/game.py`", "`games/<id>/web/`", "`make test`", "`mulot play trio`"]
)
def test_what_exists_is_accepted(text: str) -> None:
    assert missing(text, ROOT) == []
