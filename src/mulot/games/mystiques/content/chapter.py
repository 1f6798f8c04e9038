"""What a chapter is made of: the table as it is set, who waits where, the story, its crossroads, the objective."""

from __future__ import annotations

from dataclasses import dataclass, field

from mulot.games.mystiques.content.encounters import Enemies
from mulot.games.mystiques.content.tiles import Laid


@dataclass(frozen=True)
class Surge:
    """A chapter's own surge: whom it brings, every time it happens."""

    enemies: Enemies


@dataclass(frozen=True)
class Objective:
    """What wins the chapter.

    - `clear`: no enemy is left once this side has been explored;
    - `defeat`: these enemies have been defeated, in any order (kinds, with a blank between);
    - `bring`: the thing is in the stash, the mice are on the side `where`, and no enemy is with them;
    - `bell`: the thing has been hung on the cat.
    """

    sort: str
    what: str
    where: str = ""


@dataclass(frozen=True)
class Effect:
    """What comes of a choice or of an old deed. `n` is how many, `what` the item or the side, `enemies` who.

    - `page`: the hourglass moves on so many pages;   `marker`: the end marker lies so many pages later
    - `come`: these enemies come at once;             `wait`: these wait on the side `what` instead of those before
    - `item`: a group item for the stash
    - `cheese`: so much for every active mouse;       `pay`: so much of every active mouse, as far as she has it
    - `wheel`: so much cheese on the wheel
    - `heal`: so many wounds of every active mouse
    - `calm`: no current carries anybody any more;    `sweep`: no webs any more
    """

    sort: str
    n: int = 0
    what: str = ""
    enemies: Enemies = ()


@dataclass(frozen=True)
class Choice:
    """One way at a crossroads: its name, the passage it leads to, what comes of it."""

    name: str
    passage: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Crossing:
    """A crossroads of the story: the moments at which it is come to, the passage that leads to it, the ways.

    Moments: `begin`, `explore <side>`, `take <thing>`. Of several moments only the first counts.
    """

    when: tuple[str, ...]
    passage: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Memory:
    """What an old deed brings in this chapter: a passage after the opening, and its effects."""

    deed: str
    passage: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Ending:
    """What is told after a won chapter because of a deed, of this chapter or of an earlier one."""

    deed: str
    passage: str


@dataclass(frozen=True)
class Tale:
    """The story of a chapter by passages; each is told once."""

    opening: str
    won: str
    lost: str
    places: dict[str, str] = field(default_factory=dict)
    """When a side is explored for the first time."""
    pages: dict[int, str] = field(default_factory=dict)
    """When the hourglass comes to a page."""
    crossings: tuple[Crossing, ...] = ()
    memories: tuple[Memory, ...] = ()
    endings: tuple[Ending, ...] = ()

    def passages(self) -> tuple[str, ...]:
        """Everything that can be told."""
        return (
            self.opening,
            *(memory.passage for memory in self.memories),
            *self.places.values(),
            *self.pages.values(),
            *(
                passage
                for crossing in self.crossings
                for passage in (crossing.passage, *(choice.passage for choice in crossing.choices))
            ),
            self.won,
            *(ending.passage for ending in self.endings),
            self.lost,
        )


@dataclass(frozen=True)
class Chapter:
    """A chapter as data."""

    name: str
    end: int
    """The page of the end marker."""
    mice: int
    heroes: tuple[str, ...]
    board: tuple[Laid, ...]
    """The tiles; the first one is where the mice start."""
    start: tuple[str, ...]
    """The spaces where the mice are put, one after the other, over and over."""
    objective: Objective
    expected: int = 0
    """So many pages earlier the end marker lies if the heroes bring luggage: they are expected."""
    enemies: tuple[tuple[str, str], ...] = ()
    """Who waits on the first tile: kind and space."""
    items: tuple[str, ...] = ()
    """Group items in the stash from the beginning."""
    visible: str = ""
    """An encounter card that lies face up from the beginning."""
    encounters: dict[str, Enemies] = field(default_factory=dict)
    """Sides with an encounter of their own instead of a card; nobody named: nobody comes."""
    surges: dict[str, Surge] = field(default_factory=dict)
    """Sides with a surge of their own instead of the card's; `*` stands for every side."""
    without: tuple[str, ...] = ()
    """Encounter cards that stay in the box."""
    things: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Things of the story: on which side, which thing, on which space."""
    webs: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Where webs hang when a side is explored."""
    traps: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Where mousetraps lie when a side is explored, besides those that a card sets."""
    tale: Tale | None = None
