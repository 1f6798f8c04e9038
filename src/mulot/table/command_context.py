"""The context of one command while the table handles it."""

from msgspec import Struct, field

from mulot.core.match import LineResult
from mulot.table.effects import Effects
from mulot.table.records import Record
from mulot.table.table_state import TableState


class CommandContext(Struct, eq=False):
    """Who sent a command and when, what it has changed so far, and its effects."""

    device: str | None
    viewer: int | None
    now: float
    effects: Effects = field(default_factory=Effects)
    results: list[LineResult] = []
    """What happened in the game."""
    went_back: bool = False
    """True if moves were taken back."""
    table_changed: bool = False
    """True if something other than the game has changed, so that viewers need the table's summary again."""
    entering: tuple[int, int | None] | None = None
    """The viewer that is connecting, which is sent everything, and the last row it knows."""


def write_record(table: TableState, ctx: CommandContext, record: Record) -> None:
    """Append a record to the table as its next row, and mark the table as changed."""
    ctx.effects.rows.append(table.write_record(record))
    ctx.table_changed = True
