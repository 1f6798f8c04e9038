"""Builds wheels and installs them in clean environments, without the repository."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
DEV, PLAY = ROOT / "requirements" / "dev.lock", ROOT / "requirements" / "play.lock"


def build(project: Path, into: Path, kind: str = "--wheel") -> Path:
    """Build the wheel of a project, or its sdist, and return the file."""
    into.mkdir(parents=True, exist_ok=True)
    _run(UV, "build", "-q", kind, "-o", into, project)
    (made,) = (file for file in into.iterdir() if file.suffix in (".whl", ".gz"))
    return made


def new_environment(folder: Path, *packages: Path) -> Path:
    """Create an environment with these packages and their locked dependencies. Return its Python."""
    _run(UV, "venv", "-q", folder)
    pins = folder / "pins.txt"
    pins.write_text("\n".join(re.findall(r"^[\w.-]+==\S+", DEV.read_text(encoding="utf-8"), re.M)))
    _run(UV, "pip", "install", "-q", "-p", folder, "-c", pins, *packages)
    return folder / "bin" / "python"


def reinstall(folder: Path, package: Path) -> None:
    """Install another build of a package, without its dependencies, which are already installed."""
    _run(UV, "pip", "install", "-q", "-p", folder, "--no-deps", "--reinstall", package)


def playing_environment(folder: Path, *wheels: Path) -> Path:
    """Create an environment with these wheels, everything needed for playing, and pytest. Return its Python."""
    _run(UV, "venv", "-q", folder)
    _run(UV, "pip", "install", "-q", "-p", folder, "--require-hashes", "-r", PLAY)
    pytest = re.search(r"^pytest==\S+", DEV.read_text(encoding="utf-8"), re.M)
    assert pytest is not None
    _run(UV, "pip", "install", "-q", "-p", folder, pytest[0])
    _run(UV, "pip", "install", "-q", "-p", folder, "--no-deps", *wheels)
    return folder / "bin" / "python"


def copy_without(project: Path, part: str, into: Path) -> Path:
    """Copy a project without one of its folders."""
    return Path(shutil.copytree(project, into, ignore=shutil.ignore_patterns(part, "__pycache__")))


def _run(*command: str | Path) -> None:
    subprocess.run([str(part) for part in command], check=True, cwd=ROOT)
