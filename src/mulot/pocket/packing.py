"""Pack the Python files that run in a browser into one zip archive."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
PARTS = ("core", "bots", "games", "table", "room", "house", "pocket")
LEFT_OUT = ("tests", "web", "study", "kernel", "arrays", "rulebook", "tutorial", "puzzles", "__pycache__")
"""Folders of a game that Python does not need in a browser."""
AT_ALL_TIMES = (1980, 1, 1, 0, 0, 0)
"""The timestamp of every entry, so that the same files make the same archive."""


@cache
def archive() -> bytes:
    """Return the zip archive, to be unpacked into site-packages."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as packed:
        for path in sorted(_files()):
            _pack(packed, path.relative_to(PACKAGE.parent).as_posix(), path.read_bytes())
    return made.getvalue()


def archive_with(more: Mapping[str, bytes]) -> bytes:
    """Return the archive with further files added."""
    made = io.BytesIO(archive())
    with zipfile.ZipFile(made, "a") as packed:
        for name in sorted(more):
            _pack(packed, name, more[name])
    return made.getvalue()


def inside(folder: Path) -> Iterator[Path]:
    """Yield the files of a folder that Python needs in a browser."""
    for path in folder.rglob("*"):
        parts = path.relative_to(folder).parts
        if path.is_file() and not set(parts) & set(LEFT_OUT) and _wanted(path):
            yield path


def _pack(packed: zipfile.ZipFile, name: str, body: bytes) -> None:
    info = zipfile.ZipInfo(name, AT_ALL_TIMES)
    info.external_attr = 0o644 << 16
    packed.writestr(info, body, zipfile.ZIP_DEFLATED, 9)


def _files() -> Iterator[Path]:
    yield PACKAGE / "__init__.py"
    for part in PARTS:
        yield from inside(PACKAGE / part)


def _wanted(path: Path) -> bool:
    """True for Python, RULES.md and the data of rules and bots. Words are left out: the page has them."""
    return path.suffix in (".py", ".json", ".bin", ".txt", ".wasm") or path.name == "RULES.md"
