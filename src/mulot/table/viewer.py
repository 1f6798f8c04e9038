"""Who looks at a table."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Viewer:
    """One screen: the seat whose secrets it shows, and the question for which that was settled."""

    device: str
    eye: int | None = None
    curtain: int | None = None
    served: tuple[int, int] | None = None
    alone: bool = False
    """Whether its device had one seat when that was settled."""
    whispers: dict[int, int] = field(default_factory=dict)
    """By seat, the first journal line in which it was told something while it did not look: told when it does."""
