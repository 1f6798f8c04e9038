"""Packages with games: working ones, as `mulot new-game` writes them, and broken ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FAULTS = {
    "raises": 'raise RuntimeError("the mill\\nis on fire")',
    "leaves": "import sys\nsys.exit(3)",
    "unprintable": "class Odd(Exception):\n    def __str__(self):\n        raise self\n\n\nraise Odd",
    "interrupts": "class Odd(BaseException):\n    pass\n\n\nraise Odd",
    "misspelt": "GAME = (",
    "needs": "import something_that_is_not_installed",
    "typeless": "GAME = 5",
    "gameless": "",
    "recordless": "from mulot.core.game import Game\nGAME = Game(id='recordless')",
}
"""Content of the `__init__.py` of packages that cannot be loaded, by package name."""


def broken_package(folder: Path, name: str) -> Path:
    """Write a package that is found but cannot be loaded."""
    place = folder / name
    (place / "text").mkdir(parents=True)
    (place / "text" / "en.ftl").write_text(f"{name}-title = {name.title()}\n", encoding="utf-8")
    (place / "__init__.py").write_text(FAULTS[name] + "\n", encoding="utf-8")
    (place / "commands.py").write_text("COMMANDS = {", encoding="utf-8")
    return place


def whole_package(folder: Path, name: str) -> Path:
    """Write a package with a working game."""
    folder.mkdir(exist_ok=True)
    # In a separate process, because this one must not import the package before it is changed.
    made = run_mulot({**os.environ}, "new-game", name, "--folder", str(folder))
    assert made.returncode == 0, made.stderr
    return folder / name / "src" / name


def replace_in(file: Path, old: str, new: str) -> None:
    """Replace text in a package's file, which must contain it."""
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def environment_with_packages(site: Path, *places: Path) -> dict[str, str]:
    """Return environment variables with which these packages are installed."""
    for place in places:
        entry = site / f"{place.name}-1.0.dist-info"
        entry.mkdir(parents=True)
        (entry / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {place.name}\nVersion: 1.0\n")
        (entry / "entry_points.txt").write_text(f"[mulot.games]\n{place.name} = {place.name}\n")
    paths = [str(site), *dict.fromkeys(str(place.parent) for place in places)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*paths, os.environ.get("PYTHONPATH", "")]), "COLUMNS": "200"}


def run_mulot(environment: dict[str, str], *typed: str) -> subprocess.CompletedProcess[str]:
    """Run a mulot command."""
    command = [sys.executable, "-m", "mulot", *typed]
    return subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300
    )
