"""Bit operations on 64-bit words that use CPU instructions, and a random number generator."""

from __future__ import annotations

from typing import Any

import llvmlite.ir as ir
import numpy as np
from numba import types
from numba.extending import intrinsic

from mulot.games.barrieres.arrays.jit import compiled

ONE = np.uint64(1)


def _lowest(typing: Any, word: Any) -> Any:

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.uint64), code


def _count(typing: Any, word: Any) -> Any:

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.uint64), code


lowest: Any = intrinsic(_lowest)
"""lowest(word): the index of the lowest set bit; the word must not be 0."""
count: Any = intrinsic(_count)
"""count(word): the number of set bits."""


@compiled
def single_bit(i: int) -> Any:
    """Return the word in which only bit i is set."""
    return ONE << np.uint64(i)


@compiled
def random_below(luck: Any, n: int) -> Any:
    """Return a random number below n (xorshift64*). n is small, so the bias of the multiplication is negligible."""
    x = luck[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    luck[0] = x
    return np.int64(((x * np.uint64(2685821657736338717)) >> np.uint64(33)) * np.uint64(n) >> np.uint64(31))


def new_random_state(seed: int) -> Any:
    """Return the random number generator's initial state for a seed: a well-mixed word that is not 0."""
    return np.random.Generator(np.random.PCG64(seed)).integers(1, 1 << 63, size=1, dtype=np.uint64)
