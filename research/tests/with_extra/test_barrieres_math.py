"""The engine's exponential and logarithm functions are correct and give the same bits on every machine."""

from __future__ import annotations

import hashlib
import math

import numpy as np

from research.barrieres.engine.math import LEAST, MOST, exp, log

ALMOST = 2e-7
"""The allowed relative error: twice the last bit of single precision."""
NUMBERS = np.arange(-90 * 128, 90 * 128, dtype=np.float32) / np.float32(128)
CHANCES = np.arange(1, 20_000, dtype=np.float32) / np.float32(7919)


def test_exponentials_are_correct_and_finite() -> None:
    for x in NUMBERS:
        wanted = math.exp(min(max(float(x), LEAST), MOST))
        assert abs(float(exp(x)) - wanted) <= ALMOST * wanted, x
    assert exp(np.float32(0)) == 1
    assert exp(np.float32(-1e30)) > 0
    assert np.isfinite(exp(np.float32(1e30)))


def test_logarithms_are_correct() -> None:
    for x in CHANCES:
        wanted = math.log(float(x))
        assert abs(float(log(x)) - wanted) <= ALMOST * max(abs(wanted), 0.1), x
    assert log(np.float32(1)) == 0
    assert math.isclose(log(np.float32(2.0**-100)), -100 * math.log(2), rel_tol=ALMOST)


def test_the_functions_give_the_same_bits_everywhere() -> None:
    """Every machine must get this digest, or servers and browsers would not compute the same searches."""
    found = np.array([exp(x) for x in NUMBERS] + [log(x) for x in CHANCES], np.float32)
    assert hashlib.sha256(found.tobytes()).hexdigest()[:16] == "59f2dfc184f10885"
