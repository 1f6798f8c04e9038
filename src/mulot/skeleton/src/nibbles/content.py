"""Board, cards, pieces as data: here only what may be taken, and the sizes of heaps."""

from __future__ import annotations

from typing import get_args, get_type_hints

from .model import Options

MOST = 3
"""The most cheeses that may be taken at once."""
HEAPS: tuple[int, ...] = get_args(get_type_hints(Options)["heap"])


def faults() -> list[str]:
    """What is wrong with the content, each in a sentence that names it; nothing if it can be played with."""
    return [f"a heap of {heap} is gone in two turns" for heap in HEAPS if heap <= 2 * MOST]
