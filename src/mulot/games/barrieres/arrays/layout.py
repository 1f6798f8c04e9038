"""The records of a position: one for the position itself, and one for everything that is constant on its board.

`memory_layout` computes their contents, both for these records and for the memory of the WebAssembly module.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.movegen import lay_barrier
from mulot.games.barrieres.bots import memory_layout
from mulot.games.barrieres.bots.memory_layout import MAX_GROOVES, decode, encode
from mulot.games.barrieres.model import State

MAX_ACTIONS = 2 * MAX_GROOVES + 12

POSITION = np.dtype(
    [
        ("north", "u8", 2),  # squares that are open to the north, as bits of two words
        ("east", "u8", 2),
        ("free", "u8", 4),  # grooves with room for a barrier: two words for h, two for v
        ("exits", "u1", 128),  # for each square: in which directions it is open, as bits N E S W
        ("label", "u1", 144),  # for each point: points with the same label are joined by barriers; the edge is 0
        ("mice", "i8", 4),
        ("stock", "i8", 4),
        ("turn", "i8"),
        ("ply", "i8"),
    ],
    align=True,
)

GEOMETRY = np.dtype(
    [
        ("size", "i8"),
        ("seats", "i8"),
        ("squares", "i8"),
        ("grooves", "i8"),  # the number of grooves in one direction
        ("longest", "i8"),
        ("past_third", "i8"),  # 1 if a mouse may turn off at a third mouse (BR-08)
        ("delta", "i8", 4),
        ("goal", "u8", (4, 2)),  # for each seat: its goal squares, as bits
        ("arrives", "u1", (4, 128)),  # for each seat and square: 1 if the square is on its goal line
        ("low", "i8", 100),  # for each groove: the square it is named after
        ("middle", "i8", 100),  # for each groove: its middle point
        ("column", "i8", 100),
        ("row", "i8", 100),
        ("across_north", "u8", (128, 2)),  # for each square: the h grooves that bar the step north, as bits
        ("across_east", "u8", (128, 2)),  # for each square: the v grooves that bar the step east, as bits
    ],
    align=True,
)


@cache
def geometry(size: int, seats: int, past_third: bool = False) -> Any:
    """Return the geometry record of this board."""
    return _fill_record(GEOMETRY, memory_layout.geometry(size, seats, past_third))


def empty(g: Any) -> Any:
    """Return the position record of a board without barriers. Mice and stocks are not set."""
    return _fill_record(POSITION, memory_layout.empty(int(g["size"])))


def lay_out(s: State) -> tuple[Any, Any]:
    """Return the geometry record and the position record of a state."""
    g = geometry(s.size, len(s.mice), s.third_mouse == "side-step")
    t = _fill_record(POSITION, memory_layout.position(s))
    for groove in memory_layout.barrier_grooves(s):
        lay_barrier(g, t, groove)
    return g, t


def _fill_record(kind: Any, laid: memory_layout.RecordFields) -> Any:
    record = np.zeros(1, kind)[0]
    for name, value in laid.items():
        record[name] = value
    return record


__all__ = ["GEOMETRY", "MAX_ACTIONS", "POSITION", "decode", "empty", "encode", "geometry", "lay_out"]
