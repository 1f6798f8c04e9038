"""Snapshots: the state of a table, stored so that loading need not read and replay all its rows. Only a cache.

A snapshot holds the table's fields, the game's state, and the events of the latest lines. Loading reads the rows of
these lines as well; earlier rows are read only when a command needs them (`past`).
"""

from __future__ import annotations

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
from mulot.core.match import Match, Told
from mulot.core.recent import recent
from mulot.table import records
from mulot.table.past import KEPT, lines_to_keep
from mulot.table.recorded import Recorded, UndoWish
from mulot.table.records import Row
from mulot.table.seats import Place, Settings

FORM = 2
"""Version of the snapshot format. Version 1 held the events of every line and needed all rows."""


class Line(Struct, frozen=True, array_like=True):
    """A journal line's events."""

    line: int
    events: Raw
    can_undo: bool


class Round(Struct, frozen=True):
    """The table's fields, apart from the game."""

    table: str
    game: str
    host: str
    first_host: str | None
    seed: str
    settings: Settings
    options: dict[str, Any]
    places: list[Place]
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
    pages: tuple[records.Page, ...]
    put_on: bool
    open_since: int | None


class SnapshotBody(Struct, frozen=True):
    """The table after row `rev`. `row` and `chain` tie it to the rows and to the journal it was made from."""

    version: str
    rev: int
    row: str
    """The hash of row `rev`."""
    since: int
    """The first row that has to be read."""
    first: int
    """The journal line in that row."""
    before: str
    """The journal's hash chain before that line."""
    chain: str
    header: str
    around: Round
    state: Raw
    marks: tuple[tuple[int, Raw], ...]
    told_before: int
    """How many events entries come before those in `told`."""
    told: tuple[Line, ...]
    questions: list[int]


_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[SnapshotBody] = msgspec.json.Decoder(SnapshotBody)


def version(t: Recorded) -> str:
    """Return the version tag: format, game and the game's version."""
    return f"{FORM}/{t.game.id}/{t.version}"


def make(t: Recorded) -> bytes | None:
    """Return a snapshot of the table now, or None before the deal."""
    match = t.match
    if match is None or not match.journal.lines:
        return None
    journal, first = match.journal, lines_to_keep(t, KEPT)
    told = match.told_since(first)
    body = SnapshotBody(
        version(t),
        t.rev,
        _hash(t.last_row),
        t.rows_of_lines[first],
        first,
        journal.chain_before(first),
        journal.chain,
        journal.first_row.decode(),
        _round(t),
        Raw(_encode(match.state)),
        tuple((count, Raw(_encode(state))) for count, state in match.marks if count >= len(match.told) - len(told)),
        len(match.told) - len(told),
        tuple(Line(one.line, Raw(_encode(one.events)), one.can_undo) for one in told),
        t.questions,
    )
    return _encode(body)


def read(written: bytes | None) -> SnapshotBody | None:
    """A snapshot, if this house can read it."""
    if written is None:
        return None
    try:
        body = _decoder.decode(written)
    except msgspec.DecodeError:
        return None  # another format version
    return body if body.version.startswith(f"{FORM}/") else None


def restore(t: Recorded, rows: Sequence[Row], body: SnapshotBody) -> bool:
    """Restore the table from a snapshot; `rows` must include row `since`. Return False, changing nothing, if they do
    not fit."""
    begin = body.since - rows[0].line if rows else 0
    rows = rows[begin : begin + body.rev + 1 - body.since]
    if begin < 0 or not rows or rows[-1].line != body.rev or _hash(rows[-1].body) != body.row:
        return False
    game = t.catalogue.game(body.around.game)
    try:
        match = _match(body, [row.body for row in rows if records.is_journal(row.body)], game)
    except (msgspec.DecodeError, BrokenJournal):
        return False
    if match is None:
        return False
    _set_round(t, body.around, game)
    of_lines = [row for row in rows if records.is_journal(row.body)]
    t.rows_of_lines = recent(body.first, [row.line for row in of_lines])
    for row in of_lines:
        if row.action is not None and row.seat is not None:
            t.played[row.seat, row.action] = row.line
    t.rev, t.last_row = body.rev, rows[-1].body
    t.restore(match, body.questions)
    return True


def _match(body: SnapshotBody, lines: Sequence[bytes], newest: AnyGame) -> Match | None:
    """Rebuild the match from a snapshot; None if the snapshot does not belong to these lines."""
    match = Match.begin(parse_header(body.header.encode()), bytes.fromhex(body.around.seed), newest)
    game = match.game
    if body.version != f"{FORM}/{game.id}/{game.version}":
        return None
    match.journal.go_on_from(body.first, body.before, lines)
    if match.journal.chain != body.chain:
        return None
    read = decoders(game)
    """Decode a snapshot; None if this version cannot read it."""
    told = [Told(line.line, read.events.decode(line.events), line.can_undo) for line in body.told]
    marks = [(count, read.state.decode(mark)) for count, mark in body.marks]
    match.restore(read.state.decode(body.state), recent(body.told_before, told), marks)
    return match


def _round(t: Recorded) -> Round:
    """Collect the table's fields."""
    undo = t.undo
    return Round(
        t.id,
        t.game.id,
        t.host,
        t.first_host,
        t.seed.hex(),
        t.settings,
        t.options,
        t.places,
        t.kept,
        t.invited,
        list(t.added.items()),
        t.paused,
        None if undo is None else (undo.seat, undo.to, sorted(undo.agreed), undo.host),
        t.advised,
        t.lost,
        t.ended,
        t.next,
        t.shares,
        t.pages,
        t.put_on,
        t.open_since,
    )


def _set_round(t: Recorded, around: Round, game: AnyGame) -> None:
    """Set the table's fields."""
    t.id, t.game, t.host, t.first_host = around.table, game, around.host, around.first_host
    t.seed = bytes.fromhex(around.seed)
    t.commitment = commitment(t.seed)
    t.settings, t.options, t.places = around.settings, around.options, around.places
    t.kept, t.invited, t.added, t.paused = around.kept, around.invited, dict(around.added), around.paused
    if around.undo is not None:
        seat, to, agreed, host = around.undo
        t.undo = UndoWish(seat, to, set(agreed), host)
    t.advised, t.lost, t.ended, t.next = around.advised, around.lost, around.ended, around.next
    t.shares, t.pages, t.put_on, t.open_since = around.shares, around.pages, around.put_on, around.open_since


def _hash(row: bytes) -> str:
    return hashlib.sha256(row).hexdigest()
