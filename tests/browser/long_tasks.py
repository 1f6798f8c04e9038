"""Measures how long a page is busy without a pause, during which nothing can be touched.

What counts is CPU time, with the browser's processor slowed down as much as a phone is slower than a desktop. On a
machine that other programs use, the same work takes more CPU time. To correct for that, a fixed piece of work is timed
before and after each measurement. Its quickest time in the run is taken as the machine's normal speed, and the measured
time is reduced by as much as the other times exceed it. So each machine is compared only with itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

from browser.app_page import AppPage

SLOWER = 6
"""The factor by which a phone of some years ago is slower."""
LONGEST = 200
"""Milliseconds that a page may be busy without anybody noticing much."""
PIECES = 8
"""How often the piece of work is done before the measurement, and again after it."""
PIECE = """() => {
  performance.mark("a-piece-of-work");
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (let i = 0; i < 4000; i++) {
    const dot = document.createElementNS("http://www.w3.org/2000/svg", "circle");
    for (const [name, value] of [["cx", i], ["cy", i % 40], ["r", 3], ["fill", "#fff"]]) dot.setAttribute(name, value);
    sheet.append(dot);
  }
  return sheet.childElementCount;
}"""


@contextmanager
def watched_tasks(one: AppPage) -> Iterator[list[float]]:
    """Yield a list that is filled, at the end of the block, with the times of its tasks in milliseconds, the longest
    first."""
    browser = one.context.browser
    assert browser is not None
    wire = one.context.new_cdp_session(one.page)
    tasks: list[float] = []
    browser.start_tracing(page=one.page, categories=["toplevel", "blink.user_timing", "devtools.timeline"])
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    try:
        _work(one)
        yield tasks
        _work(one)
    finally:
        wire.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        events = json.loads(browser.stop_tracing())["traceEvents"]
        wire.detach()
    tasks += _tasks(events)


def _work(one: AppPage) -> None:
    for _ in range(PIECES):
        assert one.page.evaluate(PIECE) == 4000


def _tasks(events: list[dict[str, Any]]) -> list[float]:
    marks = [event for event in events if event["name"] == "a-piece-of-work"]
    main = marks[0]["pid"], marks[0]["tid"]
    here = [event for event in events if (event["pid"], event["tid"]) == main and "tdur" in event]
    # The tests' browser has no threads for garbage collection, unlike any other browser.
    tidying = [(event["ts"], event["tdur"]) for event in here if event["name"] in ("MajorGC", "MinorGC")]
    tasks: list[float] = []
    pieces: list[float] = []
    end, marked = 0, False
    # Microtasks run right after a task, before anything else, so they belong to it.
    for task in sorted(here, key=lambda event: (event["ts"], -event["dur"])):
        promised = task["name"] == "BlinkScheduler_PerformMicrotaskCheckpoint"
        if task["ts"] < end or not (promised or task["name"].endswith("RunTask")):
            continue
        start, end = task["ts"], task["ts"] + task["dur"]
        took = (task["tdur"] - sum(took for at, took in tidying if start <= at < end)) / 1000
        marked = (promised and marked) or any(start <= mark["ts"] < end for mark in marks)
        kept = pieces if marked else tasks
        if promised and kept:
            kept[-1] += took
        else:
            kept.append(took)
    slower = median(pieces) / min(pieces)
    return sorted((took / slower for took in tasks), reverse=True)
