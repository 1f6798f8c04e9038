"""What is going on while a question is asked: the part of the view that says what the question is about.

Who is asked, and what, stands in the view's `ask`. Here is whose turn it is, what is being done in it and what is at
stake; a value that is not told is its default. How the rules come to the question (frames and their steps) is not told:
`view.scene` finds that again from what is.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Turn(Struct, frozen=True, omit_defaults=True):
    """What is left of a mouse's turn, and what she has done in it."""

    points: int = 0
    moved: bool = False
    acted: bool = False
    shared: bool = False
    equipped: bool = False
    levelled: bool = False


class Raid(Struct, frozen=True, omit_defaults=True):
    """The turn of an enemy card."""

    left: tuple[int, ...] = ()
    """Figures that have yet to act; where the cat attacks, those that have yet to defend themselves."""
    attacked: tuple[int, ...] = ()
    """Mice that were attacked in it."""
    path: tuple[str, ...] = ()
    """The way that the cat has come."""


class Doing(Struct, frozen=True, omit_defaults=True):
    """What the mouse is doing, besides fighting."""

    sort: Literal["step", "fly", "search", "recover", "explore", "share", "equip"]
    what: str = ""
    """The card she found, the effect she shakes off, who or what flies, with whom she shares."""
    old: str = ""
    to: str = ""
    """Where a step or a flight comes from, and goes."""
    points: int = 0
    """Points left after the step when all goes well."""
    trial: str = ""
    """What the dice are rolled for, where a roll for stars has failed: see `rules.rolling`."""
    dice: int = 0
    by: str = ""
    """The value by which she tries a mousetrap."""
    left: tuple[int, ...] = ()
    """Mice that have yet to be put down, the first of them now …"""
    entries: tuple[str, ...] = ()
    """… and where they come in."""
    given: tuple[str, ...] = ()
    """What changed hands or places."""
    taken: tuple[str, ...] = ()
    disguised: bool = False


class Clash(Struct, frozen=True, omit_defaults=True):
    """One figure attacks another; -1 is the cat."""

    attacker: int
    defender: int
    card: str = ""
    """The enemy card that attacks or is attacked."""
    weapon: str = ""
    ranged: bool = False
    dice: int = 0
    less: int = 0
    hits: int = -1
    blocks: int = 0
    wounds: int = 0
    wheel: int = 0
    dealt: bool = False
    """The wounds have been dealt."""


class Effects(Struct, frozen=True, omit_defaults=True):
    """What comes of a crossroads, or of an old deed that the chapter remembers; each by its number there."""

    index: int
    memory: bool = False
    choice: str = ""
    """The way that was chosen."""
    done: int = 0
    """So many of its effects have been carried out."""


class Scene(Struct, frozen=True, omit_defaults=True):
    """What is going on."""

    card: str = ""
    """Whose turn it is: a card of the track. Nobody's before the first round, between rounds, and at the parting."""
    turn: Turn | None = None
    raid: Raid | None = None
    doing: Doing | None = None
    fight: Clash | None = None
    effects: Effects | None = None
    keeper: str = ""
    """The hero who says what she keeps."""
    fewer: int = 0
    """So many enemies less will come, by cards that were played."""
    passed: tuple[int, ...] = ()
    """Seats that play nothing at this moment."""
