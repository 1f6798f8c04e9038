"""What lies on the table: mice, enemies, tokens, tiles. Plain data; collections are tuples, so a copy is shallow."""

from __future__ import annotations

from msgspec import Struct

STUNNED, WEBBED, DOWN = "stunned", "webbed", "down"


class Mouse(Struct):
    """A hero mouse and all that is hers. `space` is empty while she is captured."""

    hero: str
    seat: int
    space: str = ""
    wounds: int = 0
    poison: int = 0
    cheese: int = 0
    effects: tuple[str, ...] = ()
    gear: tuple[str, ...] = ()
    """Search cards she wears, face up."""
    bag: tuple[str, ...] = ()
    """Search cards she carries, face down."""
    tricks: tuple[str, ...] = ()
    start: tuple[str, ...] = ()
    """Her starting equipment, wherever it lies now: a capture never takes it."""
    abilities: tuple[str, ...] = ()
    searched: tuple[str, ...] = ()
    """The sides on which she has searched with success."""


class Enemy(Struct):
    """An enemy figure. `id` never comes twice; `number` tells figures of a kind apart (0: there is only one)."""

    id: int
    kind: str
    number: int
    tile: int
    space: str
    down: bool = False


FIRST_ENEMY = 10
"""Figures are numbered: mice from 0, enemies from here."""


class Token(Struct, frozen=True):
    """A group item on the board; the hook has two ends."""

    item: str
    tile: int
    space: str
    other: str = ""


class Crossroads(Struct, frozen=True):
    """A choice the company has to make now: the passage that leads to it, and what can be chosen."""

    passage: str
    choices: tuple[str, ...]
