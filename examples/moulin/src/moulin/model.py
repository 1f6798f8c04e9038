"""The data of the game: options, state, actions, events and view."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mulot.core import game
from mulot.core.game import Outcome, Seat, Thing

VERSION = 1
EMPTY = -1


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the game."""

    flying: bool = True
    first: Annotated[int, Meta(ge=0, le=1)] | None = None


class State(Struct):
    """The position. `board` has a seat or EMPTY for each point; `hand` is the number of sacks that each seat still has
    to place."""

    version: int
    options: Options
    turn: int
    board: list[int]
    hand: list[int]
    taking: bool = False
    """A mill was closed, so `turn` has to take a sack."""
    quiet: int = 0
    """Turns since a sack was last placed or taken."""
    outcome: Outcome | None = None


class Place(Struct, frozen=True, tag="place"):
    """Place a sack from the hand on a free point."""

    at: Thing


class Push(Struct, frozen=True, tag="push"):
    """Push a sack along a beam or, with three sacks left, to any free point."""

    at: Thing
    to: Thing


class Take(Struct, frozen=True, tag="take"):
    """Take a sack of the other colour."""

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
    """A sack was moved to a point that is not adjacent."""

    seat: Seat
    at: Thing
    to: Thing
    rule: str = "N-008"


class Closed(game.Event, frozen=True, tag="closed"):
    """A mill was closed; `points` are all points in mills closed by this turn."""

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
    """The game is over: the other player has only two sacks left, or cannot push any."""

    seat: Seat
    rule: str


class Rested(game.Event, frozen=True, tag="rested"):
    """The game is over: nothing was placed or taken for a long time."""

    turns: int
    rule: str = "NR-03"


Event = Placed | Pushed | Flew | Closed | Taken | Won | Rested


class View(Struct, frozen=True):
    """What everyone sees. Nothing is hidden."""

    options: Options
    turn: Seat
    board: tuple[int, ...]
    hand: tuple[int, ...]
    taking: bool
    quiet: int
    outcome: Outcome | None = None
    own: None = None
