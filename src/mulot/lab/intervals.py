"""How sure a rate is."""

from __future__ import annotations

from math import sqrt


def wilson(won: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval (95 in 100 by default) of a rate seen as `won` of `games`, after Wilson."""
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
