"""Snapshots: a table's state, stored so that loading does not have to read and replay all rows. They are only a cache.

A snapshot contains the table's fields, the game's state, and the events of the latest lines. Loading also reads the
rows of these lines; earlier rows are read only when a command needs them (`history_window`).
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from mulot.core.decoders import decoders
from mulot.core.errors import BrokenJournal
from mulot.core.game import AnyGame
from mulot.core.journal import parse_header
from mulot.core.luck import commitment
from mulot.core.match import LineResult, Match
from mulot.core.tail_list import make_tail_list
from mulot.table import records
from mulot.table.durable_state import DurableState, UndoRequest
from mulot.table.history_window import MIN_LINES, first_line_to_keep
from mulot.table.records import Row
from mulot.table.seats import Occupant, TableSettings

FORMAT = 2
"""The version of the snapshot format. Version 1 contained the events of every line and needed all rows."""


class SnapshotLine(Struct, frozen=True, array_like=True):
    """The events of a journal line."""

    line: int
    events: Raw
    can_undo: bool


class SnapshotTable(Struct, frozen=True):
    """The table's fields, apart from the game."""

    table: str
    game: str
    host: str
    first_host: str | None
    seed: str
    settings: TableSettings
    options: dict[str, Any]
    places: list[Occupant]
    kept: dict[int, str]
    invited: list[str | None]
    added: list[tuple[int, str]]
    """In order of arrival."""
    paused: bool
    undo: tuple[int | None, int, list[int], str | None] | None
    advised: dict[int, int]
    lost: int
    ended: str | None
    next: str | None
    shares: dict[str, str]
    pages: tuple[records.FinishedChapter, ...]
    put_on: bool
    open_since: int | None


class SnapshotBody(Struct, frozen=True):
    """The table after row `rev`. `row` and `chain` are hashes that tie it to the rows and the journal it was made
    from."""

    version: str
    rev: int
    row: str
    """The hash of row `rev`."""
    since: int
    """The first row that has to be read."""
    first: int
    """The journal line stored in that row."""
    before: str
    """The journal's hash chain before that journal line."""
    chain: str
    header: str
    around: SnapshotTable
    state: Raw
    marks: tuple[tuple[int, Raw], ...]
    told_before: int
    """How many lines with events there are before those in `told`."""
    told: tuple[SnapshotLine, ...]
    questions: list[int]


_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[SnapshotBody] = msgspec.json.Decoder(SnapshotBody)


def snapshot_version(table: DurableState) -> str:
    """Return the version tag: the format, the game, and the game's version."""
    return f"{FORMAT}/{table.game.id}/{table.version}"


def make_snapshot(table: DurableState) -> bytes | None:
    """Return a snapshot of the table as it is now, or None before the deal."""
    match = table.match
    if match is None or not match.journal.lines:
        return None
    journal, first = match.journal, first_line_to_keep(table, MIN_LINES)
    results = match.results_since(first)
    body = SnapshotBody(
        snapshot_version(table),
        table.rev,
        _row_hash(table.last_row_body),
        table.rows_of_lines[first],
        first,
        journal.chain_before(first),
        journal.chain,
        journal.first_row.decode(),
        _table_fields(table),
        Raw(_encode(match.state)),
        tuple(
            (count, Raw(_encode(state)))
            for count, state in match.checkpoints
            if count >= len(match.results) - len(results)
        ),
        len(match.results) - len(results),
        tuple(SnapshotLine(one.line, Raw(_encode(one.events)), one.can_undo) for one in results),
        table.questions,
    )
    return _encode(body)


def read_snapshot(data: bytes | None) -> SnapshotBody | None:
    """Decode a snapshot. Return None if there is none, or if this version cannot read it."""
    if data is None:
        return None
    try:
        body = _decoder.decode(data)
    except msgspec.DecodeError:
        return None  # another format version
    return body if body.version.startswith(f"{FORMAT}/") else None


def restore_snapshot(table: DurableState, rows: Sequence[Row], snapshot: SnapshotBody) -> bool:
    """Restore the table from a snapshot; `rows` must include row `since`. Return False, changing nothing, if the
    snapshot does not fit the rows."""
    begin = snapshot.since - rows[0].line if rows else 0
    rows = rows[begin : begin + snapshot.rev + 1 - snapshot.since]
    if begin < 0 or not rows or rows[-1].line != snapshot.rev or _row_hash(rows[-1].body) != snapshot.row:
        return False
    game = table.catalogue.game(snapshot.around.game)
    try:
        match = _restore_match(snapshot, [row.body for row in rows if records.is_journal(row.body)], game)
    except (msgspec.DecodeError, BrokenJournal):
        return False
    if match is None:
        return False
    _set_table_fields(table, snapshot.around, game)
    of_lines = [row for row in rows if records.is_journal(row.body)]
    table.rows_of_lines = make_tail_list(snapshot.first, [row.line for row in of_lines])
    for row in of_lines:
        if row.action is not None and row.seat is not None:
            table.rows_of_moves[row.seat, row.action] = row.line
    table.rev, table.last_row_body = snapshot.rev, rows[-1].body
    table.restore_match(match, snapshot.questions)
    return True


def _restore_match(snapshot: SnapshotBody, lines: Sequence[bytes], newest_game: AnyGame) -> Match | None:
    """Rebuild the match from a snapshot. Return None if the snapshot does not belong to these lines."""
    match = Match.from_header(parse_header(snapshot.header.encode()), bytes.fromhex(snapshot.around.seed), newest_game)
    game = match.game
    if snapshot.version != f"{FORMAT}/{game.id}/{game.version}":
        return None
    match.journal.load_tail(snapshot.first, snapshot.before, lines)
    if match.journal.chain != snapshot.chain:
        return None
    read = decoders(game)
    results = [LineResult(line.line, read.events.decode(line.events), line.can_undo) for line in snapshot.told]
    marks = [(count, read.state.decode(mark)) for count, mark in snapshot.marks]
    match.restore(read.state.decode(snapshot.state), make_tail_list(snapshot.told_before, results), marks)
    return match


def _table_fields(table: DurableState) -> SnapshotTable:
    """Return the table's fields for a snapshot."""
    undo = table.undo_request
    return SnapshotTable(
        table.id,
        table.game.id,
        table.host,
        table.former_host,
        table.seed.hex(),
        table.settings,
        table.options,
        table.occupants,
        table.reservations,
        table.invitation_digests,
        list(table.added_bytes.items()),
        table.paused,
        None if undo is None else (undo.seat, undo.to, sorted(undo.agreed), undo.host),
        table.hint_counts,
        table.games_lost,
        table.end_reason,
        table.next_table,
        table.replay_links,
        table.chapters,
        table.imported,
        table.seed_known_since,
    )


def _set_table_fields(table: DurableState, fields: SnapshotTable, game: AnyGame) -> None:
    """Set the table's fields from a snapshot."""
    table.id, table.game, table.host, table.former_host = fields.table, game, fields.host, fields.first_host
    table.seed = bytes.fromhex(fields.seed)
    table.commitment = commitment(table.seed)
    table.settings, table.options, table.occupants = fields.settings, fields.options, fields.places
    table.reservations, table.invitation_digests, table.added_bytes, table.paused = (
        fields.kept,
        fields.invited,
        dict(fields.added),
        fields.paused,
    )
    if fields.undo is not None:
        seat, to, agreed, host = fields.undo
        table.undo_request = UndoRequest(seat, to, set(agreed), host)
    table.hint_counts, table.games_lost, table.end_reason, table.next_table = (
        fields.advised,
        fields.lost,
        fields.ended,
        fields.next,
    )
    table.replay_links, table.chapters, table.imported, table.seed_known_since = (
        fields.shares,
        fields.pages,
        fields.put_on,
        fields.open_since,
    )


def _row_hash(row: bytes) -> str:
    return hashlib.sha256(row).hexdigest()
