"""No import cycles, including imports for type checking and imports inside functions."""

from __future__ import annotations

import ast
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pytest

import mulot

PACKAGE = Path(mulot.__file__).parent

Imports = dict[str, dict[str, int]]
"""For every module, the modules that it imports, each with the line of the first import."""


def modules_of(folder: Path) -> dict[str, Path]:
    """Return the modules of a package by name, without tests."""
    found = {}
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder.parent).with_suffix("").parts
        if "tests" not in parts:
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imports_of(folder: Path) -> Imports:
    """Return which module imports which, by parsing the source."""
    modules = modules_of(folder)
    found: Imports = {}
    for name, file in modules.items():
        here = found.setdefault(name, {})
        package = name if file.stem == "__init__" else name.rpartition(".")[0]
        for line, target in _named(ast.parse(file.read_bytes()), package, modules):
            here.setdefault(target, line)
    return found


def _named(tree: ast.Module, package: str, modules: dict[str, Path]) -> Iterator[tuple[int, str]]:
    """Yield line and module of every import."""
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
                # `from a import b` imports the module a.b if it exists, otherwise a name from a.
                inside = f"{source}.{alias.name}"
                if inside in modules:
                    yield node.lineno, inside
                elif source in modules:
                    yield node.lineno, source


def cycle_groups(imports: Imports) -> list[set[str]]:
    """Return the groups of modules that reach each other, largest first. One module is a group if it imports itself."""
    reach = {module: _reached(imports, module) for module in imports}
    groups: list[set[str]] = []
    for module in imports:
        if module in reach[module] and not any(module in group for group in groups):
            groups.append({other for other in reach[module] if module in reach[other]})
    return sorted(groups, key=len, reverse=True)


def _reached(imports: Imports, start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for target in imports[waiting.pop()]:
            if target not in found:
                found.add(target)
                waiting.append(target)
    return found


def shortest_cycle(imports: Imports, group: set[str]) -> list[str]:
    """Return the shortest import path from a module of the group back to itself."""
    return min((_shortest_path_back(imports, start) for start in sorted(group)), key=len)


def _shortest_path_back(imports: Imports, start: str) -> list[str]:
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


def describe_cycles(imports: Imports) -> str:
    """Return a text with every group and its shortest cycle; empty if there is none."""
    lines = []
    for group in cycle_groups(imports):
        cycle = shortest_cycle(imports, group)
        lines.append(f"{len(group)} modules import each other: {', '.join(sorted(group))}; the shortest cycle:")
        for one, other in zip(cycle, [*cycle[1:], cycle[0]], strict=True):
            lines.append(f"  {one}, line {imports[one][other]}, imports {other}")
    return "\n".join(lines)


def test_there_are_no_import_cycles() -> None:
    imports = imports_of(PACKAGE)
    assert sum(map(len, imports.values())) > 1000, "all modules were read"
    found = describe_cycles(imports)
    assert not found, f"import cycles:\n{found}"


CYCLIC_IMPORTS = {
    "at the top": "from planted.other import two",
    "for types only": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from planted.other import two",
    "inside a function": "def one():\n    import planted.other",
    "relative": "from .other import two",
    "a module out of its package": "from planted import other",
    "relative, out of its package": "from . import other",
}


@pytest.mark.parametrize("way", CYCLIC_IMPORTS)
def test_a_cycle_is_detected_and_described(way, tmp_path) -> None:
    package = tmp_path / "planted"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "one.py").write_text(CYCLIC_IMPORTS[way])
    (package / "other.py").write_text("from planted.third import three\n")
    (package / "third.py").write_text("import sys\n\n\ndef three():\n    from planted.one import one\n")
    described = describe_cycles(imports_of(package))
    line = CYCLIC_IMPORTS[way].count("\n") + 1
    assert described.splitlines() == [
        "3 modules import each other: planted.one, planted.other, planted.third; the shortest cycle:",
        f"  planted.one, line {line}, imports planted.other",
        "  planted.other, line 1, imports planted.third",
        "  planted.third, line 5, imports planted.one",
    ]


def test_a_module_that_imports_its_own_package_is_a_cycle(tmp_path) -> None:
    package = tmp_path / "planted"
    package.mkdir()
    (package / "__init__.py").write_text("from planted.part import part")
    (package / "part.py").write_text("def part():\n    from planted import whole\n")
    assert cycle_groups(imports_of(package)) == [{"planted", "planted.part"}]


def test_one_way_imports_are_no_cycle(tmp_path) -> None:
    package = tmp_path / "planted"
    (package / "tests").mkdir(parents=True)
    (package / "__init__.py").write_text("from planted import one")
    (package / "one.py").write_text("from planted.other import two")
    (package / "other.py").write_text("import sys")
    (package / "tests" / "test_one.py").write_text("import planted")
    imports = imports_of(package)
    assert imports == {"planted": {"planted.one": 1}, "planted.one": {"planted.other": 1}, "planted.other": {}}
    assert describe_cycles(imports) == ""
