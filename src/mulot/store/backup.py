"""Back up all tables into one file while the server is running.

The file is an SQLite database even if the server uses PostgreSQL, so a backup can also be used to move a server from
one to the other. It contains the seeds of running games, so only its owner can read it.
"""

import errno
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import apsw
from msgspec import Struct

from mulot.actor import StoreDown, StoreError
from mulot.store.migrations import migrations

CHUNK_ROWS = 1000
"""Number of rows copied at a time."""
TEMPORARY_PREFIX = ".mulot-backup-"
"""Prefix of the temporary file, which is renamed once the backup is complete."""
ABANDONED_AFTER_S = 3600
"""Age in seconds from which a temporary file is considered abandoned."""


class BadBackup(StoreError):
    """The file is not a backup, or it is damaged."""

    key = "house-no-bad-backup"

    def __init__(self, file: Path, why: object) -> None:
        super().__init__(file=str(file), why=str(why)[:200])


class BackupNotWritten(StoreError):
    """The backup cannot be written; no file was created."""

    key = "house-no-backup-written"

    def __init__(self, file: Path, why: object) -> None:
        super().__init__(file=str(file), why=str(why)[:200])


class NoDatabase(StoreError):
    """There is no database to copy."""

    key = "house-no-house"

    def __init__(self, database: str) -> None:
        super().__init__(database=database)


class BackupContents(Struct, frozen=True):
    """What a backup contains."""

    tables: int
    rows: int
    size: int
    """In bytes."""


async def back_up(url: str, file: Path) -> BackupContents:
    """Copy the database at this URL, as it is at one moment, into a new file, and return what was copied. Games
    continue in the meantime. An existing file is not overwritten. Raises BackupNotWritten, BadBackup, NoDatabase or
    StoreDown."""
    with _atomic_file(file) as copy:
        if url.startswith(("postgresql://", "postgres://")):
            await _copy_postgres(url, copy)
        else:
            _copy_sqlite(sqlite_path(url), copy)
        return _check_copy(copy, file)


def sqlite_path(url: str) -> str:
    """Return the path from a URL of the form `sqlite:///path`. A plain path is returned unchanged."""
    return url.removeprefix("sqlite://").removeprefix("/") if "://" in url else url


@contextmanager
def _atomic_file(file: Path) -> Iterator[Path]:
    """Yield a temporary file, which is renamed to `file` if the block succeeds."""
    try:
        if file.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        _delete_abandoned(file.parent)
        opened, name = tempfile.mkstemp(prefix=TEMPORARY_PREFIX, dir=file.parent)  # only its owner can read it
        os.close(opened)
    except OSError as error:
        raise BackupNotWritten(file, error.strerror or error) from None
    temporary = Path(name)
    try:
        yield temporary
        with temporary.open("rb") as whole:
            os.fsync(whole.fileno())
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))  # fails if the file has been created in the meantime
        temporary.replace(file)
    except OSError as error:
        raise BackupNotWritten(file, error.strerror or error) from None
    except apsw.Error as error:
        raise BackupNotWritten(file, error) from None
    finally:
        temporary.unlink(missing_ok=True)


def _delete_abandoned(folder: Path) -> None:
    """Delete abandoned temporary files, because they may contain tables that have since been deleted."""
    for left in folder.glob(TEMPORARY_PREFIX + "*"):
        if time.time() - left.stat().st_mtime > ABANDONED_AFTER_S:
            left.unlink(missing_ok=True)


def _copy_sqlite(path: str, copy: Path) -> None:
    if not Path(path).is_file():
        raise NoDatabase(path)
    try:
        source = apsw.Connection(
            path, flags=apsw.SQLITE_OPEN_READWRITE
        )  # reading a write-ahead log requires writing to its index
    except apsw.Error as error:
        raise StoreDown(error) from None
    with closing(source), closing(apsw.Connection(str(copy))) as target:
        source.set_busy_timeout(5000)
        with target.backup("main", source, "main") as backup:
            backup.step()  # all pages at once, so that they are consistent; readers do not block writers
        target.execute("PRAGMA journal_mode = DELETE").fetchall()  # a single file, without a write-ahead log


async def _copy_postgres(url: str, copy: Path) -> None:
    import asyncpg

    from mulot.store.postgres import UNAVAILABLE

    with closing(apsw.Connection(str(copy))) as target:
        for number, sql in migrations("sqlite"):
            target.execute(sql)
            target.execute(f"PRAGMA user_version = {number}")
        try:
            connection = await asyncpg.connect(url, timeout=30)
            try:
                # All rows are read from the same snapshot of the database.
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    target.execute("BEGIN")
                    for table, columns in columns_of(target).items():
                        await _copy_rows(connection, target, table, columns)
                    target.execute("COMMIT")
            finally:
                await connection.close()
        except asyncpg.UndefinedTableError:
            raise NoDatabase("postgresql://…") from None
        except (*UNAVAILABLE, ValueError) as error:  # ValueError: the URL is invalid
            raise StoreDown(error) from None


def columns_of(db: apsw.Connection) -> dict[str, str]:
    """Return the column names of each SQL table, comma-separated. The tables are in order of creation, so that foreign
    keys are valid while rows are copied."""
    names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").fetchall()
    columns = "SELECT group_concat(name, ', ') FROM (SELECT name FROM pragma_table_info(?) ORDER BY cid)"
    return {str(name): str(db.execute(columns, (name,)).fetchall()[0][0]) for (name,) in names}


async def _copy_rows(connection: Any, target: apsw.Connection, table: str, columns: str) -> None:
    add = f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(columns.split(',')))})"
    if table != "tables" and await connection.fetchval("SELECT to_regclass($1)", table) is None:
        return  # an older database that this version has not migrated yet
    cursor = await connection.cursor(f"SELECT {columns} FROM {table} ORDER BY 1, 2")
    while rows := await cursor.fetch(CHUNK_ROWS):
        target.executemany(add, [tuple(row) for row in rows])


def _check_copy(copy: Path, file: Path) -> BackupContents:
    """Check that the copy can be read, and count its tables and rows. Raises BadBackup."""
    with closing(apsw.Connection(str(copy), flags=apsw.SQLITE_OPEN_READONLY)) as db:
        found = db.execute("PRAGMA quick_check(1)").fetchall()
        if found != [("ok",)]:
            raise BadBackup(file, found[0][0])
        try:
            [(tables, rows)] = db.execute("SELECT (SELECT count(*) FROM tables), count(*) FROM lines").fetchall()
        except apsw.SQLError as error:
            raise BadBackup(file, error) from None
    return BackupContents(int(str(tables)), int(str(rows)), copy.stat().st_size)
