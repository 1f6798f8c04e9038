"""Taking a seat, leaving it, coming back, and stand-ins.

In a game with secrets, a seat that is emptied during the game keeps its secrets, and they belong to the person who had
it. Nobody may remove a person in order to take over the seat and see them: `kept_for` reserves such seats. Games
without secrets need no reservation.
"""

from __future__ import annotations

import hashlib
import hmac

from msgspec import UNSET
from msgspec.structs import replace

from mulot.table import commands as c
from mulot.table.progress import Progress, character, going_on, in_phase, note, own_seat, refuse, seat_there
from mulot.table.records import Hosts, Invited, Sits
from mulot.table.seats import BotSeat, Empty, Person, StandIn, person_at
from mulot.table.state import TableState
from mulot.table.words import COATS, FACES, NAMES, free_name

ABSENT = 180
"""Seconds after which somebody counts as gone, even if the table's patience is shorter."""
NEWCOMERS = "*"
"""Reserves a seat for people who do not play yet, so that no player gets to see the cards of a bot they play against.
"""


def invitation_digest(secret: str) -> str:
    """Return the digest that is stored for an invitation's secret."""
    return hashlib.sha256(b"mulot invitation " + secret.encode()).hexdigest()


def take(t: TableState, wish: c.Take, p: Progress) -> None:
    """Take a seat. Its current owner may use this to add random bytes or to change name, face and coat."""
    in_phase(t, "open", "playing")
    place = seat_there(t, wish.seat)
    if p.device is None:
        refuse("not-invited")
    if wish.face not in (None, *FACES) or wish.coat not in (None, *COATS):
        refuse("no-such-mouse")
    face, coat = wish.face or UNSET, wish.coat or UNSET
    added = wish.added if t.phase == "open" else ""
    mine = person_at(place)
    if mine is not None and mine.device == p.device:
        name = check_name(t, wish.name, wish.seat) if wish.name else mine.name
        changed = replace(mine, name=name, left=False, face=face or mine.face, coat=coat or mine.coat)
        if isinstance(place, Person) and (changed != replace(mine, left=False) or added):
            note(t, p, Sits(wish.seat, changed, added))
        return
    if not isinstance(place, Empty):
        refuse("seat-taken", seat=wish.seat)
    _check_invitation(t, wish, p)
    if wish.sealed and t.open_luck:
        refuse("open-luck", why=t.open_luck)
    if t.phase == "playing":
        check_take_over(t, wish.seat, p.device)
    taken = {person.name for place in t.places if (person := person_at(place))}
    name = check_name(t, wish.name, wish.seat) if wish.name else free_name(t.id, wish.seat, taken)
    note(t, p, Sits(wish.seat, Person(p.device, name, face=face, coat=coat), added))


def _check_invitation(t: TableState, wish: c.Take, p: Progress) -> None:
    """Refuse unless the seat is open to everybody with the link, the sender has its invitation, or the sender is the
    host."""
    if t.settings.access == "link" and t.invited[wish.seat] is None:
        return
    if t.is_host(p.device):
        return
    wanted = t.invited[wish.seat]
    given = invitation_digest(wish.secret or "")
    if wanted is None or not hmac.compare_digest(wanted, given):
        refuse("not-invited")


def check_name(t: TableState, name: str, seat: int) -> str:
    """Return the name if it is on the list and nobody else at the table has it; refuse otherwise."""
    if name not in NAMES:
        refuse("no-such-name")
    if any(i != seat and (other := person_at(place)) and other.name == name for i, place in enumerate(t.places)):
        refuse("name-taken")
    return name


def leave(t: TableState, wish: c.Leave, p: Progress) -> None:
    """Leave a seat. Before the start it becomes free, and its invitation is used up because others may have seen the
    link. During the game it stays reserved, and a stand-in is offered at once."""
    person = own_seat(t, wish.seat, p)
    in_phase(t, "open", "playing")
    if t.phase == "open":
        empty_seat(t, wish.seat, p)
    elif isinstance(t.places[wish.seat], Person) and not person.left:
        note(t, p, Sits(wish.seat, replace(person, left=True)))


def give_up(t: TableState, wish: c.GiveUp, p: Progress) -> None:
    """Empty the seat for good; the next person there may see its secrets. A host who gives up their last seat hands the
    table to somebody who sits; a former host who does so cannot become host again."""
    own_seat(t, wish.seat, p)
    in_phase(t, "open", "playing")
    empty_seat(t, wish.seat, p)
    if p.device == t.first_host and not t.seats_of(p.device):
        note(t, p, Hosts(t.host))


def empty_seat(t: TableState, seat: int, p: Progress, kept_for: str = "") -> None:
    """Empty a seat and revoke its invitation; if the host has no seat left, somebody else becomes host."""
    person = person_at(t.places[seat])
    note(t, p, Sits(seat, Empty(kept_for)))
    if t.invited[seat] is not None:
        note(t, p, Invited(seat, None))
    if t.phase == "playing" and person is not None and t.is_host(person.device) and not t.seats_of(t.host):
        heir = next((other.device for _, other in t.people), None)
        if heir is not None:
            note(t, p, Hosts(heir, stands_in_for(t, heir)))


def stands_in_for(t: TableState, device: str) -> str:
    """Return the device of the former host who may still come back and is not this device, or ""."""
    return t.first_host if t.may_return and t.first_host is not None and t.first_host != device else ""


def come_back(t: TableState, wish: c.ComeBack, p: Progress) -> None:
    """Take one's seat back from the stand-in."""
    own_seat(t, wish.seat, p)
    in_phase(t, "playing")
    hand_back(t, wish.seat, p)


def hand_back(t: TableState, seat: int, p: Progress) -> None:
    """Give the seat back to a person who returns."""
    place = t.places[seat]
    person = person_at(place)
    if person is not None and (isinstance(place, StandIn) or person.left):
        note(t, p, Sits(seat, replace(person, left=False)))


def ask_stand_in(t: TableState, wish: c.AskStandIn, p: Progress) -> None:
    """Seat a character for an absent person where that is offered. Any other player may ask, and the host."""
    place = seat_there(t, wish.seat)
    going_on(t)
    others = [seat for seat in t.seats_of(p.device) if seat != wish.seat]
    if not others and not t.is_host(p.device):
        refuse("not-your-seat", seat=wish.seat)
    if wish.seat not in t.offered:
        refuse("no-stand-in-offered", seat=wish.seat)
    name = character(t, wish.character)
    note(t, p, Sits(wish.seat, StandIn(name, place) if isinstance(place, Person) else BotSeat(name)))


def kept_for(t: TableState, seat: int, now: float) -> str:
    """Return for whom a seat that the host empties now is reserved: a device, `NEWCOMERS`, or "" for nobody.

    It is reserved for a person who is connected, or was until recently: nobody else gets to see what they saw. People
    who have been away for long lose it. Not called when people give up their own seat, because they agree.
    """
    if t.phase != "playing" or t.match is None or not t.match.game.secrets:
        return ""
    place = t.places[seat]
    person = person_at(place)
    if person is None:
        return t.kept.get(seat, NEWCOMERS if isinstance(place, BotSeat) else "")
    if not t.is_here(person.device):
        away = now - t.away_since.get(person.device, t.loaded_at)
        if away >= max(ABSENT, t.settings.patience):
            return ""
    return person.device


def check_take_over(t: TableState, seat: int, device: str) -> None:
    """Refuse if this device may not take an empty seat during the game."""
    kept = t.kept.get(seat, "")
    if kept == device:
        return
    if kept and kept != NEWCOMERS:
        refuse("kept")
    # A player would see an opponent's secrets. The host is excepted: one device may hold the seats of several people.
    if t.seats_of(device) and (kept == NEWCOMERS or not t.is_host(device)):
        refuse("already-seated")
