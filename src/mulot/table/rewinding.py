"""The host rewinds a table by agreement of all who sit: back by several moves, also across luck and secrets.

Everybody on another device is asked, one answer a device; characters always agree. The journal keeps what was taken
back, and that it was.
"""

from __future__ import annotations

from mulot.core.errors import Refused
from mulot.table import commands as c
from mulot.table.playing import go_back
from mulot.table.progress import Progress, note
from mulot.table.records import RewindAsked
from mulot.table.refusals import going_on, host_only, no_stopgap
from mulot.table.state import TableState


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
