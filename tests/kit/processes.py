"""Looks at the system's processes: who was started by whom, who is there, who works."""

from __future__ import annotations

import time
from pathlib import Path


def children(pid: int | None) -> set[int]:
    """The processes that this one has started."""
    return {
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    }


def alive(pid: int) -> bool:
    """Whether it runs: a process that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def cpu_seconds(pid: int) -> float:
    """Seconds of processor that it has had."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11]) / 100


def wait_until_gone(processes: set[int], patience: float) -> bool:
    """Whether all of them end by themselves within so many seconds."""
    deadline = time.monotonic() + patience
    while any(map(alive, processes)):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True
