"""The functions that the WebAssembly module exports, and the types of their arguments (`web/build/wasm` compiles them).

Numbers and addresses have 32 bits. A record is passed as its address, an array as its address and its lengths.
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


def array_of(of: Any, dimensions: int = 1) -> Any:
    """Return the type of a contiguous array."""
    return types.Array(of, dimensions, "C")


RECORDS = {"geometry": layout.GEOMETRY, "position": layout.POSITION, "node": search.NODE, "scratch": evaluate.SCRATCH}
_G, _T, _NODE, _X = (from_dtype(record) for record in RECORDS.values())
_INT, _WORTH, _SINGLE = types.int64, types.int16, types.float32
_THINKS = (_G, array_of(_T), array_of(_NODE), _INT, _INT, _X, array_of(_SINGLE), array_of(types.uint64))

EXPORTS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "lay_barrier": (movegen.lay_barrier, (_G, _T, _INT)),
    "legal": (
        movegen.legal,
        (_G, _T, array_of(types.uint64, 2), array_of(types.uint64, 2), array_of(types.uint64), array_of(_INT)),
    ),
    "perft": (perft.perft, (_G, array_of(_T), _INT)),
    "write_learnt": (economy.write_fitted_chances, (array_of(_SINGLE), array_of(_SINGLE), _INT, _INT)),
    "write_weighed": (economy.write_weighted_chances, (array_of(_SINGLE), _INT, _INT)),
    "think": (search.think, (*_THINKS, array_of(types.int32))),
    "think_among_four": (multiplayer_search.think, _THINKS),
    "foresee": (opponent_model.sensible_actions, (_G, array_of(_T), _X)),
    "find": (tree_reuse.find, (_G, array_of(_T), array_of(_NODE), array_of(_T))),
    "keep": (tree_reuse.keep, (array_of(_NODE), _INT, _INT, _INT, array_of(types.int32))),
    "race_after": (endgame_solver.race_after, (_G, array_of(_T), _INT, array_of(_WORTH))),
    "races_after": (
        endgame_solver.races_after,
        (_G, array_of(_T), _INT, _INT, _INT, array_of(_INT), array_of(_WORTH, 3)),
    ),
    "one_left": (
        endgame_solver.one_left,
        (_G, array_of(_T), _INT, _INT, array_of(_INT), array_of(_WORTH, 3), array_of(_WORTH)),
    ),
    "this_layer": (
        endgame_solver.this_layer,
        (_G, array_of(_T), array_of(_INT), array_of(_WORTH, 3), array_of(_WORTH)),
    ),
}
"""The exported functions by name, each with the types of its arguments."""


def compile_all() -> None:
    """Compile all exported functions, so that no search has to wait for the compiler."""
    for function, arguments in EXPORTS.values():
        function.compile(arguments)
