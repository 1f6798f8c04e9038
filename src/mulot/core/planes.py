"""A view as numbers, for those who learn: a list of named planes. Plain Python; `mulot.lab.encode` makes arrays of it.

How many planes there are, their names and their shapes hang on the options and the number of seats alone. Every number
lies between -1 and 1. Nothing is hashed: what a plane means can be looked up in the game's README.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Plane(NamedTuple):
    """An array: its name, its shape, and its numbers row by row."""

    name: str
    shape: tuple[int, ...]
    values: Sequence[float]


def marked(name: str, shape: tuple[int, ...], ones: Iterable[int]) -> Plane:
    """Ones at these places, counted row by row; zeros everywhere else."""
    size = 1
    for length in shape:
        size *= length
    values = [0.0] * size
    for place in ones:
        values[place] = 1.0
    return Plane(name, shape, values)


def one_of(name: str, size: int, at: int | None) -> Plane:
    """A one at this place of a row; None: nowhere."""
    return marked(name, (size,), () if at is None else (at,))


def numbers(name: str, values: Iterable[float]) -> Plane:
    """A row of numbers."""
    row = [float(value) for value in values]
    return Plane(name, (len(row),), row)


def share(part: float, whole: float) -> float:
    """How much of the whole; more than the whole is the whole."""
    return min(1.0, part / whole)
