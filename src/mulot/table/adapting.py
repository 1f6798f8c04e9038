"""Characters that adapt, if the family chooses it: what they are at the next table after how this one ended.

Nothing is kept of anybody: a table knows how many games in a row the people before it have lost, and no more.
"""

from __future__ import annotations

from mulot.core.game import Outcome
from mulot.table.seats import BotSeat, Place, person_at
from mulot.table.state import TableState

PATIENCE = 2
"""After so many lost games in a row the characters become a little weaker."""


def people_won(t: TableState) -> bool | None:
    """Whether the people have won against the characters, or all together; None: neither, or nobody knows."""
    if not isinstance(t.waiting, Outcome):
        return None
    scores, people = t.waiting.scores, {seat for seat, place in enumerate(t.places) if person_at(place)}
    ours = max((score for seat, score in enumerate(scores) if seat in people), default=0.0)
    theirs = max((score for seat, score in enumerate(scores) if seat not in people), default=0.0)
    if ours == theirs:
        return {1.0: True, 0.0: False}.get(ours)
    return ours > theirs


def adapt(t: TableState) -> tuple[int, int]:
    """By how much the characters change, and how many games in a row are lost then."""
    won = people_won(t) if t.settings.adapt else None
    if won is None:
        return 0, t.lost
    if won:
        return 1, 0
    return (-1, 0) if t.lost + 1 >= PATIENCE else (0, t.lost + 1)


def adapted(t: TableState, place: Place, by: int) -> Place:
    """Who sits there next time: a rung up or down, where there are some between two characters."""
    known = list(t.catalogue.characters(t.game))
    if not isinstance(place, BotSeat) or place.character not in known:
        return place
    return BotSeat(known[min(max(known.index(place.character) + by, 0), len(known) - 1)])
