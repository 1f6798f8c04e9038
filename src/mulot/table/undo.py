"""Going back: undo, asked by whoever has moved; rewind, asked by the host.

Everybody on another device is asked, one answer a device; characters always agree. An undo takes back nothing that was
seen or told; a rewind goes back by several moves, also across luck and secrets. The journal keeps what was taken back,
and that it was.
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
    """Ask to go back to before this device's last move; where nobody else is to be asked, it is done."""
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
    """Agree or not; when all agree, it is done."""
    person = own_seat(t, wish.seat, p)
    going_on(t)
    if t.undo is None:
        refuse("no-undo-asked")
    asks = t.undo.seat in t.seats_of(person.device) if t.undo.host is None else t.undo.host == person.device
    if asks and wish.agree:
        return
    if wish.agree and t.undo.host is None:
        _may_go_back(t, t.undo.to)  # a wish may be older than what this house holds to be seen or told
    note(t, p, UndoAnswered(wish.seat, wish.agree))
    if t.undo is not None and not t.missing:
        go_back(t, t.undo.to, p, rewind=t.undo.host is not None)


def _last_move(t: TableState, seats: Sequence[int]) -> tuple[int, int]:
    """Which of these seats moved last, and the line before that move. Refused where that cannot be taken back."""
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
    """The line, if it may be gone back to; refused where something was seen or told since."""
    assert t.match is not None
    reason = t.match.why_no_undo(to)
    if reason is not None:
        raise Refused(reason)
    return to


def go_back(t: TableState, to: int, p: Progress, rewind: bool = False) -> None:
    """All want it."""
    p.effects.append.append(t.go_back(to, rewind))
    p.back = p.shown_anew = True


def ask_rewind(t: TableState, wish: c.AskRewind, p: Progress) -> None:
    """Ask all others; where nobody else sits, it is done."""
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
    """How many moves a rewind that is asked for would take back."""
    if t.undo is None or t.undo.host is None or t.match is None:
        return 0
    return len(t.match.told_since(t.undo.to + 1))
