"""The data of Le Trio: options, state, actions and view. `cards` names cards and faces, `events` the events.

In the basic game the state does not contain unseen cards in order: a pile is a number of cards that nobody has seen
(`fresh`) on top of the cards that went under it face up (`under`). An unseen card is drawn from the `bag` when it is
laid, and its side is drawn too. The probabilities are the same as if all cards had been dealt before, and nothing can
leak.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from mulot.core.game import Outcome
from mulot.games.trio.model.cards import SIDES, Card, CardNumber, Face, Side, face_code, face_number, parse_face_code
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

VERSION = 2
"""The version of the rules: 1 has the first set of cards, 2 has the current set (`content.py`)."""
TOKENS = 16
TOKENS_TO_WIN = 3
CARDS_IN_A_TURN = 3
PLACEMENTS_IN_A_ROUND = 2000
"""The maximum number of cards laid in a round; a longer round ends without a winner (TR-28)."""
ROUNDS_WITHOUT_WINNER = 2
"""The game ends after this many rounds without a winner (TR-33)."""

Step: TypeAlias = Literal["place", "bonus", "consolation"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table. `choose_side` matters in the basic game only; the pro variant always chooses (TR-37)."""

    variant: Literal["basic", "pro"] = "basic"
    choose_side: bool = False
    first: Annotated[int, Meta(ge=0, le=5)] | None = None
    handicap: Annotated[int, Meta(ge=0, le=5)] | UnsetType | None = UNSET
    """A house rule: in the pro variant this seat's hand is open (TR-39).

    UNSET by default, so that journals of tables without it stay as they were before the option existed."""
    start_token: bool | UnsetType = UNSET
    """A house rule: every player begins with a token, so that two more win (TR-40). UNSET by default, as above."""


class State(Struct):
    """The table. `tokens`, `fresh`, `under`, `peeked` and `hands` have one entry per seat."""

    version: int
    seats: int
    pro: bool
    choose_side: bool
    starter: int
    turn: int
    step: Step = "place"
    round: int = 1
    laid: int = 0
    """How many cards were laid in this turn (T-013)."""
    placed: int = 0
    """How many cards were laid in this round (TR-28)."""
    blanks: int = 0
    """How many rounds ended without a winner (TR-33)."""
    tokens: list[int] = []
    cheese: list[int] = []
    """The faces in the cheese, the lowest first."""
    mice: int = 0
    """Bit set of the places where a mouse can be seen."""
    cats: int = 0
    """Bit set of the places where a cat can be seen."""
    bag: list[int] = []
    """The cards that nobody has seen in this round, on the piles or put aside (T-005), in rising order."""
    fresh: list[int] = []
    """How many unseen cards are on top of each pile."""
    under: list[list[int]] = []
    """The faces that went under each pile, in the order in which they will be laid (TR-10)."""
    peeked: list[int] = []
    """The top card of each pile if only its owner has seen it (TR-31), else 0."""
    hands: list[list[int]] = []
    """The cards of each hand in the pro variant, in rising order, because hands have no order (TR-35)."""
    outcome: Outcome | None = None
    open_seat: int | None = None
    """The seat whose hand is open (TR-39)."""


# -------------------------------------------------------------------- actions


class Place(Struct, frozen=True, tag="place"):
    """Lay the top card of the pile; which side is up is a matter of luck (T-008, TR-18)."""


class PlaceSide(Struct, frozen=True, tag="place-side"):
    """Lay the top card of the pile with this side up (TR-18)."""

    side: Side


class PlaceCard(Struct, frozen=True, tag="place-card"):
    """Lay a card from the hand with this side up (T-023)."""

    card: CardNumber
    side: Side


class Stop(Struct, frozen=True, tag="stop"):
    """Lay no further card (TR-05), or no new start card (TR-11)."""


Action: TypeAlias = Place | PlaceSide | PlaceCard | Stop


# -------------------------------------------------------------------- the view


class Own(Struct, frozen=True):
    """What only this seat sees: its hand (pro variant), or its top card if it chooses the side."""

    seat: int
    cards: tuple[Card, ...]


class OpenHand(Struct, frozen=True):
    """A hand that everybody sees (TR-39)."""

    seat: int
    cards: tuple[Card, ...]


class View(Struct, frozen=True):
    """The table as a seat or a spectator sees it."""

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
    """How many tokens nobody has won yet."""
    piles: tuple[int, ...]
    """How many cards each seat has left."""
    aside: int
    """How many cards are out of this round (T-005)."""
    cheese: tuple[Face, ...]
    """The faces in the cheese, the lowest first."""
    shows: str
    """What can be seen at the six places, one character each: m, c, or - for nothing."""
    outcome: Outcome | None = None
    own: Own | None = None
    version: int = 1
    """The version of the rules, which determines the set of cards."""
    open_hand: OpenHand | None = None
