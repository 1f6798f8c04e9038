"""Limits on the number of rows of a table, because loading a table reads all of them."""

from __future__ import annotations

from mulot.table import commands as c
from mulot.table.progress import refuse
from mulot.table.state import TableState

CHANGES = 2_000
"""Maximum number of rows that are not journal lines: names, seats, settings, pauses, undo requests."""
LINES = 10_000
"""Maximum number of journal lines, including undone ones. The longest games have about a thousand."""

CHANGING = frozenset(
    {
        c.Take,
        c.Leave,
        c.ComeBack,
        c.AskStandIn,
        c.AskFriend,
        c.AskUndo,
        c.AskRewind,
        c.AnswerUndo,
        c.Rename,
        c.Replace,
        c.Remove,
        c.Configure,
        c.Invite,
        c.Pause,
        c.HandOver,
        c.BecomeHost,
        c.Share,
    }
)
"""Commands that can be repeated without end. Start, resume, give up and end are always allowed: each happens once."""
LONGER = CHANGING | {c.Play, c.BotPlays}


def check_length(t: TableState, command: c.Command, device: str | None) -> None:
    """Refuse a command that would exceed the table's limits. Guests may use half of the limit, so that they cannot use
    up the rows that the host needs to remove them."""
    kind = type(command)
    if kind not in LONGER:
        return
    lines = 0 if t.match is None else t.match.journal.next_line
    if kind not in CHANGING:
        if lines >= LINES:
            refuse("too-long")
    else:
        limit = 2 * CHANGES if kind is c.BecomeHost else CHANGES if t.is_host(device) else CHANGES // 2
        if t.rev - lines >= limit:
            refuse("too-long")
