"""Checks shared by the commands of a table. Each raises Refused with one of the table's reasons if it fails, and
changes nothing."""

from typing import NoReturn

from mulot.core.errors import Refused
from mulot.core.game import Reason
from mulot.table import commands as c
from mulot.table.command_context import CommandContext
from mulot.table.seats import Occupant, Person, person_at
from mulot.table.table_state import TableState

# A table has limited numbers of rows, because loading it reads all of them.
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


def refuse(no: str, **args: str | int) -> NoReturn:
    """Raise Refused with this reason."""
    raise Refused(Reason(no, args=dict(args)))


def find_occupant(table: TableState, seat: int) -> Occupant:
    """Return the occupant of this seat; refuse if the seat does not exist."""
    if not 0 <= seat < len(table.occupants):
        refuse("no-such-seat")
    return table.occupants[seat]


def require_own_seat(table: TableState, seat: int, ctx: CommandContext) -> Person:
    """Return the person in this seat; refuse unless that is the sender."""
    occupant = find_occupant(table, seat)
    person = occupant if type(occupant) is Person else person_at(occupant)
    if person is None or ctx.device is None or person.device != ctx.device:
        refuse("not-your-seat", seat=seat)
    return person


def require_host(table: TableState, ctx: CommandContext) -> None:
    """Refuse unless the sender is the host."""
    if not table.is_host(ctx.device):
        refuse("not-host")


def require_permanent_host(table: TableState) -> None:
    """Refuse while the sender is only a temporary host, who may not send anyone away."""
    if table.host_may_return:
        refuse("stopgap")


def require_phase(table: TableState, *phases: str) -> None:
    """Refuse unless the table is in one of these phases."""
    if table.phase not in phases:
        refuse("over" if table.phase == "over" else "not-playing" if table.phase == "open" else "not-open")


def require_playing(table: TableState) -> None:
    """Refuse unless the game is being played and is not paused."""
    if table.phase != "playing":
        require_phase(table, "playing")
    if table.paused:
        refuse("paused")


def find_character(table: TableState, name: str | None) -> str:
    """Return this character of the game, or the weakest one if `name` is None. Refuse an unknown one."""
    known = (*table.catalogue.characters(table.game), *table.catalogue.programs(table.game))
    if not known or (name is not None and name not in known):
        refuse("no-such-character")
    return known[0] if name is None else name


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
