"""What can happen in Le Trio."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from mulot.core import game
from mulot.core.game import Seat
from mulot.games.trio.model.cards import CardNumber, Side


class Placed(game.Event, frozen=True, tag="placed"):
    """A card was laid, and so many mice and cats are to be seen now. Until then it was closed, or in a private hand."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardNumber
    side: Side
    mice: int
    cats: int
    to: Seat | None = None
    rule: str = "T-009"


class MiceSeen(game.Event, frozen=True, tag="mice-seen"):
    """Three mice: one more card may be laid."""

    seat: Seat
    mice: int
    rule: str = "T-011"


class EnoughLaid(game.Event, frozen=True, tag="enough-laid"):
    """Three mice, but three cards have been laid."""

    seat: Seat
    rule: str = "T-013"


class PileTaken(game.Event, frozen=True, tag="pile-taken"):
    """Three cats: the pile in the cheese goes to this seat, faces in the order in which they come to lie."""

    seat: Seat
    cats: int
    count: int
    cards: tuple[str, ...]
    round: int
    rule: str = "T-014"


class Stopped(game.Event, frozen=True, tag="stopped"):
    """A card that might have been laid was not."""

    seat: Seat
    rule: str = "TR-34"


class RoundWon(game.Event, frozen=True, tag="round-won"):
    """The last card is laid; a token is won."""

    seat: Seat
    tokens: int
    rule: str = "T-018"


class RoundBlank(game.Event, frozen=True, tag="round-blank"):
    """The round took too long and ends without a winner."""

    round: int
    rule: str = "TR-28"


class RoundBegan(game.Event, frozen=True, tag="round-began"):
    """All cards were collected, mixed and dealt anew."""

    round: int
    seat: Seat
    cards: int
    rule: str = "T-020"


class Dealt(game.Event, frozen=True, tag="dealt"):
    """The cards of a hand (pro variant)."""

    reveals: ClassVar[bool] = True
    to: Seat | None
    cards: tuple[int, ...]
    rule: str = "T-024"


class Peeked(game.Event, frozen=True, tag="peeked"):
    """The top card of the own pile, of which the side is to be chosen."""

    reveals: ClassVar[bool] = True
    to: Seat | None
    card: CardNumber
    rule: str = "TR-31"


Event: TypeAlias = (
    Placed | MiceSeen | EnoughLaid | PileTaken | Stopped | RoundWon | RoundBlank | RoundBegan | Dealt | Peeked
)
