"""What is counted, for Prometheus. No table, device, address or name is among it."""

from __future__ import annotations

import asyncio
import os
import time

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

EVERY = 0.25
"""Seconds between two looks of `LoopLag`."""
TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

requests = Counter("mulot_requests", "HTTP requests by route and status", ["method", "route", "status"])
sockets = Gauge("mulot_sockets", "Open WebSockets", multiprocess_mode="livesum")
tables = Gauge("mulot_tables", "Tables in memory", multiprocess_mode="livesum")
rows = Counter("mulot_rows", "Rows made durable")
moves = Counter("mulot_moves", "Moves acknowledged")
refusals = Counter("mulot_refusals", "Wishes refused, by reason of the house ('rule' for a game's own)", ["no"])
commits = Histogram(
    "mulot_commit_seconds",
    "Time from a command to its durable rows; the longest of those that were told together",
    buckets=TIMES,
)
loop_busy = Histogram(
    "mulot_loop_busy_seconds",
    "Processor time for which the loop let wait what had come due, looked at four times a second",
    buckets=TIMES,
)
work = Histogram(
    "mulot_work_seconds",
    "Time that was waited for a process beside the house, its turn included",
    ["work"],
    buckets=TIMES,
)
work_failed = Counter("mulot_work_failed", "Work of processes beside the house that came to nothing", ["work", "why"])
artifacts = Counter("mulot_keepsakes", "Films and proofs made", ["what"])
dropped = Counter("mulot_dropped", "WebSockets that the house closed", ["why"])
connections_rejected = Counter("mulot_turned_away", "Connections that the door has closed", ["why"])
store_failures = Counter("mulot_store_failures", "Times that the store could not do what was asked")
reloads = Counter("mulot_reloads", "Tables loaded again", ["why"])
errors = Counter("mulot_errors", "Errors that nobody foresaw")


def exposition() -> bytes:
    """Everything counted, in Prometheus' text format; of all processes where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest(REGISTRY)


class LoopLag:
    """How long whoever comes has to wait because the loop computes something else: looked at now and then, until it is
    stopped. It is the loop's own processor time that counts, so that another program on the machine does not look like
    a long piece of work. (The tests look at every single callback: `tests/kit/busy_loop.py`.)"""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._look_again()

    def _look_again(self) -> None:
        self._used = time.thread_time()
        self._due = self._loop.time() + EVERY
        self._timer = self._loop.call_at(self._due, self._look)

    def _look(self) -> None:
        late, used = self._loop.time() - self._due, time.thread_time() - self._used
        loop_busy.observe(max(0.0, min(late, used)))
        self._look_again()

    def stop(self) -> None:
        """The house closes."""
        self._timer.cancel()
