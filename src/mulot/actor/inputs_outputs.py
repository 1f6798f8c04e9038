"""Inputs and outputs of a table's actor: everything that is passed between the actor and its driver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from mulot.actor.inbox import CommandBatch, PendingCommand
from mulot.actor.store_interface import WriteResult
from mulot.table import Append, Row, Table

# ---------------------------------------------------------------- inputs (besides `PendingCommand` and `WriteResult`)


class RowsRead(Struct, frozen=True):
    """The result of `ReadRows`: rows written by other nodes, or the error if they could not be read."""

    rows: Sequence[Row] = ()
    error: Exception | None = None


class TableLoaded(Struct, frozen=True):
    """The result of `LoadTable`: the table, or the error if it could not be loaded."""

    table: Table | None = None
    error: Exception | None = None


class HistoryRead(Struct, frozen=True):
    """The result of `ReadHistory`: all rows of the table, or the error if they could not be read."""

    rows: Sequence[Row] = ()
    error: Exception | None = None


class RemoteWrite(Struct, frozen=True):
    """Another node reports that it has written row `rev`."""

    rev: int


class TableDeleted(Struct, frozen=True):
    """The table has been deleted from the store."""


class RowsRewritten(Struct, frozen=True):
    """Rows of the table were changed in the store, so the table in memory is no longer valid."""


ActorInput: TypeAlias = (
    PendingCommand | WriteResult | RowsRead | TableLoaded | HistoryRead | RemoteWrite | TableDeleted | RowsRewritten
)


# ---------------------------------------------------------------- outputs, to be carried out in order


class WriteRows(Struct, frozen=True):
    """Append these rows to the store, then pass the result to the actor as `WriteResult`."""

    appends: Sequence[Append]


class ReadRows(Struct, frozen=True):
    """Read the rows after row `after`, then pass them to the actor as `RowsRead`."""

    after: int


class ReadHistory(Struct, frozen=True):
    """Read all rows, then pass them to the actor as `HistoryRead`: a command needs history that is not in memory."""


class LoadTable(Struct, frozen=True):
    """Load the table from the store, then pass it to the actor as `TableLoaded`."""


class RetryLater(Struct, frozen=True):
    """The store is unavailable: send the actor a command (a `Tick` will do) after a while, if someone is watching."""


class TableGone(Struct, frozen=True):
    """The table was deleted (`deleted`) or cannot be loaded (`put-aside`, `no-such-table`): disconnect its viewers and
    discard the actor."""

    reason: str


class Failure(Struct, frozen=True):
    """A failure that was handled, for the log. `reload_reason` says why the table will be reloaded; it is None if it
    will not."""

    message: str
    error: Exception | None = None
    reload_reason: str | None = None
    command: str | None = None


ActorOutput: TypeAlias = (
    WriteRows | CommandBatch | ReadRows | ReadHistory | LoadTable | RetryLater | TableGone | Failure
)
"""What the driver has to do. `CommandBatch` means that these commands are durable and their effects can be carried
out."""
