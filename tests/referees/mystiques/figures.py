"""What is on the table: mice, enemies and tokens; and what the referee asks, judges and ends with."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeVar

from mulot.games.mystiques.content.search_cards import SEARCH, Found
from referees.mystiques.rulebook_tables import ENEMIES, HEROES, Printed

T = TypeVar("T")
Asking = Generator["Question", tuple[int, str], T]
"""A part of the game that may ask the players something."""


class Disagreement(AssertionError):
    """The game and the referee do not agree."""


class Over(Exception):
    """The chapter is won or lost."""

    def __init__(self, won: bool, reason: str) -> None:
        super().__init__(reason)
        self.won, self.reason = won, reason


@dataclass
class Question:
    """What the game asks, and for each seat what it may answer."""

    about: str
    answers: dict[int, list[str]]
    must: tuple[int, ...] = ()


@dataclass
class Mouse:
    hero: str
    seat: int
    space: str
    """Nothing while she is captured."""
    gear: list[str]
    abilities: list[str]
    start: tuple[str, ...]
    bag: list[str] = field(default_factory=list)
    tricks: list[str] = field(default_factory=list)
    searched: list[str] = field(default_factory=list)
    effects: set[str] = field(default_factory=set)
    wounds: int = 0
    poison: int = 0
    cheese: int = 0

    def worn(self) -> list[Found]:
        return [SEARCH[card] for card in self.gear]

    def lore(self) -> int:
        return HEROES[self.hero].lore + sum(card.lore for card in self.worn())

    def speed(self) -> int:
        return HEROES[self.hero].speed + sum(card.move for card in self.worn())


@dataclass
class Enemy:
    kind: str
    number: int
    space: str
    down: bool = False

    @property
    def printed(self) -> Printed:
        return ENEMIES[self.kind]

    @property
    def name(self) -> tuple[str, int]:
        return self.kind, self.number


@dataclass
class MouseTurn:
    """A mouse's turn."""

    mouse: Mouse
    points: int = 0
    moved: bool = False
    acted: bool = False
    shared: bool = False
    equipped: bool = False
    learnt: bool = False
    over: bool = False


@dataclass
class Token:
    item: str
    space: str
    other: str = ""

    @property
    def ends(self) -> tuple[str, ...]:
        return (self.space, self.other) if self.other else (self.space,)
