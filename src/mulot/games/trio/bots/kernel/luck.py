"""Chance for compiled rounds: SplitMix64, its state in an array of one number."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.trio.bots.kernel.jit import compiled


@compiled
def random_bits(luck: Any) -> Any:
    """The next 32 random bits."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    z = luck[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (z ^ (z >> np.uint64(31))) >> np.uint64(32)


@compiled
def below(luck: Any, n: int) -> Any:
    """A number from 0 to n - 1."""
    return np.int64((random_bits(luck) * np.uint64(n)) >> np.uint64(32))


@compiled
def chance(luck: Any) -> Any:
    """A number from 0 up to 1."""
    return np.float64(random_bits(luck)) / 4294967296.0
