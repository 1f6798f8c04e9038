"""No module of the house imports itself by a detour; imports for types only and imports inside functions count too."""

from __future__ import annotations

import ast
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pytest

import mulot

HOUSE = Path(mulot.__file__).parent

Imports = dict[str, dict[str, int]]
"""For every module the modules it imports, each with the line where it first does so."""


def modules_of(folder: Path) -> dict[str, Path]:
    """The modules of a package by name; the tests that lie beside a game are none of its modules."""
    found = {}
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder.parent).with_suffix("").parts
        if "tests" not in parts:
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imports_of(folder: Path) -> Imports:
    """Who imports whom, read from the source without running it."""
    modules = modules_of(folder)
    found: Imports = {}
    for name, file in modules.items():
        here = found.setdefault(name, {})
        package = name if file.stem == "__init__" else name.rpartition(".")[0]
        for line, target in _named(ast.parse(file.read_bytes()), package, modules):
            here.setdefault(target, line)
    return found


def _named(tree: ast.Module, package: str, modules: dict[str, Path]) -> Iterator[tuple[int, str]]:
    """Line and module of every import, wherever it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name in modules:
                    yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            source = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                source = ".".join([*above, *filter(None, [source])])
            for alias in node.names:
                # `from a import b` takes the module a.b where there is one, else something out of a.
                inside = f"{source}.{alias.name}"
                if inside in modules:
                    yield node.lineno, inside
                elif source in modules:
                    yield node.lineno, source


def knots_of(imports: Imports) -> list[set[str]]:
    """Modules that reach each other, in groups: the largest first. A module alone is a knot if it imports itself."""
    reach = {module: _reached(imports, module) for module in imports}
    knots: list[set[str]] = []
    for module in imports:
        if module in reach[module] and not any(module in knot for knot in knots):
            knots.append({other for other in reach[module] if module in reach[other]})
    return sorted(knots, key=len, reverse=True)


def _reached(imports: Imports, start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for target in imports[waiting.pop()]:
            if target not in found:
                found.add(target)
                waiting.append(target)
    return found


def shortest_cycle(imports: Imports, knot: set[str]) -> list[str]:
    """The shortest way from a module of the knot back to itself."""
    return min((_way_back(imports, start) for start in sorted(knot)), key=len)


def _way_back(imports: Imports, start: str) -> list[str]:
    waiting = deque([[start]])
    seen: set[str] = set()
    while waiting:
        way = waiting.popleft()
        for target in imports[way[-1]]:
            if target == start:
                return way
            if target not in seen:
                seen.add(target)
                waiting.append([*way, target])
    raise AssertionError(f"{start} is in no cycle")


def written_out(imports: Imports) -> str:
    """Every knot with its modules and its shortest cycle, line by line; nothing if there is none."""
    lines = []
    for knot in knots_of(imports):
        cycle = shortest_cycle(imports, knot)
        lines.append(f"{len(knot)} modules import each other: {', '.join(sorted(knot))}; the shortest way round:")
        for one, other in zip(cycle, [*cycle[1:], cycle[0]], strict=True):
            lines.append(f"  {one}, line {imports[one][other]}, imports {other}")
    return "\n".join(lines)


def test_no_module_of_the_house_imports_itself_by_a_detour() -> None:
    imports = imports_of(HOUSE)
    assert sum(map(len, imports.values())) > 1000, "the house was read"
    found = written_out(imports)
    assert not found, f"import cycles:\n{found}"


PLANTED = {
    "at the top": "from planted.other import two",
    "for types only": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from planted.other import two",
    "inside a function": "def one():\n    import planted.other",
    "relative": "from .other import two",
    "a module out of its package": "from planted import other",
    "relative, out of its package": "from . import other",
}


@pytest.mark.parametrize("way", PLANTED)
def test_a_planted_cycle_is_caught_and_written_out(way, tmp_path) -> None:
    package = tmp_path / "planted"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "one.py").write_text(PLANTED[way])
    (package / "other.py").write_text("from planted.third import three\n")
    (package / "third.py").write_text("import sys\n\n\ndef three():\n    from planted.one import one\n")
    told = written_out(imports_of(package))
    line = PLANTED[way].count("\n") + 1
    assert told.splitlines() == [
        "3 modules import each other: planted.one, planted.other, planted.third; the shortest way round:",
        f"  planted.one, line {line}, imports planted.other",
        "  planted.other, line 1, imports planted.third",
        "  planted.third, line 5, imports planted.one",
    ]


def test_a_module_that_needs_its_own_package_is_caught(tmp_path) -> None:
    package = tmp_path / "planted"
    package.mkdir()
    (package / "__init__.py").write_text("from planted.part import part")
    (package / "part.py").write_text("def part():\n    from planted import whole\n")
    assert knots_of(imports_of(package)) == [{"planted", "planted.part"}]


def test_what_goes_one_way_only_is_no_cycle(tmp_path) -> None:
    package = tmp_path / "planted"
    (package / "tests").mkdir(parents=True)
    (package / "__init__.py").write_text("from planted import one")
    (package / "one.py").write_text("from planted.other import two")
    (package / "other.py").write_text("import sys")
    (package / "tests" / "test_one.py").write_text("import planted")
    imports = imports_of(package)
    assert imports == {"planted": {"planted.one": 1}, "planted.one": {"planted.other": 1}, "planted.other": {}}
    assert written_out(imports) == ""
