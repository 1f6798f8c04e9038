"""A WebAssembly module and its memory: run by the browser where there is one, elsewhere by wasmtime."""

from __future__ import annotations

import atexit
import weakref
from abc import ABC, abstractmethod
from functools import cache
from pathlib import Path
from typing import Any

PAGE = 65536
ALIGNED = 64
ZEROS = 1 << 20
"""Bytes that are cleared at a time."""


class Machine(ABC):
    """Doors are called by name. Memory is taken once and never given back, but for what lies on top (`on_top`). It is
    for one thread at a time."""

    def __init__(self, heap: int) -> None:
        self._free = heap
        self._rest(heap)

    @abstractmethod
    def call(self, door: str, *numbers: int) -> int:
        """Call a door. What would be raised inside stops it: an error of the browser's, or of wasmtime's."""

    @abstractmethod
    def write(self, at: int, body: bytes) -> None:
        """Copy something in."""

    @abstractmethod
    def read(self, at: int, size: int) -> bytes:
        """Copy something out."""

    @abstractmethod
    def _clear(self, at: int, size: int) -> None:
        """Fill a part of the memory with zeros."""

    @abstractmethod
    def _size(self) -> int:
        """How large the memory is."""

    @abstractmethod
    def _grow(self, pages: int) -> None:
        """Have so many pages more; raises what the browser or wasmtime raises where there are none."""

    def room(self, size: int) -> int:
        """Take so much memory, for good; returns its address."""
        at, self._free = self._free, self._above(self._free, size)
        self._rest(self._free)
        return at

    def on_top(self, sizes: list[int]) -> list[int]:
        """Memory until the next time that this is asked, or `room` is; with nothing in it but zeros."""
        places, end = [], self._free
        for size in sizes:
            places.append(end)
            end = self._above(end, size)
        self._rest(end)
        self._clear(self._free, end - self._free)
        return places

    def _above(self, at: int, size: int) -> int:
        """The next free place above something of this size; grows so that it is there."""
        end = (at + size + ALIGNED - 1) & -ALIGNED
        missing = -(-(end - self._size()) // PAGE)
        if missing > 0:
            self._grow(missing)
        return end

    def _rest(self, at: int) -> None:
        """What doors need on the way lies above this."""
        self.call("rest", at)


class InBrowser(Machine):
    """The browser's own, as Python there reaches it."""

    def __init__(self, file: Path) -> None:
        from js import Uint8Array, WebAssembly
        from pyodide.ffi import to_js

        self._array = Uint8Array
        self._exports = WebAssembly.Instance.new(WebAssembly.Module.new(to_js(file.read_bytes()))).exports
        super().__init__(int(self._exports.heap.value))

    def call(self, door: str, *numbers: int) -> int:
        return int(getattr(self._exports, door)(*numbers) or 0)

    def write(self, at: int, body: bytes) -> None:
        self._array.new(self._exports.memory.buffer, at, len(body)).assign(body)

    def read(self, at: int, size: int) -> bytes:
        found: bytes = self._array.new(self._exports.memory.buffer, at, size).to_bytes()
        return found

    def _clear(self, at: int, size: int) -> None:
        self._array.new(self._exports.memory.buffer, at, size).fill(0)

    def _size(self) -> int:
        return int(self._exports.memory.buffer.byteLength)

    def _grow(self, pages: int) -> None:
        self._exports.memory.grow(pages)


class ByWasmtime(Machine):
    """Machine code that wasmtime makes of the module, in a tenth of a second of processor."""

    def __init__(self, file: Path) -> None:
        import wasmtime

        engine, module = _compiled(file)
        self._store = wasmtime.Store(engine)
        weakref.finalize(self, self._store.close)
        found = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._doors: dict[str, Any] = {name: found[name] for name in found}
        self._memory: Any = self._doors["memory"]
        super().__init__(self._doors["heap"].value(self._store))

    def call(self, door: str, *numbers: int) -> int:
        return int(self._doors[door](self._store, *numbers) or 0)

    def write(self, at: int, body: bytes) -> None:
        self._memory.write(self._store, body, at)

    def read(self, at: int, size: int) -> bytes:
        return bytes(self._memory.read(self._store, at, at + size))

    def _clear(self, at: int, size: int) -> None:
        for begin in range(at, at + size, ZEROS):
            self._memory.write(self._store, bytes(min(ZEROS, at + size - begin)), begin)

    def _size(self) -> int:
        return int(self._memory.data_len(self._store))

    def _grow(self, pages: int) -> None:
        self._memory.grow(self._store, pages)


@cache
def _compiled(file: Path) -> tuple[Any, Any]:
    """Wasmtime's engine and its module, once a process, by this thread alone."""
    import wasmtime

    config = wasmtime.Config()
    config.parallel_compilation = False
    engine = wasmtime.Engine(config)
    module = wasmtime.Module(engine, file.read_bytes())
    # What is left to Python's last moments complains there that half of its own package is gone.
    for made in (engine, module):
        atexit.register(made.close)
    return engine, module
