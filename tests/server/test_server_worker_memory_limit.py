"""Worker processes fail before they fill the memory, and may reserve addresses that they do not use."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIMITED = """
import mmap
from mulot.server.workers.worker import limit_process
limit_process(0, 1 << 30)
mmap.mmap(-1, 16 << 30, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, prot=0)  # as engines do, to check addresses less
kept = bytearray(200 << 20)
try:
    more = bytearray(1 << 30)
except MemoryError:
    print("stopped")
"""

GROWING = """
from mulot.bots.engine_loader import instantiate
from mulot.games.barrieres.bots.engine.search_memory import MODULE
from mulot.server.workers.worker import limit_process
limit_process(0, 1 << 30)
instance = instantiate(MODULE)
instance.allocate(500 << 20)
try:
    instance.allocate(1 << 30)
except Exception as error:
    print("stopped" if "memory" in str(error) else error)
"""
NICE = """
import os
from mulot.server.workers.worker import limit_process
before = os.nice(0)
limit_process(1, 1 << 30)
print(os.nice(0) - before)
"""
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems do not limit what is mapped")


@linux
@pytest.mark.parametrize("program", [LIMITED, GROWING], ids=["python", "compiled part"])
def test_written_memory_is_limited_but_reserved_memory_is_not(program: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout, done.stderr) == ("stopped\n", "")


@linux
def test_workers_have_a_lower_priority() -> None:
    done = subprocess.run([sys.executable, "-c", NICE], capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout, done.stderr) == ("1\n", "")
