"""Limits on the number of rows of a table, because loading a table reads all of them."""

from __future__ import annotations

from mulot.table import commands as c
from mulot.table.guards import refuse
from mulot.table.table_state import TableState

MAX_CHANGES = 2_000
"""Maximum number of rows that are not journal lines: names, seats, settings, pauses, undo requests."""
MAX_LINES = 10_000
"""Maximum number of journal lines, including undone ones. The longest games have about a thousand."""

REPEATABLE_COMMANDS = frozenset(
    {
        c.ClaimSeat,
        c.LeaveSeat,
        c.ReclaimSeat,
        c.AskStandIn,
        c.AskHint,
        c.AskUndo,
        c.AskRewind,
        c.AnswerUndo,
        c.RenamePerson,
        c.SeatBot,
        c.EmptySeat,
        c.ConfigureTable,
        c.SetInvitation,
        c.PauseGame,
        c.HandOverHost,
        c.BecomeHost,
        c.ShareReplay,
    }
)
"""Commands that can be repeated without end. Start, resume, give up and end are always allowed: each happens once."""
LIMITED_COMMANDS = REPEATABLE_COMMANDS | {c.PlayMove, c.BotMove}


def check_limits(table: TableState, command: c.Command, device: str | None) -> None:
    """Refuse a command that would exceed the table's limits. Guests may use half of the limit, so that they cannot use
    up the rows that the host needs to remove them."""
    kind = type(command)
    if kind not in LIMITED_COMMANDS:
        return
    lines = 0 if table.match is None else table.match.journal.next_line
    if kind not in REPEATABLE_COMMANDS:
        if lines >= MAX_LINES:
            refuse("too-long")
    else:
        limit = 2 * MAX_CHANGES if kind is c.BecomeHost else MAX_CHANGES if table.is_host(device) else MAX_CHANGES // 2
        if table.rev - lines >= limit:
            refuse("too-long")
