"""The curtain: whose secrets a screen shows when several seats share a device."""

from collections.abc import Iterable, Sequence
from typing import Any

from mulot.core.game import Ask
from mulot.core.journal import Move
from mulot.core.match import LineResult, Match
from mulot.table.seats import Person
from mulot.table.table_state import TableState
from mulot.table.viewer_groups import Viewer


def update_seat_on_screen(table: TableState, viewer: Viewer) -> None:
    """Update whose secrets a viewer sees (`viewer.eye`), and whose curtain is down.

    - If the device has one seat, that seat's secrets are shown.
    - If it has several, none are shown until one of its players lifts the curtain. The curtain falls when a seat with
      secrets has to act.
    - A lifted curtain stays up until another seat of the device has to act, or until there is nothing secret left to
      see. It falls again before the next secret appears, because someone else may be holding the device by then.
    """
    seats = table.seats_of(viewer.device)
    if viewer.eye not in seats:
        viewer.eye = None
    if len(seats) < 2 or table.match is None:
        viewer.eye, viewer.curtain, viewer.served_question = (seats[0] if len(seats) == 1 else None), None, None
        viewer.single_seat = True
        return
    if viewer.single_seat:
        viewer.eye, viewer.single_seat = None, False  # a second seat has joined this device
    looks_on = viewer.eye is not None and table.view_cache.secret_view(viewer.eye) is not None
    seat = _seat_to_serve(table, seats)
    if seat is None:
        viewer.eye, viewer.curtain, viewer.served_question = viewer.eye if looks_on else None, None, None
        return
    secret = table.view_cache.secret_view(seat) is not None or seat in viewer.whispers
    question = (seat, table.questions[seat])
    if viewer.served_question != question:
        viewer.served_question = question
        if viewer.eye == seat and looks_on:
            viewer.curtain = None
        else:
            viewer.eye, viewer.curtain = None, seat if secret else None
    elif viewer.eye is None and secret:
        viewer.curtain = seat


def _seat_to_serve(table: TableState, seats: Sequence[int]) -> int | None:
    """Return the seat among these that the game waits for: the one that has just moved if it must act again, otherwise
    the first. None if the game waits for none of them."""
    assert table.match is not None
    if table.phase != "playing" or not isinstance(table.waiting, Ask):
        return None
    asked = [seat for seat in seats if seat in table.waiting.must and isinstance(table.occupants[seat], Person)]
    last = table.match.journal.lines[-1]
    if isinstance(last, Move) and last.seat in asked and table.view_cache.secret_view(last.seat) is not None:
        return last.seat
    return asked[0] if asked else None


def remember_missed_private_events(
    match: Match, viewer: Viewer, seats: Sequence[int], results: Iterable[LineResult]
) -> None:
    """Remember private events for the seats of a shared device whose secrets were not on screen."""
    if len(seats) > 1:
        for result in results:
            for seat in seats:
                if seat != viewer.eye and any(_is_private(match, event, seat) for event in result.events):
                    viewer.whispers.setdefault(seat, result.line)


def take_missed_private_events(match: Match, viewer: Viewer) -> list[LineResult]:
    """Return the private events that the seat now on screen has missed, and forget them. Empty if no seat is on
    screen."""
    if viewer.eye is None:
        return []
    first = viewer.whispers.pop(viewer.eye, None)
    if first is None:
        return []
    return [
        LineResult(result.line, tuple(e for e in result.events if _is_private(match, e, viewer.eye)), result.can_undo)
        for result in match.results_since(first)
    ]


def _is_private(match: Match, event: Any, seat: int | None) -> bool:
    """True if this seat hears more of an event than spectators do."""
    heard = match.game.hear(event, seat)
    return heard is not None and heard != match.game.hear(event, None)
