"""Loads the compiled engines of strong bots: WebAssembly built ahead of time from a game's engine (`web/build/wasm`).
The same module runs in a browser and, by wasmtime, elsewhere. Bots fall back to plain Python on platforms without
wasmtime."""

from __future__ import annotations

import logging
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from mulot.bots.machine import ByWasmtime, InBrowser, Machine

IN_A_BROWSER = sys.platform == "emscripten"
log = logging.getLogger(__name__)


class Kernel:
    """A game's engine module, which is imported on first use. Its function `wake` compiles the WebAssembly, which takes
    the first caller about 0.2 s of CPU time."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._given_up = False
        self._thinking: Any = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process loads the engine itself."""
        return Kernel, (self._module,)

    def installed(self) -> bool:
        """True if the engine can run on this machine and has not failed so far."""
        return not self._given_up and (IN_A_BROWSER or has_wasmtime())

    def thinking(self) -> Any:
        """Return the loaded engine module; None if it cannot run here."""
        if self._thinking is None and self.installed():
            try:
                thinking = import_module(self._module)
                thinking.wake()
            except Exception as error:  # browsers and wasmtime raise errors of many kinds
                self.give_up(error)
            else:
                self._thinking = thinking
        return self._thinking

    def give_up(self, error: Exception) -> None:
        """Disable the engine in this process and log why, because it does not work here."""
        self._given_up, self._thinking = True, None
        log.warning("engine %s cannot run here; strong bots fall back to plain Python: %r", self._module, error)


@cache
def has_wasmtime() -> bool:
    """True if wasmtime works here. (Its package can also be installed on platforms that it does not support.)"""
    try:
        import wasmtime  # noqa: F401
    except (ImportError, OSError, RuntimeError):
        return False
    return True


def start(module: Path) -> Machine:
    """Compile and instantiate a WebAssembly file."""
    return InBrowser(module) if IN_A_BROWSER else ByWasmtime(module)
