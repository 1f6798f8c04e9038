"""A log that cannot be written to is no reason to stop."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")
TELLS = """
import structlog
from mulot.server.logs import set_up_logs
set_up_logs("info")
for n in range(1000):
    structlog.get_logger().warning("the store fails", why="x" * 1000)
print("goes on")
"""


@pytest.mark.skipif(not FULL.exists(), reason="this system has no disk that is always full")
def test_a_full_disk_under_the_log_stops_nobody() -> None:
    """Where the disk is full, the log is on it often enough: the event that is told must not fail because of it."""
    with FULL.open("w") as full:
        told = subprocess.run(
            [sys.executable, "-c", TELLS], stdout=subprocess.PIPE, stderr=full, text=True, timeout=300
        )
    assert told.stdout == "goes on\n"


def test_a_reader_of_the_log_who_is_gone_stops_nobody() -> None:
    house = subprocess.Popen([sys.executable, "-c", TELLS], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert house.stderr is not None
    house.stderr.close()
    house.stderr = None
    assert house.communicate(timeout=300)[0] == "goes on\n"
