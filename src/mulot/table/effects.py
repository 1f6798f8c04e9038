"""What a table wants done, in the order in which it must be done: append, answer, tell, think, wake."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from mulot.table.messages import Ack, No
from mulot.table.records import Append, Row, Summary


class Telling(Struct, frozen=True):
    """The same bytes for these viewers."""

    to: tuple[int, ...]
    message: bytes


class Think(Struct, frozen=True):
    """A character is asked: find an action and hand it in as `BotPlays(seat, question, action)`.

    Get what it may know from `Table.known_to(seat, character)`. `must`: the game waits for it; else None is a fine
    answer and needs no `BotPlays`.
    """

    seat: int
    question: int
    character: str
    must: bool
    friend: bool = False
    """It is asked as the friend beside the seat: hand its thought in as `FriendSays`."""


class Known(Struct, frozen=True):
    """All that a character knows: what its seat sees, may do, and has heard since the deal. Can be pickled."""

    game: str
    version: int
    seat: int
    character: str
    question: int
    view: Any
    legal: tuple[Any, ...]
    heard: tuple[tuple[Any, ...], ...]
    """The events of each line, in order; what was taken back is not among them."""


class Seen(Struct, frozen=True):
    """The answer to `See`."""

    what: Any


class Effects(Struct):
    """What to do after a command.

    1. `append` must be durable before anything below is done. If that fails, forget the table and load it again:
       nothing below has happened.
    2. `answer` goes to whoever sent the command.
    3. `tell`, in order.
    4. `think`: start the workers.
    5. `wake`: send `Tick` at that time (None: there is nothing to wait for). It replaces every earlier wish.

    `said` are the messages that are kept nowhere: a house of several nodes passes them on to the others.
    `opens` are the rows of a new table, appended together with those in `append`.
    """

    append: list[Row] = []
    summary: Summary | None = None
    """Changed with this append; None: as before."""
    answer: Ack | No | Seen | None = None
    tell: list[Telling] = []
    drop: list[int] = []
    """Viewers who may not watch any more: say so and close."""
    said: list[bytes] = []
    think: list[Think] = []
    wake: float | None = None
    opens: Append | None = None
