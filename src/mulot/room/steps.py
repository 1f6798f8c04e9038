"""Inputs and outputs of a table's actor: everything that passes between it and its driver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from mulot.room.inbox import Asked, Handled
from mulot.room.store import Written
from mulot.table import Append, Row, Table

# ---------------------------------------------------------------- inputs (besides `Asked` and `Written`)


class Found(Struct, frozen=True):
    """The answer to `Look`: rows written by other nodes, or why they could not be read."""

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
    """Another node reports that it has written this row."""

    rev: int


class Erased(Struct, frozen=True):
    """The table was deleted from the store."""


class Rewritten(Struct, frozen=True):
    """Rows of the table were changed in the store, so that the table in memory is invalid."""


Happened: TypeAlias = Asked | Written | Found | Loaded | Remembered | Noticed | Erased | Rewritten


# ---------------------------------------------------------------- outputs, to be carried out in order


class Write(Struct, frozen=True):
    """Append these rows to the store, then pass in `Written`."""

    appends: Sequence[Append]


class Look(Struct, frozen=True):
    """Read the rows after this one, then pass in `Found`."""

    after: int


class Remember(Struct, frozen=True):
    """Read all rows, then pass in `Remembered`: a command needs history that is not in memory."""


class Load(Struct, frozen=True):
    """Load the table from the store, then pass in `Loaded`."""


class TryLater(Struct, frozen=True):
    """The store is unavailable: send the actor a command (a `Tick` will do) after a while, if somebody watches."""


class Gone(Struct, frozen=True):
    """The table was deleted (`deleted`) or cannot be loaded (`put-aside`, `no-such-table`): disconnect its viewers
    and discard the actor."""

    why: str


class Trouble(Struct, frozen=True):
    """A failure that was handled, for the log. `reload`: why the table will be loaded again."""

    what: str
    error: Exception | None = None
    reload: str | None = None
    command: str | None = None


Step: TypeAlias = Write | Handled | Look | Remember | Load | TryLater | Gone | Trouble
"""What the driver has to do. `Handled`: these requests are durable, so carry out their effects."""
