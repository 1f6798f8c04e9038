"""Views encoded as numbers for machine learning: a list of named planes in plain Python, which `mulot.lab.encode` turns
into arrays.

The number, names and shapes of the planes depend only on the options and the number of seats. Every value is between -1
and 1. Nothing is hashed; the game's README says what each plane means.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Plane(NamedTuple):
    """A named array: its name, its shape and its values row by row."""

    name: str
    shape: tuple[int, ...]
    values: Sequence[float]


def binary(name: str, shape: tuple[int, ...], ones: Iterable[int]) -> Plane:
    """Return a plane with ones at these indices, counted row by row, and zeros elsewhere."""
    size = 1
    for length in shape:
        size *= length
    values = [0.0] * size
    for place in ones:
        values[place] = 1.0
    return Plane(name, shape, values)


def one_hot(name: str, size: int, at: int | None) -> Plane:
    """Return a plane with one row of `size` values: 1 at index `at` (None: nowhere) and 0 elsewhere."""
    return binary(name, (size,), () if at is None else (at,))


def numbers(name: str, values: Iterable[float]) -> Plane:
    """Return a plane with one row of these numbers."""
    row = [float(value) for value in values]
    return Plane(name, (len(row),), row)


def ratio(part: float, whole: float) -> float:
    """Return `part / whole`, but at most 1."""
    return min(1.0, part / whole)
