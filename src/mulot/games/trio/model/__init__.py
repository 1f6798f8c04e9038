"""What lies on the table, what can be done, what a seat may see; `cards`: how cards are named, `events`: what happens.

The basic game holds no future: a pile is a count of cards that nobody has seen (`fresh`) on top of those that went
under it in sight of all (`under`). An unseen card is drawn from the `bag` when it is turned up, and a coin is tossed
for its side: the same chances as if all had been dealt before, and nothing that could leak.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from mulot.core.game import Outcome
from mulot.games.trio.model.cards import SIDES, Card, CardNumber, Face, Side, code, face_number, face_of
from mulot.games.trio.model.events import (
    Dealt,
    EnoughLaid,
    Event,
    MiceSeen,
    Peeked,
    PileTaken,
    Placed,
    RoundBegan,
    RoundBlank,
    RoundWon,
    Stopped,
)

__all__ = [
    "CARDS_IN_A_TURN",
    "PLACEMENTS_IN_A_ROUND",
    "ROUNDS_WITHOUT_WINNER",
    "SIDES",
    "TOKENS",
    "TOKENS_TO_WIN",
    "VERSION",
    "Action",
    "Card",
    "CardNumber",
    "Dealt",
    "EnoughLaid",
    "Event",
    "Face",
    "MiceSeen",
    "OpenHand",
    "Options",
    "Own",
    "Peeked",
    "PileTaken",
    "Place",
    "PlaceCard",
    "PlaceSide",
    "Placed",
    "RoundBegan",
    "RoundBlank",
    "RoundWon",
    "Side",
    "State",
    "Step",
    "Stop",
    "Stopped",
    "View",
    "code",
    "face_number",
    "face_of",
]

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


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How to play. `choose_side` is for the basic game; the pro variant always chooses (TR-37)."""

    variant: Literal["basic", "pro"] = "basic"
    choose_side: bool = False
    first: Annotated[int, Meta(ge=0, le=5)] | None = None
    handicap: Annotated[int, Meta(ge=0, le=5)] | UnsetType | None = UNSET
    """The house's own, off by default: in the pro variant this seat's hand lies open (TR-39). It came later: where
    nobody chose it, tables are written as they were before."""


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
    open_seat: int | None = None
    """The seat whose hand lies open (TR-39)."""


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


# -------------------------------------------------------------------- what a seat may see


class Own(Struct, frozen=True):
    """What only this seat sees: its hand (pro variant), or its top card alone (where it chooses the side)."""

    seat: int
    cards: tuple[Card, ...]


class OpenHand(Struct, frozen=True):
    """A hand that everybody sees (TR-39)."""

    seat: int
    cards: tuple[Card, ...]


class View(Struct, frozen=True):
    """The table as it can be seen."""

    pro: bool
    choose_side: bool
    starter: int
    turn: int
    step: Step
    round: int
    laid: int
    placed: int
    blanks: int
    tokens: tuple[int, ...]
    box: int
    """Tokens nobody has won yet."""
    piles: tuple[int, ...]
    """Cards left, a seat."""
    aside: int
    """Cards out of this round (T-005)."""
    cheese: tuple[Face, ...]
    """The lowest first."""
    shows: str
    """What is to be seen at the six places: m, c or - for nothing."""
    outcome: Outcome | None = None
    own: Own | None = None
    version: int = 1
    """Which set of cards is played with: the game's version when the table was set."""
    open_hand: OpenHand | None = None
