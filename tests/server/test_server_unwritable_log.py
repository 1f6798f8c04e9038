"""A log that cannot be written does not stop the server."""

from __future__ import annotations

import json
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
    structlog.get_logger().warning("database failed", why="x" * 1000)
print("goes on")
"""


@pytest.mark.skipif(not FULL.exists(), reason="this system has no disk that is always full")
def test_full_disk_under_the_log_is_ignored() -> None:
    """When the disk is full, the log is often on it."""
    with FULL.open("w") as full:
        told = subprocess.run(
            [sys.executable, "-c", TELLS], stdout=subprocess.PIPE, stderr=full, text=True, timeout=300
        )
    assert told.stdout == "goes on\n"


def test_closed_log_pipe_is_ignored() -> None:
    house = subprocess.Popen([sys.executable, "-c", TELLS], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert house.stderr is not None
    house.stderr.close()
    house.stderr = None
    assert house.communicate(timeout=300)[0] == "goes on\n"


NAMES = """
import structlog
from mulot.server.logs import set_up_logs
set_up_logs("info")
log = structlog.get_logger()
try:
    raise ValueError("table=mYnEsTiSuNdErThEfLoOr9")
except ValueError:
    log.exception("a table fails", table="mYnEsTiSuNdErThEfLoOr9", why="mYnEsTiSuNdErThEfLoOr9, line 3")
log.warning("nothing", why="no table", table="nest")
"""


def test_log_lines_never_contain_a_whole_table_id() -> None:
    """Log lines never contain a whole table id, not even in tracebacks, because deleted tables must not remain in the
    log."""
    told = subprocess.run([sys.executable, "-c", NAMES], stderr=subprocess.PIPE, text=True, timeout=300, check=True)
    first, second = map(json.loads, told.stderr.splitlines())
    assert (first["table"], first["why"]) == ("mYnEsT…", "mYnEsT…, line 3")
    assert "ValueError: table=mYnEsT…" in first["exception"]
    assert "iSuNd" not in told.stderr
    assert (second["table"], second["why"]) == ("nest", "no table")
