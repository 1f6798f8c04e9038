"""Events of fights, wounds, captures and the enemies' turns."""

from typing import TypeAlias

from mulot.core import game
from mulot.core.game import Seat, Thing


class AttackAimed(game.Event, frozen=True, tag="attack-aimed"):
    """A figure attacks another."""

    who: Thing
    number: int
    whom: Thing
    other: int
    rule: str = "M-162"


class AttackRolled(game.Event, frozen=True, tag="attack-rolled"):
    """An attack is rolled."""

    who: Thing
    number: int
    faces: tuple[int, ...]
    hits: int
    rule: str = "M-132"


class DefenceRolled(game.Event, frozen=True, tag="defence-rolled"):
    """A defence is rolled."""

    who: Thing
    number: int
    faces: tuple[int, ...]
    blocks: int
    rule: str = "M-137"


class Wounded(game.Event, frozen=True, tag="wounded"):
    """A figure is wounded."""

    who: Thing
    number: int
    count: int
    rule: str = "M-142"


class Poisoned(game.Event, frozen=True, tag="poisoned"):
    """A mouse is poisoned."""

    who: Thing
    count: int
    rule: str = "MR-56"


class Healed(game.Event, frozen=True, tag="healed"):
    """A mouse's wounds are healed."""

    hero: Thing
    count: int
    rule: str = "M-008"


class Affected(game.Event, frozen=True, tag="affected"):
    """A figure falls under an effect."""

    who: Thing
    number: int
    effect: Thing
    rule: str = "M-092"


class Defeated(game.Event, frozen=True, tag="defeated"):
    """An enemy is defeated and leaves the board."""

    foe: Thing
    number: int
    rule: str = "M-010"


class Captured(game.Event, frozen=True, tag="captured"):
    """A mouse is captured."""

    hero: Thing
    rule: str = "M-143"


class CameBack(game.Event, frozen=True, tag="came-back"):
    """A captured mouse comes back to the other mice."""

    hero: Thing
    space: str
    rule: str = "M-149"


class EnemiesTurn(game.Event, frozen=True, tag="enemies-turn"):
    """An enemy card's turn begins; this seat moves its figures."""

    card: Thing
    seat: Seat
    rule: str = "M-151"


class EnemyMoved(game.Event, frozen=True, tag="enemy-moved"):
    """An enemy moves one space."""

    foe: Thing
    number: int
    to: str
    rule: str = "M-156"


class CatPounced(game.Event, frozen=True, tag="cat-pounced"):
    """Brodie jumps to a space."""

    to: str
    rule: str = "M-171"


class CatChased(game.Event, frozen=True, tag="cat-chased"):
    """Brodie runs along these spaces."""

    path: tuple[str, ...]
    rule: str = "M-176"


FightEvent: TypeAlias = (
    AttackAimed | AttackRolled | DefenceRolled | Wounded | Poisoned | Healed | Affected | Defeated | Captured | CameBack
    | EnemiesTurn | EnemyMoved | CatPounced | CatChased
)  # fmt: skip
