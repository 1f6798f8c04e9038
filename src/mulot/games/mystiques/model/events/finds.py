"""Events of searching, cheese and group items."""

from typing import TypeAlias

from mulot.core import game
from mulot.core.game import Thing


class Searched(game.Event, frozen=True, tag="searched"):
    """A mouse has found a card."""

    hero: Thing
    card: Thing
    rule: str = "M-051"


class FoundNothing(game.Event, frozen=True, tag="found-nothing"):
    """A mouse searched successfully, but the deck is empty."""

    hero: Thing
    rule: str = "MR-27"


class Kept(game.Event, frozen=True, tag="kept"):
    """A mouse keeps the card she has found."""

    hero: Thing
    card: Thing
    rule: str = "M-053"


class Traded(game.Event, frozen=True, tag="traded"):
    """A mouse exchanges the card she has found for a cheese."""

    hero: Thing
    card: Thing
    rule: str = "M-054"


class Dropped(game.Event, frozen=True, tag="dropped"):
    """A mouse leaves a card behind to make room in her bag."""

    hero: Thing
    card: Thing
    rule: str = "MR-62"


class Happened(game.Event, frozen=True, tag="happened"):
    """An event card happens."""

    hero: Thing
    card: Thing
    rule: str = "M-052"


class Averted(game.Event, frozen=True, tag="averted"):
    """A mouse saw an event coming, so it does not happen."""

    hero: Thing
    card: Thing
    rule: str = "MR-206"


class ItemFound(game.Event, frozen=True, tag="item-found"):
    """A group item goes into the stash."""

    hero: Thing
    item: Thing
    rule: str = "MR-61"


class CheeseWon(game.Event, frozen=True, tag="cheese-won"):
    """A mouse wins cheese."""

    hero: Thing
    count: int
    rule: str = "M-139"


class CheeseLost(game.Event, frozen=True, tag="cheese-lost"):
    """Cheese is stolen from a mouse."""

    hero: Thing
    count: int
    rule: str = "MR-88"


class CheeseGiven(game.Event, frozen=True, tag="cheese-given"):
    """A mouse gives cheese away because of a choice that the company made."""

    hero: Thing
    count: int
    rule: str = "MR-194"


class CheeseOnWheel(game.Event, frozen=True, tag="cheese-on-wheel"):
    """Cheese is put on the wheel."""

    count: int
    total: int
    rule: str = "M-013"


class CheeseOffWheel(game.Event, frozen=True, tag="cheese-off-wheel"):
    """Cheese is taken from the wheel."""

    count: int
    total: int
    rule: str = "MR-18"


class ItemPlaced(game.Event, frozen=True, tag="item-placed"):
    """A group item is laid on the board."""

    item: Thing
    space: str
    rule: str = "M-184"


class ItemTaken(game.Event, frozen=True, tag="item-taken"):
    """A group item is returned to the stash."""

    hero: Thing
    item: Thing
    rule: str = "M-185"


class ItemGone(game.Event, frozen=True, tag="item-gone"):
    """A group item leaves the game for now: its card is shuffled back into the search deck."""

    item: Thing
    rule: str = "M-186"


class Catapulted(game.Event, frozen=True, tag="catapulted"):
    """A mouse is catapulted to a space."""

    hero: Thing
    to: str
    rule: str = "M-195"


class GrapeThrown(game.Event, frozen=True, tag="grape-thrown"):
    """The grape lands on a space, intact or squashed."""

    to: str
    squashed: bool
    rule: str = "M-200"


class GrapeEaten(game.Event, frozen=True, tag="grape-eaten"):
    """Cockroaches have eaten the grape."""

    count: int
    rule: str = "M-211"


FindEvent: TypeAlias = (
    Searched | FoundNothing | Kept | Traded | Dropped | Happened | Averted | ItemFound | CheeseWon | CheeseLost
    | CheeseGiven | CheeseOnWheel | CheeseOffWheel | ItemPlaced | ItemTaken | ItemGone | Catapulted | GrapeThrown
    | GrapeEaten
)  # fmt: skip
