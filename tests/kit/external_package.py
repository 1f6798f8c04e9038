"""Installs a package with a game: a changed copy of the example, under any name."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

MOULIN = Path(__file__).parents[2] / "examples" / "moulin" / "src" / "moulin"
TEXTS = (".py", ".md", ".ftl", ".js", ".jsonl", ".txt")


def install_package(folder: Path, name: str, begins: str = "", more: Mapping[str, bytes] | None = None) -> Path:
    """Copy the example package into a folder as if installed, with its entry point. `begins` is put before its Python
    code, `more` are additional files. Return the package's folder."""
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
