"""What the game consists of: the options, the table, the action, what is told and what is seen."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from mulot.core import game
from mulot.core.game import Seat

VERSION = 1
SEATS = (2, 3, 4)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How it is played. The types list every value: lobby, terminal and laws read them from here."""

    heap: Literal[9, 15, 21] = 15
    last: Literal["wins", "loses"] = "wins"
    first: Annotated[int, Meta(ge=0, le=3)] | None = None
    """The seat that begins; None: drawn by lot. (Every game may have an option of this name.)"""


class State(Struct):
    """The table: all there is to know, in plain data."""

    version: int
    options: Options
    seats: int
    turn: Seat
    heap: int
    taker: Seat | None = None
    """Who took the last cheese."""


class Take(Struct, frozen=True, tag="take"):
    """Take so many cheeses."""

    count: int


Action: TypeAlias = Take
"""With several actions: `Action = Take | Pass`."""


class Taken(game.Event, frozen=True, tag="taken"):
    """A seat has taken cheeses. `Seat` is told by its name; the field `rule` names the rule that did it."""

    seat: Seat
    count: int
    left: int
    rule: str = "N-002"


class Emptied(game.Event, frozen=True, tag="emptied"):
    """The heap is gone. The rule says what that means for the one who took the last."""

    seat: Seat
    rule: str


Event = Taken | Emptied


class View(Struct, frozen=True):
    """The table as it is seen. Nothing is hidden, so no seat has anything of its own."""

    options: Options
    seats: int
    turn: Seat
    heap: int
    taker: Seat | None
    own: None = None
