"""How this folder is compiled: without the interpreter's lock, and kept on disk from one start to the next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

from mulot.bots.kernels import cache_folder

F = TypeVar("F", bound=Callable[..., Any])
CACHE = str(cache_folder(Path(__file__).parent, "trio"))


_settings: Any = numba.config


def compiled(function: F) -> F:
    """Compile when first called. Others who use numba in this process keep their own place for compiled code."""
    before = _settings.CACHE_DIR
    _settings.CACHE_DIR = CACHE
    try:
        return cast(F, numba.njit(cache=True, nogil=True)(function))
    finally:
        _settings.CACHE_DIR = before
