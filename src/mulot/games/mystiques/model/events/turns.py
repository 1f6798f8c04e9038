"""Turns and what a mouse does in them."""

from __future__ import annotations

from mulot.core import game
from mulot.core.game import Seat, Thing


class RoundBegan(game.Event, frozen=True, tag="round-began"):
    """A round begins with the card in slot 1."""

    number: int
    rule: str = "M-041"


class TurnBegan(game.Event, frozen=True, tag="turn-began"):
    """A mouse has her turn."""

    hero: Thing
    seat: Seat
    rule: str = "M-005"


class TurnMissed(game.Event, frozen=True, tag="turn-missed"):
    """A captured mouse cannot come back yet."""

    hero: Thing
    rule: str = "M-148"


class Whispered(game.Event, frozen=True, tag="whispered"):
    """A captured mouse has done something for the others: for this one, or for all by gnawing at the wheel (None)."""

    hero: Thing
    whom: Thing | None = None
    rule: str = "MR-212"


class MoveRolled(game.Event, frozen=True, tag="move-rolled"):
    """So far she can go."""

    hero: Thing
    face: int
    points: int
    rule: str = "M-048"


class Moved(game.Event, frozen=True, tag="moved"):
    """One step."""

    hero: Thing
    to: str
    rule: str = "M-048"


class StoodUp(game.Event, frozen=True, tag="stood-up"):
    """A figure stands up again."""

    who: Thing
    number: int
    rule: str = "MR-51"


class StarsRolled(game.Event, frozen=True, tag="stars-rolled"):
    """A roll for stars."""

    hero: Thing
    trial: Thing
    faces: tuple[int, ...]
    stars: int
    rule: str = "M-051"


class TrapPassed(game.Event, frozen=True, tag="trap-passed"):
    """The mousetrap did not snap."""

    hero: Thing
    space: str
    rule: str = "M-087"


class TrapSprung(game.Event, frozen=True, tag="trap-sprung"):
    """The mousetrap snapped."""

    hero: Thing
    space: str
    rule: str = "M-088"


class Drifted(game.Event, frozen=True, tag="drifted"):
    """The current carries her."""

    hero: Thing
    to: str
    rule: str = "M-081"


class Recovered(game.Event, frozen=True, tag="recovered"):
    """She is free of an effect."""

    hero: Thing
    effect: Thing
    rule: str = "M-056"


class Explored(game.Event, frozen=True, tag="explored"):
    """All mice go to this side."""

    hero: Thing
    side: Thing
    rule: str = "M-064"


class PutDown(game.Event, frozen=True, tag="put-down"):
    """A mouse is put on a space."""

    hero: Thing
    space: str
    rule: str = "MR-76"


class Shared(game.Event, frozen=True, tag="shared"):
    """One thing changes hands."""

    giver: Thing
    taker: Thing
    what: Thing
    rule: str = "M-068"


class Worn(game.Event, frozen=True, tag="worn"):
    """From the bag to the equipment."""

    hero: Thing
    card: Thing
    rule: str = "M-070"


class Stowed(game.Event, frozen=True, tag="stowed"):
    """From the equipment to the bag."""

    hero: Thing
    card: Thing
    rule: str = "M-070"


class LevelledUp(game.Event, frozen=True, tag="levelled-up"):
    """Six cheese for an ability."""

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
