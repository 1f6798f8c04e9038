"""Who may take a seat over in the middle of a game: what a seat knows is for the eyes of its person.

In a game with secrets a seat that is emptied keeps what it knows. So whoever sits down there next must not be able to
have sent its person away for that: see `kept_for`. In games without secrets nothing is kept.
"""

from __future__ import annotations

from mulot.table.refusals import refuse
from mulot.table.seats import BotSeat, person_at
from mulot.table.state import TableState

ABSENT = 180
"""Seconds after which somebody counts as gone, however impatient the table is."""
NEWCOMERS = "*"
"""Kept for those who do not play yet: a character's cards are not for somebody who plays against them."""


def kept_for(t: TableState, seat: int, now: float) -> str:
    """For whom a seat is kept that the host empties now: a device, `NEWCOMERS`, or (empty) nobody in particular.

    A person who is here, or was a moment ago, keeps the seat: nobody else sees what they saw. Who has been away for
    long is not asked. Who gives the seat up agrees; then this is not called.
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
    """Whether this device may sit down on an empty seat in the middle of a game; refused otherwise."""
    kept = t.kept.get(seat, "")
    if kept == device:
        return
    if kept and kept != NEWCOMERS:
        refuse("kept")
    # Whoever plays already would play against the seat's secrets; one host may look after several people, in turn.
    if t.seats_of(device) and (kept == NEWCOMERS or not t.is_host(device)):
        refuse("already-seated")
