"""The folder in which several processes of one house keep their figures."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

PREFIX = "mulot-metrics-"
NEW = 60
"""Seconds in which a folder may be there and not be held yet."""


@contextmanager
def metrics_folder() -> Iterator[tuple[str, int]]:
    """A folder that is gone afterwards, and a descriptor that shows it is in use as long as any process has it open.
    What houses have left that were killed goes first."""
    for folder in Path(gettempdir()).glob(f"{PREFIX}*"):
        with suppress(OSError):  # somebody else's, in use, or gone by now
            if time.time() - folder.stat().st_mtime > NEW:
                held = _hold(folder)
                try:
                    shutil.rmtree(folder)
                finally:
                    os.close(held)
    with TemporaryDirectory(prefix=PREFIX) as made:
        held = _hold(Path(made))
        try:
            yield made, held
        finally:
            os.close(held)


def _hold(folder: Path) -> int:
    """Raises OSError where another process holds it."""
    import fcntl  # systems without it have no houses of several processes

    held = os.open(folder, os.O_RDONLY | os.O_NOFOLLOW | os.O_DIRECTORY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise
    return held
