"""Processes beside the one that serves tables: people's moves go first, and memory has an end."""

from __future__ import annotations

import os
from contextlib import suppress


def be_modest(niceness: int, memory: int) -> None:
    """Make way for others, and fail rather than fill the machine (where the system can do that). What counts is what
    can be written to: the engine of the strong players reserves 4 GiB of addresses, and fills few of them."""
    with suppress(ImportError, AttributeError, OSError, ValueError):
        import resource

        os.nice(niceness)
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
