"""Playing on from a moment of a game that is over: a table of its own, whose match is a branch of this one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from mulot.core.branch import branch_journal
from mulot.core.game import Ask
from mulot.core.journal import Line, Move
from mulot.core.luck import commitment
from mulot.table import commands as c
from mulot.table.messages import Ack
from mulot.table.progress import Progress
from mulot.table.recorded import Recorded
from mulot.table.records import LOG, Append, Opened, PutOn, Row, Sits, Summary
from mulot.table.refusals import character, refuse, seat_there
from mulot.table.seats import BotSeat, Person, Place, person_at
from mulot.table.state import TableState
from mulot.table.words import free_name

ORIGINS = 16
"""A branch of a branch of a branch: each is named in the header, so there is an end to it."""


def play_on(t: TableState, wish: c.PlayOn, p: Progress) -> None:
    """A new table that begins as this one was after a line. Everything of this one may be known, for it is over; its
    own rows stay as they are. Whoever asks takes their own seats there, or else the one that is to move; characters
    have the others."""
    if t.phase != "over" or t.match is None:
        refuse("not-over")
    if p.device is None or not t.may_watch(p.device):
        refuse("no-spectators")
    journal = t.match.journal
    if not 0 <= wish.line < len(journal.lines):
        refuse("no-such-moment")
    mover = _mover(t, journal.lines[wish.line + 1 :])
    if mover is None:
        refuse("over")
    if len(journal.header.origins or ()) >= ORIGINS:
        refuse("too-long")
    if wish.seat is not None:
        seat_there(t, wish.seat)
    mine = t.seats_of(p.device) or (mover,) if wish.seat is None else (wish.seat,)
    settings = structs.replace(t.settings, listed=False)
    count, made = len(t.places), Recorded(t.catalogue)
    opened = Opened(LOG, wish.table, t.game.id, count, t.options, settings, p.device, wish.seed.hex())
    rows = [made.write(opened)]
    for seat in range(count):
        rows.append(made.write(Sits(seat, _place(t, wish, p.device, seat, mine))))
    rows.append(made.write(PutOn("branch")))
    for body in branch_journal(journal, t.seed, wish.line + 1, wish.seed).written:
        rows.append(Row(len(rows), body))
    summary = Summary(t.game.id, "playing", False, count, 0, commitment(wish.seed))
    p.effects.opens = Append(wish.table, rows, summary)
    p.effects.answer = Ack(wish.id, t.rev, wish.table)


def _mover(t: TableState, later: Sequence[Line]) -> int | None:
    """Whose turn it was: whoever moved next, so that the game need not be played again to know. None: it was over."""
    moved = next((line.seat for line in later if isinstance(line, Move)), None)
    if moved is None and isinstance(t.waiting, Ask):
        return (t.waiting.must or t.waiting.seats)[0]
    return moved


def _place(t: TableState, wish: c.PlayOn, device: str, seat: int, mine: Sequence[int]) -> Place:
    place = t.places[seat]
    if seat in mine:
        person = person_at(place)
        if person is not None and person.device == device:
            return structs.replace(person, left=False)
        return Person(device, free_name(wish.table, seat, set()))
    known = t.catalogue.characters(t.game)
    if isinstance(place, BotSeat) and place.character in known and wish.character is None:
        return place
    return BotSeat(character(t, wish.character))
