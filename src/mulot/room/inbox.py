"""Commands that wait at a table, and those that were handled together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from mulot.table import Append, Effects, Seen
from mulot.table import commands as c
from mulot.table.messages import Ack, No

Answer: TypeAlias = Ack | No | Seen
Reply: TypeAlias = Callable[[Answer], bytes | None]
"""Whoever waits for an answer is called with it; bytes that come back are for the viewer that asked."""


class Asked(Struct, eq=False):
    """A command that waits for its turn. The driver calls `reply` with the answer, if somebody waits for it."""

    command: c.Command
    device: str | None = None
    viewer: int | None = None
    reply: Reply | None = None
    tries: int = 0
    """How often its rows were refused because another node wrote first."""
    looked: bool = False
    """It was refused, and the store was looked into: what others have written is known by now."""

    def refused(self, no: str) -> Effects:
        """The answer where the reason is not the table's."""
        return Effects(answer=No(getattr(self.command, "id", None), no, f"house-no-{no}"))


class Handled(Struct, eq=False):
    """Commands that were handled together, and what must be durable before anybody hears of them."""

    began: float
    """When they were handled."""
    effects: list[tuple[Asked | None, Effects]] = []
    """None where the command waits again, and only its effects are to be carried out."""
    appends: list[Append] = []
    rows: int = 0
    """How many rows of this table there are among them."""
    rev: int = -1
    """The last of them."""

    @property
    def asked(self) -> list[Asked]:
        """Those who wait for it."""
        return [asked for asked, _ in self.effects if asked is not None]
