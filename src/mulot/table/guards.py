"""Checks shared by the commands of a table: each raises Refused with one of the table's reasons, and changes
nothing."""

from __future__ import annotations

from typing import NoReturn

from mulot.core.errors import Refused
from mulot.core.game import Reason
from mulot.table.command_context import CommandContext
from mulot.table.seats import Occupant, Person, person_at
from mulot.table.table_state import TableState


def refuse(no: str, **args: str | int) -> NoReturn:
    """Raise Refused with this reason."""
    raise Refused(Reason(no, args=dict(args)))


def find_occupant(table: TableState, seat: int) -> Occupant:
    """Return who sits on this seat; refuse if there is no such seat."""
    if not 0 <= seat < len(table.occupants):
        refuse("no-such-seat")
    return table.occupants[seat]


def require_own_seat(table: TableState, seat: int, ctx: CommandContext) -> Person:
    """Return the person on this seat; refuse unless it is the sender."""
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
    """Refuse while the sender is only a temporary host: such a host may not send anybody away."""
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
    """Return the named character of this game, or the weakest one if none is named; refuse an unknown one."""
    known = table.catalogue.characters(table.game)
    if not known or (name is not None and name not in known):
        refuse("no-such-character")
    return known[0] if name is None else name
