"""The data of La Souricière: options, state, the one action, and the view; `events` holds the events."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from mulot.core.game import Seat, Thing
from mulot.games.souriciere.model.events import Event

VERSION = 1
SEATS = (2, 3, 4, 5, 6)
LOST_TURNS = 2
LONGEST = 2000
"""The number of turns of all mice together after which the game is a draw (SR-38)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table: the edition (with the trap or without), the two variants, who begins, the handicap."""

    edition: Literal["ravensburger", "bookmark"] = "ravensburger"
    exact: bool = True
    occupied: Literal["before", "after"] = "before"
    first: Annotated[int, Meta(ge=0, le=5)] | None = None
    handicap: Annotated[int, Meta(ge=0, le=5)] | UnsetType | None = UNSET
    """A house rule: after an unlucky throw this seat throws again (SR-42).

    UNSET by default, so that journals of tables without it stay as they were before the option existed."""


class State(Struct):
    """The state of a race. For each mouse, exactly one of its entries in `square`, `hole` and `lost` is a number."""

    version: int
    options: Options
    turn: Seat
    """Whose turn it is, or was when the game ended."""
    square: list[int | None]
    """The square of each mouse on the path, or 0 for the mouse house."""
    hole: list[int | None]
    """For each mouse in a room: the hole it fell through (S-016)."""
    lost: list[int | None]
    """For each mouse in the trap: how many turns it must still lose."""
    turns: int = 0
    """How many turns are over, including lost ones."""
    winner: Seat | None = None
    second: bool = False
    """True if the next throw is the second one of this turn (SR-42)."""


class Roll(Struct, frozen=True, tag="roll"):
    """Throw the die."""


Action: TypeAlias = Roll
ROLL = Roll()


class Mouse(Struct, frozen=True):
    """Where a mouse is: on a square (0: the mouse house), in a room, or in the trap.

    `hole` is the hole through which it fell into the room; `lost` is how many more turns it must lose in the trap.
    """

    square: int | None = None
    room: Thing | None = None
    hole: int | None = None
    lost: int | None = None


class View(Struct, frozen=True):
    """The table as every seat and spectator sees it. Nothing is hidden, so `own` is always None."""

    options: Options
    mice: tuple[Mouse, ...]
    turn: Seat
    turns: int
    winner: Seat | None
    second: bool = False
    """True if the next throw is the second one of this turn, after an unlucky one (SR-42)."""
    own: None = None
