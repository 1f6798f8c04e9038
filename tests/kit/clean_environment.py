"""A clean environment with the house's wheel and a game's, and nothing of the repository."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UV = ROOT / ".tools" / "bin" / "uv"


def build(project: Path, into: Path) -> Path:
    """The wheel of a project."""
    into.mkdir(parents=True, exist_ok=True)
    _run(UV, "build", "-q", "--wheel", "-o", into, project)
    (wheel,) = into.glob("*.whl")
    return wheel


def install(folder: Path, *wheels: Path) -> Path:
    """A new environment with these wheels, what playing needs, and pytest for the laws; returns its Python."""
    _run(UV, "venv", "-q", folder)
    _run(UV, "pip", "install", "-q", "-p", folder, "--require-hashes", "-r", ROOT / "requirements" / "play-small.lock")
    pytest = re.search(r"^pytest==\S+", (ROOT / "requirements" / "dev.lock").read_text(encoding="utf-8"), re.M)
    assert pytest is not None
    _run(UV, "pip", "install", "-q", "-p", folder, pytest[0])
    _run(UV, "pip", "install", "-q", "-p", folder, "--no-deps", *wheels)
    return folder / "bin" / "python"


def without(project: Path, part: str, into: Path) -> Path:
    """A copy of a project in which a folder is missing."""
    return Path(shutil.copytree(project, into, ignore=shutil.ignore_patterns(part, "__pycache__")))


def _run(*command: str | Path) -> None:
    subprocess.run([str(part) for part in command], check=True, cwd=ROOT)
