"""Measures the clock time and CPU time of all processes that this process has started.

On a busy machine only CPU time is meaningful. On one idle core, work that waits only for the CPU takes no longer than
its CPU time.
"""

import os
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")


class TimeSpent(NamedTuple):
    """Seconds of clock time, seconds of CPU time (`processor`), and the clock ticks that each thread used."""

    clock: float
    processor: float
    threads: Counter[str]

    def __str__(self) -> str:
        return f"{self.clock:.2f} s (CPU time {self.processor:.2f} s)"

    @property
    def most(self) -> str:
        """The six threads with the most CPU time, as text."""
        return ", ".join(f"{name} {ticks / TICKS:.2f}" for name, ticks in self.threads.most_common(6))


def read_clocks() -> TimeSpent:
    """Return the current clock time, and the CPU time that all descendants of this process have used so far."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(") ")[2].split()[1])
    ours, before = {os.getpid()}, 0
    while len(ours) > before:
        before = len(ours)
        ours |= {pid for pid, parent in parents.items() if parent in ours}
    threads: Counter[str] = Counter()
    for pid in ours - {os.getpid()}:
        with suppress(OSError):
            for task in Path(f"/proc/{pid}/task").iterdir():
                name, _, rest = (task / "stat").read_text().partition("(")[2].rpartition(") ")
                found = rest.split()
                threads[name] += int(found[11]) + int(found[12])
    return TimeSpent(time.perf_counter(), sum(threads.values()) / TICKS, threads)


def time_since(began: TimeSpent) -> TimeSpent:
    """Return the time spent since then. Threads that have ended in the meantime are not counted."""
    ended = read_clocks()
    spent = ended.threads - began.threads
    return TimeSpent(ended.clock - began.clock, sum(spent.values()) / TICKS, spent)
