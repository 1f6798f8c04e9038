"""The targets of mutation testing: the rules of a game, or a part of the software, each with the tests to run."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import mulot
from mulot import games
from mutation import client_mutants
from mutation.operators import Mutant, mutants
from mutation.runner import ROOT, TimeLimits

TESTS = ROOT / "tests"
CLIENT = "wire"
"""The name of the part in TypeScript: the client's connection to the server."""
QUICK = TimeLimits()
SLOW = TimeLimits(max_test_s=60, max_total_s=60, timeout_factor=5, timeout_extra_s=20, wall_clock=True)
"""For tests that wait for servers and databases."""

MutantSource = tuple[Mutant, Callable[[], ast.Module], Path]
"""A mutant, a function that returns its module's syntax tree, and the module's file."""


@dataclass(frozen=True)
class MutationTarget:
    """Modules by name with their files (below `folder`), the tests to run, and all files whose changes cause survivors
    to be tried again."""

    name: str
    folder: Path
    modules: Mapping[str, Path]
    tests: tuple[Path, ...]
    sources: tuple[Path, ...]
    limits: TimeLimits = QUICK
    starts_servers: bool = False
    """True if its tests start servers and databases."""
    tables: Mapping[str, Path] = field(default_factory=dict)
    """Modules whose tables are changed, and not their functions: the content of a game."""

    def mutants(self) -> Iterator[MutantSource]:
        """Yield every mutant of the target."""
        for module, file in self.modules.items():
            for mutant, tree in mutants(module, file.read_text(encoding="utf-8")):
                yield mutant, tree, file
        for module, file in self.tables.items():
            for mutant, tree in mutants(module, source_with_data(file), tables=True):
                yield mutant, tree, file

    def file_name(self, mutant: Mutant) -> str:
        """Return the name of a mutant's file in the report."""
        return {**self.modules, **self.tables}[mutant.module].relative_to(self.folder).as_posix().removeprefix("rules/")


class ClientTarget(MutationTarget):
    """The client's connection to the server, in TypeScript."""

    def __init__(self) -> None:
        modules = {f"web.api.{file.stem}": file for file in client_mutants.files()}
        super().__init__(CLIENT, client_mutants.FOLDER, modules, (), tuple(client_mutants.files()))

    def mutants(self) -> Iterator[MutantSource]:
        """Yield every mutant. There are no syntax trees: the Node program that lists a mutant also tests it."""
        for mutant, file in client_mutants.list_mutants():
            yield mutant, lambda: ast.Module([], []), file


def game_target(game: str) -> MutationTarget:
    """Return the rules and the content of a game, with the game's own tests."""
    module, folder = games.locate(game)
    files = [folder / "rules.py", *sorted((folder / "rules").rglob("*.py"))]
    sources = [file for file in folder.rglob("*.py") if "bots" not in file.relative_to(folder).parts]
    tables = [folder / "content.py", *sorted((folder / "content").rglob("*.py"))]
    return MutationTarget(
        game,
        folder,
        _modules(module, folder, files),
        (folder / "tests",),
        tuple(sources),
        tables=_modules(module, folder, tables),
    )


def source_with_data(file: Path) -> str:
    """Return a module's source in which each data file that it reads is a literal, so that it can be changed.

    Content of older versions is left out: only golden stories tell what it was."""

    def literal(read: re.Match[str]) -> str:
        return repr(file.with_name(read[1]).read_bytes())

    source = file.read_text(encoding="utf-8")
    return re.sub(r'Path\(__file__\)\.with_name\("((?!older)\w+\.json)"\)\.read_bytes\(\)', literal, source)


def package_target(name: str, *tests: str, starts_servers: bool = True) -> MutationTarget:
    """Return the package `mulot.<name>`, with these files and folders of tests/."""
    folder = Path(mulot.__file__).parent / name
    test_paths = tuple(TESTS / path for path in tests)
    files = sorted(folder.rglob("*.py"))
    test_files = [file for path in test_paths for file in (path.rglob("*.py") if path.is_dir() else [path])]
    modules, limits = _modules(f"mulot.{name}", folder, files), SLOW if starts_servers else QUICK
    return MutationTarget(name, folder, modules, test_paths, (*files, *test_files), limits, starts_servers)


def _modules(module: str, folder: Path, files: list[Path]) -> dict[str, Path]:
    names = {file: (module, *file.relative_to(folder).with_suffix("").parts) for file in files if file.is_file()}
    return {".".join(parts).removesuffix(".__init__"): file for file, parts in names.items()}


PARTS = {
    "table": ("table", "actor"),
    "actor": (
        *("actor", "table", "offline/test_offline_whole_games.py"),
        *(f"store/test_store_{name}.py" for name in ("campaigns", "long_tables", "tables")),
    ),
    "store": ("store",),
    "server": ("server",),
    "browser": ("offline",),
    CLIENT: (),
}
"""The parts of the software, with the test folders that run against them. The client's tests are beside its code."""
RENAMED = {"room": "actor", "pocket": "browser"}
"""Names that parts had in older records, and their names now."""


def find_target(name: str) -> MutationTarget:
    """Return the part of the software, or the game, of this name."""
    if name == CLIENT:
        return ClientTarget()
    if name in PARTS:
        return package_target(name, *PARTS[name], starts_servers=name != "table")
    return game_target(name)
