"""Commands that wait at a table, and batches of commands handled together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from mulot.table import Append, Effects, InspectResult
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
