"""Chapters: the table as it is set, what is special, what must be done, and by when."""

from __future__ import annotations

from dataclasses import dataclass, field

from mulot.games.mystiques.content.encounters import Enemies, group
from mulot.games.mystiques.pieces import Laid


@dataclass(frozen=True)
class Surge:
    """A chapter's own surge: whom it brings, every time it happens."""

    enemies: Enemies


@dataclass(frozen=True)
class Objective:
    """`clear`: no enemy is left once this side has been explored. `defeat`: this enemy is defeated."""

    sort: str
    what: str


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
    enemies: tuple[tuple[str, str], ...] = ()
    """Who waits on the first tile: kind and space."""
    items: tuple[str, ...] = ()
    """Group items in the stash from the beginning."""
    visible: str = ""
    """An encounter card that lies face up from the beginning."""
    encounters: dict[str, Enemies] = field(default_factory=dict)
    """Sides with an encounter of their own instead of a card."""
    surges: dict[str, Surge] = field(default_factory=dict)
    """Sides with a surge of their own instead of the card's."""


CHAPTERS = {
    chapter.name: chapter
    for chapter in (
        Chapter(
            "first-frost",
            end=6,
            mice=4,
            heroes=("aubin", "rivette", "melisse", "filch"),
            board=(Laid("tile-1", 0, 0), Laid("tile-2", 1, 0), Laid("tile-3", 2, 0)),
            start=("b3", "b4"),
            objective=Objective("clear", "granary"),
            enemies=(("rat", "e1"), ("rat", "e4"), ("rat", "a1")),
            encounters={"granary": group("rat 3, elite-rat 2, centipede 1")},
        ),
        Chapter(
            "proving-ground",
            end=9,
            mice=4,
            heroes=("aubin", "filch", "selene", "ondine"),
            board=(
                Laid("tile-1", 0, 1),
                Laid("tile-2", 1, 1),
                Laid("tile-7", 1, 2),
                Laid("tile-5", 2, 1),
                Laid("tile-3", 3, 1),
                Laid("tile-4", 0, 0),
                Laid("tile-6", 2, 0),
                Laid("tile-8", 3, 2),
            ),
            start=("b3", "b4"),
            objective=Objective("defeat", "vurst"),
            enemies=(("roach", "e1"), ("roach", "e4")),
            items=("disguises", "hook", "fork", "grape"),
            visible="scratching",
            encounters={
                "cellar": group("brodie 1"),
                "granary": group("spider 1, roach 2"),
                "stone-floor": group("centipede 1, elite-rat 1"),
                "wheel-house": group("vurst 1, rat 2"),
            },
            surges={"wheel-house": Surge(group("roach 2"))},
        ),
    )
}
