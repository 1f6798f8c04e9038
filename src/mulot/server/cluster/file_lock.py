"""A SQLite file belongs to one house at a time: two would each keep their own tables in memory, and disagree."""

from __future__ import annotations

import os
from typing import IO

from mulot.server.config import BadSetting


def lock_database(database: str) -> IO[bytes] | None:
    """Hold the file for as long as this process lives (the system lets go of it, whatever happens to the process).

    Raises BadSetting where another house has it. PostgreSQL is shared by many, and never claimed.
    """
    if database.startswith(("postgresql://", "postgres://")) or database in ("", ":memory:"):
        return None
    path = database.removeprefix("sqlite://").removeprefix("/") if "://" in database else database
    held = _open(os.path.realpath(path) + ".house")
    if held is not None and not _lock(held):
        held.close()
        raise BadSetting(why=f"another house is open on {path}")
    return held


def _open(path: str) -> IO[bytes] | None:
    try:
        return open(path, "ab")
    except OSError:
        return None  # a folder that cannot be written to: the store will say so


def _lock(held: IO[bytes]) -> bool:
    try:
        import fcntl
    except ImportError:
        return _lock_elsewhere(held)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True  # a file system without locks: nothing can be said
    return True


def _lock_elsewhere(held: IO[bytes]) -> bool:
    """On Windows."""
    import msvcrt

    try:
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    except OSError:
        return False
    return True
