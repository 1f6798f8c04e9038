"""Sitting down, going away, coming back, and standing in for somebody."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING

from mulot.table import commands as c
from mulot.table.records import Hosts, Invited, Record, Sits
from mulot.table.refusals import character, going_on, in_phase, own_seat, refuse, seat_there
from mulot.table.seats import Bot, Empty, Person, StandIn, person_at
from mulot.table.words import NAMES, free_name

if TYPE_CHECKING:
    from mulot.table.table import Table
    from mulot.table.viewer import By


def invitation_digest(secret: str) -> str:
    """What is kept of an invitation."""
    return hashlib.sha256(b"mulot invitation " + secret.encode()).hexdigest()


def note(t: Table, by: By, record: Record) -> None:
    """Write a change of the table down."""
    by.effects.append.append(t.write(record))
    t.shown_anew = True


def take(t: Table, wish: c.Take, by: By) -> None:
    """Sit down. Whoever holds the seat already may add bytes or change the name this way."""
    in_phase(t, "open", "playing")
    place = seat_there(t, wish.seat)
    if by.device is None:
        refuse("not-invited")
    mine = person_at(place)
    if mine is not None and mine.device == by.device:
        name = check_name(t, wish.name, wish.seat) if wish.name else mine.name
        if isinstance(place, Person) and (name != mine.name or (wish.added and t.phase == "open")):
            note(t, by, Sits(wish.seat, Person(by.device, name), wish.added if t.phase == "open" else ""))
        return
    if not isinstance(place, Empty):
        refuse("seat-taken", seat=wish.seat)
    _check_invitation(t, wish, by)
    # In the middle of a game an empty seat may have secrets: they are not for somebody who plays against it.
    if t.phase == "playing" and t.seats_of(by.device) and not t.is_host(by.device):
        refuse("already-seated")
    taken = {p.name for place in t.places if (p := person_at(place))}
    name = check_name(t, wish.name, wish.seat) if wish.name else free_name(t.id, wish.seat, taken)
    note(t, by, Sits(wish.seat, Person(by.device, name), wish.added if t.phase == "open" else ""))


def _check_invitation(t: Table, wish: c.Take, by: By) -> None:
    if t.settings.access == "link" and t.invited[wish.seat] is None:
        return
    if t.is_host(by.device):
        return
    wanted = t.invited[wish.seat]
    given = invitation_digest(wish.secret or "")
    if wanted is None or not hmac.compare_digest(wanted, given):
        refuse("not-invited")


def check_name(t: Table, name: str, seat: int) -> str:
    """A name of the list that nobody else at the table has."""
    if name not in NAMES:
        refuse("no-such-name")
    if any(p.name == name for i, place in enumerate(t.places) if i != seat and (p := person_at(place))):
        refuse("name-taken")
    return name


def leave(t: Table, wish: c.Leave, by: By) -> None:
    """Before the start the seat is free again; later it is kept, and a stand-in is offered at once."""
    person = own_seat(t, wish.seat, by)
    in_phase(t, "open", "playing")
    if t.phase == "open":
        note(t, by, Sits(wish.seat, Empty()))
    elif isinstance(t.places[wish.seat], Person) and not person.left:
        note(t, by, Sits(wish.seat, Person(person.device, person.name, left=True)))


def give_up(t: Table, wish: c.GiveUp, by: By) -> None:
    """The seat is empty. A host who gives up the last seat hands the table over to somebody who sits."""
    own_seat(t, wish.seat, by)
    in_phase(t, "open", "playing")
    empty_seat(t, wish.seat, by)


def empty_seat(t: Table, seat: int, by: By) -> None:
    """Nobody sits here any more; the invitation is void."""
    note(t, by, Sits(seat, Empty()))
    if t.invited[seat] is not None:
        note(t, by, Invited(seat, None))
    if t.phase == "playing" and not t.seats_of(t.host):
        heir = next((person.device for _, person in t.people), None)
        if heir is not None:
            note(t, by, Hosts(heir))


def come_back(t: Table, wish: c.ComeBack, by: By) -> None:
    """The stand-in gets up."""
    own_seat(t, wish.seat, by)
    in_phase(t, "playing")
    hand_back(t, wish.seat, by)


def hand_back(t: Table, seat: int, by: By) -> None:
    """Somebody is here again: the seat is the own one, if it was not."""
    place = t.places[seat]
    person = person_at(place)
    if person is not None and (isinstance(place, StandIn) or person.left):
        note(t, by, Sits(seat, Person(person.device, person.name)))


def ask_stand_in(t: Table, wish: c.AskStandIn, by: By) -> None:
    """Let a character play where it is offered. Those who wait may ask: whoever sits elsewhere, and the host."""
    place = seat_there(t, wish.seat)
    going_on(t)
    others = [seat for seat in t.seats_of(by.device) if seat != wish.seat]
    if not others and not t.is_host(by.device):
        refuse("not-your-seat", seat=wish.seat)
    if wish.seat not in t.offered:
        refuse("no-stand-in-offered", seat=wish.seat)
    name = character(t, wish.character)
    note(t, by, Sits(wish.seat, StandIn(name, place) if isinstance(place, Person) else Bot(name)))
