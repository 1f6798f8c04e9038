"""The types that describe a chapter: its set-up, its enemies, its story with crossroads, and its objective."""

from dataclasses import dataclass, field

from mulot.games.mystiques.content.encounters import Enemies
from mulot.games.mystiques.content.tiles import Laid


@dataclass(frozen=True)
class Surge:
    """A chapter's own surge, with the enemies that it brings every time it happens."""

    enemies: Enemies


@dataclass(frozen=True)
class Objective:
    """The condition that wins the chapter.

    - `clear`: this side has been explored, and no enemy is left;
    - `defeat`: these enemies have been defeated, in any order (kinds, separated by blanks);
    - `bring`: the story item is in the stash, the mice are on the side `where`, and no enemy is with them;
    - `bell`: the bell has been hung on the cat.
    """

    sort: str
    what: str
    where: str = ""


@dataclass(frozen=True)
class Effect:
    """An effect of a choice in this chapter or in an earlier one.

    `n` is a number, `what` is an item or a side, and `enemies` are the enemies that come. The sorts of effect are:

    - `page`: the hourglass moves on by `n` pages
    - `marker`: the end marker moves `n` pages further away
    - `come`: these enemies come at once
    - `wait`: these enemies wait on the side `what`, instead of the previous ones
    - `item`: a group item for the stash
    - `cheese`: `n` cheese for every active mouse
    - `pay`: every active mouse gives away `n` cheese, or all she has if that is less
    - `wheel`: `n` cheese on the wheel
    - `heal`: `n` wounds of every active mouse are healed
    - `calm`: currents no longer carry mice
    - `sweep`: all webs are gone
    """

    sort: str
    n: int = 0
    what: str = ""
    enemies: Enemies = ()


@dataclass(frozen=True)
class Choice:
    """A choice at a crossroads: its name, the passage that follows it, and its effects."""

    name: str
    passage: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Crossing:
    """A crossroads in the story: the moments that lead to it, the passage before it, and the choices.

    A moment is `begin`, `explore <side>` or `take <thing>`. The first of them that occurs leads to the crossroads.
    """

    when: tuple[str, ...]
    passage: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Memory:
    """What a choice in an earlier chapter causes in this one: a passage after the opening, and effects."""

    deed: str
    passage: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Ending:
    """A passage that is told after a won chapter because of a choice in this chapter or an earlier one."""

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
    """Passages told when the hourglass reaches a page."""
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
class Level:
    """What a difficulty changes in a chapter (MR-214)."""

    pages: int = 0
    """How many pages later the end marker lies."""
    cheese: int = 0
    """How much cheese every mouse begins with."""
    fewer: int = 0
    """How many small enemies stay away wherever the chapter has some waiting."""
    more: Enemies = ()
    """The enemies that come in addition wherever the chapter has small enemies waiting."""
    cards: tuple[str, ...] = ("ordinary",)
    """The kinds of encounter cards in the deck: `ordinary`, `hard` or both."""


LEVELS = {"easy": Level(pages=1), "ordinary": Level(), "hard": Level(cards=("hard",))}
"""The difficulties of a chapter that has none of its own, as in versions 1 to 5."""


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
    """The spaces where the mice start. If there are more mice than spaces, the spaces are used again in order."""
    objective: Objective
    expected: int = 0
    """How many pages earlier the end marker is if heroes bring luggage (MR-205)."""
    enemies: tuple[tuple[str, str], ...] = ()
    """Enemies on the first tile, each by kind and space."""
    items: tuple[str, ...] = ()
    """Group items in the stash from the beginning."""
    visible: str = ""
    """An encounter card that is face up from the beginning."""
    encounters: dict[str, Enemies] = field(default_factory=dict)
    """The sides with their own encounters, instead of encounter cards. An empty list means that nobody comes."""
    surges: dict[str, Surge] = field(default_factory=dict)
    """The sides with their own surges, instead of the visible card's; `*` stands for every side."""
    without: tuple[str, ...] = ()
    """Encounter cards that stay in the box."""
    things: dict[str, tuple[str, str]] = field(default_factory=dict)
    """The story items by side: which item, and on which space."""
    webs: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By side, the spaces with webs when the side is first explored."""
    traps: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By side, the spaces with mousetraps when the side is first explored, in addition to those that a card sets."""
    tale: Tale | None = None
    levels: dict[str, Level] = field(default_factory=lambda: LEVELS)
    """What each difficulty changes."""
