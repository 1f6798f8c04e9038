"""The download size of a first visit, and a check that nothing needed is missing."""

from __future__ import annotations

import gzip
import importlib.util
import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from mulot.browser.bundle import make_bundle
from mulot.browser.static_site import STATIC, make_site
from mulot.server.static_files import COMPRESSED_SUFFIXES

ROOT = Path(__file__).parents[2]
MB = 1_000_000
IMPORT = r"^{indent}(?:from ([.\w]+) )?import +([\w., *]+)"


@pytest.fixture(scope="module")
def laying() -> ModuleType:
    """`web/build/browser_python.py`, which is not part of a package."""
    spec = importlib.util.spec_from_file_location("laying_python", ROOT / "web" / "build" / "browser_python.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def library() -> zipfile.ZipFile:
    (found,) = STATIC.glob("pocket/python-*/python_stdlib.zip")
    return zipfile.ZipFile(found)


def test_a_first_visit_is_light() -> None:
    made = make_site().files
    packed = sum(
        len(body) if name.endswith(COMPRESSED_SUFFIXES) else len(gzip.compress(body, 6)) for name, body in made.items()
    )
    assert packed < 8 * MB
    # On a host without compression: Python's files are compressed already, except its script.
    python = sum(len(body) for name, body in made.items() if name.startswith("pocket/"))
    assert python < 7.2 * MB


def test_what_is_kept_of_the_standard_library_is_what_came(laying: ModuleType, library: zipfile.ZipFile) -> None:
    with zipfile.ZipFile(laying.PYODIDE / laying.LIBRARY) as whole:
        kept = {name: whole.read(name) for name in whole.namelist() if laying.is_needed_in_browsers(name)}
    assert {name: library.read(name) for name in library.namelist()} == kept
    assert len(kept) > 300


def imported(source: str, name: str, deep: bool) -> Iterator[str]:
    """Yield the modules that a file imports at its top level or, with `deep`, anywhere. Found by pattern, because this
    Python may be unable to parse files of a newer one."""
    package = name.split("/")[:-1]
    for start, names in re.findall(IMPORT.format(indent="[ ]*" if deep else ""), source, re.MULTILINE):
        if not start:
            yield from (one.split()[0] for one in names.split(",") if one.strip())
            continue
        level = len(start) - len(start.lstrip("."))
        base = package[: len(package) - level + 1] if level else []
        module = ".".join([*base, *filter(None, [start.lstrip(".")])])
        yield module
        yield from (f"{module}.{one}" for one in re.findall(r"\w+", names))


def test_nothing_that_is_left_out_is_imported_by_what_plays(laying: ModuleType, library: zipfile.ZipFile) -> None:
    """Neither the rules nor Pyodide's own files import a module that was left out, directly or through others."""
    gone = {name.removesuffix(".py") for name in laying.LEFT_OUT}
    known = {name.removesuffix(".py").removesuffix("/__init__").replace("/", "."): name for name in library.namelist()}
    wanted: dict[str, str] = {}
    with zipfile.ZipFile(io.BytesIO(make_bundle())) as ours:
        for name in ours.namelist():
            if name.endswith(".py") and "/lab/" not in name:
                wanted |= dict.fromkeys(imported(ours.read(name).decode(), name, deep=True), name)
    for name in library.namelist():
        if name.startswith(("pyodide/", "_pyodide/")) and name.endswith(".py"):
            wanted |= dict.fromkeys(imported(library.read(name).decode(), name, deep=False), name)
    seen: set[str] = set()
    while wanted:
        module, by = wanted.popitem()
        if module in seen:
            continue
        seen.add(module)
        assert module.split(".")[0] not in gone, (module, by)
        if module in known:
            found = imported(library.read(known[module]).decode(), known[module], deep=False)
            wanted |= {one: known[module] for one in found if one not in seen}
    assert {"asyncio", "random", "typing", "hashlib"} <= seen
