"""Events of rounds, of turns, and of what a mouse does in her turn."""

from typing import TypeAlias

from mulot.core import game
from mulot.core.game import Seat, Thing


class RoundBegan(game.Event, frozen=True, tag="round-began"):
    """A round begins with the card in slot 1."""

    number: int
    rule: str = "M-041"


class TurnBegan(game.Event, frozen=True, tag="turn-began"):
    """A mouse's turn begins."""

    hero: Thing
    seat: Seat
    rule: str = "M-005"


class TurnMissed(game.Event, frozen=True, tag="turn-missed"):
    """A captured mouse misses her turn, because she cannot come back yet."""

    hero: Thing
    rule: str = "M-148"


class Whispered(game.Event, frozen=True, tag="whispered"):
    """A captured mouse has whispered to the mouse `whom` or, if that is None, gnawed at the wheel."""

    hero: Thing
    whom: Thing | None = None
    rule: str = "MR-212"


class MoveRolled(game.Event, frozen=True, tag="move-rolled"):
    """A mouse has rolled for her move and gets this many points."""

    hero: Thing
    face: int
    points: int
    rule: str = "M-048"


class Moved(game.Event, frozen=True, tag="moved"):
    """A mouse takes one step."""

    hero: Thing
    to: str
    rule: str = "M-048"


class StoodUp(game.Event, frozen=True, tag="stood-up"):
    """A figure stands up again."""

    who: Thing
    number: int
    rule: str = "MR-51"


class StarsRolled(game.Event, frozen=True, tag="stars-rolled"):
    """A mouse has rolled for stars."""

    hero: Thing
    trial: Thing
    faces: tuple[int, ...]
    stars: int
    rule: str = "M-051"


class TrapPassed(game.Event, frozen=True, tag="trap-passed"):
    """A mousetrap did not snap."""

    hero: Thing
    space: str
    rule: str = "M-087"


class TrapSprung(game.Event, frozen=True, tag="trap-sprung"):
    """A mousetrap snapped."""

    hero: Thing
    space: str
    rule: str = "M-088"


class Drifted(game.Event, frozen=True, tag="drifted"):
    """The current carries a mouse to a space."""

    hero: Thing
    to: str
    rule: str = "M-081"


class Recovered(game.Event, frozen=True, tag="recovered"):
    """A mouse is free of an effect."""

    hero: Thing
    effect: Thing
    rule: str = "M-056"


class Explored(game.Event, frozen=True, tag="explored"):
    """All mice go to another side."""

    hero: Thing
    side: Thing
    rule: str = "M-064"


class PutDown(game.Event, frozen=True, tag="put-down"):
    """A mouse is put on a space."""

    hero: Thing
    space: str
    rule: str = "MR-76"


class Shared(game.Event, frozen=True, tag="shared"):
    """One thing changes hands between two mice."""

    giver: Thing
    taker: Thing
    what: Thing
    rule: str = "M-068"


class Worn(game.Event, frozen=True, tag="worn"):
    """A mouse moves a card from her bag to her equipment."""

    hero: Thing
    card: Thing
    rule: str = "M-070"


class Stowed(game.Event, frozen=True, tag="stowed"):
    """A mouse moves a card from her equipment to her bag."""

    hero: Thing
    card: Thing
    rule: str = "M-070"


class LevelledUp(game.Event, frozen=True, tag="levelled-up"):
    """A mouse has paid six cheese for an ability."""

    hero: Thing
    ability: Thing
    rule: str = "M-071"


class Used(game.Event, frozen=True, tag="used"):
    """An ability, a trick or a scroll is played."""

    hero: Thing
    card: Thing
    on: Thing | None
    number: int
    rule: str = "MR-187"


TurnEvent: TypeAlias = (
    RoundBegan | TurnBegan | TurnMissed | Whispered | MoveRolled | Moved | StoodUp | StarsRolled | TrapPassed
    | TrapSprung | Drifted | Recovered | Explored | PutDown | Shared | Worn | Stowed | LevelledUp | Used
)  # fmt: skip
