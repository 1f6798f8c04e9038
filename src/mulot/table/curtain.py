"""How the game looks at one moment, and with which seat a viewer looks: the curtain between seats on one device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from mulot.core.game import Ask
from mulot.core.match import Match
from mulot.table.seats import Person
from mulot.table.viewer import Viewer

if TYPE_CHECKING:
    from mulot.table.table import Table

encode = msgspec.json.Encoder().encode


class Sight:
    """How the game looks at one moment, each part encoded when it is first needed."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._view: Raw | None = None
        self._own: dict[int, Raw | None] = {}
        self._legal: dict[int, Raw] = {}

    def view(self) -> Raw:
        """What all may see."""
        if self._view is None:
            self._view = Raw(encode(self._match.look(None)))
        return self._view

    def own(self, seat: int) -> Raw | None:
        """What only this seat may see now."""
        if seat not in self._own:
            own = self._match.look(seat).own
            self._own[seat] = None if own is None else Raw(encode(own))
        return self._own[seat]

    def legal(self, t: Table, seat: int) -> Raw:
        """What this seat may do."""
        if seat not in self._legal:
            self._legal[seat] = Raw(encode(t.legal(seat)))
        return self._legal[seat]


def sight(t: Table) -> Sight:
    """The table's picture of now."""
    if t.sight is None:
        assert t.match is not None
        t.sight = Sight(t.match)
    return t.sight


def settle_eye(t: Table, viewer: Viewer) -> None:
    """With which seat a viewer looks now.

    One seat: always with that. Several: with the one that is asked, in seat order; the curtain falls first if that
    one has secrets. Who has lifted the curtain looks on until another of the device's seats is asked.
    """
    seats = t.seats_of(viewer.device)
    if viewer.eye not in seats:
        viewer.eye = None
    if len(seats) < 2 or t.match is None:
        viewer.eye, viewer.curtain, viewer.served = (seats[0] if len(seats) == 1 else None), None, None
        return
    waiting = t.waiting
    must = waiting.must if isinstance(waiting, Ask) and t.phase == "playing" else ()
    served = next((seat for seat in seats if seat in must and isinstance(t.places[seat], Person)), None)
    if served is None:
        viewer.curtain = viewer.served = None
    elif viewer.served != (served, t.questions[served]):
        viewer.served = (served, t.questions[served])
        if viewer.eye == served:
            viewer.curtain = None
        elif sight(t).own(served) is None:
            viewer.eye, viewer.curtain = served, None
        else:
            viewer.eye, viewer.curtain = None, served
