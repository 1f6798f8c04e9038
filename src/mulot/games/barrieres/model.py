"""The data of Barrières: options, state, actions, events and the view, which is the same for everybody."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from mulot.core import game
from mulot.core.game import Outcome, Seat
from mulot.games.barrieres.content import Side, Size

VERSION = 1

Lies = Literal["h", "v"]
ThirdMouse = Literal["blocks", "side-step"]
Square = Annotated[str, Meta(pattern="^[a-k]([1-9]|10|11)$")]
At = Annotated[str, Meta(pattern="^[a-j]([1-9]|10)$")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table, which players agree on before the game."""

    size: Size = 7
    barriers: Annotated[int, Meta(ge=0, le=20)] | None = None
    """The stock of each seat; None means the number in the box."""
    first: Annotated[int, Meta(ge=0, le=3)] | None = None
    third_mouse: ThirdMouse = "blocks"
    """The effect of a third mouse right behind the one to be jumped: it blocks (BR-08), or acts like a barrier."""
    repetition: bool = False
    """If True, the third occurrence of a position is a draw (BR-32)."""
    handicap: Annotated[int, Meta(ge=0, le=3)] | UnsetType | None = UNSET
    """A house rule: this seat has half as many barriers (BR-36).

    UNSET by default, so that tables without it are saved as they were before the option existed."""


class State(Struct):
    """A position, with everything that is needed to continue the game."""

    version: int
    size: int
    third_mouse: ThirdMouse
    repetition: bool
    turn: int
    mice: tuple[str, ...]
    """The square of each seat's mouse."""
    stock: tuple[int, ...]
    barriers: tuple[str, ...] = ()
    """The grooves with barriers, in the order in which they were placed, whoever placed them."""
    ply: int = 0
    since: tuple[str, ...] = ()
    """With `repetition`: the positions since the last barrier was placed; earlier ones cannot occur again."""
    outcome: Outcome | None = None


class Step(Struct, frozen=True, tag="step"):
    """Move this seat's mouse: one square, or past a mouse next to it."""

    to: Square


class Barrier(Struct, frozen=True, tag="barrier"):
    """Place a barrier from this seat's stock: above (h) or to the right (v) of the square `at` and the next one."""

    at: At
    lies: Lies


class Pass(Struct, frozen=True, tag="pass"):
    """Pass, because no other action is legal."""


Action: TypeAlias = Step | Barrier | Pass


class Stepped(game.Event, frozen=True, tag="stepped"):
    """A mouse moved one square."""

    seat: Seat
    come: Square
    to: Square
    rule: str = "B-010"


class Jumped(game.Event, frozen=True, tag="jumped"):
    """A mouse jumped straight over another one."""

    seat: Seat
    over: Seat
    come: Square
    to: Square
    rule: str = "B-018"


class TurnedOff(game.Event, frozen=True, tag="turned-off"):
    """A mouse could not jump straight over another one, so it turned aside to a square next to it."""

    seat: Seat
    over: Seat
    come: Square
    to: Square
    rule: str = "B-020"


class Placed(game.Event, frozen=True, tag="placed"):
    """A barrier was placed; `left` is how many the seat still has in stock."""

    seat: Seat
    at: At
    lies: Lies
    left: int
    rule: str = "B-014"


class Passed(game.Event, frozen=True, tag="passed"):
    """A seat passed because it had no other legal action."""

    seat: Seat
    rule: str = "BR-22"


class Arrived(game.Event, frozen=True, tag="arrived"):
    """A mouse reached its cheese, which ends the game."""

    seat: Seat
    at: Square
    rule: str = "B-023"


class TooLong(game.Event, frozen=True, tag="too-long"):
    """The game is a draw because nobody arrived before the length limit."""

    plies: int
    rule: str = "BR-27"


class Repeated(game.Event, frozen=True, tag="repeated"):
    """The game is a draw because a position occurred for the third time."""

    rule: str = "BR-32"


Event: TypeAlias = Stepped | Jumped | TurnedOff | Placed | Passed | Arrived | TooLong | Repeated


class Own(Struct, frozen=True):
    """What only one seat may see: nothing in this game."""

    seat: int


class View(Struct, frozen=True):
    """The position, which every seat and spectator sees alike: mice, barriers, stocks, and whose turn it is."""

    size: int
    turn: int
    mice: tuple[str, ...]
    cheese: tuple[Side, ...]
    """The side of the board where each seat's cheese is (B-005)."""
    stock: tuple[int, ...]
    """How many barriers each seat has left, for all to see (BR-28)."""
    barriers: tuple[str, ...]
    ply: int
    longest: int
    third_mouse: ThirdMouse
    repetition: bool
    since: tuple[str, ...]
    outcome: Outcome | None = None
    own: Own | None = None
