"""Backs up everything in this browser as one file, and restores it: all tables, the album, and the page's own data.

Each line of the file is JSON: a header, one line per table, the page's data, and a last line with the number of lines
and their digest. The whole file is read and every table replayed before anything is written, in one transaction.
"""

import asyncio
import hashlib
from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec
from msgspec import UNSET, Struct, UnsetType, structs

from mulot.actor import NoSuchTable, Quarantined
from mulot.browser.driver_ports import DEVICE
from mulot.browser.store import StoredRow
from mulot.browser.tables import BrowserTables
from mulot.core.errors import GameDisabled, MulotError, NoSuchGame, TooNew
from mulot.core.json_depth import decode_shallow
from mulot.service.tables import check_table_id
from mulot.table import Append, Row, Summary, Table
from mulot.table import commands as c
from mulot.table.records import SeedExposed

FORMAT = 1
OPEN_LUCK_SECONDS = 5.0
"""Seconds allowed for a table to record that its luck is now known. If the device is full, this is recorded only in the
file."""


class DamagedBackup(MulotError):
    """The file is damaged, truncated, or not a backup."""

    key = "house-no-whole-file"


class BackupHeader(Struct, frozen=True, tag="everything", tag_field="kind", forbid_unknown_fields=True):
    """The first line of the file."""

    format: int


class BackupTable(Struct, frozen=True, tag="table", tag_field="kind", forbid_unknown_fields=True):
    """A table with all its rows. `aside` is the reason why its rows cannot be replayed, or None."""

    table: str
    summary: Summary
    rows: list[StoredRow]
    aside: str | None = None


class AlbumSlot(Struct, frozen=True, forbid_unknown_fields=True):
    """A slot of the sticker album, as the page stores it."""

    key: str
    when: float | int | None
    table: str | None
    parts: list[str]


class RememberedTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table remembered by the page, as the page stores it."""

    table: str
    game: str
    commitment: str
    when: float | int | UnsetType = UNSET
    putAway: bool | UnsetType = UNSET  # noqa: N815 (as the page writes it)


class PlayerMouse(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the looks (face, coat) of one of the family's own mice, as a backup stores it."""

    face: str
    coat: str
    name: str


class PageData(Struct, frozen=True, tag="page", tag_field="kind", forbid_unknown_fields=True):
    """The data that the page stores."""

    album: list[AlbumSlot] = []
    notes: list[RememberedTable] = []
    mice: list[PlayerMouse] = []


class BackupEnd(Struct, frozen=True, tag="end", tag_field="kind", forbid_unknown_fields=True):
    """The last line of the file: the number of lines before it, and the SHA-256 of their bytes."""

    rows: int
    digest: str


class BackupRestoreResult(Struct, frozen=True):
    """The result of a restore: the ids of new tables, how many tables got more moves, how many were left unchanged
    because they have since diverged, and the data for the page."""

    new: list[str]
    longer: int
    stayed: int
    page: PageData


_rows: msgspec.json.Decoder[BackupHeader | BackupTable | PageData | BackupEnd] = msgspec.json.Decoder(
    BackupHeader | BackupTable | PageData | BackupEnd
)


async def write_backup(house: BrowserTables, data: PageData) -> bytes:
    """Return the backup file. It contains the future luck of running games, so these games record that their luck is
    known."""
    rows = [msgspec.json.encode(BackupHeader(FORMAT))]
    for listed in await house.store.tables(limit=1 << 30):
        if listed.summary.phase == "open":
            continue  # nothing has been played there
        playing = listed.summary.phase == "playing" and listed.quarantine_reason is None
        if playing:
            await _record_open_luck(house, listed.table)
        try:
            kept = await house.store.rows(listed.table)
        except Quarantined:
            continue  # its rows are damaged
        if playing:
            kept += _open_luck_rows(house, kept)
        rows.append(
            msgspec.json.encode(BackupTable(listed.table, listed.summary, _stored_rows(kept), listed.quarantine_reason))
        )
    rows.append(msgspec.json.encode(data))
    rows.append(msgspec.json.encode(BackupEnd(len(rows), _digest(rows))))
    return b"\n".join(rows) + b"\n"


async def _record_open_luck(house: BrowserTables, table: str) -> None:
    with suppress(MulotError, TimeoutError):
        driver = await house.driver(table)
        try:
            await asyncio.wait_for(driver.run_command(c.ExportJournal(), DEVICE), OPEN_LUCK_SECONDS)
        finally:
            if not driver.sockets:
                house.unload(driver)


def _open_luck_rows(house: BrowserTables, rows: Sequence[Row]) -> list[Row]:
    """Return the row that records that the luck is known, if the table could not store that row."""
    with suppress(MulotError):
        table = Table.load(house.games.catalogue, rows, house.now())
        if table.seed_known_since is None and table.match is not None:
            return [table.write_record(SeedExposed(len(table.match.journal.lines)))]
    return []


def _stored_rows(rows: Sequence[Row]) -> list[StoredRow]:
    return [StoredRow(row.line, row.body.decode(), row.seat, row.action) for row in rows]


def _digest(rows: Sequence[bytes]) -> str:
    return hashlib.sha256(b"".join(row + b"\n" for row in rows)).hexdigest()


async def restore_backup(house: BrowserTables, data: str) -> BackupRestoreResult:
    """Restore a backup file completely, or not at all. A table that already exists gets the moves it lacks; if it has
    since diverged, it is left unchanged. Raises DamagedBackup, TooNew, StoreDown or Conflict."""
    tables, page = _read_backup(data.encode())
    appends, aside, new, longer, stayed = [list[Append](), dict[str, str](), list[str](), 0, 0]
    for kept in tables:
        await asyncio.sleep(0)  # lets the page's pings be answered between two tables
        rows = [Row(row.line, row.body.encode(), row.seat, row.action) for row in kept.rows]
        summary = _check_table(house, kept, rows)
        try:
            here = await house.store.rows(kept.table)
        except NoSuchTable:
            here = []
            new.append(kept.table)
            if kept.aside is not None:
                aside[kept.table] = kept.aside
        if here == rows[: len(here)]:
            if len(rows) > len(here):
                longer += bool(here)
                appends.append(Append(kept.table, rows[len(here) :], summary))
        elif rows != here[: len(rows)]:
            stayed += 1
    if appends:
        await house.store.append(*appends)
    for table, why in aside.items():
        await house.store.quarantine(table, why)
    for each in appends:
        house.hear_of(each.table, each.rows[-1].line)
        house.outside.ring(each.table, each.rows[-1].line)
    # The page remembers only a few tables, so notes about tables that are not in the file would push out existing ones.
    restored = {kept.table for kept in tables}
    page = structs.replace(page, notes=[note for note in page.notes if note.table in restored])
    return BackupRestoreResult(new, longer, stayed, page)


def _read_backup(file: bytes) -> tuple[list[BackupTable], PageData]:
    """Return the tables and the page's data from a backup file. Raises DamagedBackup if it is damaged or incomplete, or
    TooNew."""
    rows = file.splitlines()
    try:
        begins, *tables, page, ends = (decode_shallow(_rows, row) for row in rows)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        raise DamagedBackup() from None
    if not isinstance(begins, BackupHeader) or not isinstance(page, PageData) or not isinstance(ends, BackupEnd):
        raise DamagedBackup()
    if begins.format > FORMAT:
        raise TooNew(begins.format, FORMAT)
    if (ends.rows, ends.digest) != (len(rows) - 1, _digest(rows[:-1])):
        raise DamagedBackup()
    found = list(_tables_only(tables))
    if len({one.table for one in found}) != len(found):
        raise DamagedBackup()
    return found, page


def _tables_only(rows: Sequence[BackupHeader | BackupTable | PageData | BackupEnd]) -> Iterator[BackupTable]:
    for row in rows:
        if not isinstance(row, BackupTable):
            raise DamagedBackup()
        yield row


def _check_table(house: BrowserTables, kept: BackupTable, rows: Sequence[Row]) -> Summary:
    """Replay a table, and return its summary. If its game is missing, if its rules are newer, or if it could not be
    replayed before, it is accepted unchecked, but cannot be played. Raises DamagedBackup."""
    try:
        check_table_id(kept.table)
        actions = [(row.seat, row.action) for row in rows if row.action is not None]
        if not rows or [row.line for row in rows] != list(range(len(rows))) or len(set(actions)) != len(actions):
            raise DamagedBackup()
        if kept.aside is not None:
            return kept.summary
        table = Table.load(house.games.catalogue, rows, house.now())
    except (NoSuchGame, GameDisabled, TooNew):
        return kept.summary
    except Exception:  # forged rows can fail in any way
        raise DamagedBackup() from None
    if table.id != kept.table:
        raise DamagedBackup()
    return table.summary
