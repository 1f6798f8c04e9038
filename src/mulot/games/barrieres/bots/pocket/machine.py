"""A WebAssembly module and its memory, as Python inside a browser reaches them."""

from __future__ import annotations

from typing import Any

PAGE = 65536
ALIGNED = 64


class Machine:
    """Doors are called by name. Memory is taken once and never given back, but for what lies on top (`on_top`)."""

    def __init__(self, exports: Any, array: Any) -> None:
        self._exports, self._array = exports, array
        self._free = int(exports.heap.value)
        self._rest()

    @classmethod
    def of(cls, module: bytes) -> Machine:
        """Start a module; only in a browser."""
        from js import Uint8Array, WebAssembly
        from pyodide.ffi import to_js

        return cls(WebAssembly.Instance.new(WebAssembly.Module.new(to_js(module))).exports, Uint8Array)

    def call(self, door: str, *numbers: int) -> int:
        """Call a door. What would be raised inside stops it: an error of the browser's."""
        return int(getattr(self._exports, door)(*numbers))

    def room(self, size: int) -> int:
        """Take so much memory, for good; returns its address."""
        at, self._free = self._free, self._above(self._free, size)
        self._rest()
        return at

    def on_top(self, sizes: list[int]) -> list[int]:
        """Memory until the next time that this is asked, or `room` is; with nothing in it but zeros."""
        places, end = [], self._free
        for size in sizes:
            places.append(end)
            end = self._above(end, size)
        self._rest(end)
        self._array.new(self._exports.memory.buffer, self._free, end - self._free).fill(0)
        return places

    def write(self, at: int, body: bytes) -> None:
        """Copy something in."""
        self._array.new(self._exports.memory.buffer, at, len(body)).assign(body)

    def read(self, at: int, size: int) -> bytes:
        """Copy something out."""
        found: bytes = self._array.new(self._exports.memory.buffer, at, size).to_bytes()
        return found

    def _above(self, at: int, size: int) -> int:
        """The next free place above something of this size; grows so that it is there."""
        end = (at + size + ALIGNED - 1) & -ALIGNED
        missing = -(-(end - int(self._exports.memory.buffer.byteLength)) // PAGE)
        if missing > 0:
            self._exports.memory.grow(missing)
        return end

    def _rest(self, at: int | None = None) -> None:
        """What doors need on the way lies above this."""
        self._exports.rest(self._free if at is None else at)
