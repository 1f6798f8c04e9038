"""Runs the exported functions as numba's machine code on numpy memory, with the interface of a WebAssembly instance.

Studies, and the tests that compare results bit for bit, use it: `SearchMemory(NumbaMachine(), read_kernel_info())`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numba import types
from numba.np.numpy_support import as_dtype, from_dtype

from mulot.bots.wasm_instance import ALIGNMENT_BYTES, WasmInstance
from research.barrieres.engine.abi import EXPORTS, RECORDS

KINDS = {from_dtype(record): record for record in RECORDS.values()}
"""The numpy dtype for each of numba's record types. `as_dtype` would lose the alignment, and everything would be
compiled twice."""
RESERVED = 1 << 30
"""The bytes reserved for the memory. Pages that are never written to use no memory."""


class NumbaMachine(WasmInstance):
    """Fixed-size memory on which the exported functions work."""

    def __init__(self, size: int = RESERVED) -> None:
        self._memory = np.zeros(size, np.uint8)
        super().__init__(ALIGNMENT_BYTES)

    def call(self, door: str, *numbers: int) -> int:
        """Call an exported function. Raises IndexError, or one of numpy's errors, if an address is outside the
        memory."""
        if door == "rest":
            return 0  # numba allocates temporary objects elsewhere
        left, given = iter(numbers), list[Any]()
        for kind, of, dimensions in _arguments(door):
            if kind == "number":
                given.append(next(left))
                continue
            at, shape = next(left), [next(left) for _ in range(dimensions)]
            many = int(np.prod(shape, dtype=np.int64))
            found = self._memory[at : at + many * of.itemsize].view(of)
            given.append(found[0] if kind == "record" else found.reshape(shape))
        return int(EXPORTS[door][0](*given) or 0)

    def write(self, at: int, body: bytes) -> None:
        self._memory[at : at + len(body)] = np.frombuffer(body, np.uint8)

    def read(self, at: int, size: int) -> bytes:
        return bytes(self._memory[at : at + size].tobytes())

    def _clear(self, at: int, size: int) -> None:
        self._memory[at : at + size] = 0

    def _size(self) -> int:
        return len(self._memory)

    def _grow(self, pages: int) -> None:
        raise MemoryError(f"{len(self._memory)} bytes are not enough")


@cache
def _arguments(door: str) -> list[tuple[str, Any, int]]:
    """Return, for each argument, its category, its element type, and the number of lengths that follow its address."""
    found = list[tuple[str, Any, int]]()
    for kind in EXPORTS[door][1]:
        if isinstance(kind, types.Array):
            found.append(("array", KINDS.get(kind.dtype) or as_dtype(kind.dtype), kind.ndim))
        elif isinstance(kind, types.Record):
            found.append(("record", KINDS[kind], 0))
        else:
            found.append(("number", None, 0))
    return found
