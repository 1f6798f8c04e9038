"""What can be broken: the rules of a game, or a part of the house, each with the tests that should notice."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import mulot
from mulot import games
from mutation import wire
from mutation.operators import Mutant, mutants
from mutation.runner import ROOT, Bounds

TESTS = ROOT / "tests"
WIRE = "wire"
QUICK = Bounds()
WAITING = Bounds(slow=60, enough=60, patience=10, more=30, waits=True)
"""For tests that wait for houses and databases."""

Found = tuple[Mutant, Callable[[], ast.Module], Path]


@dataclass(frozen=True)
class Part:
    """Modules by name, where they stand, the tests that are asked, and all files whose change counts for survivors."""

    name: str
    modules: Mapping[str, Path]
    tests: tuple[Path, ...]
    sources: tuple[Path, ...]
    bounds: Bounds = QUICK
    houses: bool = False
    """Its tests start houses and databases."""

    def mutants(self) -> Iterator[Found]:
        """Every mutant of the part."""
        for module, file in self.modules.items():
            for mutant, tree in mutants(module, file.read_text(encoding="utf-8")):
                yield mutant, tree, file

    def file(self, mutant: Mutant) -> str:
        """What the page calls the file of a mutant."""
        return self.modules[mutant.module].as_posix().partition(f"/{self.name}/")[2].removeprefix("rules/")


class Wire(Part):
    """The client's wire."""

    def __init__(self) -> None:
        modules = {f"web.wire.{file.stem}": file for file in wire.files()}
        super().__init__(WIRE, modules, (), tuple(wire.files()))

    def mutants(self) -> Iterator[Found]:
        """Every mutant; the program that made it can try it."""
        for mutant, file in wire.listed():
            yield mutant, lambda: ast.Module([], []), file


def of_game(game: str) -> Part:
    """The rules of a game, with its own tests."""
    module, folder = games.locate(game)
    files = [folder / "rules.py", *sorted((folder / "rules").rglob("*.py"))]
    sources = [file for file in folder.rglob("*.py") if "bots" not in file.relative_to(folder).parts]
    return Part(game, _modules(module, folder, files), (folder / "tests",), tuple(sources))


def of_house(name: str, *tests: str, waits: bool = True) -> Part:
    """A package of the house."""
    folder = Path(mulot.__file__).parent / name
    asked = tuple(TESTS / one for one in tests)
    files = sorted(folder.rglob("*.py"))
    beside = [file for one in asked for file in (one.rglob("*.py") if one.is_dir() else [one])]
    modules, bounds = _modules(f"mulot.{name}", folder, files), WAITING if waits else QUICK
    return Part(name, modules, asked, (*files, *beside), bounds, waits)


def _modules(module: str, folder: Path, files: list[Path]) -> dict[str, Path]:
    names = {file: (module, *file.relative_to(folder).with_suffix("").parts) for file in files if file.is_file()}
    return {".".join(parts).removesuffix(".__init__"): file for file, parts in names.items()}


HOUSE = {
    "table": ("table", "actor"),
    "actor": ("actor", "table", *(f"store/test_store_{name}.py" for name in ("campaigns", "long_tables", "tables"))),
    "store": ("store",),
    "server": ("server",),
    "pocket": ("pocket",),
    "wire": (),
}
"""The parts of the house, with the folders of tests that are asked; the wire's tests are its neighbours."""


def part(name: str) -> Part:
    """A part of the house, or a game."""
    if name == WIRE:
        return Wire()
    if name in HOUSE:
        return of_house(name, *HOUSE[name], waits=name != "table")
    return of_game(name)
