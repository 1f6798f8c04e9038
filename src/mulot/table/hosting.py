"""Commands of the host: seats, options, start, pause, end; and who may delete a table."""

from __future__ import annotations

import msgspec

from mulot.core.book import settle
from mulot.core.options import read_options, written
from mulot.table import commands as c
from mulot.table.effects import Seen
from mulot.table.progress import (
    Progress,
    character,
    host_only,
    in_phase,
    no_stopgap,
    note,
    own_seat,
    refuse,
    seat_there,
)
from mulot.table.records import Configured, Ended, Hosts, Invited, Paused, Sits, Unsealed
from mulot.table.seats import BotSeat, Empty, StandIn, person_at
from mulot.table.sitting import check_name, empty_seat, kept_for, stands_in_for
from mulot.table.state import TableState


def rename(t: TableState, wish: c.Rename, p: Progress) -> None:
    """Give a person another name from the list: one's own, or as host anybody's."""
    in_phase(t, "open", "playing")
    if not t.is_host(p.device):
        own_seat(t, wish.seat, p)
    place = seat_there(t, wish.seat)
    person = person_at(place)
    if person is None:
        refuse("nobody-there")
    renamed = msgspec.structs.replace(person, name=check_name(t, wish.name, wish.seat))
    if renamed != person:
        sits = StandIn(place.character, renamed) if isinstance(place, StandIn) else renamed
        note(t, p, Sits(wish.seat, sits))


def replace(t: TableState, wish: c.Replace, p: Progress) -> None:
    """Seat a bot. During a game it is a stand-in for the person, who may come back."""
    host_only(t, p)
    in_phase(t, "open", "playing")
    place = seat_there(t, wish.seat)
    name = character(t, wish.character)
    person = person_at(place)
    if person is not None and person.device != p.device and (t.phase == "open" or t.is_here(person.device)):
        no_stopgap(t)
    if t.phase == "playing" and person is not None:
        note(t, p, Sits(wish.seat, StandIn(name, person)))
    else:
        note(t, p, Sits(wish.seat, Empty(kept_for(t, wish.seat, p.now))))
        note(t, p, Sits(wish.seat, BotSeat(name)))


def remove(t: TableState, wish: c.Remove, p: Progress) -> None:
    """Empty a seat and revoke its invitation. During a game its secrets stay reserved for the person who had it."""
    host_only(t, p)
    in_phase(t, "open", "playing")
    person = person_at(seat_there(t, wish.seat))
    if person is not None and person.device != p.device:
        no_stopgap(t)
    own = person is not None and person.device == p.device
    empty_seat(t, wish.seat, p, "" if own else kept_for(t, wish.seat, p.now))


def invite(t: TableState, wish: c.Invite, p: Progress) -> None:
    """Let whoever has this secret take the seat; replaces an older invitation."""
    host_only(t, p)
    in_phase(t, "open", "playing")
    seat_there(t, wish.seat)
    note(t, p, Invited(wish.seat, wish.digest))


def configure(t: TableState, wish: c.Configure, p: Progress) -> None:
    """Set seats, options and settings while the table is open; settings alone also during the game."""
    host_only(t, p)
    in_phase(t, *(("open",) if wish.seats is not None or wish.options is not None else ("open", "playing")))
    seats = len(t.places) if wish.seats is None else wish.seats
    if any(person is not None and person.device != p.device for person in map(person_at, t.places[seats:])):
        no_stopgap(t)
    options = t.options
    if t.phase == "open":
        options = written(read_options(t.game, t.options if wish.options is None else wish.options, seats))
        if t.pages:
            options = settle(t.game, t.options, options, seats)
    note(t, p, Configured(seats, options, t.settings if wish.settings is None else wish.settings))


def start(t: TableState, wish: c.Start, p: Progress) -> None:
    """Write the journal's header and deal."""
    host_only(t, p)
    in_phase(t, "open")
    if any(isinstance(place, Empty) for place in t.places):
        refuse("seats-empty")
    p.effects.append.extend(t.deal())
    assert t.match is not None
    p.news.append(t.match.told[0])
    p.shown_anew = True


def pause(t: TableState, wish: c.Pause, p: Progress) -> None:
    """Pause the game until the host resumes it."""
    host_only(t, p)
    in_phase(t, "playing")
    if not t.paused:
        note(t, p, Paused(True))


def resume(t: TableState, wish: c.Resume, p: Progress) -> None:
    """Resume the game."""
    host_only(t, p)
    in_phase(t, "playing")
    if t.paused:
        note(t, p, Paused(False))


def end(t: TableState, wish: c.End, p: Progress) -> None:
    """End the table without an outcome."""
    host_only(t, p)
    in_phase(t, "open", "playing")
    no_stopgap(t)
    note(t, p, Ended("host"))


def abandon(t: TableState, wish: c.Abandon, p: Progress) -> None:
    """End a table that nobody uses any more."""
    if t.phase != "over":
        note(t, p, Ended("abandoned"))


def take_out(t: TableState, wish: c.TakeOut, p: Progress) -> None:
    """Return the journal with its seed. Before the end of the game this is recorded, because the coming luck is
    then known."""
    if t.match is None:
        refuse("not-playing")
    if t.phase != "over" and t.open_since is None:
        note(t, p, Unsealed(len(t.match.journal.lines)))
    p.effects.answer = Seen(t.match.dump())


def hand_over(t: TableState, wish: c.HandOver, p: Progress) -> None:
    """Make the person on this seat the host."""
    host_only(t, p)
    person = person_at(seat_there(t, wish.seat))
    if person is None:
        refuse("nobody-there")
    if person.device != t.host:
        note(t, p, Hosts(person.device, stands_in_for(t, person.device)))


def become_host(t: TableState, wish: c.BecomeHost, p: Progress) -> None:
    """Take over from an absent host. The previous host can take the table back in the same way within an hour."""
    in_phase(t, "open", "playing")
    if t.is_host(p.device):
        return
    if p.device is not None and t.is_first_host(p.device):
        note(t, p, Hosts(p.device))
        return
    if p.device is None or not t.seats_of(p.device):
        refuse("not-your-seat", seat=0)
    if not t.host_offered:
        refuse("host-expected")
    if not t.may_return:
        t.taken_from = None
    note(t, p, Hosts(p.device, stands_in_for(t, p.device) or t.host))


def check_may_delete(t: TableState, device: str) -> None:
    """Refuse unless this device may delete the table.

    The host always may, as only the host may end a game, except a temporary host who stands in for an absent one. When
    the game is over, everybody who still has a seat may: it is their game too, and nobody waits for a move. People who
    gave up their seat, were removed, or only watched may not.
    """
    if t.is_host(device):
        no_stopgap(t)
        return
    if t.phase == "over" and t.seats_of(device):
        return
    refuse("not-host")


def others(t: TableState, device: str) -> tuple[int, ...]:
    """Return the seats of people on other devices."""
    people = ((seat, person_at(place)) for seat, place in enumerate(t.places))
    return tuple(seat for seat, person in people if person is not None and person.device != device)
