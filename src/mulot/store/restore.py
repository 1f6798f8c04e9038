"""Restore a backup into a store, which may be in use. Existing rows are neither deleted nor changed."""

import time
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import apsw
from msgspec import Struct, ValidationError, convert, field, to_builtins

from mulot.actor import Append, Conflict, NoSuchTable, Store, TableEntry
from mulot.core.errors import BrokenJournal
from mulot.store.backup import BadBackup
from mulot.store.replay_link_keys import BACKUP_KEYS, OWN_KEY, add_link_keys, parse_keys
from mulot.store.sqlite_connection import SqliteConnection
from mulot.table.records import Hex, Identifier, Row, check_rows

SQLITE_MAGIC = b"SQLite format 3\0"
"""The first bytes of every SQLite file."""
MAX_VALUE_BYTES = 1 << 24
"""The largest value that is read. The server writes nothing near this size."""
MAX_ROW_BYTES = 1 << 18
"""The largest row of a table. The largest ones that the server writes open the late chapters of campaigns."""
MAX_KEYS = 100
"""The largest number of keys of replay links, all of which are tried for each link."""
MAX_REASON_LENGTH = 300
"""How much is kept of the reason for which a table is quarantined."""
_IMPOSSIBLE_ROWS = f"""
SELECT tbl FROM lines WHERE typeof(line) != 'integer' OR typeof(at) != 'integer' OR typeof(body) != 'blob'
    OR length(body) > {MAX_ROW_BYTES} OR typeof(seat) NOT IN ('integer', 'null')
    OR typeof(action) NOT IN ('text', 'null') OR length(action) > 40
UNION ALL
SELECT tbl FROM lines GROUP BY tbl
    HAVING min(line) != 0 OR max(line) != count(*) - 1 OR count(DISTINCT line) != count(*)
UNION ALL
SELECT id FROM tables WHERE NOT EXISTS (SELECT 1 FROM lines WHERE tbl = id)
"""
"""SQL for the tables whose rows have wrong types, or are not numbered from 0 without gaps."""


class BackupSeed(Struct):
    """The commitment and the seed of a purged table."""

    table: Identifier
    commitment: Hex
    seed: Hex


class RestoreReport(Struct):
    """The ids of a backup's tables, by what was done with them."""

    added: list[str] = field(default_factory=list)
    """The table did not exist."""
    extended: list[str] = field(default_factory=list)
    """The table existed with fewer rows; the missing ones were added."""
    unchanged: list[str] = field(default_factory=list)
    """The table exists with the same rows, or with more because its game has continued."""
    conflicting: list[str] = field(default_factory=list)
    """The table exists with different rows; it was left as it is."""


async def restore(store: Store, file: Path) -> RestoreReport:
    """Restore the missing tables and rows from a backup, each table completely or not at all. Raises BadBackup or
    NewerSchema."""
    result = RestoreReport()
    _check_backup(file)
    try:
        # A backup made by an older version is migrated in a temporary copy, not in the file. The copy has no name, so
        # it disappears in any case.
        with closing(SqliteConnection("", time.time)) as backup:
            with closing(_open_readonly(file)) as source, backup.db.backup("main", source, "main") as copying:
                copying.step()
            backup.db.limit(apsw.SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES)
            backup.db.config(apsw.SQLITE_DBCONFIG_ENABLE_TRIGGER, 0)
            backup.migrate()
            for (table,) in backup.db.execute(_IMPOSSIBLE_ROWS):
                raise BadBackup(file, f"the rows of table {table} are not as they were written")
            entries = backup.tables(None, None, -1)
            seeds = backup.db.execute("SELECT tbl, commitment, seed FROM revealed")
            revealed = [_check_entry(file, BackupSeed(*map(str, seed))) for seed in seeds]
            keys = parse_keys(backup.get_meta(OWN_KEY), backup.get_meta(BACKUP_KEYS))
            if len(keys) > MAX_KEYS:
                raise BadBackup(file, "too many keys of replay links")
            for entry in entries:
                _check_entry(file, entry)
                if entry.quarantine_reason is None:
                    _check_rows(file, entry.table, backup.rows(entry.table, -1))
            for entry in entries:
                await _restore_table(store, backup, entry, result)
            for seed in revealed:
                await store.save_revealed_seed(seed.table, seed.commitment, seed.seed)
            # Other metadata concerns only the server that it came from: its file, its clock, its idle tables.
            await add_link_keys(store, keys)
    except apsw.Error as error:
        raise BadBackup(file, error) from None
    return result


def _check_backup(file: Path) -> None:
    """Check that the file is an undamaged backup. Raises BadBackup."""
    try:
        with file.open("rb") as opened:
            magic = opened.read(len(SQLITE_MAGIC))
        if magic != SQLITE_MAGIC:
            raise BadBackup(file, "it is not a SQLite file")
        if (log := file.with_name(file.name + "-wal")).is_file() and log.stat().st_size:
            raise BadBackup(
                file, f"{log.name} contains part of it: this is a database in use; copy it with `mulot backup`"
            )
        with closing(_open_readonly(file)) as db:
            found = db.execute("PRAGMA quick_check(1)").fetchall()
            if found != [("ok",)]:
                raise BadBackup(file, found[0][0])
            found = db.execute("SELECT type, name FROM pragma_table_list WHERE schema = 'main'").fetchall()
            names, kinds = {name for _, name in found}, {kind for kind, _ in found}
            if not {"tables", "lines", "snapshots", "revealed"} <= names or kinds != {"table"}:
                raise BadBackup(file, "it is not a Mulot database")
    except OSError as error:
        raise BadBackup(file, error.strerror or error) from None
    except apsw.Error as error:
        raise BadBackup(file, error) from None


Entry = TypeVar("Entry", TableEntry, BackupSeed)


def _check_entry(file: Path, entry: Entry) -> Entry:
    """Check that the server could have written this entry, because lists show it without loading the table and SQLite
    accepts any value in any column. Raises BadBackup."""
    try:
        return convert(to_builtins(entry), type(entry))
    except ValidationError as error:
        raise BadBackup(file, f"invalid entry in the list of tables: {error}") from None


def _check_rows(file: Path, table: str, rows: list[Row]) -> None:
    """Check that the server could have written these rows, without replaying them. Raises BadBackup or TooNew."""
    try:
        check_rows(table, rows)
    except BrokenJournal as error:
        raise BadBackup(file, f"table {table}: {error.args_['why']}") from None


def _open_readonly(file: Path) -> apsw.Connection:
    flags = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
    return apsw.Connection(f"{file.absolute().as_uri()}?immutable=1", flags=flags)


async def _restore_table(store: Store, backup: SqliteConnection, entry: TableEntry, result: RestoreReport) -> None:
    """Restore one table. If rows are added to it at the same time, compare again."""
    rows = backup.rows(entry.table, -1)
    while True:
        existing = await _existing_rows(store, entry.table)
        if existing[: len(rows)] == rows:
            result.unchanged.append(entry.table)
            return
        if rows[: len(existing)] != existing:
            result.conflicting.append(entry.table)
            return
        try:
            await store.append(Append(entry.table, rows[len(existing) :], entry.summary, entry.opened_at))
        except Conflict:
            continue  # rows were added in the meantime, so this loop ends
        break
    (result.extended if existing else result.added).append(entry.table)
    # Its snapshot is only a cache, and is not restored, because nothing could show that it is true.
    if entry.quarantine_reason is not None:
        await store.quarantine(entry.table, entry.quarantine_reason[:MAX_REASON_LENGTH])


async def _existing_rows(store: Store, table: str) -> list[Row]:
    try:
        return await store.rows(table)
    except NoSuchTable:
        return []
