"""Events of the story: passages, choices and their effects."""

from __future__ import annotations

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
    """The company gets a group item or a thing of the story for its stash."""

    item: Thing
    rule: str = "MR-194"


class ThingLies(game.Event, frozen=True, tag="thing-lies"):
    """A thing of the story lies here."""

    item: Thing
    space: str
    rule: str = "MR-198"


class MarkerMoved(game.Event, frozen=True, tag="marker-moved"):
    """The end marker lies on another page."""

    page: int
    rule: str = "MR-194"


class WaterCalmed(game.Event, frozen=True, tag="water-calmed"):
    """The water stands still: no current carries anybody any more."""

    rule: str = "MR-200"


class WebsHung(game.Event, frozen=True, tag="webs-hung"):
    """Webs hang on these spaces."""

    spaces: tuple[str, ...]
    rule: str = "MR-201"


class WebTorn(game.Event, frozen=True, tag="web-torn"):
    """A mouse ran into a web."""

    hero: Thing
    space: str
    rule: str = "MR-201"


class WebsSwept(game.Event, frozen=True, tag="webs-swept"):
    """All webs are gone, on every side."""

    rule: str = "MR-201"


class CardKept(game.Event, frozen=True, tag="card-kept"):
    """A hero takes a search card along into the next chapter."""

    hero: Thing
    card: Thing
    rule: str = "MR-163"


StoryEvent: TypeAlias = (
    Told | Decided | Given | ThingLies | MarkerMoved | WaterCalmed | WebsHung | WebTorn | WebsSwept | CardKept
)
