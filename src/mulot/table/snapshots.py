"""What the rows come to, kept so that opening need not play them all. A cache: without it nothing is lost but time."""

from __future__ import annotations

from collections.abc import Sequence
from types import GenericAlias
from typing import Any

import msgspec
from msgspec import Raw, Struct

from mulot.core.journal import parse_header
from mulot.core.match import Match, Told
from mulot.table import records
from mulot.table.recorded import Recorded
from mulot.table.records import Row

FORM = 1


class Line(Struct, frozen=True, array_like=True):
    """What a journal line came to."""

    line: int
    events: Raw
    can_undo: bool


class SnapshotBody(Struct, frozen=True):
    """The match after row `rev`. `chain` ties it to the journal that it belongs to."""

    version: str
    rev: int
    chain: str
    state: Raw
    told: tuple[Line, ...]
    questions: list[int]


_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[SnapshotBody] = msgspec.json.Decoder(SnapshotBody)


def version(t: Recorded) -> str:
    """Form, game and the version that is played."""
    return f"{FORM}/{t.game.id}/{t.version}"


def make(t: Recorded) -> bytes | None:
    """A snapshot of now; None before the deal."""
    match = t.match
    if match is None or not match.told:
        return None
    told = tuple(Line(one.line, Raw(_encode(one.events)), one.can_undo) for one in match.told)
    return _encode(SnapshotBody(version(t), t.rev, match.journal.chain, Raw(_encode(match.state)), told, t.questions))


def restore(t: Recorded, rows: Sequence[Row], written: bytes) -> bool:
    """Take the snapshot's rows in without playing them. False, and nothing has changed, if it does not fit."""
    try:
        body = _decoder.decode(written)
        if body.rev >= len(rows) or not rows:
            return False
        opened = records.decode(rows[0])
        if not isinstance(opened, records.Opened):
            return False
        match = _match(t, rows, body, bytes.fromhex(opened.seed), t.catalogue.game(opened.game))
    except msgspec.DecodeError:
        return False  # of a form that this house no longer reads
    if match is None:
        return False
    for row in rows[: body.rev + 1]:
        t.skip(row)
    t.restore(match, body.questions)
    return True


def _match(t: Recorded, rows: Sequence[Row], body: SnapshotBody, seed: bytes, newest: Any) -> Match | None:
    journal = [row.body for row in rows[: body.rev + 1] if records.is_journal(row.body)]
    match = Match.begin(parse_header(journal[0]), seed, newest)
    game = match.game
    if body.version != f"{FORM}/{game.id}/{game.version}":
        return None
    events = msgspec.json.Decoder(GenericAlias(tuple, (game.event, ...)))
    told = [Told(line.line, events.decode(line.events), line.can_undo) for line in body.told]
    match.restore(journal[1:], msgspec.json.decode(body.state, type=game.state), told)
    return match if match.journal.chain == body.chain else None
