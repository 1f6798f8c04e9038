"""Runs tests and fails if they leave anything behind: `python tests/kit/leftover_check.py COMMAND…`.

The tests get a temporary folder of their own and a mark in their environment, which all their processes inherit.
Afterwards no process with the mark may be running, no file may be in the folder, and no new file in the work tree.
Leftovers are named and removed. (Folders of pytest's last three runs stay.)
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

MARK = "MULOT_TEST_RUN"
PATIENCE = float(os.environ.get("MULOT_TEST_PATIENCE", 120))
"""Seconds that processes have to end after the tests."""
ITS_OWN = ("pymp-", "playwright-transform-cache-", "node-compile-cache", "pulse-")
"""Caches and folders of tools that outlive a run by design."""


def main(command: list[str]) -> int:
    """Return the command's exit status, or 1 if that is 0 and something was left behind."""
    mark, before = secrets.token_hex(8), new_files()
    folder = Path(tempfile.mkdtemp(prefix="mulot-tests-"))
    folder.chmod(0o711)  # PostgreSQL runs as another user where root runs the tests
    env = {**os.environ, MARK: mark, "TMPDIR": str(folder)}
    env.setdefault("PYTEST_DEBUG_TEMPROOT", str(folder.parent))
    # Chromium's sound library keeps its sockets there; without it, in a folder that it links to from the home folder.
    env.setdefault("PULSE_RUNTIME_PATH", str(folder / "pulse-runtime"))
    try:
        status = run(command, env)
        left = [*processes_left(mark, folder), *files_left(folder)]
        left += [f"new file in the work tree: {path}" for path in sorted(new_files() - before)]
    finally:
        for pid in (pid for pid, command in processes_of_run(mark, folder).items() if command):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        shutil.rmtree(folder, ignore_errors=True)
    for what in left:
        print(f"left behind: {what}", file=sys.stderr)
    return status or (1 if left else 0)


def run(command: list[str], env: dict[str, str]) -> int:
    """Run the command and forward signals to it. Return its exit status."""
    child = subprocess.Popen(command, env=env)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends the signal to both
    signal.signal(signal.SIGTERM, lambda number, frame: child.send_signal(number))
    status = child.wait()
    return status if status >= 0 else 128 - status


def processes_of_run(mark: str, folder: Path) -> dict[int, str]:
    """Return the processes of this run and their commands, found by their environment or by a path in their arguments.
    (Some overwrite their environment with their title.) A process in the middle of `exec` has neither yet, so it
    counts as one of this run, with an empty command."""
    found = {}
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended in the meantime, or belongs to another user
            command = (process / "cmdline").read_bytes()
            if not command:
                (process / "exe").readlink()  # fails for zombies and kernel threads
            marked = f"{MARK}={mark}".encode() in (process / "environ").read_bytes()
            if marked or not command or os.fsencode(folder) in command:
                found[int(process.name)] = command.replace(b"\0", b" ").decode(errors="replace").strip()
    return found


def processes_left(mark: str, folder: Path) -> list[str]:
    """Return the processes that do not end by themselves."""
    deadline = time.monotonic() + PATIENCE
    while (found := processes_of_run(mark, folder)) and time.monotonic() < deadline:
        time.sleep(0.1)
    return [f"process {pid}: {command[:300]}" for pid, command in sorted(found.items()) if command]


def files_left(folder: Path) -> list[str]:
    """Return the files left in the temporary folder."""
    return [f"temporary {path.name}" for path in sorted(folder.iterdir()) if not path.name.startswith(ITS_OWN)]


def new_files() -> set[str]:
    """Return the files of the work tree that git does not know; none without git."""
    with suppress(OSError):
        done = subprocess.run(
            ["git", "ls-files", "--others", "--exclude-standard"], capture_output=True, text=True, check=False
        )
        return set(done.stdout.splitlines())
    return set()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
