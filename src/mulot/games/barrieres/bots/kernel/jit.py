"""How this folder is compiled: without the interpreter's lock, and kept on disk from one start to the next."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])
HERE = Path(__file__).parent


def digest() -> str:
    """A name for this folder's sources. (Numba itself would not notice that a function called by another changed.)"""
    sources = hashlib.sha256()
    for file in sorted(HERE.glob("*.py")):
        sources.update(file.read_bytes())
    return sources.hexdigest()[:16]


def places() -> list[Path]:
    """Where compiled code may be kept, best place first: where one is told, beside the package, in the user's cache."""
    told = os.environ.get("NUMBA_CACHE_DIR")
    if told:
        return [Path(told)]
    home = os.environ.get("XDG_CACHE_HOME")
    return [HERE / "__pycache__", (Path(home) if home else Path.home() / ".cache") / "mulot"]


def cache_folder() -> Path:
    """The first place that can be written to; if there is none, a folder that lasts as long as the process needs it."""
    for place in places():
        folder = place / f"barrieres-{digest()}"
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return Path(mkdtemp(prefix="mulot-"))


CACHE = str(cache_folder())


_settings: Any = numba.config


def compiled(function: F) -> F:
    """Compile when first called. Others who use numba in this process keep their own place for compiled code."""
    before = _settings.CACHE_DIR
    _settings.CACHE_DIR = CACHE
    try:
        return cast(F, numba.njit(cache=True, nogil=True)(function))
    finally:
        _settings.CACHE_DIR = before
