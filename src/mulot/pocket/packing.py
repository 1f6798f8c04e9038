"""The rules, tables and characters as one archive, for a browser's Python: these very files, and nothing else."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
PARTS = ("core", "bots", "games", "table", "room", "house", "pocket")
LEFT_OUT = ("tests", "web", "study", "kernel", "rulebook", "tutorial", "puzzles", "__pycache__")
"""Folders of a game that no browser's Python asks for."""
AT_ALL_TIMES = (1980, 1, 1, 0, 0, 0)
"""The same files make the same archive."""


@cache
def archive() -> bytes:
    """A zip archive to be unpacked where Python looks for packages."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(_files()):
            name = path.relative_to(PACKAGE.parent).as_posix()
            info = zipfile.ZipInfo(name, AT_ALL_TIMES)
            info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            packed.writestr(info, path.read_bytes())
    return made.getvalue()


def _files() -> Iterator[Path]:
    yield PACKAGE / "__init__.py"
    for part in PARTS:
        for path in (PACKAGE / part).rglob("*"):
            inside = path.relative_to(PACKAGE / part).parts
            if path.is_file() and not set(inside) & set(LEFT_OUT) and _wanted(path):
                yield path


def _wanted(path: Path) -> bool:
    """Python; the rules by which a game is found; data that rules and characters read. No words: the page has them."""
    return path.suffix in (".py", ".json", ".bin", ".txt", ".wasm") or path.name == "RULES.md"
