"""The types that chapters are written in: the set-up of the table, the enemies that wait, the story with its
crossroads, and the objective."""

from __future__ import annotations

from dataclasses import dataclass, field

from mulot.games.mystiques.content.encounters import Enemies
from mulot.games.mystiques.content.tiles import Laid


@dataclass(frozen=True)
class Surge:
    """A chapter's own surge: the enemies it brings every time it happens."""

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
    """An effect of a choice or of an earlier choice. `n` is how many, `what` the item or the side, `enemies` who comes.

    - `page`: the hourglass moves on by `n` pages
    - `marker`: the end marker moves `n` pages further away
    - `come`: these enemies come at once
    - `wait`: these enemies wait on the side `what` instead of those before
    - `item`: a group item for the stash
    - `cheese`: `n` cheese for every active mouse
    - `pay`: every active mouse gives away `n` cheese, as far as she has it
    - `wheel`: `n` cheese on the wheel
    - `heal`: `n` wounds of every active mouse are healed
    - `calm`: no current carries anybody any more
    - `sweep`: all webs are gone
    """

    sort: str
    n: int = 0
    what: str = ""
    enemies: Enemies = ()


@dataclass(frozen=True)
class Choice:
    """One way at a crossroads: its name, the passage it leads to, and its effects."""

    name: str
    passage: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Crossing:
    """A crossroads of the story: the moments that lead to it, the passage before it, and the choices.

    Moments are `begin`, `explore <side>` and `take <thing>`. Only the first of several moments leads to the crossroads.
    """

    when: tuple[str, ...]
    passage: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Memory:
    """What an earlier choice brings in this chapter: a passage after the opening, and effects."""

    deed: str
    passage: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Ending:
    """A passage that is told after a won chapter because of a choice made in it or before it."""

    deed: str
    passage: str


@dataclass(frozen=True)
class Tale:
    """The story of a chapter as the names of its passages. Each passage is told at most once."""

    opening: str
    won: str
    lost: str
    places: dict[str, str] = field(default_factory=dict)
    """Passages told when a side is explored for the first time."""
    pages: dict[int, str] = field(default_factory=dict)
    """Passages told when the hourglass comes to a page."""
    crossings: tuple[Crossing, ...] = ()
    memories: tuple[Memory, ...] = ()
    endings: tuple[Ending, ...] = ()

    def passages(self) -> tuple[str, ...]:
        """Return the names of all passages."""
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
    """A chapter as data: set-up, enemies, story and objective."""

    name: str
    end: int
    """The page of the end marker."""
    mice: int
    heroes: tuple[str, ...]
    board: tuple[Laid, ...]
    """The tiles; the first one is where the mice start."""
    start: tuple[str, ...]
    """Spaces where the mice start, used in turn and again from the beginning if there are more mice."""
    objective: Objective
    expected: int = 0
    """How many pages earlier the end marker lies if heroes bring luggage (MR-205)."""
    enemies: tuple[tuple[str, str], ...] = ()
    """Enemies on the first tile, each by kind and space."""
    items: tuple[str, ...] = ()
    """Group items in the stash from the beginning."""
    visible: str = ""
    """An encounter card that lies face up from the beginning."""
    encounters: dict[str, Enemies] = field(default_factory=dict)
    """Sides with an encounter of their own instead of a card. An empty list means that nobody comes."""
    surges: dict[str, Surge] = field(default_factory=dict)
    """Sides with a surge of their own instead of the visible card's; `*` stands for every side."""
    without: tuple[str, ...] = ()
    """Encounter cards that stay in the box."""
    things: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Things of the story by the side they lie on: which thing, and on which space."""
    webs: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Spaces by side where webs hang when the side is first explored."""
    traps: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Spaces by side where mousetraps lie when the side is first explored, besides those that a card sets."""
    tale: Tale | None = None
