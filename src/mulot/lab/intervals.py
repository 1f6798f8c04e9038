"""How sure a rate or a mean score is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt

Z = 1.96
"""95 in 100."""


def wilson(won: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval (95 in 100 by default) of a rate seen as `won` of `games`, after Wilson: for what is or is not."""
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def score_interval(counts: Mapping[float, int], z: float = Z) -> tuple[float, float]:
    """The interval of a mean score from 0 to 1, where a game can also give a half, or a part of a shared win.

    Wilson's idea, for more than two results: a mean belongs to the interval if what was seen would not be too strange
    under it, and what is strange is measured by the spread that the results most likely have if that mean is true.
    With wins and losses alone it is Wilson's interval; draws make it narrower, for they differ less from the mean.
    """
    games = sum(counts.values())
    if games == 0:
        return 0.0, 1.0
    seen = sum(score * count for score, count in counts.items()) / games

    def strange(mean: float) -> bool:
        return (seen - mean) ** 2 * games > z * z * _likely_variance(counts, games, mean)

    low = 0.0 if seen <= 0 else _edge(lambda part: strange(seen * part)) * seen
    high = 1.0 if seen >= 1 else 1 - _edge(lambda part: strange(1 - (1 - seen) * part)) * (1 - seen)
    return low, high


def _likely_variance(counts: Mapping[float, int], games: int, mean: float) -> float:
    """The variance of the likeliest distribution with this mean. It may give 0 and 1 a chance, seen or not."""
    hardly = 1e-9  # a weight for what was not seen
    weights = {0.0: hardly, 1.0: hardly}
    for score, count in counts.items():
        weights[score] = weights.get(score, 0.0) + count / games
    away = {score - mean: weight for score, weight in weights.items()}
    # Each chance is weight / (1 + tilt × away); the right tilt brings the mean of `away` to 0 (it falls as tilt rises).
    least, most = -1 / max(away), -1 / min(away)
    for _ in range(100):
        tilt = (least + most) / 2
        if sum(weight * far / (1 + tilt * far) for far, weight in away.items()) > 0:
            least = tilt
        else:
            most = tilt
    return sum(weight * far * far / (1 + tilt * far) for far, weight in away.items())


def _edge(strange: Callable[[float], bool]) -> float:
    """Where strange ends, between 0 (strange) and 1 (not)."""
    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        if middle > 0 and not strange(middle):
            high = middle
        else:
            low = middle
    return high
