"""Packs the Python files that run in a browser into one zip archive."""

import io
import zipfile
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
PACKAGES = ("core", "bots", "games", "table", "actor", "service", "browser")
EXCLUDED_FOLDERS = ("tests", "web", "study", "kernel", "arrays", "rulebook", "tutorial", "puzzles", "__pycache__")
"""Folders of a game that Python does not need in a browser."""
EXCLUDED_FILES = ("generated.py", "paper.py", "pictures.py", "scenes.py", "qtp.py", "uci.py", "program.py")
"""Files of a game that are not needed: they write checked-in files, draw positions for documents and tests, belong
to the command line, or start processes."""
RULES = "RULES.md"
"""Marks a folder as a game. Its text, which only tests read, is left out."""
FIXED_TIMESTAMP = (1980, 1, 1, 0, 0, 0)
"""The timestamp of every entry, so that the same files always give the same archive."""


@cache
def make_bundle() -> bytes:
    """Return the zip archive, to be unpacked into site-packages."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as packed:
        for path in sorted(_all_files()):
            body = path.read_bytes() if path.name != RULES else b""
            _add_file(packed, path.relative_to(PACKAGE.parent).as_posix(), body)
    return made.getvalue()


def bundle_with(more: Mapping[str, bytes]) -> bytes:
    """Return the archive with more files added, given by name."""
    made = io.BytesIO(make_bundle())
    with zipfile.ZipFile(made, "a") as packed:
        for name in sorted(more):
            _add_file(packed, name, more[name])
    return made.getvalue()


def bundled_files(folder: Path) -> Iterator[Path]:
    """Yield the files of a folder that Python needs in a browser."""
    for path in folder.rglob("*"):
        parts = path.relative_to(folder).parts
        if path.is_file() and not set(parts) & set(EXCLUDED_FOLDERS) and _is_bundled(path):
            yield path


def _add_file(packed: zipfile.ZipFile, name: str, body: bytes) -> None:
    info = zipfile.ZipInfo(name, FIXED_TIMESTAMP)
    info.external_attr = 0o644 << 16
    packed.writestr(info, body, zipfile.ZIP_DEFLATED, 9)


def _all_files() -> Iterator[Path]:
    yield PACKAGE / "__init__.py"
    for part in PACKAGES:
        yield from bundled_files(PACKAGE / part)


def _is_bundled(path: Path) -> bool:
    """True for Python, RULES.md, and rule and bot data. The page already has all other text files."""
    if path.name in EXCLUDED_FILES:
        return False
    return path.suffix in (".py", ".json", ".bin", ".txt", ".wasm") or path.name == RULES
