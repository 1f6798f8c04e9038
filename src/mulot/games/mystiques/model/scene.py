"""What is going on while a question is asked: the part of the view that tells what the question is about.

The question and the seats that are asked are in the view's `ask`. The scene adds whose turn it is, what is being done
and what is at stake; fields that do not apply have their default. How the rules got there (frames and their steps) is
not part of the view: `view.frames_from_scene` computes it from the scene.
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
    """The turn of an enemy card, as it stands."""

    left: tuple[int, ...] = ()
    """Figures that have yet to act; during the cat's attack, those that have yet to defend themselves."""
    attacked: tuple[int, ...] = ()
    """Mice that were attacked in this turn."""
    path: tuple[str, ...] = ()
    """Spaces along which the cat has run."""


class Doing(Struct, frozen=True, omit_defaults=True):
    """What the mouse is doing, apart from fighting."""

    sort: Literal["step", "fly", "search", "recover", "explore", "share", "equip"]
    what: str = ""
    """The card she found, the effect she is getting rid of, what is flying, or the mouse she shares with."""
    old: str = ""
    to: str = ""
    """Where a step or a flight comes from (`old`) and where it goes (`to`)."""
    points: int = 0
    """Movement points left after the step, if all goes well."""
    trial: str = ""
    """What a roll without a star was made for: a key of `TRIALS` in `rules`."""
    dice: int = 0
    by: str = ""
    """The value (move or lore) by which she tries a mousetrap."""
    left: tuple[int, ...] = ()
    """Mice that have yet to be put down; the first of them is next."""
    entries: tuple[str, ...] = ()
    """Spaces where they may come in."""
    given: tuple[str, ...] = ()
    """Things that changed hands or places."""
    taken: tuple[str, ...] = ()
    disguised: bool = False


class Clash(Struct, frozen=True, omit_defaults=True):
    """A fight between two figures; the attacker -1 is the cat."""

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
    """True once the wounds have been dealt."""


class Effects(Struct, frozen=True, omit_defaults=True):
    """The effects of a crossroads, or of an earlier choice that the chapter remembers. `index` is its place in the
    chapter's tale."""

    index: int
    memory: bool = False
    choice: str = ""
    """The choice that was made."""
    done: int = 0
    """How many of the effects have been carried out."""


class Scene(Struct, frozen=True, omit_defaults=True):
    """What is going on while a question is asked."""

    card: str = ""
    """The card on the track whose turn it is. Empty before the first round, between rounds and when heroes part."""
    turn: Turn | None = None
    raid: Raid | None = None
    doing: Doing | None = None
    fight: Clash | None = None
    effects: Effects | None = None
    keeper: str = ""
    """The hero who names the card she keeps."""
    fewer: int = 0
    """How many enemies fewer will come, because of cards that were played."""
    passed: tuple[int, ...] = ()
    """Seats that have passed at this moment."""
