"""Events of the story: passages, choices and their effects."""

from typing import TypeAlias

from mulot.core import game
from mulot.core.game import Thing


class Told(game.Event, frozen=True, tag="told"):
    """A passage of the story is told. Its text comes in three lengths, from which each reader chooses."""

    passage: Thing
    rule: str = "MR-192"


class Decided(game.Event, frozen=True, tag="decided"):
    """The company has chosen at a crossroads."""

    choice: Thing
    rule: str = "MR-193"


class Given(game.Event, frozen=True, tag="given"):
    """The company gets a group item or a story item for its stash."""

    item: Thing
    rule: str = "MR-194"


class ThingLies(game.Event, frozen=True, tag="thing-lies"):
    """A story item is placed on this space."""

    item: Thing
    space: str
    rule: str = "MR-198"


class MarkerMoved(game.Event, frozen=True, tag="marker-moved"):
    """The end marker moves to another page."""

    page: int
    rule: str = "MR-194"


class WaterCalmed(game.Event, frozen=True, tag="water-calmed"):
    """The water becomes still, so currents no longer carry anybody."""

    rule: str = "MR-200"


class WebsHung(game.Event, frozen=True, tag="webs-hung"):
    """Webs are hung on these spaces."""

    spaces: tuple[str, ...]
    rule: str = "MR-201"


class WebTorn(game.Event, frozen=True, tag="web-torn"):
    """A mouse runs into a web, which tears."""

    hero: Thing
    space: str
    rule: str = "MR-201"


class WebsSwept(game.Event, frozen=True, tag="webs-swept"):
    """All webs on every side are removed."""

    rule: str = "MR-201"


class CardKept(game.Event, frozen=True, tag="card-kept"):
    """A hero keeps a search card for the next chapter."""

    hero: Thing
    card: Thing
    rule: str = "MR-163"


StoryEvent: TypeAlias = (
    Told | Decided | Given | ThingLies | MarkerMoved | WaterCalmed | WebsHung | WebTorn | WebsSwept | CardKept
)
