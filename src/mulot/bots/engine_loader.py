"""Loads the compiled engines of strong bots: WebAssembly built ahead of time from a game's engine (`web/build/wasm`).
The same module runs in browsers and, with wasmtime, everywhere else. Bots fall back to plain Python on platforms
without wasmtime."""

from __future__ import annotations

import logging
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from mulot.bots.wasm_instance import BrowserInstance, WasmInstance, WasmtimeInstance

IN_BROWSER = sys.platform == "emscripten"
log = logging.getLogger(__name__)


class EngineLoader:
    """Loads a game's engine module on first use. The module's function `load_engine` compiles the WebAssembly, which
    takes the first caller about 0.2 s of CPU time."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._failed = False
        self._engine: Any = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only the module's name, because another process has to load the engine again."""
        return EngineLoader, (self._module,)

    def is_available(self) -> bool:
        """True if the engine can run on this machine and has not failed so far."""
        return not self._failed and (IN_BROWSER or has_wasmtime())

    def load(self) -> Any:
        """Return the loaded engine module; None if it cannot run here."""
        if self._engine is None and self.is_available():
            try:
                engine = import_module(self._module)
                engine.load_engine()
            except Exception as error:  # browsers and wasmtime raise errors of many kinds
                self.disable(error)
            else:
                self._engine = engine
        return self._engine

    def disable(self, error: Exception) -> None:
        """Disable the engine in this process after an error, and log the error."""
        self._failed, self._engine = True, None
        log.warning("engine %s cannot run here; strong bots fall back to plain Python: %r", self._module, error)


@cache
def has_wasmtime() -> bool:
    """True if wasmtime works here. (Its package can also be installed on platforms that it does not support.)"""
    try:
        import wasmtime  # noqa: F401
    except (ImportError, OSError, RuntimeError):
        return False
    return True


def instantiate(module: Path) -> WasmInstance:
    """Compile a WebAssembly file and return a new instance, in the browser's engine or in wasmtime."""
    return BrowserInstance(module) if IN_BROWSER else WasmtimeInstance(module)
