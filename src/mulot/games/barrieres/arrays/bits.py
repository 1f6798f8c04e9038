"""Bits of 64-bit words, with the processor's own instructions."""

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
"""lowest(word): the number of the lowest bit that is set; the word must not be 0."""
count: Any = intrinsic(_count)
"""count(word): how many bits are set."""


@compiled
def bit(i: int) -> Any:
    """The word in which only this bit is set."""
    return ONE << np.uint64(i)


@compiled
def draw(luck: Any, n: int) -> Any:
    """A fair number below n (xorshift64*; n is small, so what the multiplication leaves unfair cannot be noticed)."""
    x = luck[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    luck[0] = x
    return np.int64(((x * np.uint64(2685821657736338717)) >> np.uint64(33)) * np.uint64(n) >> np.uint64(31))


def lucky(seed: int) -> Any:
    """The luck for a seed: a word that must not be 0, well mixed."""
    return np.random.Generator(np.random.PCG64(seed)).integers(1, 1 << 63, size=1, dtype=np.uint64)
