"""Compiled parts of players. They need the extra `fast` and some seconds to wake; nobody at a table waits for them.

A game's kernel is a package of its own that no module imports when it is loaded. It has a module `warm` with a function
`warm` that compiles everything by using it once, and a module `thinking` with what the players call. It may have been
compiled for browsers beforehand: then another module has what the players call there, and a function `wake`.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

NEEDS = ("numba", "numpy")
IN_A_BROWSER = sys.platform == "emscripten"


class Kernel:
    """Asleep until it is first asked for; then a thread of its own compiles it (or fetches it from the disk)."""

    def __init__(self, package: str, in_browsers: str | None = None) -> None:
        self._package = package
        self._here = in_browsers if IN_A_BROWSER else None
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._thinking: Any = None

    def installed(self) -> bool:
        """Is the extra there at all, or in a browser what was compiled for it?"""
        return self._here is not None or all(find_spec(name) is not None for name in NEEDS)

    def thinking(self, wait: bool = False) -> Any:
        """The module `thinking` if it is awake, else None. With `wait`, None only where it is not installed."""
        if self._here is not None:
            return self._woken_here(self._here)
        if self._thinking is None and self.installed():
            with self._lock:
                if self._thread is None:
                    self._thread = threading.Thread(target=self._wake, name=self._package, daemon=True)
                    self._thread.start()
            if wait:
                self._thread.join()
        return self._thinking

    def give_up(self) -> None:
        """What was compiled for browsers does not work in this one: from now on it counts as not installed."""
        self._here = self._thinking = None

    def _woken_here(self, module: str) -> Any:
        """In a browser: it takes some hundredths of a second, so whoever asks first waits for it."""
        if self._thinking is None:
            try:
                thinking = import_module(module)
                thinking.wake()
            except Exception:  # whatever the browser says: players can do without
                self.give_up()
            else:
                self._thinking = thinking
        return self._thinking

    def _wake(self) -> None:
        import_module(f"{self._package}.warm").warm()
        self._thinking = import_module(f"{self._package}.thinking")


def cache_folder(kernel: Path, name: str) -> Path:
    """Where a kernel's compiled code is kept from one start to the next: the first place that can be written to; if
    there is none, a folder that lasts as long as the process needs it."""
    for place in _places(kernel):
        folder = place / f"{name}-{_digest(kernel)}"
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return Path(mkdtemp(prefix="mulot-"))


def _places(kernel: Path) -> list[Path]:
    """Best place first: where one is told, beside the package, in the user's cache."""
    told = os.environ.get("NUMBA_CACHE_DIR")
    if told:
        return [Path(told)]
    home = os.environ.get("XDG_CACHE_HOME")
    return [kernel / "__pycache__", (Path(home) if home else Path.home() / ".cache") / "mulot"]


def _digest(kernel: Path) -> str:
    """A name for the folder's sources. (Numba itself would not notice that a function called by another changed.)"""
    sources = hashlib.sha256()
    for file in sorted(kernel.glob("*.py")):
        sources.update(file.read_bytes())
    return sources.hexdigest()[:16]
