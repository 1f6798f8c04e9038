"""With which seat a viewer looks: the curtain between seats that share a device."""

from __future__ import annotations

from mulot.core.game import Ask
from mulot.table.seats import Person
from mulot.table.state import TableState
from mulot.table.viewer import Viewer


def settle_eye(t: TableState, viewer: Viewer) -> None:
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
        elif t.sight.own(served) is None:
            viewer.eye, viewer.curtain = served, None
        else:
            viewer.eye, viewer.curtain = None, served
