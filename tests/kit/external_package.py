"""A game in a package of its own, for tests: the example's, under any name, with something changed in it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

MOULIN = Path(__file__).parents[2] / "examples" / "moulin" / "src" / "moulin"
TEXTS = (".py", ".md", ".ftl", ".js", ".jsonl", ".txt")


def install_package(folder: Path, name: str, begins: str = "", more: Mapping[str, bytes] | None = None) -> Path:
    """Lay the package into a folder as an installed one lies there, with its entry point. `begins` is what its Python
    begins with, `more` are further files of it. Returns the package."""
    package = folder / name
    for file in sorted(MOULIN.rglob("*")):
        if file.is_file() and file.suffix in TEXTS:
            text = file.read_text(encoding="utf-8").replace("moulin", name)
            _write(package / file.relative_to(MOULIN), text.encode())
    start = package / "__init__.py"
    _write(start, f"{begins}\n".encode() + start.read_bytes())
    for path, body in (more or {}).items():
        _write(package / path, body)
    entry = f"[mulot.games]\n{name} = {name}\n"
    _write(folder / f"{name}-1.dist-info" / "entry_points.txt", entry.encode())
    _write(folder / f"{name}-1.dist-info" / "METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n".encode())
    return package


def _write(file: Path, body: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(body)
