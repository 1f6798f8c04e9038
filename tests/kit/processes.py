"""Reads information about the system's processes."""

from __future__ import annotations

import time
from pathlib import Path


def children(pid: int | None) -> set[int]:
    """Return the processes that this one has started."""
    return {
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    }


def alive(pid: int) -> bool:
    """True if a process is running. Zombies are not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11]) / 100


def wait_until_gone(processes: set[int], patience: float) -> bool:
    """Return True if all these processes end within `patience` seconds."""
    deadline = time.monotonic() + patience
    while any(map(alive, processes)):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True
