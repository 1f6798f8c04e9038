"""The context of one command on its way through the table, and the checks that commands share.

Each check raises Refused with one of the table's reasons, and changes nothing.
"""

from __future__ import annotations

from typing import NoReturn

from msgspec import Struct, field

from mulot.core.errors import Refused
from mulot.core.game import Reason
from mulot.core.match import LineResult
from mulot.table.effects import Effects
from mulot.table.records import Record
from mulot.table.seats import Occupant, Person, person_at
from mulot.table.table_state import TableState


class CommandContext(Struct, eq=False):
    """Who sent a command and when, what it has changed so far, and the effects it will have."""

    device: str | None
    viewer: int | None
    now: float
    effects: Effects = field(default_factory=Effects)
    results: list[LineResult] = []
    """What happened in the game."""
    went_back: bool = False
    """True if moves were taken back."""
    table_changed: bool = False
    """True if something about the table around the game has changed, so that viewers need its summary again."""
    entering: tuple[int, int | None] | None = None
    """The viewer that connects and the last row it knows: it is sent everything."""


def write_record(table: TableState, ctx: CommandContext, record: Record) -> None:
    """Write a record as the table's next row."""
    ctx.effects.rows.append(table.write_record(record))
    ctx.table_changed = True


def refuse(no: str, **args: str | int) -> NoReturn:
    """Raise Refused with this reason."""
    raise Refused(Reason(no, args=dict(args)))


def occupant_of(table: TableState, seat: int) -> Occupant:
    """Return who sits on this seat; refuse if there is no such seat."""
    if not 0 <= seat < len(table.occupants):
        refuse("no-such-seat")
    return table.occupants[seat]


def require_own_seat(table: TableState, seat: int, ctx: CommandContext) -> Person:
    """Return the person on this seat; refuse unless it is the sender."""
    place = occupant_of(table, seat)
    person = place if type(place) is Person else person_at(place)
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
