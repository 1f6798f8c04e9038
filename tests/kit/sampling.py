"""How much is tried: a sample in `make test`, all of it in `make test WHOLE=yes`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

WHOLE = os.environ.get("WHOLE") == "yes"
TIMED = os.environ.get("TIMED") == "yes"
"""Limits on time are for a quiet machine: `tests/browser/page_speed.py` has them, `make test` has not."""


def sample(whole: Sequence[T], few: int) -> list[T]:
    """So many of them, spread evenly from the first to the last; all of them where the whole is asked for."""
    if WHOLE or few >= len(whole):
        return list(whole)
    return [whole[i * (len(whole) - 1) // max(1, few - 1)] for i in range(few)]
