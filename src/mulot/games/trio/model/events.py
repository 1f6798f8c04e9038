"""The events of Le Trio."""

from typing import ClassVar, TypeAlias

from mulot.core import game
from mulot.core.game import Seat
from mulot.games.trio.model.cards import CardNumber, Side


class Placed(game.Event, frozen=True, tag="placed"):
    """A card is laid; `mice` and `cats` count what can be seen now. The card was face down or in a private hand."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardNumber
    side: Side
    mice: int
    cats: int
    to: Seat | None = None
    rule: str = "T-009"


class MiceSeen(game.Event, frozen=True, tag="mice-seen"):
    """Three mice or more can be seen, so one more card may be laid."""

    seat: Seat
    mice: int
    rule: str = "T-011"


class EnoughLaid(game.Event, frozen=True, tag="enough-laid"):
    """Three mice or more can be seen, but the third card of the turn has been laid."""

    seat: Seat
    rule: str = "T-013"


class PileTaken(game.Event, frozen=True, tag="pile-taken"):
    """Three cats or more can be seen, so the seat takes the pile. `cards` are its faces in their new order."""

    seat: Seat
    cats: int
    count: int
    cards: tuple[str, ...]
    round: int
    rule: str = "T-014"


class Stopped(game.Event, frozen=True, tag="stopped"):
    """A seat declines to lay a further card or a new start card."""

    seat: Seat
    rule: str = "TR-34"


class RoundWon(game.Event, frozen=True, tag="round-won"):
    """A seat has laid its last card and wins the round and a token."""

    seat: Seat
    tokens: int
    rule: str = "T-018"


class RoundBlank(game.Event, frozen=True, tag="round-blank"):
    """The round was too long and ends without a winner."""

    round: int
    rule: str = "TR-28"


class RoundBegan(game.Event, frozen=True, tag="round-began"):
    """A new round begins: all cards are shuffled and dealt again, `cards` to each seat; `seat` begins."""

    round: int
    seat: Seat
    cards: int
    rule: str = "T-020"


class Dealt(game.Event, frozen=True, tag="dealt"):
    """The cards of a new hand in the pro variant; only its owner receives this event."""

    reveals: ClassVar[bool] = True
    to: Seat | None
    cards: tuple[int, ...]
    rule: str = "T-024"


class Peeked(game.Event, frozen=True, tag="peeked"):
    """The top card of a pile, whose side its owner chooses; only the owner receives this event."""

    reveals: ClassVar[bool] = True
    to: Seat | None
    card: CardNumber
    rule: str = "TR-31"


Event: TypeAlias = (
    Placed | MiceSeen | EnoughLaid | PileTaken | Stopped | RoundWon | RoundBlank | RoundBegan | Dealt | Peeked
)
