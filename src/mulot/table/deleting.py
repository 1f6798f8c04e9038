"""Who may delete a table, and what a device leaves behind when it goes for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mulot.table.refusals import no_stopgap, refuse
from mulot.table.seats import person_at

if TYPE_CHECKING:
    from mulot.table.table import Table


def check_may_delete(t: Table, device: str) -> None:
    """The host may at any time, as only the host may end a game; but not one who only stands in for a host. Once it is
    over, so may everybody who still has a seat there: it is their game too, and nobody waits for a move any more. Who
    gave the seat up, was removed from it or only watched may not. Refused otherwise."""
    if t.is_host(device):
        no_stopgap(t)
        return
    if t.phase == "over" and t.seats_of(device):
        return
    refuse("not-host")


def others(t: Table, device: str) -> tuple[int, ...]:
    """Seats of other people: while there are any, the table is not this device's alone."""
    people = ((seat, person_at(place)) for seat, place in enumerate(t.places))
    return tuple(seat for seat, person in people if person is not None and person.device != device)
