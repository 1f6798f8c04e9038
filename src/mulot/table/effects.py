"""What the caller has to do after a table handled a command, in binding order: append, answer, tell, think, wake."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from mulot.table.messages import Ack, Rejection
from mulot.table.records import Append, Row, Summary


class Delivery(Struct, frozen=True):
    """A message to deliver to these viewers."""

    viewers: tuple[int, ...]
    message: bytes


class BotRequest(Struct, frozen=True):
    """Ask a bot for an action, and post it to the table as `BotMove(seat, question, action)`.

    `Table.bot_input(seat, character)` gives the bot's input. `must`: the game cannot go on without this seat; if False,
    the bot may return None, which needs no `BotMove`.
    """

    seat: int
    question: int
    character: str
    must: bool
    is_hint: bool = False
    """The bot is asked for a hint: post its action as `HintReady`."""


class BotInput(Struct, frozen=True):
    """Everything a bot may know: what its seat sees, may do, and has heard since the deal. Can be pickled."""

    game: str
    version: int
    seat: int
    character: str
    question: int
    view: Any
    legal: tuple[Any, ...]
    events: tuple[tuple[Any, ...], ...]
    """The events of each journal line, in order. Lines that were undone are left out."""


class InspectResult(Struct, frozen=True):
    """The answer to `Inspect`: the value that its function returned."""

    value: Any


class Effects(Struct):
    """What to do after a command, in this order:

    1. Make `rows` durable. If that fails, drop the table and load it again; none of the following happens.
    2. Send `answer` to the sender of the command.
    3. Deliver `deliveries`, in order.
    4. Start the bots in `bot_requests`.
    5. Send `Tick` at the time `wake_at` (None: no timer). This replaces the previous timer.

    `phrases` holds messages that are not stored; a server with several nodes passes them on to the other nodes.
    `new_table` holds the rows of a new table, to be appended in the same transaction as `rows`.
    """

    rows: list[Row] = []
    summary: Summary | None = None
    """The table's new summary, or None if it did not change with these rows."""
    answer: Ack | Rejection | InspectResult | None = None
    deliveries: list[Delivery] = []
    disconnect: list[int] = []
    """Viewers that may no longer watch: tell them so and close their connections."""
    phrases: list[bytes] = []
    bot_requests: list[BotRequest] = []
    wake_at: float | None = None
    new_table: Append | None = None
