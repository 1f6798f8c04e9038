"""Undo, requested by the player who moved last, and rewind, requested by the host.

Every other device with a seat is asked, one answer per device; bots always agree. An undo never takes back anything
that revealed information or luck; a rewind goes back several moves and may cross such lines. The journal keeps the
undone moves and records that they were undone.
"""

from __future__ import annotations

from collections.abc import Sequence

from mulot.core.errors import Refused
from mulot.core.journal import Move
from mulot.table import commands as c
from mulot.table.progress import Progress, going_on, host_only, no_stopgap, note, own_seat, refuse
from mulot.table.records import RewindAsked, UndoAnswered, UndoAsked
from mulot.table.state import TableState


def ask_undo(t: TableState, wish: c.AskUndo, p: Progress) -> None:
    """Ask to undo the last move of this device. Done at once if no other device has to agree."""
    seats = t.seats_of(p.device)
    if not seats:
        refuse("not-your-seat", seat=0)
    going_on(t)
    seat, to = _last_move(t, seats)
    if t.undo is not None and (t.undo.seat, t.undo.to) == (seat, to):
        return
    if t.others(seat):
        note(t, p, UndoAsked(seat, to))
    else:
        go_back(t, to, p)


def answer_undo(t: TableState, wish: c.AnswerUndo, p: Progress) -> None:
    """Agree to the pending request or reject it. Done when everybody has agreed."""
    person = own_seat(t, wish.seat, p)
    going_on(t)
    if t.undo is None:
        refuse("no-undo-asked")
    asks = t.undo.seat in t.seats_of(person.device) if t.undo.host is None else t.undo.host == person.device
    if asks and wish.agree:
        return
    if wish.agree and t.undo.host is None:
        _may_go_back(t, t.undo.to)  # the request may come from a version with other rules about what reveals something
    note(t, p, UndoAnswered(wish.seat, wish.agree))
    if t.undo is not None and not t.missing:
        go_back(t, t.undo.to, p, rewind=t.undo.host is not None)


def _last_move(t: TableState, seats: Sequence[int]) -> tuple[int, int]:
    """Return the seat that moved last among these, and the line to go back to. Refuse if the move cannot be undone."""
    assert t.match is not None
    told, lines = t.match.told, t.match.journal.lines
    at = len(told) - 1
    while at > 0 and told[at].can_undo:
        line = lines[told[at].line]
        if isinstance(line, Move) and line.seat in seats:
            return line.seat, _may_go_back(t, told[at - 1].line)
        at -= 1
    return refuse("cannot-undo" if at else "nothing-to-undo")


def _may_go_back(t: TableState, to: int) -> int:
    """Return the line if an undo may go back to it. Refuse if something was revealed since."""
    assert t.match is not None
    reason = t.match.why_no_undo(to)
    if reason is not None:
        raise Refused(reason)
    return to


def go_back(t: TableState, to: int, p: Progress, rewind: bool = False) -> None:
    """Undo, or rewind, to journal line `to`."""
    p.effects.append.append(t.go_back(to, rewind))
    p.back = p.shown_anew = True


def ask_rewind(t: TableState, wish: c.AskRewind, p: Progress) -> None:
    """Ask everybody to rewind to a journal line. Done at once if nobody else has a seat."""
    host_only(t, p)
    going_on(t)
    no_stopgap(t)
    assert t.match is not None
    assert p.device is not None
    reason = t.match.why_no_rewind(wish.to)
    if reason is not None:
        raise Refused(reason)
    if t.undo is not None and (t.undo.host, t.undo.to) == (p.device, wish.to):
        return
    if t.others_than(p.device):
        note(t, p, RewindAsked(p.device, wish.to))
    else:
        go_back(t, wish.to, p, rewind=True)


def moves_back(t: TableState) -> int:
    """Return how many moves the pending rewind would take back."""
    if t.undo is None or t.undo.host is None or t.match is None:
        return 0
    return len(t.match.told_since(t.undo.to + 1))
