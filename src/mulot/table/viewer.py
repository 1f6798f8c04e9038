"""Who looks, and who has sent a command."""

from __future__ import annotations

from dataclasses import dataclass

from mulot.table.effects import Effects


@dataclass(slots=True)
class Viewer:
    """One screen: the seat it looks with, and the question for which that was settled."""

    device: str
    eye: int | None = None
    curtain: int | None = None
    served: tuple[int, int] | None = None


@dataclass(slots=True)
class By:
    """Who sent a command and when; `effects` takes what comes of it."""

    device: str | None
    viewer: int | None
    now: float
    effects: Effects
