"""What the game consists of: options, the state, actions, events, and what is seen of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mulot.core import game
from mulot.core.game import Outcome, Seat, Thing

VERSION = 1
EMPTY = -1


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How it is played."""

    flying: bool = True
    first: Annotated[int, Meta(ge=0, le=1)] | None = None


class State(Struct):
    """The table. `board` has a seat's number or EMPTY for each point; `hand` what each has still to place."""

    version: int
    options: Options
    turn: int
    board: list[int]
    hand: list[int]
    taking: bool = False
    """A mill was closed: `turn` takes a sack."""
    quiet: int = 0
    """Turns since a sack was placed or taken."""
    outcome: Outcome | None = None


class Place(Struct, frozen=True, tag="place"):
    """A sack from the hand onto a free point."""

    at: Thing


class Push(Struct, frozen=True, tag="push"):
    """A sack along a beam; with three sacks, to any free point."""

    at: Thing
    to: Thing


class Take(Struct, frozen=True, tag="take"):
    """A sack of the other colour off the board."""

    at: Thing


Action = Place | Push | Take


class Placed(game.Event, frozen=True, tag="placed"):
    """A sack was placed."""

    seat: Seat
    at: Thing
    rule: str = "N-002"


class Pushed(game.Event, frozen=True, tag="pushed"):
    """A sack was pushed."""

    seat: Seat
    at: Thing
    to: Thing
    rule: str = "N-003"


class Flew(game.Event, frozen=True, tag="flew"):
    """A sack was pushed through the air."""

    seat: Seat
    at: Thing
    to: Thing
    rule: str = "N-008"


class Closed(game.Event, frozen=True, tag="closed"):
    """A mill was closed; `points` are all that stand in mills closed by this turn."""

    seat: Seat
    points: tuple[Thing, ...]
    rule: str = "N-004"


class Taken(game.Event, frozen=True, tag="taken"):
    """A sack of `whom` was taken."""

    seat: Seat
    whom: Seat
    at: Thing
    rule: str = "N-005"


class Won(game.Event, frozen=True, tag="won"):
    """It is over: the other has two sacks left, or cannot push any."""

    seat: Seat
    rule: str


class Rested(game.Event, frozen=True, tag="rested"):
    """It is over: for a long time nothing was placed or taken."""

    turns: int
    rule: str = "NR-03"


Event = Placed | Pushed | Flew | Closed | Taken | Won | Rested


class View(Struct, frozen=True):
    """The table as all see it: nothing is hidden."""

    options: Options
    turn: Seat
    board: tuple[int, ...]
    hand: tuple[int, ...]
    taking: bool
    quiet: int
    outcome: Outcome | None = None
    own: None = None
