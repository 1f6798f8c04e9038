"""Packages with games for tests: whole ones as `mulot new-game` writes them, and what can be wrong with one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FAULTS = {
    "raises": 'raise RuntimeError("the mill\\nis on fire")',
    "leaves": "import sys\nsys.exit(3)",
    "interrupts": "class Odd(BaseException):\n    pass\n\n\nraise Odd",
    "misspelt": "GAME = (",
    "needs": "import something_that_is_not_installed",
    "typeless": "GAME = 5",
    "gameless": "",
    "recordless": "from mulot.core.game import Game\nGAME = Game(id='recordless')",
}
"""What stands in the `__init__.py` of a package that cannot be loaded, by the name of the package."""


def broken_package(folder: Path, name: str) -> Path:
    """A package that is found and cannot be loaded."""
    place = folder / name
    (place / "text").mkdir(parents=True)
    (place / "text" / "en.ftl").write_text(f"{name}-title = {name.title()}\n", encoding="utf-8")
    (place / "__init__.py").write_text(FAULTS[name] + "\n", encoding="utf-8")
    (place / "commands.py").write_text("COMMANDS = {", encoding="utf-8")
    return place


def whole_package(folder: Path, name: str) -> Path:
    """A package with a game of its own that holds the laws."""
    folder.mkdir(exist_ok=True)
    # In a process of its own: this one shall not know the package before it is changed.
    made = run_mulot({**os.environ}, "new-game", name, "--folder", str(folder))
    assert made.returncode == 0, made.stderr
    return folder / name / "src" / name


def replace_in(file: Path, old: str, new: str) -> None:
    """Change a file of a package; what is to be changed must be there."""
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def environment_with_packages(site: Path, *places: Path) -> dict[str, str]:
    """An environment in which these packages are installed."""
    for place in places:
        entry = site / f"{place.name}-1.0.dist-info"
        entry.mkdir(parents=True)
        (entry / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {place.name}\nVersion: 1.0\n")
        (entry / "entry_points.txt").write_text(f"[mulot.games]\n{place.name} = {place.name}\n")
    paths = [str(site), *dict.fromkeys(str(place.parent) for place in places)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*paths, os.environ.get("PYTHONPATH", "")]), "COLUMNS": "200"}


def run_mulot(environment: dict[str, str], *typed: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the house as somebody types it."""
    command = [sys.executable, "-m", "mulot", *typed]
    return subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300
    )
