"""One command on its way through the table, and the checks that commands share: each raises Refused with a reason of
the table, and changes nothing."""

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
    """Who sent a command and when, what it has changed so far, and what is to come of it."""

    device: str | None
    viewer: int | None
    now: float
    effects: Effects = field(default_factory=Effects)
    news: list[Told] = []
    """What happened in the game."""
    back: bool = False
    """Moves were taken back."""
    shown_anew: bool = False
    """The table round the game looks different now."""
    entering: tuple[int, int | None] | None = None
    """The viewer that comes in, and the last row it knows: it is told everything."""


def note(t: TableState, p: Progress, record: Record) -> None:
    """Write a change of the table down."""
    p.effects.append.append(t.write(record))
    p.shown_anew = True


def refuse(no: str, **args: str | int) -> NoReturn:
    """This cannot be done now."""
    raise Refused(Reason(no, args=dict(args)))


def seat_there(t: TableState, seat: int) -> Place:
    """The place with this number."""
    if not 0 <= seat < len(t.places):
        refuse("no-such-seat")
    return t.places[seat]


def own_seat(t: TableState, seat: int, p: Progress) -> Person:
    """The person on this seat, who is the sender."""
    place = seat_there(t, seat)
    person = place if type(place) is Person else person_at(place)
    if person is None or p.device is None or person.device != p.device:
        refuse("not-your-seat", seat=seat)
    return person


def host_only(t: TableState, p: Progress) -> None:
    """The sender is the host."""
    if not t.is_host(p.device):
        refuse("not-host")


def no_stopgap(t: TableState) -> None:
    """Whoever looks after a table for a host who may come back sends nobody away."""
    if t.may_return:
        refuse("stopgap")


def in_phase(t: TableState, *phases: str) -> None:
    """The table is open, played or over, as the command needs it."""
    if t.phase not in phases:
        refuse("over" if t.phase == "over" else "not-playing" if t.phase == "open" else "not-open")


def going_on(t: TableState) -> None:
    """The game is played and not paused."""
    if t.phase != "playing":
        in_phase(t, "playing")
    if t.paused:
        refuse("paused")


def character(t: TableState, name: str | None) -> str:
    """A character of this game: the one named, or the gentlest."""
    known = t.catalogue.characters(t.game)
    if not known or (name is not None and name not in known):
        refuse("no-such-character")
    return known[0] if name is None else name
