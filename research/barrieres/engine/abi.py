"""What of this folder is also compiled for browsers, and how each function is called there (`web/build/wasm`).

Numbers and addresses are passed as 32 bits: a record as its address, an array as its address and its lengths.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.np.numpy_support import from_dtype

from mulot.games.barrieres.arrays import layout, movegen
from research.barrieres.engine import (
    economy,
    endgame_solver,
    evaluate,
    multiplayer_search,
    opponent_model,
    perft,
    search,
    tree_reuse,
)


def many(of: Any, dimensions: int = 1) -> Any:
    """An array that lies in one piece."""
    return types.Array(of, dimensions, "C")


RECORDS = {"geometry": layout.GEOMETRY, "position": layout.POSITION, "node": search.NODE, "scratch": evaluate.SCRATCH}
_G, _T, _NODE, _X = (from_dtype(record) for record in RECORDS.values())
_INT, _WORTH, _SINGLE = types.int64, types.int16, types.float32
_THINKS = (_G, many(_T), many(_NODE), _INT, _INT, _X, many(_SINGLE), many(types.uint64))

DOORS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "lay_barrier": (movegen.lay_barrier, (_G, _T, _INT)),
    "legal": (
        movegen.legal,
        (_G, _T, many(types.uint64, 2), many(types.uint64, 2), many(types.uint64), many(_INT)),
    ),
    "perft": (perft.perft, (_G, many(_T), _INT)),
    "write_learnt": (economy.write_learnt, (many(_SINGLE), many(_SINGLE), _INT, _INT)),
    "write_weighed": (economy.write_weighed, (many(_SINGLE), _INT, _INT)),
    "think": (search.think, _THINKS),
    "think_among_four": (multiplayer_search.think, _THINKS),
    "foresee": (opponent_model.foresee, (_G, many(_T), _X)),
    "find": (tree_reuse.find, (_G, many(_T), many(_NODE), many(_T))),
    "keep": (tree_reuse.keep, (many(_NODE), _INT, _INT, _INT, many(types.int32))),
    "race_after": (endgame_solver.race_after, (_G, many(_T), _INT, many(_WORTH))),
    "races_after": (endgame_solver.races_after, (_G, many(_T), _INT, _INT, _INT, many(_INT), many(_WORTH, 3))),
    "one_left": (endgame_solver.one_left, (_G, many(_T), _INT, _INT, many(_INT), many(_WORTH, 3), many(_WORTH))),
    "this_layer": (endgame_solver.this_layer, (_G, many(_T), many(_INT), many(_WORTH, 3), many(_WORTH))),
}
"""By the name under which it is found there."""


def compile_all() -> None:
    """Compile every function of this list, so that no search has to wait for it."""
    for function, arguments in DOORS.values():
        function.compile(arguments)
