"""One command on its way through the table."""

from __future__ import annotations

from msgspec import Struct, field

from mulot.core.match import Told
from mulot.table.effects import Effects
from mulot.table.records import Record
from mulot.table.state import TableState


class Progress(Struct, eq=False):
    """Who sent a command and when, what it has changed so far, and what is to come of it."""

    device: str | None
    viewer: int | None
    now: float
    effects: Effects = field(default_factory=Effects)
    news: list[Told] = []
    """What happened in the game."""
    back: bool = False
    """Moves were taken back."""
    shown_anew: bool = False
    """The table round the game looks different now."""
    entering: tuple[int, int | None] | None = None
    """The viewer that comes in, and the last row it knows: it is told everything."""


def note(t: TableState, p: Progress, record: Record) -> None:
    """Write a change of the table down."""
    p.effects.append.append(t.write(record))
    p.shown_anew = True
