"""The scene in Les Mystiques: the part of the view that describes what is going on while a question is asked.

The question and the seats that are asked are in the view's `ask`. The scene adds whose turn it is, what is being done,
and the values involved; fields that do not apply have their default. The frames of the rules and their steps are not
part of the view; `view.frames_from_scene` computes them from the scene.
"""

from typing import Literal

from msgspec import Struct


class Turn(Struct, frozen=True, omit_defaults=True):
    """What a mouse can still do in her turn, and what she has done in it."""

    points: int = 0
    moved: bool = False
    acted: bool = False
    shared: bool = False
    equipped: bool = False
    levelled: bool = False


class Raid(Struct, frozen=True, omit_defaults=True):
    """The turn of an enemy card so far."""

    left: tuple[int, ...] = ()
    """Figures that have yet to act or, during the cat's attack, to defend themselves."""
    attacked: tuple[int, ...] = ()
    """Mice that were attacked in this turn."""
    path: tuple[str, ...] = ()
    """Spaces along which the cat has run."""


class Doing(Struct, frozen=True, omit_defaults=True):
    """What the mouse is doing, unless she is fighting."""

    sort: Literal["step", "fly", "search", "recover", "explore", "share", "equip"]
    what: str = ""
    """The card she found, the effect she is getting rid of, what is flying, or the mouse she shares with."""
    old: str = ""
    to: str = ""
    """The spaces from which a step or a flight starts (`old`) and to which it goes (`to`)."""
    points: int = 0
    """Movement points left after the step, if all goes well."""
    trial: str = ""
    """The purpose of a roll without a star: a key of `TRIALS` in `rules.star_roll`."""
    dice: int = 0
    by: str = ""
    """The value (move or lore) by which she tries a mousetrap."""
    left: tuple[int, ...] = ()
    """Mice that have yet to be put down, the next one first."""
    entries: tuple[str, ...] = ()
    """The spaces where they may come in."""
    given: tuple[str, ...] = ()
    """Things that were handed over, worn or stowed."""
    taken: tuple[str, ...] = ()
    disguised: bool = False


class Clash(Struct, frozen=True, omit_defaults=True):
    """A fight between two figures; the attacker is -1 for the cat."""

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
    """The effects of a crossroads, or of an earlier choice that the chapter remembers.

    `index` is the index of the crossroads or of the memory in the chapter's tale.
    """

    index: int
    memory: bool = False
    choice: str = ""
    """The choice that was made."""
    done: int = 0
    """How many of the effects have been carried out."""


class Scene(Struct, frozen=True, omit_defaults=True):
    """What is going on while a question is asked."""

    card: str = ""
    """The card on the track whose turn it is; empty before the first round, between rounds, and when heroes part."""
    turn: Turn | None = None
    raid: Raid | None = None
    doing: Doing | None = None
    fight: Clash | None = None
    effects: Effects | None = None
    keeper: str = ""
    """The hero who chooses the card she keeps."""
    fewer: int = 0
    """By how many enemies the encounter or surge is reduced because of cards that were played."""
    passed: tuple[int, ...] = ()
    """Seats that have passed in this window."""
