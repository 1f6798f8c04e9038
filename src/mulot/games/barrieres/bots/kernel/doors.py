"""What of this folder is also compiled for browsers, and how each function is called there (`web/build/wasm`).

Numbers and addresses are passed as 32 bits: a record as its address, an array as its address and its lengths.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.np.numpy_support import from_dtype

from mulot.games.barrieres.bots.kernel import (
    counting,
    economy,
    endgame,
    four,
    judging,
    keeping,
    layout,
    plies,
    rivals,
    search,
)


def many(of: Any, dimensions: int = 1) -> Any:
    """An array that lies in one piece."""
    return types.Array(of, dimensions, "C")


RECORDS = {"geometry": layout.GEOMETRY, "position": layout.POSITION, "node": search.NODE, "scratch": judging.SCRATCH}
_G, _T, _NODE, _X = (from_dtype(record) for record in RECORDS.values())
_INT, _WORTH, _SINGLE = types.int64, types.int16, types.float32
_THINKS = (_G, many(_T), many(_NODE), _INT, _INT, _X, many(_SINGLE), many(types.uint64))

DOORS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "lay_barrier": (plies.lay_barrier, (_G, _T, _INT)),
    "legal": (
        plies.legal,
        (_G, _T, many(types.uint64, 2), many(types.uint64, 2), many(types.uint64), many(_INT)),
    ),
    "perft": (counting.perft, (_G, many(_T), _INT)),
    "write_learnt": (economy.write_learnt, (many(_SINGLE), many(_SINGLE), _INT, _INT)),
    "write_weighed": (economy.write_weighed, (many(_SINGLE), _INT, _INT)),
    "think": (search.think, _THINKS),
    "think_among_four": (four.think, _THINKS),
    "foresee": (rivals.foresee, (_G, many(_T), _X)),
    "find": (keeping.find, (_G, many(_T), many(_NODE), many(_T))),
    "keep": (keeping.keep, (many(_NODE), _INT, _INT, _INT, many(types.int32))),
    "race_after": (endgame.race_after, (_G, many(_T), _INT, many(_WORTH))),
    "races_after": (endgame.races_after, (_G, many(_T), _INT, _INT, _INT, many(_INT), many(_WORTH, 3))),
    "one_left": (endgame.one_left, (_G, many(_T), _INT, _INT, many(_INT), many(_WORTH, 3), many(_WORTH))),
    "this_layer": (endgame.this_layer, (_G, many(_T), many(_INT), many(_WORTH, 3), many(_WORTH))),
}
"""By the name under which it is found there."""
