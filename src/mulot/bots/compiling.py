"""How a game's kernel is compiled: without the interpreter's lock, and kept on disk from one start to the next.

Only kernels import this: it needs numba (the extra `fast`).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

from mulot.bots.kernels import cache_folder

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
