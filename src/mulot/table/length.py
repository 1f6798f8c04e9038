"""A table does not grow without end: whoever opens it reads all of its rows."""

from __future__ import annotations

from mulot.table import commands as c
from mulot.table.progress import refuse
from mulot.table.state import TableState

CHANGES = 2_000
"""How many changes of the table round the game are written down: names, seats, settings, pauses, wishes to undo."""
LINES = 10_000
"""How many lines a game may have, those included that were taken back. The longest games have about a thousand."""

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
"""What can be asked for again and again. Starting, resuming, giving up and ending are always possible: once each."""
LONGER = CHANGING | {c.Play, c.BotPlays}


def check_length(t: TableState, command: c.Command, device: str | None) -> None:
    """Refuse what would make a table longer than anybody needs. Guests have half of it: none of them can use up what
    the host needs to send them away."""
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
