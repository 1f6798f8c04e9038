"""What the host settles: seats, options, start, pause, end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mulot.core.book import settle
from mulot.core.options import read_options, written
from mulot.table import commands as c
from mulot.table.records import Configured, Ended, Hosts, Invited, Paused, Sits
from mulot.table.refusals import character, host_only, in_phase, own_seat, refuse, seat_there
from mulot.table.seats import Bot, Empty, StandIn, person_at
from mulot.table.sitting import check_name, empty_seat, note

if TYPE_CHECKING:
    from mulot.table.table import Table
    from mulot.table.viewer import By


def rename(t: Table, wish: c.Rename, by: By) -> None:
    """Another name of the list: the own one, or by the host anybody's."""
    in_phase(t, "open", "playing")
    if not t.is_host(by.device):
        own_seat(t, wish.seat, by)
    place = seat_there(t, wish.seat)
    person = person_at(place)
    if person is None:
        refuse("nobody-there")
    renamed = msgspec.structs.replace(person, name=check_name(t, wish.name, wish.seat))
    if renamed != person:
        sits = StandIn(place.character, renamed) if isinstance(place, StandIn) else renamed
        note(t, by, Sits(wish.seat, sits))


def replace(t: Table, wish: c.Replace, by: By) -> None:
    """A character on a seat. In the middle of a game it stands in for the person, who may come back."""
    host_only(t, by)
    in_phase(t, "open", "playing")
    place = seat_there(t, wish.seat)
    name = character(t, wish.character)
    person = person_at(place)
    if t.phase == "playing" and person is not None:
        note(t, by, Sits(wish.seat, StandIn(name, person)))
    else:
        note(t, by, Sits(wish.seat, Empty()))
        note(t, by, Sits(wish.seat, Bot(name)))


def remove(t: Table, wish: c.Remove, by: By) -> None:
    """The seat is empty, and its invitation is void."""
    host_only(t, by)
    in_phase(t, "open", "playing")
    seat_there(t, wish.seat)
    empty_seat(t, wish.seat, by)


def invite(t: Table, wish: c.Invite, by: By) -> None:
    """From now on the seat can be taken with this secret; an older one is void."""
    host_only(t, by)
    in_phase(t, "open", "playing")
    seat_there(t, wish.seat)
    note(t, by, Invited(wish.seat, wish.digest))


def configure(t: Table, wish: c.Configure, by: By) -> None:
    """Seats, options and settings, while the table is open; the settings alone also later."""
    host_only(t, by)
    in_phase(t, *(("open",) if wish.seats is not None or wish.options is not None else ("open", "playing")))
    seats = len(t.places) if wish.seats is None else wish.seats
    options = t.options
    if t.phase == "open":
        options = written(read_options(t.game, t.options if wish.options is None else wish.options, seats))
        if t.pages:
            options = settle(t.game, t.options, options, seats)
    note(t, by, Configured(seats, options, t.settings if wish.settings is None else wish.settings))


def start(t: Table, wish: c.Start, by: By) -> None:
    """Everything is settled: header and deal."""
    host_only(t, by)
    in_phase(t, "open")
    if any(isinstance(place, Empty) for place in t.places):
        refuse("seats-empty")
    by.effects.append.extend(t.deal())
    assert t.match is not None
    t.news.append(t.match.told[0])
    t.shown_anew = True


def pause(t: Table, wish: c.Pause, by: By) -> None:
    """Nobody plays until the host resumes."""
    host_only(t, by)
    in_phase(t, "playing")
    if not t.paused:
        note(t, by, Paused(True))


def resume(t: Table, wish: c.Resume, by: By) -> None:
    """Play on."""
    host_only(t, by)
    in_phase(t, "playing")
    if t.paused:
        note(t, by, Paused(False))


def end(t: Table, wish: c.End, by: By) -> None:
    """The table is over without an outcome."""
    host_only(t, by)
    in_phase(t, "open", "playing")
    note(t, by, Ended("host"))


def abandon(t: Table, wish: c.Abandon, by: By) -> None:
    """The house ends it, for nobody comes any more."""
    if t.phase != "over":
        note(t, by, Ended("abandoned"))


def hand_over(t: Table, wish: c.HandOver, by: By) -> None:
    """Somebody who sits is the host from now on."""
    host_only(t, by)
    person = person_at(seat_there(t, wish.seat))
    if person is None:
        refuse("nobody-there")
    if person.device != t.host:
        note(t, by, Hosts(person.device))


def become_host(t: Table, wish: c.BecomeHost, by: By) -> None:
    """The host is away: somebody who sits takes the table in hand. A host who comes back then is a player."""
    in_phase(t, "open", "playing")
    if t.is_host(by.device):
        return
    if by.device is None or not t.seats_of(by.device):
        refuse("not-your-seat", seat=0)
    if not t.host_offered:
        refuse("host-expected")
    note(t, by, Hosts(by.device))
