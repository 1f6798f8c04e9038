"""Restore a backup into a store, which may be in use. Nothing that exists there is deleted or changed."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path

import apsw
from msgspec import Struct, field

from mulot.room import Append, Conflict, Listed, NoSuchTable, Store
from mulot.store.backup import BadBackup
from mulot.store.ledger import Ledger
from mulot.store.share_keys import OTHERS, SHARE_KEY, add_share_keys, keys_in
from mulot.table.records import Row

SIGN = b"SQLite format 3\0"
"""How every SQLite file begins."""


class Restored(Struct):
    """What became of the tables of a backup, by id."""

    added: list[str] = field(default_factory=list)
    """Did not exist."""
    lengthened: list[str] = field(default_factory=list)
    """Existed with fewer rows; the missing ones were added."""
    same: list[str] = field(default_factory=list)
    """Exist with the same rows, or with more because they were played on."""
    other: list[str] = field(default_factory=list)
    """Exist with different rows; left as they are."""


async def restore(store: Store, file: Path) -> Restored:
    """Restore missing tables and rows from a backup, each table completely or not at all. Raises BadBackup or
    NewerSchema."""
    done = Restored()
    _check(file)
    try:
        # A backup of an older version is migrated in a temporary copy, not in the file. The copy has no name, so
        # nothing of it is left behind whatever happens.
        with closing(Ledger("", time.time)) as ledger:
            with closing(_opened(file)) as source, ledger.db.backup("main", source, "main") as copying:
                copying.step()
            ledger.migrate()
            for entry in ledger.tables(None, None, -1):
                await _put_back(store, ledger, entry, done)
            for table, commitment, seed in ledger.db.execute("SELECT tbl, commitment, seed FROM revealed"):
                await store.keep_revealed(str(table), str(commitment), str(seed))
            # Other metadata is about the server it came from: its file, its clock, its idle tables.
            await add_share_keys(store, keys_in(ledger.noted(SHARE_KEY), ledger.noted(OTHERS)))
    except apsw.Error as error:
        raise BadBackup(file, error) from None
    return done


def _check(file: Path) -> None:
    """Check that the file is an undamaged backup. Raises BadBackup."""
    try:
        with file.open("rb") as opened:
            sign = opened.read(len(SIGN))
        if sign != SIGN:
            raise BadBackup(file, "it is not a SQLite file")
        if (log := file.with_name(file.name + "-wal")).is_file() and log.stat().st_size:
            raise BadBackup(
                file, f"{log.name} holds part of it: this is a database in use; copy it with `mulot backup`"
            )
        with closing(_opened(file)) as db:
            found = db.execute("PRAGMA quick_check(1)").fetchall()
            if found != [("ok",)]:
                raise BadBackup(file, found[0][0])
            names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"tables", "lines", "snapshots", "revealed"} <= names:
                raise BadBackup(file, "it is not a database of Mulot")
    except OSError as error:
        raise BadBackup(file, error.strerror or error) from None
    except apsw.Error as error:
        raise BadBackup(file, error) from None


def _opened(file: Path) -> apsw.Connection:
    flags = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
    return apsw.Connection(f"{file.absolute().as_uri()}?immutable=1", flags=flags)


async def _put_back(store: Store, ledger: Ledger, entry: Listed, done: Restored) -> None:
    """Restore one table. If somebody plays there at the same time, compare again."""
    rows = ledger.rows(entry.table, -1)
    while True:
        here = await _rows_here(store, entry.table)
        if here[: len(rows)] == rows:
            done.same.append(entry.table)
            return
        if rows[: len(here)] != here:
            done.other.append(entry.table)
            return
        try:
            await store.append(Append(entry.table, rows[len(here) :], entry.summary, entry.opened_at))
        except Conflict:
            continue  # rows were added meanwhile, so this loop ends
        break
    (done.lengthened if here else done.added).append(entry.table)
    snapshot = ledger.snapshot(entry.table)
    if snapshot is not None:
        await store.keep_snapshot(entry.table, snapshot)
    if entry.aside is not None:
        await store.put_aside(entry.table, entry.aside)


async def _rows_here(store: Store, table: str) -> list[Row]:
    try:
        return await store.rows(table)
    except NoSuchTable:
        return []
