"""The folder in which the processes of one server collect their metrics."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

PREFIX = "mulot-metrics-"
NEW_FOR_S = 60
"""Seconds during which a new folder may not be locked yet."""


@contextmanager
def metrics_folder() -> Iterator[tuple[str, int]]:
    """Create a folder that is removed afterwards, and yield its path and a file descriptor. The folder is locked as
    long as any process has the descriptor open. Folders left behind by killed servers are removed first."""
    for folder in Path(gettempdir()).glob(f"{PREFIX}*"):
        with suppress(OSError):  # it belongs to another user, is in use, or has just been removed
            if time.time() - folder.stat().st_mtime > NEW_FOR_S:
                lock = _lock_folder(folder)
                try:
                    shutil.rmtree(folder)
                finally:
                    os.close(lock)
    with TemporaryDirectory(prefix=PREFIX) as made:
        lock = _lock_folder(Path(made))
        try:
            yield made, lock
        finally:
            os.close(lock)


def _lock_folder(folder: Path) -> int:
    """Lock a folder and return the file descriptor. Raises OSError if another process has locked it."""
    import fcntl  # systems without it cannot run several server processes

    descriptor = os.open(folder, os.O_RDONLY | os.O_NOFOLLOW | os.O_DIRECTORY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor
