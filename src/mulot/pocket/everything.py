"""Back up the whole house of a browser as one file, and restore it: all tables, the album, and the page's own data.

Each line of the file is JSON: a header, one line per table, the page's data, and an end with the number of lines and
their digest. A file is read completely and every table replayed before anything is written, in one transaction.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec
from msgspec import UNSET, Struct, UnsetType

from mulot.core.errors import GameAside, MulotError, NoSuchGame, TooNew
from mulot.house.rooms import check_name
from mulot.pocket.ports import DEVICE
from mulot.pocket.rooms import PocketRooms
from mulot.pocket.store import KeptRow
from mulot.room import NoSuchTable
from mulot.table import Append, Row, Summary, Table
from mulot.table import commands as c
from mulot.table.records import Unsealed

FORMAT = 1
UNSEALING = 5.0
"""Seconds for a table to record that its luck is now open. If the device has no space left, the file records it."""


class NotWhole(MulotError):
    """The file is damaged, truncated, or not a backup."""

    key = "house-no-whole-file"


class Begins(Struct, frozen=True, tag="everything", tag_field="kind", forbid_unknown_fields=True):
    """The header."""

    format: int


class KeptTable(Struct, frozen=True, tag="table", tag_field="kind", forbid_unknown_fields=True):
    """A table with all its rows. `aside` is the reason why it does not replay, if it does not."""

    table: str
    summary: Summary
    rows: list[KeptRow]
    aside: str | None = None


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A slot of the sticker album, as the page stores it."""

    key: str
    when: float | int | None
    table: str | None
    parts: list[str]


class Note(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table that the page remembers, as the page stores it."""

    table: str
    game: str
    commitment: str
    when: float | int | UnsetType = UNSET
    putAway: bool | UnsetType = UNSET  # noqa: N815 (as the page writes it)


class Mouse(Struct, frozen=True, forbid_unknown_fields=True):
    """A mouse that the family has made."""

    face: str
    coat: str
    name: str


class Page(Struct, frozen=True, tag="page", tag_field="kind", forbid_unknown_fields=True):
    """The data that the page stores itself."""

    album: list[Place] = []
    notes: list[Note] = []
    mice: list[Mouse] = []


class Ends(Struct, frozen=True, tag="end", tag_field="kind", forbid_unknown_fields=True):
    """The last line: the number of lines before it, and the SHA-256 of their bytes."""

    rows: int
    digest: str


class Brought(Struct, frozen=True):
    """The result of a restore: the ids of new tables, the number that got more moves, the number left alone because
    they went on differently here, and the data for the page."""

    new: list[str]
    longer: int
    stayed: int
    page: Page


_rows: msgspec.json.Decoder[Begins | KeptTable | Page | Ends] = msgspec.json.Decoder(Begins | KeptTable | Page | Ends)


async def write_everything(house: PocketRooms, data: Page) -> bytes:
    """Return the backup file. It contains future luck, so every running table records that its luck is open."""
    rows = [msgspec.json.encode(Begins(FORMAT))]
    for listed in await house.store.tables(limit=1 << 30):
        if listed.summary.phase == "open":
            continue  # nothing has been played there
        playing = listed.summary.phase == "playing" and listed.aside is None
        if playing:
            await _note_unsealed(house, listed.table)
        kept = await house.store.rows(listed.table)
        if playing:
            kept += _unsealed(house, kept)
        rows.append(msgspec.json.encode(KeptTable(listed.table, listed.summary, _as_kept(kept), listed.aside)))
    rows.append(msgspec.json.encode(data))
    rows.append(msgspec.json.encode(Ends(len(rows), _digest(rows))))
    return b"\n".join(rows) + b"\n"


async def _note_unsealed(house: PocketRooms, table: str) -> None:
    with suppress(MulotError, TimeoutError):
        room = await house.room(table)
        try:
            await asyncio.wait_for(room.ask(c.TakeOut(), DEVICE), UNSEALING)
        finally:
            if not room.screens:
                house.forget(room)


def _unsealed(house: PocketRooms, rows: Sequence[Row]) -> list[Row]:
    """Return the row that records open luck, if the table could not store it itself."""
    with suppress(MulotError):
        table = Table.load(house.games.catalogue, rows, house.now())
        if table.open_since is None and table.match is not None:
            return [table.write(Unsealed(len(table.match.journal.lines)))]
    return []


def _as_kept(rows: Sequence[Row]) -> list[KeptRow]:
    return [KeptRow(row.line, row.body.decode(), row.seat, row.action) for row in rows]


def _digest(rows: Sequence[bytes]) -> str:
    return hashlib.sha256(b"".join(row + b"\n" for row in rows)).hexdigest()


async def bring_everything(house: PocketRooms, data: str) -> Brought:
    """Restore all of a file or nothing. A table that exists here gets the moves it lacks, or stays as it is if it
    went on differently. Raises NotWhole, TooNew, StoreDown or Conflict."""
    tables, page = _read(data.encode())
    appends, aside, new, longer, stayed = [list[Append](), dict[str, str](), list[str](), 0, 0]
    for kept in tables:
        await asyncio.sleep(0)  # answer the page's pings between two tables
        rows = [Row(row.line, row.body.encode(), row.seat, row.action) for row in kept.rows]
        summary = _checked(house, kept, rows)
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
        await house.store.put_aside(table, why)
    for each in appends:
        house.hear_of(each.table, each.rows[-1].line)
        house.outside.ring(each.table, each.rows[-1].line)
    return Brought(new, longer, stayed, page)


def _read(file: bytes) -> tuple[list[KeptTable], Page]:
    """Return the tables and the page's data of a complete file. Raises NotWhole, TooNew."""
    rows = file.splitlines()
    try:
        begins, *tables, page, ends = map(_rows.decode, rows)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        raise NotWhole() from None
    if not isinstance(begins, Begins) or not isinstance(page, Page) or not isinstance(ends, Ends):
        raise NotWhole()
    if begins.format > FORMAT:
        raise TooNew(begins.format, FORMAT)
    if (ends.rows, ends.digest) != (len(rows) - 1, _digest(rows[:-1])):
        raise NotWhole()
    found = list(_only_tables(tables))
    if len({one.table for one in found}) != len(found):
        raise NotWhole()
    return found, page


def _only_tables(rows: Sequence[Begins | KeptTable | Page | Ends]) -> Iterator[KeptTable]:
    for row in rows:
        if not isinstance(row, KeptTable):
            raise NotWhole()
        yield row


def _checked(house: PocketRooms, kept: KeptTable, rows: Sequence[Row]) -> Summary:
    """Return the summary of a table after replaying it. A table of a missing game, of newer rules, or that did not
    replay before is accepted unchecked, but cannot be played. Raises NotWhole."""
    try:
        check_name(kept.table)
        actions = [(row.seat, row.action) for row in rows if row.action is not None]
        if not rows or [row.line for row in rows] != list(range(len(rows))) or len(set(actions)) != len(actions):
            raise NotWhole()
        if kept.aside is not None:
            return kept.summary
        table = Table.load(house.games.catalogue, rows, house.now())
    except (NoSuchGame, GameAside, TooNew):
        return kept.summary
    except Exception:  # forged rows can fail in any way
        raise NotWhole() from None
    if table.id != kept.table:
        raise NotWhole()
    return table.summary
