"""What something took: seconds of the clock, and of the processor, of everything that this process has started.

What is drawn, compiled and kept meanwhile counts: on a machine that has much else to do only the processor's seconds
tell anything, and on one quiet core nothing that waits for the processor can take longer than they say.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")


class Spent(NamedTuple):
    """Seconds: of the clock, of the processor, and which threads those were."""

    clock: float
    processor: float
    threads: Counter[str]

    def __str__(self) -> str:
        return f"{self.clock:.2f} s (processor {self.processor:.2f} s)"

    @property
    def most(self) -> str:
        """The threads that did most of it."""
        return ", ".join(f"{name} {ticks / TICKS:.2f}" for name, ticks in self.threads.most_common(6))


def now() -> Spent:
    """The clock, and what everything that this process has started has used."""
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
    return Spent(time.perf_counter(), sum(threads.values()) / TICKS, threads)


def since(began: Spent) -> Spent:
    """What was spent since then. (Of threads that have ended meanwhile it is not known.)"""
    ended = now()
    spent = ended.threads - began.threads
    return Spent(ended.clock - began.clock, sum(spent.values()) / TICKS, spent)
