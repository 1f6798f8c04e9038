"""Metrics for Prometheus, and the folder in which the processes of one server collect them. They name no tables,
devices, network addresses or players."""

import asyncio
import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

LOOP_CHECK_S = 0.25
"""Seconds between two measurements by `LoopLag`."""
SECONDS_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

requests = Counter("mulot_requests", "HTTP requests by route and status", ["method", "route", "status"])
sockets = Gauge("mulot_sockets", "Open WebSockets", multiprocess_mode="livesum")
tables = Gauge("mulot_tables", "Tables in memory", multiprocess_mode="livesum")
rows = Counter("mulot_rows", "Rows written durably")
moves = Counter("mulot_moves", "Moves acknowledged")
refusals = Counter("mulot_refusals", "Commands refused, by reason ('rule': by the rules of a game)", ["no"])
commits = Histogram(
    "mulot_commit_seconds",
    "Time from a command to its durable rows; the longest of those reported together",
    buckets=SECONDS_BUCKETS,
)
loop_busy = Histogram(
    "mulot_loop_busy_seconds",
    "CPU time by which the event loop was late, measured four times a second",
    buckets=SECONDS_BUCKETS,
)
work = Histogram(
    "mulot_work_seconds",
    "Time spent waiting for a worker process, including its queue",
    ["work"],
    buckets=SECONDS_BUCKETS,
)
work_failed = Counter("mulot_work_failed", "Failed jobs of worker processes", ["work", "why"])
artifacts = Counter("mulot_keepsakes", "Replays, proofs and reviews made", ["what"])
dropped = Counter("mulot_dropped", "WebSockets closed by the server", ["why"])
connections_rejected = Counter("mulot_turned_away", "Connections refused or closed because of a limit", ["why"])
store_failures = Counter("mulot_store_failures", "Failed database operations")
reloads = Counter("mulot_reloads", "Tables reloaded from the database", ["why"])
errors = Counter("mulot_errors", "Unexpected errors")
PREFIX = "mulot-metrics-"
NEW_FOR_S = 60
"""Seconds during which a new folder may not be locked yet."""


def exposition() -> bytes:
    """Return all metrics in Prometheus's text format, summed over all processes of this server."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest(REGISTRY)


class LoopLag:
    """Measures how long new events wait because the event loop is computing something else. Only the loop's own CPU
    time counts, so that another program on the machine does not look like slow code. (The tests check every single
    callback: `tests/kit/loop_watchdog.py`.)"""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._schedule()

    def _schedule(self) -> None:
        self._cpu_time = time.thread_time()
        self._due = self._loop.time() + LOOP_CHECK_S
        self._timer = self._loop.call_at(self._due, self._measure)

    def _measure(self) -> None:
        late, cpu_time = self._loop.time() - self._due, time.thread_time() - self._cpu_time
        loop_busy.observe(max(0.0, min(late, cpu_time)))
        self._schedule()

    def stop(self) -> None:
        """Stop measuring."""
        self._timer.cancel()


@contextmanager
def metrics_folder() -> Iterator[tuple[str, int]]:
    """Create a folder that is removed afterwards, and yield its path and a file descriptor. The folder is locked as
    long as any process has the descriptor open. Folders left behind by killed servers are removed first."""
    for folder in Path(gettempdir()).glob(f"{PREFIX}*"):
        with suppress(OSError):  # it belongs to another user, is in use, or has just been removed
            if time.time() - folder.stat().st_mtime > NEW_FOR_S:
                lock = _lock_folder(folder)
                try:
                    shutil.rmtree(folder)
                finally:
                    os.close(lock)
    with TemporaryDirectory(prefix=PREFIX) as made:
        lock = _lock_folder(Path(made))
        try:
            yield made, lock
        finally:
            os.close(lock)


def _lock_folder(folder: Path) -> int:
    """Lock a folder and return the file descriptor. Raises OSError if another process has locked it."""
    import fcntl  # systems without it cannot run several server processes

    descriptor = os.open(folder, os.O_RDONLY | os.O_NOFOLLOW | os.O_DIRECTORY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor
