"""Runs first in every Python process that a test starts during a mutation run (see `mutation/mutant_injection.py`)."""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = str(Path(__file__).parents[2])

sys.path.insert(0, TESTS)
from mutation.mutant_injection import start_before_imports  # noqa: E402

sys.path.remove(TESTS)
start_before_imports()
