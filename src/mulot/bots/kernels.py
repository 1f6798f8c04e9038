"""Compiled parts of players: WebAssembly made beforehand of a game's kernel (`web/build/wasm`), the same in a browser
and elsewhere, where wasmtime runs it. There are machines for which wasmtime is not made: players do
without it there, and say so."""

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
    """A module of a game with what its players call. It is imported when it is first asked for, and its function `wake`
    starts the machine, in a fifth of a second of processor: whoever asks first waits for it."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._given_up = False
        self._thinking: Any = None

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process it is started anew."""
        return Kernel, (self._module,)

    def installed(self) -> bool:
        """Is there anything that could run it?"""
        return not self._given_up and (IN_A_BROWSER or has_wasmtime())

    def thinking(self) -> Any:
        """The module, awake; None where players have to do without."""
        if self._thinking is None and self.installed():
            try:
                thinking = import_module(self._module)
                thinking.wake()
            except Exception as error:  # whatever a browser or wasmtime says
                self.give_up(error)
            else:
                self._thinking = thinking
        return self._thinking

    def give_up(self, error: Exception) -> None:
        """It does not work here: from now on it counts as not installed, and says so once."""
        self._given_up, self._thinking = True, None
        log.warning("%s does not run here, so strong players look ahead in plain Python: %r", self._module, error)


@cache
def has_wasmtime() -> bool:
    """Is it installed, for a machine like this one? (Its package can be installed on others, too.)"""
    try:
        import wasmtime  # noqa: F401
    except (ImportError, OSError, RuntimeError):
        return False
    return True


def start(module: Path) -> Machine:
    """Run a module."""
    return InBrowser(module) if IN_A_BROWSER else ByWasmtime(module)
