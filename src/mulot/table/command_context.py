"""The context of one command on its way through the table."""

from __future__ import annotations

from msgspec import Struct, field

from mulot.core.match import LineResult
from mulot.table.effects import Effects
from mulot.table.records import Record
from mulot.table.table_state import TableState


class CommandContext(Struct, eq=False):
    """Who sent a command and when, what it has changed so far, and the effects it will have."""

    device: str | None
    viewer: int | None
    now: float
    effects: Effects = field(default_factory=Effects)
    results: list[LineResult] = []
    """What happened in the game."""
    went_back: bool = False
    """True if moves were taken back."""
    table_changed: bool = False
    """True if something about the table around the game has changed, so that viewers need its summary again."""
    entering: tuple[int, int | None] | None = None
    """The viewer that connects and the last row it knows: it is sent everything."""


def write_record(table: TableState, ctx: CommandContext, record: Record) -> None:
    """Write a record as the table's next row."""
    ctx.effects.rows.append(table.write_record(record))
    ctx.table_changed = True
