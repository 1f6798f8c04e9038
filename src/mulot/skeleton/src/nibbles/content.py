"""The game's components as data: boards, cards, pieces. Here: how many cheeses may be taken, and the heap sizes."""

from typing import get_args, get_type_hints

from .model import Options

MOST = 3
"""The most cheeses that may be taken in one turn."""
HEAPS: tuple[int, ...] = get_args(get_type_hints(Options)["heap"])


def faults() -> list[str]:
    """Return what is wrong with the content, one sentence per error."""
    return [f"a heap of {heap} is gone in two turns" for heap in HEAPS if heap <= 2 * MOST]
