"""Chooses which cases are tested: a sample in `make test`, all of them in `make test WHOLE=yes`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

WHOLE = os.environ.get("WHOLE") == "yes"
TIMED = os.environ.get("TIMED") == "yes"
"""True if time limits are tested, which needs an idle machine; `make test` does not."""


def sample(whole: Sequence[T], few: int) -> list[T]:
    """Return this many items, evenly spread from the first to the last; all of them in a whole run."""
    if WHOLE or few >= len(whole):
        return list(whole)
    return [whole[i * (len(whole) - 1) // max(1, few - 1)] for i in range(few)]
