"""Inputs and outputs of a table's actor: everything that is passed between the actor and its driver. Commands wait at a
table and are handled in batches."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from mulot.actor.store_interface import WriteResult
from mulot.table import Append, Effects, InspectResult, Row, Table
from mulot.table import commands as c
from mulot.table.messages import Ack, Rejection

Answer: TypeAlias = Ack | Rejection | InspectResult
Reply: TypeAlias = Callable[[Answer], bytes | None]
"""Called with the answer to a command. If it returns bytes, they are sent to the viewer that sent the command."""


class PendingCommand(Struct, eq=False):
    """A command that waits for its turn. The driver calls `reply` with the answer; it is None if nobody waits for
    one."""

    command: c.Command
    device: str | None = None
    viewer: int | None = None
    reply: Reply | None = None
    attempts: int = 0
    """How many times its rows were rejected because another node had written first."""
    rechecked: bool = False
    """True if the command was refused once and the store has been read since, so that rows from other nodes are
    known."""

    def refusal(self, reason: str) -> Effects:
        """Return a refusal that comes from the server, not from the table. `reason` is its code."""
        return Effects(answer=Rejection(getattr(self.command, "id", None), reason, f"house-no-{reason}"))


class CommandBatch(Struct, eq=False):
    """Commands handled together, and the rows that must be durable before they are answered."""

    started_at: float
    """When they were handled."""
    effects: list[tuple[PendingCommand | None, Effects]] = []
    """Commands with their effects. The command is None if it will be handled again and only its effects are carried
    out."""
    appends: list[Append] = []
    rows: int = 0
    """How many rows of this table are in `appends`."""
    rev: int = -1
    """The number of the last of these rows; -1 if there are none."""

    @property
    def commands(self) -> list[PendingCommand]:
        """The commands in this batch."""
        return [asked for asked, _ in self.effects if asked is not None]


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
