"""What a seat may see now.

Open to all: the cheese with every card in it (each was laid in sight of all, TR-36), the number of cards in each pile
or hand, the tokens. Only for its owner: the hand of the pro variant, and the top card whose side is to be chosen. Shown
to nobody, but known to whoever remembers it (TR-32): the cards that went under a pile.
"""

from __future__ import annotations

from msgspec import Struct

from mulot.core.game import Outcome
from mulot.games.trio.content import SETS, Pair
from mulot.games.trio.rules import DECK, cards_left
from mulot.games.trio.state import SIDES, TOKENS, CardNumber, Side, State, Step


class Face(Struct, frozen=True):
    """One side of a card: six places, each m (mouse), c (cat) or o (hole)."""

    card: CardNumber
    side: Side
    places: str


class Card(Struct, frozen=True):
    """A card that its owner can turn over in his hands."""

    card: CardNumber
    front: str
    back: str


class Own(Struct, frozen=True):
    """What only this seat sees: its hand (pro variant), or its top card alone (where it chooses the side)."""

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


def _faces(cards: tuple[Pair, ...]) -> tuple[Face, ...]:
    return tuple(Face(max(face >> 1, 1), SIDES[face & 1], cards[(face >> 1) - 1][face & 1]) for face in range(50))


_FACES = {version: _faces(found.cards) for version, found in SETS.items()}
_CARDS = {
    version: tuple(Card(max(card, 1), *found.cards[card - 1]) for card in range(25)) for version, found in SETS.items()
}


def face_number(face: Face) -> int:
    """A face as the rules count it."""
    return 2 * face.card + (face.side == "back")


def look(s: State, seat: int | None) -> View:
    """The open table, plus what this seat alone may see."""
    return View(
        s.pro,
        s.choose_side,
        s.starter,
        s.turn,
        s.step,
        s.round,
        s.laid,
        s.placed,
        s.blanks,
        tuple(s.tokens),
        TOKENS - sum(s.tokens),
        tuple(cards_left(s, i) for i in range(s.seats)),
        len(DECK) % s.seats,
        tuple(_FACES[s.version][face] for face in s.cheese),
        "".join("m" if s.mice >> p & 1 else "c" if s.cats >> p & 1 else "-" for p in range(6)),
        s.outcome,
        None if seat is None else _own(s, seat),
        s.version,
    )


def _own(s: State, seat: int) -> Own | None:
    cards = _CARDS[s.version]
    if s.pro:
        return Own(seat, tuple(cards[card] for card in s.hands[seat]))
    if s.choose_side and seat == s.turn and s.outcome is None:
        return Own(seat, (cards[s.peeked[seat] if s.fresh[seat] else s.under[seat][0] >> 1],))
    return None
