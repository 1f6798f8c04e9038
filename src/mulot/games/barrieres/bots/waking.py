"""The compiled part needs the extra `fast` and some seconds to wake; nobody at a table waits for it."""

from __future__ import annotations

import threading
from importlib import import_module
from importlib.util import find_spec
from typing import Any

NEEDS = ("numba", "numpy")


class Kernel:
    """Asleep until it is first asked for; then a thread of its own compiles it (or fetches it from the disk)."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._thinking: Any = None

    def installed(self) -> bool:
        """Is the extra there at all?"""
        return all(find_spec(name) is not None for name in NEEDS)

    def thinking(self, wait: bool = False) -> Any:
        """The module `kernel.thinking` if it is awake, else None. With `wait`, None only where it is not installed."""
        if self._thinking is None and self.installed():
            with self._lock:
                if self._thread is None:
                    self._thread = threading.Thread(target=self._wake, name="barrieres-kernel", daemon=True)
                    self._thread.start()
            if wait:
                self._thread.join()
        return self._thinking

    def _wake(self) -> None:
        import_module("mulot.games.barrieres.bots.kernel.warm").warm()
        self._thinking = import_module("mulot.games.barrieres.bots.kernel.thinking")


KERNEL = Kernel()
