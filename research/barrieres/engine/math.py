"""Exponential and logarithm functions that give the same bits on every machine.

Math libraries differ in the last bit from system to system, and a search that gets one different bit soon diverges.
IEEE 754 defines the result of every operation used here (addition, subtraction, multiplication and division in double
precision), so a server and a browser compute identical searches.
"""

from __future__ import annotations

from typing import Any

import llvmlite.ir as ir
import numpy as np
from numba import types
from numba.extending import intrinsic

from research.barrieres.engine.jit import compiled

PER_LN2, LN2 = 1.4426950408889634, 0.6931471805599453
LEAST, MOST = -87.0, 88.0
"""Beyond these values a single-precision exponential overflows."""
ROOT_HALF = 0.7071067811865476
MANTISSA = 52
FRACTION = np.uint64((1 << MANTISSA) - 1)
BIAS = 1023


def _as_double(typing: Any, word: Any) -> Any:

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], ir.DoubleType())

    return types.float64(types.uint64), code


def _as_word(typing: Any, number: Any) -> Any:

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], ir.IntType(64))

    return types.uint64(types.float64), code


as_double: Any = intrinsic(_as_double)
"""as_double(word) returns the number with these bits."""
as_word: Any = intrinsic(_as_word)
"""as_word(number) returns the bits of a number."""


@compiled
def exp(x: Any) -> Any:
    """Return e to the power of x, in single precision."""
    y = min(max(np.float64(x), LEAST), MOST)
    k = np.int64(y * PER_LN2 + (0.5 if y >= 0 else -0.5))  # the power of two, rounded to the nearest integer
    r = y - np.float64(k) * LN2
    rr = r * r
    high = (1 / 24 + r * (1 / 120)) + rr * (1 / 720 + r * (1 / 5040))
    sum_of_powers = (1.0 + r) + rr * ((0.5 + r * (1 / 6)) + rr * high)
    return np.float32(sum_of_powers * as_double(np.uint64(k + BIAS) << np.uint64(MANTISSA)))


@compiled
def log(x: Any) -> Any:
    """Return the natural logarithm of x > 0, in single precision."""
    word = as_word(np.float64(x))
    k = np.int64(word >> np.uint64(MANTISSA)) - BIAS
    m = as_double(word & FRACTION | np.uint64(BIAS) << np.uint64(MANTISSA)) * 0.5  # from 0.5 to below 1
    k += 1
    if m < ROOT_HALF:
        m *= 2.0
        k -= 1
    s = (m - 1.0) / (m + 1.0)
    q = s * s
    series = 1.0 + q * (1 / 3 + q * (1 / 5 + q * (1 / 7 + q * (1 / 9 + q * (1 / 11)))))
    return np.float32(2.0 * s * series + np.float64(k) * LN2)
