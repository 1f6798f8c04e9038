"""The checks that commands share. Each raises Refused with a reason of the table, and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from mulot.core.errors import Refused
from mulot.core.game import Reason
from mulot.table.seats import Person, Place, person_at

if TYPE_CHECKING:
    from mulot.table.table import Table
    from mulot.table.viewer import By


def refuse(no: str, **args: str | int) -> NoReturn:
    """This cannot be done now."""
    raise Refused(Reason(no, args=dict(args)))


def seat_there(t: Table, seat: int) -> Place:
    """The place with this number."""
    if not 0 <= seat < len(t.places):
        refuse("no-such-seat")
    return t.places[seat]


def own_seat(t: Table, seat: int, by: By) -> Person:
    """The person on this seat, who is the sender."""
    person = person_at(seat_there(t, seat))
    if person is None or by.device is None or person.device != by.device:
        refuse("not-your-seat", seat=seat)
    return person


def host_only(t: Table, by: By) -> None:
    """The sender is the host."""
    if not t.is_host(by.device):
        refuse("not-host")


def in_phase(t: Table, *phases: str) -> None:
    """The table is open, played or over, as the command needs it."""
    if t.phase not in phases:
        refuse("over" if t.phase == "over" else "not-playing" if t.phase == "open" else "not-open")


def going_on(t: Table) -> None:
    """The game is played and not paused."""
    in_phase(t, "playing")
    if t.paused:
        refuse("paused")


def character(t: Table, name: str | None) -> str:
    """A character of this game: the one named, or the gentlest."""
    known = t.house.characters(t.game)
    if not known or (name is not None and name not in known):
        refuse("no-such-character")
    return known[0] if name is None else name
