"""Runs at the start of every Python that a test starts while a mutation run is at work; see `mutation/planted.py`."""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = str(Path(__file__).parents[2])

sys.path.insert(0, TESTS)
from mutation.planted import begin_anew  # noqa: E402

sys.path.remove(TESTS)
begin_anew()
