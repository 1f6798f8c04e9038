"""The events of La Souricière. Nothing is hidden, so no event reveals anything."""

from typing import TypeAlias

from mulot.core import game
from mulot.core.game import Seat, Thing


class Rolled(game.Event, frozen=True, tag="rolled"):
    """A seat throws the die."""

    seat: Seat
    die: int
    rule: str = "S-004"


class ThrowsAgain(game.Event, frozen=True, tag="throws-again"):
    """The seat with the handicap throws again, because its unlucky throw does not count."""

    seat: Seat
    die: int
    rule: str = "SR-42"


class Occupied(game.Event, frozen=True, tag="occupied"):
    """The mouse of seat `whom` is on the square that this mouse would reach, so this mouse goes to square `to`."""

    seat: Seat
    square: int
    whom: Seat
    to: int
    rule: str = "S-006"


class Moved(game.Event, frozen=True, tag="moved"):
    """A mouse runs along the path."""

    seat: Seat
    start: int
    to: int
    rule: str = "S-005"


class Bounced(game.Event, frozen=True, tag="bounced"):
    """The number was too high, so the mouse runs to the cheese and then back by the surplus."""

    seat: Seat
    start: int
    surplus: int
    to: int
    rule: str = "S-024"


class Blocked(game.Event, frozen=True, tag="blocked"):
    """Every square on the way is taken, so the mouse stays where it is."""

    seat: Seat
    square: int
    rule: str = "SR-01"


class Fell(game.Event, frozen=True, tag="fell"):
    """A mouse stops on a hole and falls into its room."""

    seat: Seat
    hole: int
    room: Thing
    rule: str = "S-007"


class TookGreen(game.Event, frozen=True, tag="took-green"):
    """A mouse leaves its room by the green arrow, with a six."""

    seat: Seat
    room: Thing
    to: int
    rule: str = "S-010"


class ClimbedBack(game.Event, frozen=True, tag="climbed-back"):
    """A mouse leaves its room by the hole it fell through, with a three."""

    seat: Seat
    room: Thing
    to: int
    rule: str = "S-011"


class TookRed(game.Event, frozen=True, tag="took-red"):
    """A mouse leaves its room by the red arrow, with a two, four or five."""

    seat: Seat
    room: Thing
    to: int
    rule: str = "S-012"


class StayedIn(game.Event, frozen=True, tag="stayed-in"):
    """A mouse stays in its room, with a one, and tries again in its next turn."""

    seat: Seat
    room: Thing
    rule: str = "S-014"


class Caught(game.Event, frozen=True, tag="caught"):
    """A mouse stops on the trap's square and is caught."""

    seat: Seat
    square: int
    rule: str = "S-019"


class SlidDown(game.Event, frozen=True, tag="slid-down"):
    """A mouse leaves the last room by the red arrow and falls into the trap."""

    seat: Seat
    room: Thing
    rule: str = "S-020"


class LostTurn(game.Event, frozen=True, tag="lost-turn"):
    """A mouse in the trap loses a turn; `left` more turns will be lost."""

    seat: Seat
    left: int
    rule: str = "S-021"


class Released(game.Event, frozen=True, tag="released"):
    """A mouse is put back on the path after two lost turns, and it is its turn."""

    seat: Seat
    to: int
    rule: str = "S-022"


class Won(game.Event, frozen=True, tag="won"):
    """A mouse has reached the cheese and wins."""

    seat: Seat
    rule: str = "S-025"


class NightFell(game.Event, frozen=True, tag="night-fell"):
    """The game ends in a draw after this many turns."""

    turns: int
    rule: str = "SR-38"


Event: TypeAlias = (
    Rolled | ThrowsAgain | Occupied | Moved | Bounced | Blocked | Fell | TookGreen | ClimbedBack | TookRed | StayedIn
    | Caught | SlidDown | LostTurn | Released | Won | NightFell
)  # fmt: skip

Put: TypeAlias = TookGreen | ClimbedBack | TookRed | Released
"""The events that put a mouse on a square of the path."""
