"""What an option set comes to, however it was solved."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


class Solved(NamedTuple):
    """What one option set comes to."""

    positions: int
    wins: Floats
    """In order of play, by the backward method."""
    wins_forward: Floats
    mean: float
    chances: Floats
    """That the n-th turn of all together is the last."""

    def within(self, share: float) -> int:
        """The turns within which this share of all games ends."""
        return int(np.searchsorted(np.cumsum(self.chances), share))

    @property
    def differ(self) -> float:
        """By how much the two methods differ, in the wins and in the mean length."""
        forward = float(self.chances @ np.arange(len(self.chances)))
        return float(max(np.abs(self.wins - self.wins_forward).max(), abs(forward - self.mean)))


def wins_by_turn(chances: Floats, seats: int) -> Floats:
    """Who wins, in order of play, by the number of the last turn."""
    numbers = np.arange(len(chances))
    return np.array([chances[(numbers % seats) == (k + 1) % seats].sum() for k in range(seats)])
