"""Compile a package with numba, without the GIL, and cache the machine code on disk.

Needs numba (the extra `research`). Bots do not use it: they run the WebAssembly that `kernels` loads.
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


def cached_njit(source_folder: Path, name: str, *called: Path) -> Callable[[F], F]:
    """Return a decorator that compiles the functions of `source_folder`. Their cache folder is called `name`."""
    place = str(cache_folder(source_folder, name, *called))

    def compiled(function: F) -> F:
        """Compile on the first call. The cache setting of other numba users in this process is not affected."""
        before = _settings.CACHE_DIR
        _settings.CACHE_DIR = place
        try:
            return cast(F, numba.njit(cache=True, nogil=True)(function))
        finally:
            _settings.CACHE_DIR = before

    return compiled


def cache_folder(source_folder: Path, name: str, *called: Path) -> Path:
    """Return the folder for a package's compiled code: the first candidate that is writable, otherwise a temporary
    folder."""
    for place in _cache_candidates(source_folder):
        folder = place / f"{name}-{_source_digest(source_folder, *called)}"
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return Path(mkdtemp(prefix="mulot-"))


def _cache_candidates(source_folder: Path) -> list[Path]:
    """Return the candidates, best first: $NUMBA_CACHE_DIR, else beside the package, else in the user's cache."""
    configured = os.environ.get("NUMBA_CACHE_DIR")
    if configured:
        return [Path(configured)]
    home = os.environ.get("XDG_CACHE_HOME")
    return [source_folder / "__pycache__", (Path(home) if home else Path.home() / ".cache") / "mulot"]


def _source_digest(*folders: Path) -> str:
    """Return a hash of the folder's source files. (Numba itself does not notice changes in functions that are called by
    others.)"""
    sources = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.glob("*.py")):
            sources.update(file.read_bytes())
    return sources.hexdigest()[:16]
