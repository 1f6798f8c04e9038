"""Confidence intervals for win rates and mean scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt

Z_95 = 1.96
"""The normal quantile of a 95% confidence interval."""


def wilson(won: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """Return Wilson's score interval (95% by default) for a rate of `won` out of `games`: (low, high), each from 0 to
    1."""
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def score_interval(counts: Mapping[float, int], z: float = Z_95) -> tuple[float, float]:
    """Return a confidence interval (95% by default) for a mean score, given how often each score from 0 to 1 occurred.

    Scores between 0 and 1 are draws and shared wins. This generalises Wilson's interval: a mean is inside the interval
    if the observed mean is at most `z` standard errors away, with the variance of the most likely distribution that has
    this mean. With only wins and losses it equals Wilson's interval; draws make it narrower.
    """
    games = sum(counts.values())
    if games == 0:
        return 0.0, 1.0
    observed = sum(score * count for score, count in counts.items()) / games

    def is_implausible(mean: float) -> bool:
        return (observed - mean) ** 2 * games > z * z * _likely_variance(counts, games, mean)

    low = 0.0 if observed <= 0 else _bisect(lambda part: is_implausible(observed * part)) * observed
    high = (
        1.0 if observed >= 1 else 1 - _bisect(lambda part: is_implausible(1 - (1 - observed) * part)) * (1 - observed)
    )
    return low, high


def _likely_variance(counts: Mapping[float, int], games: int, mean: float) -> float:
    """Return the variance of the most likely distribution with this mean. The scores 0 and 1 always have a small
    weight."""
    epsilon = 1e-9  # a weight for scores that did not occur
    weights = {0.0: epsilon, 1.0: epsilon}
    for score, count in counts.items():
        weights[score] = weights.get(score, 0.0) + count / games
    deviations = {score - mean: weight for score, weight in weights.items()}
    # Each probability is weight / (1 + tilt × deviation); bisect for the tilt at which the mean deviation is 0.
    low, high = -1 / max(deviations), -1 / min(deviations)
    for _ in range(100):
        tilt = (low + high) / 2
        if sum(weight * deviation / (1 + tilt * deviation) for deviation, weight in deviations.items()) > 0:
            low = tilt
        else:
            high = tilt
    return sum(weight * deviation * deviation / (1 + tilt * deviation) for deviation, weight in deviations.items())


def _bisect(is_implausible: Callable[[float], bool]) -> float:
    """Return the point between 0 and 1 at which `is_implausible` turns from true to false, by bisection."""
    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        if middle > 0 and not is_implausible(middle):
            high = middle
        else:
            low = middle
    return high
