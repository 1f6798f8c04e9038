"""A server with `--workers`: several processes on one port, which can be killed one by one."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from kit.free_port import free_port
from kit.loop_watchdog import VARIABLE, fail_on_slow_callbacks
from kit.process_guard import end_with_tests
from kit.running_server import TESTS, UNLIMITED

COMMAND = str(Path(sys.executable).parent / "mulot")


class MultiWorkerServer:
    """A running server. Use it as a context manager."""

    def __init__(
        self, database: str, redis: str | None, workers: int = 2, fault: str | None = None, **settings: Any
    ) -> None:
        self.port, self.count = free_port(), workers
        given = {**UNLIMITED, **settings, "log_level": "error"}
        env = {**os.environ, **{f"MULOT_{name.upper()}": str(value) for name, value in given.items()}}
        env["PYTHONPATH"] = os.pathsep.join((str(TESTS), str(TESTS / "kit" / "loop_watchdog_site")))
        self._folder = tempfile.TemporaryDirectory(prefix="mulot-house-")
        if fault:
            env["MULOT_TEST_FAULT"] = fault
        self.busy_file = Path(self._folder.name) / "busy"
        env[VARIABLE] = str(self.busy_file)
        env["TMPDIR"] = self._folder.name  # a killed server removes nothing
        command = [COMMAND, "serve", "--workers", str(workers), "--port", str(self.port), "--database", database]
        self.process = end_with_tests(subprocess.Popen([*command, *(["--redis", redis] if redis else [])], env=env))
        deadline = time.monotonic() + 400
        while not self._ready():
            assert self.process.poll() is None, "the server has not started"
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)

    def _ready(self) -> bool:
        """True if the server answers and all workers are running."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=600) as s:
                s.sendall(b"GET /ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                return s.recv(64).startswith(b"HTTP/1.1 200") and len(self.workers) == self.count
        except OSError:
            return False

    @property
    def url(self) -> str:
        """Return the server's address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def workers(self) -> list[int]:
        """Return the ids of the worker processes."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(child) for child in children.split()]

    def holders(self, ports: set[int]) -> dict[int, list[int]]:
        """Return the workers that hold the connections from these local ports."""
        inodes = {}
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            parts = line.split()
            here, there = (int(parts[column].rpartition(":")[2], 16) for column in (1, 2))
            if here == self.port and there in ports:
                inodes[f"socket:[{parts[9]}]"] = there
        found: dict[int, list[int]] = {port: [] for port in ports}
        for worker in self.workers:
            for link in Path(f"/proc/{worker}/fd").iterdir():
                try:
                    port = inodes.get(os.readlink(link))
                except OSError:  # closed in the meantime
                    continue
                if port is not None:
                    found[port].append(worker)
        return found

    def kill(self, worker: int) -> None:
        """Kill a worker. The server restarts it."""
        os.kill(worker, signal.SIGKILL)

    def clear_up(self) -> None:
        """Remove the files of a server that was killed."""
        self._folder.cleanup()

    def __enter__(self) -> MultiWorkerServer:
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        self.process.terminate()
        self.status = self.process.wait(120)
        try:
            if kind is None:
                fail_on_slow_callbacks(self.busy_file)
        finally:
            self.clear_up()
