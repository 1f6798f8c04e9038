"""What lies on the table, what can be done and what can happen.

Inside, a face is one number: twice the card's number, and one more for the back. Outside, a card is its number and a
side.

The basic game holds no future: a pile is a count of cards that nobody has seen (`fresh`) on top of those that went
under it in sight of all (`under`). An unseen card is drawn from the `bag` when it is turned up, and a coin is tossed
for its side: the same chances as if all had been dealt before, and nothing that could leak.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from mulot.core.game import Event, Outcome, Seat

VERSION = 2
"""1: the first cards. 2: new cards (`content.py`)."""
TOKENS = 16
TOKENS_TO_WIN = 3
CARDS_IN_A_TURN = 3
PLACEMENTS_IN_A_ROUND = 2000
"""A round that takes longer ends without a winner (TR-28)."""
ROUNDS_WITHOUT_WINNER = 2
"""The second such round ends the game (TR-33)."""

Step: TypeAlias = Literal["place", "bonus", "consolation"]
Side: TypeAlias = Annotated[Literal["front", "back"], Meta(extra_json_schema={"kind": "thing"})]
CardNumber: TypeAlias = Annotated[int, Meta(ge=1, le=24)]
SIDES: tuple[Literal["front", "back"], Literal["front", "back"]] = ("front", "back")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How to play. `choose_side` is for the basic game; the pro variant always chooses (TR-37)."""

    variant: Literal["basic", "pro"] = "basic"
    choose_side: bool = False
    first: Annotated[int, Meta(ge=0, le=5)] | None = None


class State(Struct):
    """The table. Lists with one entry a seat: `tokens`, `fresh`, `under`, `peeked`, `hands`."""

    version: int
    seats: int
    pro: bool
    choose_side: bool
    starter: int
    turn: int
    step: Step = "place"
    round: int = 1
    laid: int = 0
    """Cards laid in this turn (T-013)."""
    placed: int = 0
    """Cards laid in this round (TR-28)."""
    blanks: int = 0
    """Rounds without a winner (TR-33)."""
    tokens: list[int] = []
    cheese: list[int] = []
    """Faces, the lowest first."""
    mice: int = 0
    """The places where a mouse is to be seen, one bit each; `cats` likewise."""
    cats: int = 0
    bag: list[int] = []
    """Cards nobody has seen in this round, in rising order: on top of the piles, and put aside (T-005)."""
    fresh: list[int] = []
    under: list[list[int]] = []
    """Faces that went under a pile, the next to be played first (TR-10)."""
    peeked: list[int] = []
    """The top card that only its owner has seen (TR-31), or 0."""
    hands: list[list[int]] = []
    """The pro variant's cards, in rising order, for hands have no order (TR-35)."""
    outcome: Outcome | None = None


# -------------------------------------------------------------------- what can be done


class Place(Struct, frozen=True, tag="place"):
    """Lay the top card of the pile as it lies."""


class PlaceSide(Struct, frozen=True, tag="place-side"):
    """Lay the top card of the pile with this side up."""

    side: Side


class PlaceCard(Struct, frozen=True, tag="place-card"):
    """Lay a card of the hand with this side up."""

    card: CardNumber
    side: Side


class Stop(Struct, frozen=True, tag="stop"):
    """Lay no further card."""


Action: TypeAlias = Place | PlaceSide | PlaceCard | Stop


# -------------------------------------------------------------------- what can happen


class Placed(Event, frozen=True, tag="placed"):
    """A card was laid, and so many mice and cats are to be seen now. Until then it was closed, or in a private hand."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardNumber
    side: Side
    mice: int
    cats: int
    to: Seat | None = None
    rule: str = "T-009"


class MiceSeen(Event, frozen=True, tag="mice-seen"):
    """Three mice: one more card may be laid."""

    seat: Seat
    mice: int
    rule: str = "T-011"


class EnoughLaid(Event, frozen=True, tag="enough-laid"):
    """Three mice, but three cards have been laid."""

    seat: Seat
    rule: str = "T-013"


class PileTaken(Event, frozen=True, tag="pile-taken"):
    """Three cats: the pile in the cheese goes to this seat, faces in the order in which they come to lie."""

    seat: Seat
    cats: int
    count: int
    cards: tuple[str, ...]
    round: int
    rule: str = "T-014"


class Stopped(Event, frozen=True, tag="stopped"):
    """A card that might have been laid was not."""

    seat: Seat
    rule: str = "TR-34"


class RoundWon(Event, frozen=True, tag="round-won"):
    """The last card is laid; a token is won."""

    seat: Seat
    tokens: int
    rule: str = "T-018"


class RoundBlank(Event, frozen=True, tag="round-blank"):
    """The round took too long and ends without a winner."""

    round: int
    rule: str = "TR-28"


class RoundBegan(Event, frozen=True, tag="round-began"):
    """All cards were collected, mixed and dealt anew."""

    round: int
    seat: Seat
    cards: int
    rule: str = "T-020"


class Dealt(Event, frozen=True, tag="dealt"):
    """The cards of a hand (pro variant)."""

    reveals: ClassVar[bool] = True
    to: Seat | None
    cards: tuple[int, ...]
    rule: str = "T-024"


class Peeked(Event, frozen=True, tag="peeked"):
    """The top card of the own pile, of which the side is to be chosen."""

    reveals: ClassVar[bool] = True
    to: Seat | None
    card: CardNumber
    rule: str = "TR-31"


Happening: TypeAlias = (
    Placed | MiceSeen | EnoughLaid | PileTaken | Stopped | RoundWon | RoundBlank | RoundBegan | Dealt | Peeked
)
