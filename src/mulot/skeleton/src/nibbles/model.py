"""The data of the game: options, state, action, events and view."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from mulot.core import game
from mulot.core.game import Seat

VERSION = 1
SEATS = (2, 3, 4)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options. The lobby, the command line and the laws read the possible values from these types."""

    heap: Literal[9, 15, 21] = 15
    last: Literal["wins", "loses"] = "wins"
    first: Annotated[int, Meta(ge=0, le=3)] | None = None
    """The seat that starts; None: drawn at random. (Any game may have an option of this name.)"""


class State(Struct):
    """Everything about the position, as plain data."""

    version: int
    options: Options
    seats: int
    turn: Seat
    heap: int
    taker: Seat | None = None
    """The seat that took the last cheese."""


class Take(Struct, frozen=True, tag="take"):
    """Take some cheeses."""

    count: int


Action: TypeAlias = Take
"""A game with several actions has a union: `Action = Take | Pass`."""


class Taken(game.Event, frozen=True, tag="taken"):
    """A seat has taken cheeses. Messages show a `Seat` by its name; `rule` is the rule that was applied."""

    seat: Seat
    count: int
    left: int
    rule: str = "N-002"


class Emptied(game.Event, frozen=True, tag="emptied"):
    """The heap is empty. The rule decides whether the seat that took the last cheese wins."""

    seat: Seat
    rule: str


Event = Taken | Emptied


class View(Struct, frozen=True):
    """What players see. Nothing is hidden, so `own` is always None."""

    options: Options
    seats: int
    turn: Seat
    heap: int
    taker: Seat | None
    own: None = None
