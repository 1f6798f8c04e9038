"""How this folder is compiled: without the interpreter's lock, and kept on disk where that can be done."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from tempfile import gettempdir
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def _cache_folder() -> str:
    """Beside the package if one may write there; else in the user's cache; else in the folder for temporary files."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    for folder in (Path(__file__).parent / "__pycache__", home / "mulot", Path(gettempdir()) / f"mulot-{os.getuid()}"):
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return str(folder)
    return gettempdir()


if not os.environ.get("NUMBA_CACHE_DIR"):
    os.environ["NUMBA_CACHE_DIR"] = _cache_folder()

import numba  # noqa: E402 (it reads the variable when it is loaded)


def compiled(function: F) -> F:
    """Compile when first called."""
    made: F = numba.njit(cache=True, nogil=True)(function)
    return made
