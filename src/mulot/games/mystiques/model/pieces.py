"""The pieces of Les Mystiques on the table: mice, enemies and tokens. Their collections are tuples, so a shallow copy
is enough."""

from msgspec import Struct

STUNNED, WEBBED, DOWN = "stunned", "webbed", "down"


class Mouse(Struct):
    """A hero mouse and everything she has. `space` is empty while she is captured."""

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
    """Her starting equipment, wherever it is now; she never loses it when she is captured."""
    abilities: tuple[str, ...] = ()
    searched: tuple[str, ...] = ()
    """The sides on which she has searched successfully."""


class Enemy(Struct):
    """An enemy figure. `id` is never used twice; `number` distinguishes figures of a kind (0 if there is only one)."""

    id: int
    kind: str
    number: int
    tile: int
    space: str
    down: bool = False


FIRST_ENEMY = 10
"""The lowest figure number of an enemy; lower numbers belong to mice."""


class Token(Struct, frozen=True):
    """A group item on the board; the hook has a second end at `other`."""

    item: str
    tile: int
    space: str
    other: str = ""


class Crossroads(Struct, frozen=True):
    """A choice that the company has to make now: the passage that introduces it, and the choices."""

    passage: str
    choices: tuple[str, ...]
