"""A WebAssembly instance and its memory, in the browser's engine or in wasmtime."""

from __future__ import annotations

import atexit
import weakref
from abc import ABC, abstractmethod
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import wasmtime

PAGE_BYTES = 65536
ALIGNMENT_BYTES = 64
"""Allocations are aligned to this many bytes."""
MAX_CLEARED_BYTES = 1 << 20
"""The most bytes that are cleared in one call."""


class WasmInstance(ABC):
    """A WebAssembly instance. Exported functions are called by name. Memory is allocated once and never freed, except
    the scratch memory of `allocate_scratch`. Not thread-safe."""

    def __init__(self, heap: int) -> None:
        self._free = heap
        self._set_stack_base(heap)

    @abstractmethod
    def call(self, export: str, *numbers: int) -> int:
        """Call an exported function and return its result, or 0 if it has none. A trap raises an error of the browser
        or of wasmtime."""

    @abstractmethod
    def write(self, address: int, data: bytes) -> None:
        """Copy bytes into the instance's memory."""

    @abstractmethod
    def read(self, address: int, size: int) -> bytes:
        """Copy bytes out of the instance's memory."""

    @abstractmethod
    def _clear(self, address: int, size: int) -> None:
        """Fill a part of the memory with zeros."""

    @abstractmethod
    def _size(self) -> int:
        """Return the size of the memory in bytes."""

    @abstractmethod
    def _grow(self, pages: int) -> None:
        """Grow the memory by this number of pages. Raises an error of the browser or of wasmtime if that fails."""

    def allocate(self, size: int) -> int:
        """Allocate `size` bytes permanently and return their address."""
        address, self._free = self._free, self._reserve(self._free, size)
        self._set_stack_base(self._free)
        return address

    def allocate_scratch(self, sizes: list[int]) -> list[int]:
        """Allocate one zeroed block of scratch memory per size (in bytes) and return their addresses. They are valid
        until memory is allocated again."""
        places, end = [], self._free
        for size in sizes:
            places.append(end)
            end = self._reserve(end, size)
        self._set_stack_base(end)
        self._clear(self._free, end - self._free)
        return places

    def _reserve(self, address: int, size: int) -> int:
        """Return the next free address after an object of this size at `address`, growing the memory if necessary."""
        end = (address + size + ALIGNMENT_BYTES - 1) & -ALIGNMENT_BYTES
        missing = -(-(end - self._size()) // PAGE_BYTES)
        if missing > 0:
            self._grow(missing)
        return end

    def _set_stack_base(self, address: int) -> None:
        """Tell the module that it may use the memory from this address on as its stack and heap."""
        self.call("rest", address)


class BrowserInstance(WasmInstance):
    """Runs the module in the browser's WebAssembly engine, reached from Pyodide."""

    def __init__(self, file: Path) -> None:
        from js import Uint8Array, WebAssembly
        from pyodide.ffi import to_js

        self._array = Uint8Array
        self._exports = WebAssembly.Instance.new(WebAssembly.Module.new(to_js(file.read_bytes()))).exports
        super().__init__(int(self._exports.heap.value))

    def call(self, export: str, *numbers: int) -> int:
        return int(getattr(self._exports, export)(*numbers) or 0)

    def write(self, address: int, data: bytes) -> None:
        self._array.new(self._exports.memory.buffer, address, len(data)).assign(data)

    def read(self, address: int, size: int) -> bytes:
        found: bytes = self._array.new(self._exports.memory.buffer, address, size).to_bytes()
        return found

    def _clear(self, address: int, size: int) -> None:
        self._array.new(self._exports.memory.buffer, address, size).fill(0)

    def _size(self) -> int:
        return int(self._exports.memory.buffer.byteLength)

    def _grow(self, pages: int) -> None:
        self._exports.memory.grow(pages)


class WasmtimeInstance(WasmInstance):
    """Runs the module in wasmtime, which compiles it to machine code in about 0.1 s of CPU time."""

    def __init__(self, file: Path) -> None:
        import wasmtime

        engine, module = _compile_module(file)
        self._store = wasmtime.Store(engine)
        weakref.finalize(self, self._store.close)
        found = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._exports: dict[str, Any] = {name: found[name] for name in found}
        self._memory: Any = self._exports["memory"]
        super().__init__(self._exports["heap"].value(self._store))

    def call(self, export: str, *numbers: int) -> int:
        return int(self._exports[export](self._store, *numbers) or 0)

    def write(self, address: int, data: bytes) -> None:
        self._memory.write(self._store, data, address)

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._memory.read(self._store, address, address + size))

    def _clear(self, address: int, size: int) -> None:
        for begin in range(address, address + size, MAX_CLEARED_BYTES):
            self._memory.write(self._store, bytes(min(MAX_CLEARED_BYTES, address + size - begin)), begin)

    def _size(self) -> int:
        return int(self._memory.data_len(self._store))

    def _grow(self, pages: int) -> None:
        self._memory.grow(self._store, pages)


@cache
def _compile_module(file: Path) -> tuple[wasmtime.Engine, wasmtime.Module]:
    """Return wasmtime's engine and the compiled module. A file is compiled once per process, on one thread."""
    import wasmtime

    config = wasmtime.Config()
    config.parallel_compilation = False
    engine = wasmtime.Engine(config)
    module = wasmtime.Module(engine, file.read_bytes())
    # Objects that are finalised only at interpreter shutdown log errors, because wasmtime is half unloaded by then.
    for made in (engine, module):
        atexit.register(made.close)
    return engine, module
