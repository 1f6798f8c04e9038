"""What a table writes down: numbered rows, of which the journal's lines are a part.

    row 0    opened: game, options, settings, host, seed
    row n    a change of the table (who sits where, the host, a pause, …), or a line of the journal as it stands there

A table that is loaded applies its rows in order; nothing else is needed, and nothing else is kept for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from mulot.core.errors import BrokenJournal
from mulot.core.game import Outcome
from mulot.core.journal import Deal, Header, Move, Undo
from mulot.table.seats import Place, Settings

LOG = 2
"""The version of these records. It rises when an old house could not read them."""


class Page(Struct, frozen=True):
    """A page of a book that is over: its table, the hash of its journal, what was agreed, and how it ended."""

    table: str
    chain: str
    options: dict[str, Any]
    outcome: Outcome


class Opened(Struct, frozen=True, tag="opened", tag_field="kind"):
    """The table was opened. The seed stays here until the end; its digest is shown from now on."""

    log: int
    table: str
    game: str
    seats: int
    options: dict[str, Any]
    settings: Settings
    host: str
    seed: str
    pages: tuple[Page, ...] = ()
    """The pages before this one, where the table is a page of a book."""
    lost: int = 0
    """How many games in a row the people have lost at the tables before, where characters adapt."""


class Configured(Struct, frozen=True, tag="configured", tag_field="kind"):
    """The host settled seats, options and settings anew."""

    seats: int
    options: dict[str, Any]
    settings: Settings


class Sits(Struct, frozen=True, tag="sits", tag_field="kind"):
    """From now on this is who has the seat. `added`: the bytes that came with it."""

    seat: int
    place: Place
    added: str = ""


class Invited(Struct, frozen=True, tag="invited", tag_field="kind"):
    """Who knows the secret with this digest may take the seat."""

    seat: int
    digest: str | None


class Hosts(Struct, frozen=True, tag="hosts", tag_field="kind", omit_defaults=True):
    """This device is the host. `instead_of`: of one who was away, and may take the table back."""

    device: str
    instead_of: str = ""


class Paused(Struct, frozen=True, tag="paused", tag_field="kind"):
    """Nobody plays, or everybody plays on."""

    paused: bool


class UndoAsked(Struct, frozen=True, tag="undo-asked", tag_field="kind"):
    """A seat asks to go back to how it was after journal line `to`."""

    seat: int
    to: int


class RewindAsked(Struct, frozen=True, tag="rewind-asked", tag_field="kind"):
    """The host asks everybody to go back to how it was after journal line `to`."""

    device: str
    to: int


class UndoAnswered(Struct, frozen=True, tag="undo-answered", tag_field="kind"):
    """A seat agrees, or not."""

    seat: int
    agree: bool


class Advised(Struct, frozen=True, tag="advised", tag_field="kind"):
    """The friend beside this seat said what it would do."""

    seat: int


class Ended(Struct, frozen=True, tag="ended", tag_field="kind"):
    """The table was ended without an outcome: by the host, or because nobody came any more."""

    why: str


class NextTable(Struct, frozen=True, tag="followed", tag_field="kind"):
    """People go on at another table: a rematch, or the next page of the book."""

    table: str


class Shared(Struct, frozen=True, tag="shared", tag_field="kind"):
    """This device has made a link to the film; it is known by its digest."""

    device: str
    digest: str


class Unshared(Struct, frozen=True, tag="unshared", tag_field="kind"):
    """The link that this device has made shows nothing any more."""

    device: str


class PutOn(Struct, frozen=True, tag="put-on", tag_field="kind"):
    """What follows is a journal that did not begin here: it came out of a file, or another table's match branches off
    (`by` is `branch`)."""

    by: str = "import"


class Unsealed(Struct, frozen=True, tag="unsealed", tag_field="kind"):
    """The journal with its seed has left the house before the end: from this line on its luck could be known."""

    since: int


Record: TypeAlias = (
    Opened
    | Configured
    | Sits
    | Invited
    | Hosts
    | Paused
    | UndoAsked
    | RewindAsked
    | UndoAnswered
    | Advised
    | Ended
    | NextTable
    | PutOn
    | Shared
    | Unshared
    | Unsealed
)
Written: TypeAlias = Record | Header | Deal | Move | Undo


class Row(Struct, frozen=True):
    """One row: its number within the table, its bytes, and for a move of a client the seat and the id it came with."""

    line: int
    body: bytes
    seat: int | None = None
    action: str | None = None


class Summary(Struct, frozen=True):
    """What a list of tables needs to know about one."""

    game: str
    phase: str
    listed: bool
    seats: int
    free: int
    commitment: str = ""
    revealed: str | None = None
    """The seed, once everything may be known."""


class Append(Struct, frozen=True):
    """Rows of one table, one after the other, all or none. `summary` where it changed; always with row 0."""

    table: str
    rows: Sequence[Row]
    summary: Summary | None = None
    opened_at: int | None = None
    """Seconds since 1970 at which the table was opened, where that was not now: a backup is put back."""


encode = msgspec.json.Encoder().encode
_records: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)
HEADER = b'{"kind":"header"'
SETTLED = (b'{"kind":"opened"', b'{"kind":"configured"')
UNDO = b'{"kind":"undo"'
JOURNAL_KINDS = (b'{"kind":"move"', b'{"kind":"deal"', UNDO, HEADER)


def is_journal(body: bytes) -> bool:
    """Whether a row is a line of the journal (or its header)."""
    return body.startswith(JOURNAL_KINDS)


def has_undo(rows: Iterable[Row]) -> bool:
    """Whether one of these rows takes something back."""
    return any(row.body.startswith(UNDO) for row in rows)


def spectators(rows: Iterable[Row]) -> bool:
    """Whether a table with these rows wants spectators: told without playing its game again."""
    wanted = True
    for row in rows:
        if row.body.startswith(SETTLED):
            record = decode(row)
            assert isinstance(record, Opened | Configured)
            wanted = record.settings.spectators
    return wanted


def decode(row: Row) -> Record:
    """A row that is not the journal's."""
    try:
        return _records.decode(row.body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BrokenJournal(row.line, f"row {row.line}: {error}", "garbled") from None
