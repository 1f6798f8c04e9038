"""Requests that wait at a table, and batches of requests handled together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from mulot.table import Append, Effects, InspectResult
from mulot.table import commands as c
from mulot.table.messages import Ack, Rejection

Answer: TypeAlias = Ack | Rejection | InspectResult
Reply: TypeAlias = Callable[[Answer], bytes | None]
"""Called with the answer to a request; the bytes it returns, if any, are sent to the viewer that asked."""


class PendingCommand(Struct, eq=False):
    """A command that waits for its turn. The driver calls `reply` with the answer, if somebody waits for it."""

    command: c.Command
    device: str | None = None
    viewer: int | None = None
    reply: Reply | None = None
    attempts: int = 0
    """How many times its rows were rejected because another node wrote first."""
    rechecked: bool = False
    """True if it was refused and the store has been read since, so that other nodes' rows are known."""

    def refusal(self, reason: str) -> Effects:
        """Return a refusal for a reason that is not the table's."""
        return Effects(answer=Rejection(getattr(self.command, "id", None), reason, f"house-no-{reason}"))


class CommandBatch(Struct, eq=False):
    """Requests handled together, and the rows that must be durable before they are answered."""

    started_at: float
    """When they were handled."""
    effects: list[tuple[PendingCommand | None, Effects]] = []
    """Requests with their effects. The request is None if it waits again and only the effects are to be carried out."""
    appends: list[Append] = []
    rows: int = 0
    """The number of rows of this table among `appends`."""
    rev: int = -1
    """The number of the last of these rows."""

    @property
    def commands(self) -> list[PendingCommand]:
        """The requests in this batch."""
        return [asked for asked, _ in self.effects if asked is not None]
