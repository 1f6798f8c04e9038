"""The context of one command on its way through the table, and the checks that commands share.

Each check raises Refused with one of the table's reasons, and changes nothing.
"""

from __future__ import annotations

from typing import NoReturn

from msgspec import Struct, field

from mulot.core.errors import Refused
from mulot.core.game import Reason
from mulot.core.match import Told
from mulot.table.effects import Effects
from mulot.table.records import Record
from mulot.table.seats import Person, Place, person_at
from mulot.table.state import TableState


class Progress(Struct, eq=False):
    """Who sent a command and when, what it has changed so far, and the effects it will have."""

    device: str | None
    viewer: int | None
    now: float
    effects: Effects = field(default_factory=Effects)
    news: list[Told] = []
    """What happened in the game."""
    back: bool = False
    """True if moves were taken back."""
    shown_anew: bool = False
    """True if something about the table around the game has changed, so that viewers need its summary again."""
    entering: tuple[int, int | None] | None = None
    """The viewer that connects and the last row it knows: it is sent everything."""


def note(t: TableState, p: Progress, record: Record) -> None:
    """Write a record as the table's next row."""
    p.effects.append.append(t.write(record))
    p.shown_anew = True


def refuse(no: str, **args: str | int) -> NoReturn:
    """Raise Refused with this reason."""
    raise Refused(Reason(no, args=dict(args)))


def seat_there(t: TableState, seat: int) -> Place:
    """Return who sits on this seat; refuse if there is no such seat."""
    if not 0 <= seat < len(t.places):
        refuse("no-such-seat")
    return t.places[seat]


def own_seat(t: TableState, seat: int, p: Progress) -> Person:
    """Return the person on this seat; refuse unless it is the sender."""
    place = seat_there(t, seat)
    person = place if type(place) is Person else person_at(place)
    if person is None or p.device is None or person.device != p.device:
        refuse("not-your-seat", seat=seat)
    return person


def host_only(t: TableState, p: Progress) -> None:
    """Refuse unless the sender is the host."""
    if not t.is_host(p.device):
        refuse("not-host")


def no_stopgap(t: TableState) -> None:
    """Refuse while the sender is only a temporary host: such a host may not send anybody away."""
    if t.may_return:
        refuse("stopgap")


def in_phase(t: TableState, *phases: str) -> None:
    """Refuse unless the table is in one of these phases."""
    if t.phase not in phases:
        refuse("over" if t.phase == "over" else "not-playing" if t.phase == "open" else "not-open")


def going_on(t: TableState) -> None:
    """Refuse unless the game is being played and is not paused."""
    if t.phase != "playing":
        in_phase(t, "playing")
    if t.paused:
        refuse("paused")


def character(t: TableState, name: str | None) -> str:
    """Return the named character of this game, or the weakest one if none is named; refuse an unknown one."""
    known = t.catalogue.characters(t.game)
    if not known or (name is not None and name not in known):
        refuse("no-such-character")
    return known[0] if name is None else name
