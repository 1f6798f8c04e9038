"""Compiles a package with numba, so that it runs without the GIL, and caches the machine code on disk.

Needs numba (the extra `research`). Bots do not use it; they run WebAssembly, which `engine_loader` loads.
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
    """Return a decorator that compiles functions with numba and caches them in a folder that starts with `name`.

    The cache is rebuilt when a source file changes in `source_folder`, which contains the functions, or in `called`,
    the folders of the packages that they call.
    """
    place = str(cache_folder(source_folder, name, *called))

    def compiled(function: F) -> F:
        """Make numba compile the function on its first call. Numba's cache setting is restored afterwards, so other
        users of numba in this process are not affected."""
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
    """Return the candidates, best first: only $NUMBA_CACHE_DIR if it is set, else a folder next to the package, then
    one in the user's cache."""
    configured = os.environ.get("NUMBA_CACHE_DIR")
    if configured:
        return [Path(configured)]
    home = os.environ.get("XDG_CACHE_HOME")
    return [source_folder / "__pycache__", (Path(home) if home else Path.home() / ".cache") / "mulot"]


def _source_digest(*folders: Path) -> str:
    """Return a hash of the source files in these folders. (Numba itself does not notice changes in functions that the
    compiled functions call.)"""
    sources = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.glob("*.py")):
            sources.update(file.read_bytes())
    return sources.hexdigest()[:16]
