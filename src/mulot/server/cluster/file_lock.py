"""A lock that makes sure that only one server uses an SQLite file. Two servers would each have their own tables in
memory, which would diverge."""

import os
from typing import IO

from mulot.server.config import BadSetting


def lock_database(database: str) -> IO[bytes] | None:
    """Lock an SQLite file, and return the open lock file. The lock lasts until it is closed or the process ends, for
    whatever reason. Return None for PostgreSQL, which servers can share. Raises BadSetting if another server is using
    the file."""
    if database.startswith(("postgresql://", "postgres://")) or database in ("", ":memory:"):
        return None
    path = database.removeprefix("sqlite://").removeprefix("/") if "://" in database else database
    lock_file = _open_lock_file(os.path.realpath(path) + ".house")
    if lock_file is not None and not _lock(lock_file):
        lock_file.close()
        raise BadSetting(why=f"another Mulot server is already using {path}")
    return lock_file


def _open_lock_file(path: str) -> IO[bytes] | None:
    try:
        return open(path, "ab")
    except OSError:
        return None  # the folder is not writable, which opening the database will report


def _lock(lock_file: IO[bytes]) -> bool:
    """Lock the file. Return False if another process has locked it."""
    try:
        import fcntl
    except ImportError:
        return _lock_on_windows(lock_file)
    try:
        fcntl.flock(lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True  # a file system without locks
    return True


def _lock_on_windows(lock_file: IO[bytes]) -> bool:
    import msvcrt

    try:
        msvcrt.locking(lock_file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    except OSError:
        return False
    return True
