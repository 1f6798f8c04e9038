"""How a game's kernel is compiled: without the interpreter's lock, and kept on disk from one start to the next.

Only kernels import this: it needs numba (the extra `research`). Whoever plays has no need of it: see `kernels`.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])
_settings: Any = numba.config


def compiler(kernel: Path, name: str) -> Callable[[F], F]:
    """The decorator for the functions of this folder, under a name that their place on disk gets."""
    place = str(cache_folder(kernel, name))

    def compiled(function: F) -> F:
        """Compile when first called. Others who use numba in this process keep their own place for compiled code."""
        before = _settings.CACHE_DIR
        _settings.CACHE_DIR = place
        try:
            return cast(F, numba.njit(cache=True, nogil=True)(function))
        finally:
            _settings.CACHE_DIR = before

    return compiled


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
