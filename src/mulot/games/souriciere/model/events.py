"""What can happen in La Souricière. Nothing is hidden, so nothing reveals."""

from __future__ import annotations

from typing import TypeAlias

from mulot.core import game
from mulot.core.game import Seat, Thing


class Rolled(game.Event, frozen=True, tag="rolled"):
    """The die was thrown."""

    seat: Seat
    die: int
    rule: str = "S-004"


class ThrowsAgain(game.Event, frozen=True, tag="throws-again"):
    """An unlucky throw of the seat with the handicap does not count: it throws once more."""

    seat: Seat
    die: int
    rule: str = "SR-42"


class Occupied(game.Event, frozen=True, tag="occupied"):
    """Another mouse sits where this one should go; it goes to the nearest free square instead."""

    seat: Seat
    square: int
    whom: Seat
    to: int
    rule: str = "S-006"


class Moved(game.Event, frozen=True, tag="moved"):
    """The mouse ran along the path."""

    seat: Seat
    start: int
    to: int
    rule: str = "S-005"


class Bounced(game.Event, frozen=True, tag="bounced"):
    """The die was too high: the mouse ran to the cheese and back by the surplus."""

    seat: Seat
    start: int
    surplus: int
    to: int
    rule: str = "S-024"


class Blocked(game.Event, frozen=True, tag="blocked"):
    """Every square of the way was taken: the mouse stays where it is."""

    seat: Seat
    square: int
    rule: str = "SR-01"


class Fell(game.Event, frozen=True, tag="fell"):
    """The mouse stopped on a hole and fell into its room."""

    seat: Seat
    hole: int
    room: Thing
    rule: str = "S-007"


class TookGreen(game.Event, frozen=True, tag="took-green"):
    """A six: out of the room by the green arrow."""

    seat: Seat
    room: Thing
    to: int
    rule: str = "S-010"


class ClimbedBack(game.Event, frozen=True, tag="climbed-back"):
    """A three: out of the room by the hole."""

    seat: Seat
    room: Thing
    to: int
    rule: str = "S-011"


class TookRed(game.Event, frozen=True, tag="took-red"):
    """A two, four or five: out of the room by the red arrow."""

    seat: Seat
    room: Thing
    to: int
    rule: str = "S-012"


class StayedIn(game.Event, frozen=True, tag="stayed-in"):
    """A one: the mouse stays in its room and tries again next time."""

    seat: Seat
    room: Thing
    rule: str = "S-014"


class Caught(game.Event, frozen=True, tag="caught"):
    """The mouse stopped on the trap's square and fell into the trap."""

    seat: Seat
    square: int
    rule: str = "S-019"


class SlidDown(game.Event, frozen=True, tag="slid-down"):
    """The red arrow of the last room led straight into the trap."""

    seat: Seat
    room: Thing
    rule: str = "S-020"


class LostTurn(game.Event, frozen=True, tag="lost-turn"):
    """A turn passed in the trap; so many are still to be lost."""

    seat: Seat
    left: int
    rule: str = "S-021"


class Released(game.Event, frozen=True, tag="released"):
    """Two turns are lost: the mouse is put back on the path, and it is its turn."""

    seat: Seat
    to: int
    rule: str = "S-022"


class Won(game.Event, frozen=True, tag="won"):
    """The mouse has the cheese."""

    seat: Seat
    rule: str = "S-025"


class NightFell(game.Event, frozen=True, tag="night-fell"):
    """So many turns have been played that the game ends in a draw."""

    turns: int
    rule: str = "SR-38"


Event: TypeAlias = (
    Rolled
    | ThrowsAgain
    | Occupied
    | Moved
    | Bounced
    | Blocked
    | Fell
    | TookGreen
    | ClimbedBack
    | TookRed
    | StayedIn
    | Caught
    | SlidDown
    | LostTurn
    | Released
    | Won
    | NightFell
)

Put: TypeAlias = TookGreen | ClimbedBack | TookRed | Released
"""A mouse is set on a square, from where it runs on later."""
