"""Who looks at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Viewer:
    """One screen: the seat it looks with, and the question for which that was settled."""

    device: str
    eye: int | None = None
    curtain: int | None = None
    served: tuple[int, int] | None = None
