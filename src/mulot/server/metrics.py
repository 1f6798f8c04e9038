"""What is counted, for Prometheus. No table, device, address or name is among it."""

from __future__ import annotations

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

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
keepsakes = Counter("mulot_keepsakes", "Films and proofs made", ["what"])
dropped = Counter("mulot_dropped", "WebSockets that the house closed", ["why"])
turned_away = Counter("mulot_turned_away", "Connections that the door has closed", ["why"])
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
