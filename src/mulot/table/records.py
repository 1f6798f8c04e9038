"""The records that a table stores as numbered rows, including the lines of the game's journal.

row 0 opened: game, options, settings, host, seed row n a change of the table (who sits where, the host, a pause, …), or
a journal line, byte for byte

A table is loaded by applying its rows in order. Nothing else is needed for that, and nothing else is stored
permanently.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from mulot.core.errors import BrokenJournal
from mulot.core.game import Outcome
from mulot.core.journal import (
    Count,
    Deal,
    Header,
    Move,
    SeatCount,
    SeatNumber,
    SeedHex,
    Undo,
    parse_header,
    parse_line,
)
from mulot.core.json_depth import decode_shallow
from mulot.table.seats import Occupant, TableSettings

RECORDS_VERSION = 2
"""The version of these records. It is raised whenever older versions of the software could not read the new ones."""


class FinishedChapter(Struct, frozen=True):
    """A finished chapter of a campaign: its table, its journal's hash, its options, and its outcome."""

    table: str
    chain: str
    options: dict[str, Any]
    outcome: Outcome


class TableCreated(Struct, frozen=True, tag="opened", tag_field="kind"):
    """The table was opened. The seed is part of this record, but only its commitment is public until the game is
    over."""

    log: int
    table: str
    game: str
    seats: SeatCount
    options: dict[str, Any]
    settings: TableSettings
    host: str
    seed: SeedHex
    pages: tuple[FinishedChapter, ...] = ()
    """The previous chapters, if the table is part of a campaign."""
    lost: int = 0
    """How many games in a row people have lost at the previous tables; used for characters that adapt."""


class SettingsChanged(Struct, frozen=True, tag="configured", tag_field="kind"):
    """The host changed seats, options or settings."""

    seats: SeatCount
    options: dict[str, Any]
    settings: TableSettings


class OccupantChanged(Struct, frozen=True, tag="sits", tag_field="kind"):
    """A seat has a new occupant. `added` are the random bytes that a person brought."""

    seat: SeatNumber
    place: Occupant
    added: SeedHex = ""


class InvitationChanged(Struct, frozen=True, tag="invited", tag_field="kind"):
    """Anyone who knows the secret with this digest may take the seat. None revokes the invitation."""

    seat: SeatNumber
    digest: str | None


class HostChanged(Struct, frozen=True, tag="hosts", tag_field="kind", omit_defaults=True):
    """This device is now the host. `instead_of` is the absent host, who may take the table back; "" if there is
    none."""

    device: str
    instead_of: str = ""


class PauseChanged(Struct, frozen=True, tag="paused", tag_field="kind"):
    """The game was paused or resumed."""

    paused: bool


class UndoRequested(Struct, frozen=True, tag="undo-asked", tag_field="kind"):
    """A seat asked for an undo, back to journal line `to`."""

    seat: SeatNumber
    to: Count


class RewindRequested(Struct, frozen=True, tag="rewind-asked", tag_field="kind"):
    """The host asked to go back to journal line `to`."""

    device: str
    to: Count


class UndoAnswered(Struct, frozen=True, tag="undo-answered", tag_field="kind"):
    """A seat agreed to the pending request, or rejected it."""

    seat: SeatNumber
    agree: bool


class HintGiven(Struct, frozen=True, tag="advised", tag_field="kind"):
    """This seat was given a hint."""

    seat: SeatNumber


class TableEnded(Struct, frozen=True, tag="ended", tag_field="kind"):
    """The table was ended without an outcome: by the host, or because nobody used it any more."""

    why: str


class NextTableOpened(Struct, frozen=True, tag="followed", tag_field="kind"):
    """The players continue at another table, for a rematch or the next chapter."""

    table: str


class ReplayShared(Struct, frozen=True, tag="shared", tag_field="kind"):
    """This device created a replay link. Only the digest of its secret is stored."""

    device: str
    digest: str


class ReplayUnshared(Struct, frozen=True, tag="unshared", tag_field="kind"):
    """This device's replay link was revoked."""

    device: str


class JournalImported(Struct, frozen=True, tag="put-on", tag_field="kind"):
    """The journal in the following rows did not start at this table: it was imported from a file (`by` is `import`), or
    it branches off another table's game (`branch`)."""

    by: str = "import"


class SeedExposed(Struct, frozen=True, tag="unsealed", tag_field="kind"):
    """The journal was handed out with its seed before the end of the game: from this line on the luck could be
    known."""

    since: Count


Record: TypeAlias = (
    TableCreated | SettingsChanged | OccupantChanged | InvitationChanged | HostChanged | PauseChanged | UndoRequested
    | RewindRequested | UndoAnswered | HintGiven | TableEnded | NextTableOpened | JournalImported | ReplayShared
    | ReplayUnshared | SeedExposed
)  # fmt: skip
AnyRowBody: TypeAlias = Record | Header | Deal | Move | Undo


class Row(Struct, frozen=True):
    """A stored row: its number within the table and its bytes. For a move by a client, `seat` is its seat and `action`
    the client's id for it."""

    line: int
    body: bytes
    seat: int | None = None
    action: str | None = None


Identifier = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")]


class Summary(Struct, frozen=True):
    """What a list shows about a table without loading it. Backups can come from anyone, so decoding accepts only values
    that lists can display."""

    game: Identifier
    phase: Annotated[str, Meta(pattern="^[a-z]{1,16}$")]
    listed: bool
    seats: Annotated[int, Meta(ge=1, le=64)]
    free: Annotated[int, Meta(ge=0, le=64)]
    commitment: Hex = ""
    revealed: Hex | None = None
    """The seed, once the game is over."""


class Append(Struct, frozen=True):
    """Consecutive rows of one table, to be appended all or none. `summary` is set if it has changed, and always with
    row 0."""

    table: str
    rows: Sequence[Row]
    summary: Summary | None = None
    opened_at: int | None = None
    """The Unix time at which the table was opened. Set only when a backup is restored; otherwise the current time is
    used."""


encode = msgspec.json.Encoder().encode
_records: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)
HEADER_KIND = b'{"kind":"header"'
SETTINGS_KINDS = (b'{"kind":"opened"', b'{"kind":"configured"')
UNDO_KIND = b'{"kind":"undo"'
JOURNAL_KINDS = (b'{"kind":"move"', b'{"kind":"deal"', UNDO_KIND, HEADER_KIND)


def is_journal(body: bytes) -> bool:
    """True if a row is a journal line or the journal's header."""
    return body.startswith(JOURNAL_KINDS)


def check_rows(table: str, rows: Sequence[Row]) -> None:
    """Check that each row of this table can be decoded, without replaying them. Raises BrokenJournal or TooNew."""
    first = decode(rows[0])
    if not isinstance(first, TableCreated) or first.table != table:
        raise BrokenJournal(0, "the first row does not open this table")
    for row in rows:
        if row.body.startswith(HEADER_KIND):
            parse_header(row.body)
        elif is_journal(row.body):
            parse_line(row.body, row.line)
        else:
            decode(row)


def has_undo(rows: Iterable[Row]) -> bool:
    """True if one of these rows is an undo."""
    return any(row.body.startswith(UNDO_KIND) for row in rows)


def wants_spectators(rows: Iterable[Row]) -> bool:
    """Return the table's setting `spectators`, read from its rows without replaying the game."""
    wanted = True
    for row in rows:
        if row.body.startswith(SETTINGS_KINDS):
            record = decode(row)
            assert isinstance(record, TableCreated | SettingsChanged)
            wanted = record.settings.spectators
    return wanted


def decode(row: Row) -> Record:
    """Decode a row that is not a journal line. Raises BrokenJournal."""
    try:
        return decode_shallow(_records, row.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BrokenJournal(row.line, f"row {row.line}: {error}", "garbled") from None
