"""What La Souricière is made of: the options, the table, the one action, what one sees; `events`: what is told."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from mulot.core.game import Seat, Thing
from mulot.games.souriciere.model.events import Event

__all__ = [
    "LONGEST",
    "LOST_TURNS",
    "ROLL",
    "SEATS",
    "VERSION",
    "Action",
    "Event",
    "Mouse",
    "Options",
    "Roll",
    "State",
    "View",
]

VERSION = 1
SEATS = (2, 3, 4, 5, 6)
LOST_TURNS = 2
LONGEST = 2000
"""Turns of all mice together, after which the game is a draw (SR-38)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """With the trap or without; exact count for the cheese; which way an occupied square sends; who begins."""

    edition: Literal["ravensburger", "bookmark"] = "ravensburger"
    exact: bool = True
    occupied: Literal["before", "after"] = "before"
    first: Annotated[int, Meta(ge=0, le=5)] | None = None
    handicap: Annotated[int, Meta(ge=0, le=5)] | UnsetType | None = UNSET
    """The house's own, off by default: after an unlucky throw this seat throws once more (SR-42). It came later: where
    nobody chose it, tables are written as they were before."""


class State(Struct):
    """Where each mouse is. Of its `square`, `hole` and `lost`, one is a number and the others are None."""

    version: int
    options: Options
    turn: Seat
    """Whose turn it is, or was when the game ended."""
    square: list[int | None]
    """On this square of the path; 0 is the house."""
    hole: list[int | None]
    """In a room, fallen through this hole (S-016)."""
    lost: list[int | None]
    """In the trap, with so many turns still to lose."""
    turns: int = 0
    """Turns over so far, lost ones included."""
    winner: Seat | None = None
    second: bool = False
    """The throw to come is the second one of this turn (SR-42)."""


class Roll(Struct, frozen=True, tag="roll"):
    """Throw the die."""


Action: TypeAlias = Roll
ROLL = Roll()


class Mouse(Struct, frozen=True):
    """A mouse is on a square (0: the house), or in a room and came through a hole, or in the trap for some turns."""

    square: int | None = None
    room: Thing | None = None
    hole: int | None = None
    lost: int | None = None


class View(Struct, frozen=True):
    """The table. Everybody sees all of it, so no seat has anything of its own."""

    options: Options
    mice: tuple[Mouse, ...]
    turn: Seat
    turns: int
    winner: Seat | None
    second: bool = False
    """The throw to come is the second one of this turn, after an unlucky one (SR-42)."""
    own: None = None
