"""Commands that wait at a table, and those that were handled together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from mulot.table import Append, Effects, Table
from mulot.table import commands as c
from mulot.table.messages import Ack, No

Reply = Callable[[Ack | No], None]
TRIES = 6
"""So often a command is handled whose rows others have forestalled."""


class Asked(Struct, eq=False):
    """A command that waits for its turn."""

    command: c.Command
    device: str | None
    viewer: int | None
    reply: Reply | None
    tries: int = 0
    looked: bool = False
    """It was refused, and the store was looked into: what others have written is known by now."""

    def refuse(self, no: str) -> None:
        """For a reason that is not the table's."""
        if self.reply is not None:
            self.reply(No(getattr(self.command, "id", None), no, f"house-no-{no}"))


class Batch:
    """Commands that were handled together, and what is to be written before anybody hears of them."""

    __slots__ = ("appends", "began", "done", "opened", "rows", "table")

    def __init__(self, table: Table, began: float) -> None:
        self.table = table
        self.began = began
        self.done: list[tuple[Asked | None, Effects]] = []
        """None where the command waits again, and only its effects are to be carried out."""
        self.appends: list[Append] = []
        self.opened: list[Append] = []
        self.rows = 0

    @property
    def asked(self) -> list[Asked]:
        """Those who wait for it."""
        return [asked for asked, _ in self.done if asked is not None]

    def close(self, rows: list[Any], summary: Any) -> None:
        """All of them are handled: these are the rows."""
        if rows:
            self.appends = [Append(self.table.id, rows, summary)]
            self.appends += self.opened
            self.rows = len(rows)
