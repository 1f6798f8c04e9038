"""One SQLite connection, used by one thread, with the SQL for every operation. Opening it sets the durability pragmas
and migrates the schema."""

import logging
import os
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import apsw

from mulot.actor.store_interface import IDLE_KEY, Conflict, NewerSchema, NoSuchTable, Snapshot, TableEntry, new_table_id
from mulot.store.migrations import pending_migrations
from mulot.store.page_gaps import zero_page_gaps
from mulot.table.records import Append, Row, Summary

SAFE_SQLITE = (3, 51, 3)
"""Older versions of SQLite could lose pages when the write-ahead log was restarted."""

_LIST = """
SELECT id, game, phase, listed, seats, free, commitment, revealed, opened_at, aside,
    (SELECT line FROM lines WHERE tbl = id ORDER BY line DESC LIMIT 1),
    (SELECT at FROM lines WHERE tbl = id ORDER BY line DESC LIMIT 1) AS changed_at
FROM tables
"""
_ADD_LINE = """
INSERT INTO lines (tbl, line, seat, action, at, body)
SELECT ?1, ?2, ?3, ?4, ?5, ?6
WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM lines WHERE tbl = ?1 AND line = ?2 - 1)
"""
_REPLACE = """
UPDATE lines SET body = CAST(replace(CAST(body AS TEXT), ?2, ?3) AS BLOB)
WHERE tbl = ?1 AND instr(body, CAST(?2 AS BLOB))
"""
# Moves have an action id and never contain a table's id, so they need not be searched.
_TABLES_NAMING = "SELECT DISTINCT tbl FROM lines WHERE action IS NULL AND tbl != ?1 AND instr(body, CAST(?2 AS BLOB))"
_FORGET_IDLE = """
UPDATE notes SET body = CAST(json_remove(CAST(body AS TEXT), '$."' || ?2 || '"') AS BLOB)
WHERE name = ?1 AND instr(CAST(body AS TEXT), ?2)
"""
REWRITTEN_KEY = "anew"
"""Metadata key: the file contains no copies of tables that were deleted before `secure_delete` was used."""
UNCLEARED_KEY = "erased"
"""Metadata key: something was deleted, and copies of it may still be in the write-ahead log or in page gaps."""
NOT_REWRITTEN = (
    "%s still contains copies of tables deleted by an earlier version, because it could not be rewritten (%s). No data"
    " is lost, and the next start tries again. Rewriting needs %d MB of free disk space next to the file, and as much"
    " for temporary files (in SQLITE_TMPDIR)."
)
log = logging.getLogger(__name__)
BUSY_TIMEOUT_MS = 5000
"""How long to wait for a locked file, in milliseconds."""
BATCH_SIZES = (1, 4, 16, 64, 256, 512)
"""Row counts for which there is a prepared statement. Unused rows of a statement stay NULL."""


def _batch_insert_sql(rows: int) -> str:
    """Return the SQL that inserts and commits this many rows. If a row's predecessor is missing, its number becomes
    NULL, which the schema forbids, so any conflict makes the whole statement fail."""
    return f"""
WITH new (tbl, line, seat, action, at, body, before) AS (VALUES {", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * rows)})
INSERT INTO lines (tbl, line, seat, action, at, body)
SELECT tbl, CASE WHEN before IS NULL OR EXISTS (SELECT 1 FROM lines l WHERE l.tbl = new.tbl AND l.line = before)
    THEN line END, seat, action, at, body
FROM new WHERE tbl IS NOT NULL
"""


_ADD_BATCH = {rows: _batch_insert_sql(rows) for rows in BATCH_SIZES}
_UPSERT_SUMMARY = """
INSERT INTO tables (id, game, phase, listed, seats, free, commitment, revealed, opened_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET game = excluded.game, phase = excluded.phase, listed = excluded.listed,
    seats = excluded.seats, free = excluded.free, commitment = excluded.commitment, revealed = excluded.revealed
"""


class SqliteConnection:
    """An SQLite connection with the operations of a store."""

    PRAGMAS: ClassVar[tuple[str, ...]] = (
        "journal_mode = WAL",
        "synchronous = FULL",  # a commit has reached the disk; NORMAL would lose the last commits in a power cut
        "wal_autocheckpoint = 4000",  # 16 MB, so that pages that change often are copied into the file less often
        "foreign_keys = ON",
        "temp_store = MEMORY",
        "cache_size = -32768",  # 32 MB: every running table uses its own page of the index
        "secure_delete = ON",  # always: splitting a page leaves copies long before their rows are deleted
    )

    def __init__(self, path: str, clock: Callable[[], float], vfs: str | None = None) -> None:
        found = tuple(map(int, apsw.sqlite_lib_version().split(".")))
        if found < SAFE_SQLITE:
            raise RuntimeError(f"SQLite {apsw.sqlite_lib_version()} can lose data; 3.51.3 or newer is needed")
        self._path, self._vfs, self._clock = path, vfs, clock
        _make_private(path)
        self.db = apsw.Connection(path, vfs=vfs)
        self._uncleared = self._uncleared_purge = False
        """True if copies of erased rows may be left in the write-ahead log or in page gaps. Copies of purged rows need
        not be cleared until the file is closed. After a crash, the entry `UNCLEARED_KEY` has the same meaning."""
        try:
            self.db.set_busy_timeout(BUSY_TIMEOUT_MS)
            for pragma in self.PRAGMAS:
                self.db.execute(f"PRAGMA {pragma}").fetchall()
            self.migrate()
            self._rewrite_once()
            self._uncleared = self.get_meta(UNCLEARED_KEY) is not None
            self.clear_erased()
        except BaseException:
            self.db.close(True)
            raise

    def migrate(self) -> None:
        """Migrate the schema to the current version. Raises NewerSchema."""
        if not pending_migrations("sqlite", int(self.db.pragma("user_version"))):
            return  # writes nothing, so that a read-only file can still be opened
        self.db.execute("BEGIN IMMEDIATE")
        try:
            found = int(self.db.pragma("user_version"))
            for number, sql in pending_migrations("sqlite", found):
                self.db.execute(sql)
                self.db.execute(f"PRAGMA user_version = {number}")
            if not found:
                self.set_meta(REWRITTEN_KEY, b"")
        except NewerSchema:
            self.db.execute("ROLLBACK")
            raise
        self.db.execute("COMMIT")

    def _rewrite_once(self) -> None:
        """Rewrite the file, once, if older versions without `secure_delete` left copies of deleted tables in it."""
        if not self._path or self.get_meta(REWRITTEN_KEY) is not None:
            return
        try:
            self.db.execute("PRAGMA temp_store = FILE; VACUUM").fetchall()
            self.set_meta(UNCLEARED_KEY, b"")
            self.set_meta(REWRITTEN_KEY, b"")
        except apsw.ReadOnlyError:
            return
        except (apsw.FullError, apsw.CantOpenError, apsw.BusyError) as error:
            size = (os.path.getsize(self._path) >> 20) + 1
            log.warning(NOT_REWRITTEN, self._path, error, size)
        finally:
            self.db.execute("PRAGMA temp_store = MEMORY").fetchall()

    def close(self) -> None:
        """Erase the deleted data, and close the file."""
        self._uncleared = self._uncleared or self._uncleared_purge
        self.clear_erased()
        self.db.close()

    # ---------------------------------------------------------------- writing

    def append_batch(self, appends: Sequence[Append]) -> bool:
        """Insert rows of many tables and commit, in a single statement, so that other threads can run meanwhile. Return
        False, having written nothing, if that is not possible (because of a new summary or a conflict); the caller then
        appends them one by one."""
        at, row_values, rows = int(self._clock()), list[Any](), 0
        for append in appends:
            if append.summary is not None or append.rows[0].line == 0:
                return False
            table = append.table
            before: int | None = append.rows[0].line - 1
            for row in append.rows:
                row_values += (table, row.line, row.seat, row.action, at, row.body, before)
                before = None  # only the first row needs its predecessor checked
            rows += len(append.rows)
        size = next((size for size in BATCH_SIZES if size >= rows), None)
        if size is None:
            return False
        row_values += (None,) * (7 * (size - rows))
        try:
            self.db.execute(_ADD_BATCH[size], row_values)
        except apsw.ConstraintError:
            return False
        return True

    def append(self, appends: Sequence[Append]) -> None:
        """Insert rows, all or none. Raises Conflict."""
        at = int(self._clock())
        if len(appends) == 1 and len(appends[0].rows) == 1 and appends[0].summary is None:
            self._append(appends[0], at)  # a single statement is atomic
            return
        self.db.execute("SAVEPOINT append")
        try:
            for append in appends:
                self._append(append, at)
        except Conflict:
            self.db.execute("ROLLBACK TO append")
            self.db.execute("RELEASE append")
            raise
        self.db.execute("RELEASE append")

    def _append(self, append: Append, at: int) -> None:
        """Insert the rows of one table and its summary. Raises Conflict."""
        table = append.table
        if append.summary is not None:
            opened_at = at if append.opened_at is None else append.opened_at
            self._write_summary(table, append.summary, opened_at, new=append.rows[0].line == 0)
        for row in append.rows:
            try:
                self.db.execute(_ADD_LINE, (table, row.line, row.seat, row.action, at, row.body))
            except apsw.ConstraintError:
                raise Conflict(table, row.line) from None
            if self.db.changes() != 1:
                raise Conflict(table, row.line)

    def _write_summary(self, table: str, summary: Summary, opened_at: int, new: bool) -> None:
        """Insert or update the table's summary. Raises Conflict if the table does not exist."""
        if not new and not self.db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchall():
            raise Conflict(table, -1)
        row = (
            table, summary.game, summary.phase, summary.listed, summary.seats, summary.free, summary.commitment,
            summary.revealed, opened_at,
        )  # fmt: skip
        self.db.execute(_UPSERT_SUMMARY, row)

    def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Save a snapshot, replacing the previous one."""
        self.db.execute(
            "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)",
            (table, snapshot.line, snapshot.version, snapshot.body),
        )

    def quarantine(self, table: str, why: str | None) -> None:
        """Mark a table as quarantined, with the reason. None removes the mark."""
        self.db.execute("UPDATE tables SET aside = ? WHERE id = ?", (why, table))

    def purge(self, table: str) -> None:
        """Delete a table. If its seed was revealed, its seed and commitment are kept."""
        self.db.execute(
            "INSERT OR REPLACE INTO revealed SELECT id, commitment, revealed FROM tables"
            " WHERE id = ? AND revealed IS NOT NULL",
            (table,),
        )
        self.db.execute("DELETE FROM tables WHERE id = ?", (table,))
        self.set_meta(UNCLEARED_KEY, b"")
        self._uncleared_purge = True

    def save_revealed_seed(self, table: str, commitment: str, seed: str) -> None:
        """Save a purged table's commitment and seed. An existing entry is not changed."""
        self.db.execute("INSERT OR IGNORE INTO revealed VALUES (?, ?, ?)", (table, commitment, seed))

    def set_meta(self, key: str, value: bytes) -> int:
        """Set a metadata entry, and return the time of the store's clock."""
        at = int(self._clock())
        self.db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (key, at, value))
        return at

    def erase(self, table: str) -> list[str]:
        """Delete everything about a table, including its seed. Return the ids of the tables whose rows referred to it.
        `clear_erased` then overwrites the space in the file."""
        tables_naming = [str(row[0]) for row in self.db.execute(_TABLES_NAMING, (table, f'"{table}"'))]
        random_id = new_table_id()
        for each in tables_naming:
            self.replace_in_rows(each, table, random_id)
        self.db.execute("DELETE FROM revealed WHERE tbl = ?", (table,))
        self.db.execute("DELETE FROM tables WHERE id = ?", (table,))
        self.db.execute(_FORGET_IDLE, (IDLE_KEY, table))
        self.set_meta(UNCLEARED_KEY, b"")
        self._uncleared = True
        return tables_naming

    def replace_in_rows(self, table: str, old: str, new: str) -> None:
        """Replace an id in all rows of a table. The table's snapshot is deleted, because it contains the id too."""
        self.db.execute(_REPLACE, (table, f'"{old}"', f'"{new}"'))
        self.db.execute("DELETE FROM snapshots WHERE tbl = ?", (table,))
        self.set_meta(UNCLEARED_KEY, b"")
        self._uncleared = True

    def clear_erased(self) -> None:
        """Empty the write-ahead log and overwrite the gaps in the file, after a commit that erased something. If
        someone is reading the file (a backup), this is tried again after a later commit."""
        if not self._uncleared:
            return
        self.db.set_busy_timeout(0)
        try:
            self.db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
            if zero_page_gaps(self.db, self._path, self._vfs):
                self.db.execute("DELETE FROM notes WHERE name = ?", (UNCLEARED_KEY,))
                self._uncleared = self._uncleared_purge = False
        except (apsw.BusyError, apsw.ReadOnlyError):
            return
        finally:
            self.db.set_busy_timeout(BUSY_TIMEOUT_MS)

    # ---------------------------------------------------------------- reading

    def get_meta(self, key: str) -> tuple[int, bytes] | None:
        """Return the time at which a metadata entry was set, and its value; None if it does not exist."""
        for at, body in self.db.execute("SELECT at, body FROM notes WHERE name = ?", (key,)):
            return int(str(at)), bytes(body)
        return None

    def rows(self, table: str, after: int = -1) -> list[Row]:
        """Return the rows of a table numbered higher than `after`, in order. Raises NoSuchTable."""
        found = self.db.execute(
            "SELECT line, body, seat, action FROM lines WHERE tbl = ? AND line > ? ORDER BY line", (table, after)
        )
        rows = [Row(*row) for row in found]
        if not rows:
            self.find(table)
        return rows

    def tables(self, phase: str | None = None, listed: bool | None = None, limit: int = 1000) -> list[TableEntry]:
        """Return up to `limit` tables (-1: all), the most recently changed first."""
        where = "WHERE (?1 IS NULL OR phase = ?1) AND (?2 IS NULL OR listed = ?2) ORDER BY changed_at DESC, id LIMIT ?3"
        return [_table_entry(row) for row in self.db.execute(_LIST + where, (phase, listed, limit))]

    def find(self, table: str) -> TableEntry:
        """Return one table's entry. Raises NoSuchTable."""
        for row in self.db.execute(_LIST + "WHERE id = ?", (table,)):
            return _table_entry(row)
        raise NoSuchTable(table)

    def idle_tables(self, phases: Sequence[str], seconds: int) -> list[str]:
        """Return the ids of the tables in these phases that have had no new row for at least this many seconds."""
        marks = ", ".join("?" * len(phases))
        found = self.db.execute(
            f"SELECT id FROM tables WHERE phase IN ({marks}) AND aside IS NULL"
            " AND (SELECT at FROM lines WHERE tbl = id ORDER BY line DESC LIMIT 1) <= ? ORDER BY id",
            (*phases, int(self._clock()) - seconds),
        )
        return [str(row[0]) for row in found]

    def load_snapshot(self, table: str) -> Snapshot | None:
        """Return the table's snapshot, or None if there is none."""
        for row in self.db.execute("SELECT line, version, body FROM snapshots WHERE tbl = ?", (table,)):
            return Snapshot(*row)
        return None

    def get_revealed_seed(self, table: str) -> tuple[str, str] | None:
        """Return a purged table's commitment and seed, or None if they are not known."""
        for commitment, seed in self.db.execute("SELECT commitment, seed FROM revealed WHERE tbl = ?", (table,)):
            return str(commitment), str(seed)
        return None


def _make_private(path: str) -> None:
    """Create the file so that only its owner can read it, because it contains seeds."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except OSError:
        return  # it exists, or cannot be created; SQLite reports the latter


def _table_entry(row: Any) -> TableEntry:
    table, game, phase, listed, seats, free, commitment, revealed, opened_at, aside, line, changed_at = row
    summary = Summary(game, phase, bool(listed), seats, free, commitment, revealed)
    return TableEntry(table, summary, line + 1, opened_at, changed_at, aside)
