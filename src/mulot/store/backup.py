"""A copy of a whole house in one file, taken while the house is open.

The file is a SQLite database, whichever kind the house lies on, so a backup is also the way from one kind to the other.
It holds the seeds of running games and is readable by its owner alone.
"""

from __future__ import annotations

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

from mulot.room import StoreDown, StoreError
from mulot.store.migrations import migrations

CHUNK = 1000
UNFINISHED = ".mulot-backup-"
"""How the file is called that becomes the backup when everything is in it."""
LEFT = 3600
"""Seconds after which nobody writes there any more."""


class BadBackup(StoreError):
    """A file that is no backup, or a broken one."""

    key = "house-no-bad-backup"

    def __init__(self, file: Path, why: object) -> None:
        super().__init__(file=str(file), why=str(why)[:200])


class NotWritten(StoreError):
    """The backup cannot be written there; nothing was."""

    key = "house-no-backup-written"

    def __init__(self, file: Path, why: object) -> None:
        super().__init__(file=str(file), why=str(why)[:200])


class NoHouse(StoreError):
    """There is no database where one was to be copied."""

    key = "house-no-house"

    def __init__(self, database: str) -> None:
        super().__init__(database=database)


class Copied(Struct, frozen=True):
    """What a backup holds."""

    tables: int
    rows: int
    size: int
    """In bytes."""


async def back_up(url: str, file: Path) -> Copied:
    """Copy the house of this URL as it is at one moment; whoever plays goes on playing. A file that is there already
    stays as it is. Raises NotWritten, BadBackup, NoHouse or StoreDown."""
    with _made_whole(file) as new:
        if url.startswith(("postgresql://", "postgres://")):
            await _copy_postgres(url, new)
        else:
            _copy_sqlite(sqlite_path(url), new)
        return _look_over(new, file)


def sqlite_path(url: str) -> str:
    """The path in `sqlite:///path`, or a path as it is."""
    return url.removeprefix("sqlite://").removeprefix("/") if "://" in url else url


@contextmanager
def _made_whole(file: Path) -> Iterator[Path]:
    """A place beside the file, which becomes the file when everything is in it."""
    try:
        if file.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        _take_away_leftovers(file.parent)
        opened, name = tempfile.mkstemp(prefix=UNFINISHED, dir=file.parent)  # its owner's alone
        os.close(opened)
    except OSError as error:
        raise NotWritten(file, error.strerror or error) from None
    new = Path(name)
    try:
        yield new
        with new.open("rb") as whole:
            os.fsync(whole.fileno())
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))  # should a file have come meanwhile, it stays
        new.replace(file)
    except OSError as error:
        raise NotWritten(file, error.strerror or error) from None
    except apsw.Error as error:
        raise NotWritten(file, error) from None
    finally:
        new.unlink(missing_ok=True)


def _take_away_leftovers(folder: Path) -> None:
    """What was begun here and killed: nobody would look for it, and it holds tables that may be deleted by now."""
    for left in folder.glob(UNFINISHED + "*"):
        if time.time() - left.stat().st_mtime > LEFT:
            left.unlink(missing_ok=True)


def _copy_sqlite(path: str, new: Path) -> None:
    if not Path(path).is_file():
        raise NoHouse(path)
    try:
        source = apsw.Connection(
            path, flags=apsw.SQLITE_OPEN_READWRITE
        )  # a reader of a write-ahead log marks its place
    except apsw.Error as error:
        raise StoreDown(error) from None
    with closing(source), closing(apsw.Connection(str(new))) as target:
        source.set_busy_timeout(5000)
        with target.backup("main", source, "main") as backup:
            backup.step()  # all pages at once: one moment of the house; writers are not kept waiting by a reader
        target.execute("PRAGMA journal_mode = DELETE").fetchall()  # one file, with nothing beside it


async def _copy_postgres(url: str, new: Path) -> None:
    import asyncpg

    from mulot.store.postgres import AWAY

    with closing(apsw.Connection(str(new))) as target:
        for number, sql in migrations("sqlite"):
            target.execute(sql)
            target.execute(f"PRAGMA user_version = {number}")
        try:
            connection = await asyncpg.connect(url, timeout=30)
            try:
                # Everything is read as it was when the first row was.
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    target.execute("BEGIN")
                    for table, columns in columns_of(target).items():
                        await _copy_rows(connection, target, table, columns)
                    target.execute("COMMIT")
            finally:
                await connection.close()
        except asyncpg.UndefinedTableError:
            raise NoHouse("postgresql://…") from None
        except (*AWAY, ValueError) as error:  # the address may be none
            raise StoreDown(error) from None


def columns_of(db: apsw.Connection) -> dict[str, str]:
    """The tables of a house and their columns, in the order in which they were made: so every row that is copied finds
    what it refers to."""
    names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").fetchall()
    told = "SELECT group_concat(name, ', ') FROM (SELECT name FROM pragma_table_info(?) ORDER BY cid)"
    return {str(name): str(db.execute(told, (name,)).fetchall()[0][0]) for (name,) in names}


async def _copy_rows(connection: Any, target: apsw.Connection, table: str, columns: str) -> None:
    add = f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(columns.split(',')))})"
    if table != "tables" and await connection.fetchval("SELECT to_regclass($1)", table) is None:
        return  # an older house, which has not been opened by this version yet
    cursor = await connection.cursor(f"SELECT {columns} FROM {table} ORDER BY 1, 2")
    while rows := await cursor.fetch(CHUNK):
        target.executemany(add, [tuple(row) for row in rows])


def _look_over(new: Path, file: Path) -> Copied:
    """A copy that could not be read again would be worse than none."""
    with closing(apsw.Connection(str(new), flags=apsw.SQLITE_OPEN_READONLY)) as db:
        found = db.execute("PRAGMA quick_check(1)").fetchall()
        if found != [("ok",)]:
            raise BadBackup(file, found[0][0])
        try:
            [(tables, rows)] = db.execute("SELECT (SELECT count(*) FROM tables), count(*) FROM lines").fetchall()
        except apsw.SQLError as error:
            raise BadBackup(file, error) from None
    return Copied(int(str(tables)), int(str(rows)), new.stat().st_size)
