"""What the caller has to do after a table has handled a command, and in which order: append rows, answer, deliver
messages, start bots, set the timer."""

from typing import Any

from msgspec import Struct

from mulot.table.messages import Ack, Rejection
from mulot.table.records import Append, Row, Summary


class Delivery(Struct, frozen=True):
    """A message to deliver to these viewers."""

    viewers: tuple[int, ...]
    message: bytes


class BotRequest(Struct, frozen=True):
    """Ask a bot for an action, and post the action to the table as `BotMove(seat, question, action)`.

    `Table.bot_input(seat, character)` returns the bot's input. If `must` is True the game cannot continue without this
    seat; if it is False, the bot may return None, and no `BotMove` is needed.
    """

    seat: int
    question: int
    character: str
    must: bool
    is_hint: bool = False
    """True if the bot is asked for a hint: post its action as `HintReady` instead."""


class BotInput(Struct, frozen=True):
    """Everything a bot may know: what its seat sees, what it may do, and what it has heard since the deal. It can be
    pickled."""

    game: str
    version: int
    seat: int
    character: str
    question: int
    view: Any
    legal: tuple[Any, ...]
    events: tuple[tuple[Any, ...], ...]
    """The events of each journal line, in order. Undone lines are left out."""


class InspectResult(Struct, frozen=True):
    """The answer to `Inspect`: the value returned by its function."""

    value: Any


class Effects(Struct):
    """What to do after a command, in this order:

    1. Make `rows` durable. If that fails, discard the table and load it again; none of the following is done.
    2. Send `answer` to the sender of the command.
    3. Deliver `deliveries`, in order, and close the connections of the viewers in `disconnect`.
    4. Start the bots in `bot_requests`.
    5. Send `Tick` at the time `wake_at` (None: set no timer). This replaces the previous timer.

    `phrases` contains messages that are not stored; a server with several nodes sends them to the other nodes.
    `new_table` contains the rows of a new table, to be appended in the same transaction as `rows`.
    """

    rows: list[Row] = []
    summary: Summary | None = None
    """The table's new summary, or None if these rows do not change it."""
    answer: Ack | Rejection | InspectResult | None = None
    deliveries: list[Delivery] = []
    disconnect: list[int] = []
    """Viewers that may no longer watch: close their connections and give them the reason."""
    phrases: list[bytes] = []
    bot_requests: list[BotRequest] = []
    wake_at: float | None = None
    new_table: Append | None = None
