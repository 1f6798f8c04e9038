"""A real server in its own process, which can be killed and restarted."""

from __future__ import annotations

import atexit
import json
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
from kit.process_guard import end_pid_with_tests
from mutation.mutant_injection import INHERITED

TESTS = Path(__file__).parents[1]
UNLIMITED = {
    "more_games": "toy_game",
    "bot_min_seconds": 0,
    "frame_rate": 1_000_000,
    "command_rate": 1_000_000,
    "history_rate": 1_000_000,
    "refusal_burst": 1_000_000,
    "request_rate": 1_000_000,
    "table_rate": 1_000_000,
    "websockets_per_address": 100_000,
    "connections_per_address": 100_000,
    "artifact_seconds": 900,
}
"""Settings for tests that are not about limits: no limits, and bots that answer at once. On a busy machine making a
replay takes a long time."""

_zygote: subprocess.Popen[str] | None = None


def prefork_process() -> subprocess.Popen[str]:
    """Return the process from which servers are forked, one per test process."""
    global _zygote
    if _zygote is None or _zygote.poll() is not None:
        _zygote = start_prefork_process({})
    return _zygote


def start_prefork_process(more: dict[str, str]) -> subprocess.Popen[str]:
    """Start another such process, with additional environment variables."""
    path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    made = subprocess.Popen(
        [sys.executable, "-W", "error", str(TESTS / "kit" / "prefork_server.py")],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path, **more},
    )  # fmt: skip
    atexit.register(_end, made)
    assert made.stdout is not None
    assert made.stdout.readline() == "ready\n"
    return made


def _end(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    process.stdout.close()
    process.wait(60)


class ServerDidNotStart(Exception):
    """The server ended before it answered. Not an AssertionError: a fault that cannot be injected is not detected."""


class RunningServer:
    """A running server. `settings` are those of `mulot.server.config.Config`; by default SQLite in a temporary folder,
    and no limits. `descriptors` is the system's hard limit of file descriptors (the soft limit is half of it)."""

    def __init__(self, fault: str | None = None, descriptors: int | None = None, **settings: Any) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="mulot-house-")
        self.folder = Path(self._folder.name)
        self.port = settings.pop("port", None) or free_port()
        self.log_file = self.folder / "log"
        self.busy_file = self.folder / "busy"
        """The file to which the server reports callbacks that block its event loop."""
        self.database = settings.get("database") or str(self.folder / "mulot.db")
        self.settings = {**UNLIMITED, **settings, "database": self.database, "port": self.port}
        self.fault = fault
        self.descriptors = descriptors
        self.pid: int | None = None
        self.start()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        env = {f"MULOT_{name.upper()}": str(value) for name, value in self.settings.items()}
        env["MULOT_TEST_LOG"] = str(self.log_file)
        env.update((name, os.environ[name]) for name in INHERITED if name in os.environ)
        env[VARIABLE] = str(self.busy_file)
        if self.fault:
            env["MULOT_TEST_FAULT"] = self.fault
        if self.descriptors:
            env["MULOT_TEST_DESCRIPTORS"] = str(self.descriptors)
        process = self._zygote()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(env) + "\n")
        process.stdin.flush()
        self.pid = int(process.stdout.readline())
        end_pid_with_tests(self.pid)
        deadline = time.monotonic() + 300
        while not self._answers():
            assert time.monotonic() < deadline, f"the server does not answer:\n{self.log}"
            if not self._alive():
                raise ServerDidNotStart(self.log)
            time.sleep(0.01)

    def _zygote(self) -> subprocess.Popen[str]:
        return prefork_process()

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=600) as s:
                s.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                return s.recv(64).startswith(b"HTTP/1.1 200")
        except OSError:
            return False

    def _alive(self) -> bool:
        assert self.pid is not None
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """Kill the server, as a crash does."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the server properly."""
        self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> None:
        if self.pid is None:
            return
        os.kill(self.pid, number)
        deadline = time.monotonic() + 300
        while self._alive():
            assert time.monotonic() < deadline, f"the server does not end:\n{self.log}"
            time.sleep(0.005)
        self.pid = None

    @property
    def log(self) -> str:
        """Return the output so far."""
        return self.log_file.read_text() if self.log_file.exists() else ""

    @property
    def memory(self) -> int:
        """Return the peak memory in bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")))

    @property
    def url(self) -> str:
        """Return the server's address."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> RunningServer:
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        if self.pid is not None and self._alive():
            self.kill()
        try:
            if kind is None:
                fail_on_slow_callbacks(self.busy_file)
        finally:
            self._folder.cleanup()
