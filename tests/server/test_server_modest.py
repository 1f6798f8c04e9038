"""Processes beside the house fail rather than fill the machine, and may reserve addresses that they do not fill."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIMITED = """
import mmap
from mulot.server.modest import be_modest
be_modest(0, 1 << 30)
mmap.mmap(-1, 16 << 30, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, prot=0)  # as engines do, to check addresses less
kept = bytearray(200 << 20)
try:
    more = bytearray(1 << 30)
except MemoryError:
    print("stopped")
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems do not limit what is mapped")
def test_what_is_filled_is_limited_and_what_is_only_reserved_is_not() -> None:
    done = subprocess.run([sys.executable, "-c", LIMITED], capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout, done.stderr) == ("stopped\n", "")
