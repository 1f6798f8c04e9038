"""Converts positions from training data to the engine's records."""

from pathlib import Path
from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.movegen import lay_barrier
from research.barrieres.engine.jit import compiled

Rows = dict[str, Any]


def read_rows(files: list[Path]) -> Rows:
    """Return all rows of these files, by column."""
    parts = [dict(np.load(file)) for file in files]
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def position_columns(rows: Rows) -> tuple[Any, ...]:
    """Return the columns that describe the position."""
    return tuple(rows[name].astype(np.int64) for name in ("lying", "standing", "mice", "stock"))


@compiled
def set_up_position(g: Any, t: Any, columns: Any, k: int) -> None:
    """Set up the position in row k on an empty board. The mouse to move is seat 0's."""
    lying, standing, mice, stock = columns
    side = g.size - 1
    for seat in range(2):
        t.mice[seat], t.stock[seat] = mice[k, seat], stock[k, seat]
    for row in range(side):
        for column in range(side):
            if lying[k, row] >> column & 1:
                lay_barrier(g, t, row * side + column)
            if standing[k, row] >> column & 1:
                lay_barrier(g, t, g.grooves + row * side + column)
