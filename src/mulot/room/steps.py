"""What happens at a table, and what is then to be done: all that passes between a room and its driver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from mulot.room.inbox import Asked, Handled
from mulot.room.store import Written
from mulot.table import Append, Row, Table

# ---------------------------------------------------------------- what happens (besides `Asked` and `Written`)


class Found(Struct, frozen=True):
    """The answer to `Look`: the rows that others have written, or why they could not be read."""

    rows: Sequence[Row] = ()
    error: Exception | None = None


class Loaded(Struct, frozen=True):
    """The answer to `Load`: the table, or why it could not be loaded."""

    table: Table | None = None
    error: Exception | None = None


class Remembered(Struct, frozen=True):
    """The answer to `Remember`: all rows of the table, or why they could not be read."""

    rows: Sequence[Row] = ()
    error: Exception | None = None


class Noticed(Struct, frozen=True):
    """Another node says that this row is there."""

    rev: int


class Erased(Struct, frozen=True):
    """The table was deleted from the store."""


class Rewritten(Struct, frozen=True):
    """Rows of the table were changed in the store: what is in memory counts no more."""


Happened: TypeAlias = Asked | Written | Found | Loaded | Remembered | Noticed | Erased | Rewritten


# ---------------------------------------------------------------- what is to be done, in this order


class Write(Struct, frozen=True):
    """Make these rows durable, then say `Written`."""

    appends: Sequence[Append]


class Look(Struct, frozen=True):
    """Read the rows after this one, then say `Found`."""

    after: int


class Remember(Struct, frozen=True):
    """Read all rows, then say `Remembered`: somebody asks for what the table has no longer in memory."""


class Load(Struct, frozen=True):
    """Load the table from the store, then say `Loaded`."""


class TryLater(Struct, frozen=True):
    """The store is away: ask the room for something (a `Tick` will do) in a while, if somebody watches."""


class Gone(Struct, frozen=True):
    """There is no table any more (`deleted`), or none that can be loaded (`put-aside`, `no-such-table`): tell those who
    watch, and forget the room."""

    why: str


class Trouble(Struct, frozen=True):
    """Something went wrong and is seen to; for the log. `reload`: why the table will be loaded again."""

    what: str
    error: Exception | None = None
    reload: str | None = None
    command: str | None = None


Step: TypeAlias = Write | Handled | Look | Remember | Load | TryLater | Gone | Trouble
"""`Handled`: it is durable, so answer, tell, drop, think and wake as its effects say."""
