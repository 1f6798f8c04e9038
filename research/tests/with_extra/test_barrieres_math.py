"""The kernel's own exponentials and logarithms: right, and the same bits on every machine."""

from __future__ import annotations

import hashlib
import math

import numpy as np

from research.barrieres.engine.math import LEAST, MOST, exp, log

ALMOST = 2e-7
"""Of the number: two of the last bits of single precision."""
NUMBERS = np.arange(-90 * 128, 90 * 128, dtype=np.float32) / np.float32(128)
CHANCES = np.arange(1, 20_000, dtype=np.float32) / np.float32(7919)


def test_exponentials_are_right_and_stay_within_single_precision() -> None:
    for x in NUMBERS:
        wanted = math.exp(min(max(float(x), LEAST), MOST))
        assert abs(float(exp(x)) - wanted) <= ALMOST * wanted, x
    assert exp(np.float32(0)) == 1
    assert exp(np.float32(-1e30)) > 0
    assert np.isfinite(exp(np.float32(1e30)))


def test_logarithms_are_right() -> None:
    for x in CHANCES:
        wanted = math.log(float(x))
        assert abs(float(log(x)) - wanted) <= ALMOST * max(abs(wanted), 0.1), x
    assert log(np.float32(1)) == 0
    assert math.isclose(log(np.float32(2.0**-100)), -100 * math.log(2), rel_tol=ALMOST)


def test_they_have_the_same_bits_everywhere() -> None:
    """A served house and a browser only think the same if they do; a digest tells every machine."""
    found = np.array([exp(x) for x in NUMBERS] + [log(x) for x in CHANCES], np.float32)
    assert hashlib.sha256(found.tobytes()).hexdigest()[:16] == "59f2dfc184f10885"
