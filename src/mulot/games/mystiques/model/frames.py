"""Every procedure that can be under way, as data: one frame for each, with what it has to remember.

What is done with a frame is in `rules`, in the procedure of that frame. This way the state can hold frames without
importing the rules, and a rule can start another procedure by its frame. Saved games hold frames by their tags, steps
(`at`) and fields: all three can be added to but not renamed.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class UnderWay(Struct, tag_field="frame"):
    """Base class of all frames; `at` is the step that the procedure is on (see `mulot.core.flow`)."""

    at: str = ""


# -------------------------------------------------------------------- rounds and turns


class Opening(UnderWay, tag="opening"):
    """The chapter is being opened."""

    remembered: int = 0
    """How many of the chapter's memories have been dealt with."""


class Round(UnderWay, tag="round"):
    """A round: every card on the track has a turn."""


class MouseTurn(UnderWay, tag="mouse-turn"):
    """The turn of a mouse; `points` are the movement points she has left."""

    mouse: int = 0
    points: int = 0
    moved: bool = False
    """She has used her move or a part of it."""
    acted: bool = False
    shared: bool = False
    equipped: bool = False
    levelled: bool = False
    over: bool = False


class ComingBack(UnderWay, tag="coming-back"):
    """A captured mouse comes back."""

    mouse: int = 0


class Captive(UnderWay, tag="captive"):
    """A captured mouse has her turn under the house rule `captives_whisper`."""

    mouse: int = 0


class EnemyTurn(UnderWay, tag="enemy-turn"):
    """The turn of an enemy card, in which all its figures act."""

    card: str = ""
    left: tuple[int, ...] = ()
    """Figures that have yet to act. Those that come during the turn act from the next round on (MR-167)."""
    attacked: tuple[int, ...] = ()
    """Mice that figures of this card have attacked in this turn."""


class EnemyActs(UnderWay, tag="enemy-acts"):
    """One enemy figure moves and fights."""

    figure: int = 0
    card: str = ""


class CatAttacks(UnderWay):
    """Base of the cat's two turns: one attack roll against several figures."""

    hits: int = 0
    left: tuple[int, ...] = ()
    """Figures that have yet to defend themselves."""


class BrodiePounces(CatAttacks, tag="brodie-pounces"):
    """The cat pounces."""


class BrodieChases(CatAttacks, tag="brodie-chases"):
    """The cat chases."""

    path: tuple[str, ...] = ()


class Parting(UnderWay, tag="parting"):
    """The heroes name the search cards they keep; `mouse` is the one who is asked."""

    mouse: int = 0


# -------------------------------------------------------------------- what a mouse does


class Stepping(UnderWay, tag="stepping"):
    """A mouse takes a step."""

    mouse: int = 0
    to: str = ""
    points: int = 0
    """Movement points left after the step, if all goes well."""
    old: str = ""
    """The space she comes from."""


class LeavingWater(UnderWay, tag="leaving-water"):
    """A mouse climbs out of the water."""

    mouse: int = 0
    to: str = ""


class TrapTest(UnderWay, tag="trap-test"):
    """A mouse stands on a mousetrap; `by` is the value (move or lore) that gives her dice."""

    mouse: int = 0
    by: str = ""
    ends_turn: bool = False


class StarRoll(UnderWay, tag="star-roll"):
    """A mouse rolls for stars; `trial` says what for."""

    mouse: int = 0
    trial: str = "search"
    dice: int = 1
    passed: tuple[int, ...] = ()
    """Seats that have passed in this window."""


class Searching(UnderWay, tag="searching"):
    """A mouse searches."""

    mouse: int = 0


class Finding(UnderWay, tag="finding"):
    """A mouse has found a card."""

    mouse: int = 0
    card: str = ""


class Happening(UnderWay, tag="happening"):
    """A mouse has drawn an event card."""

    mouse: int = 0
    card: str = ""


class Recovering(UnderWay, tag="recovering"):
    """A mouse gets rid of an effect."""

    mouse: int = 0
    effect: str = ""


class Exploring(UnderWay, tag="exploring"):
    """All mice go to another side; `new` is true if nobody has seen it before."""

    mouse: int = 0
    new: bool = False


class Placing(UnderWay, tag="placing"):
    """Mice are put down one by one where they come in; `left` are those still to be placed."""

    left: tuple[int, ...] = ()
    entries: tuple[str, ...] = ()


class Sharing(UnderWay, tag="sharing"):
    """Two mice share; `given` and `taken` are the things that changed hands in each direction."""

    mouse: int = 0
    other: int = 0
    given: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()


class Equipping(UnderWay, tag="equipping"):
    """A mouse opens her bag; `moved` are the cards that have changed places."""

    mouse: int = 0
    moved: tuple[str, ...] = ()


class Flying(UnderWay, tag="flying"):
    """A mouse or the grape is catapulted."""

    what: str = ""
    to: str = ""


# -------------------------------------------------------------------- what befalls the mice


class Fight(UnderWay, tag="fight"):
    """One figure attacks another."""

    attacker: int = 0
    defender: int = 0
    card: str = ""
    """The enemy card that attacks or is attacked."""
    weapon: str = ""
    ranged: bool = False
    dice: int = 0
    """Dice that cards add to the next roll."""
    less: int = 0
    """Dice that cards take from the enemy's defence."""
    hits: int = -1
    """Hits of the attack roll; -1 before it is made."""
    blocks: int = 0
    wounds: int = 0
    wheel: int = 0
    """Cheese that the enemy has rolled, set aside until all else is settled (M-141)."""
    passed: tuple[int, ...] = ()


class Encountering(UnderWay, tag="encountering"):
    """A side is seen for the first time, and enemies come."""

    mouse: int = 0
    page: int = 0
    """The hourglass page when the card was drawn (M-098)."""
    card: str = ""
    fewer: int = 0
    """How many enemies fewer come, because of cards that were played."""
    disguised: bool = False
    passed: tuple[int, ...] = ()


class SurpriseAttack(UnderWay, tag="surprise-attack"):
    """A surge: the wheel is full."""

    fewer: int = 0
    passed: tuple[int, ...] = ()


class WithEffects(UnderWay):
    """Base of the frames of the story that carry out effects, one after the other."""

    done: int = 0
    """How many of the effects have been carried out."""


class AtCrossroads(WithEffects, tag="at-crossroads"):
    """The company chooses its way; `index` is the crossroads in the chapter's tale."""

    index: int = 0
    choice: str = ""


class Remembering(WithEffects, tag="remembering"):
    """A choice of an earlier chapter has effects; `index` is the memory in the chapter's tale."""

    index: int = 0


Frame: TypeAlias = (
    Opening
    | Round
    | MouseTurn
    | Stepping
    | LeavingWater
    | TrapTest
    | StarRoll
    | Searching
    | Finding
    | Happening
    | Recovering
    | Exploring
    | Placing
    | Sharing
    | Equipping
    | Flying
    | Encountering
    | SurpriseAttack
    | Fight
    | EnemyTurn
    | EnemyActs
    | BrodiePounces
    | BrodieChases
    | ComingBack
    | Captive
    | AtCrossroads
    | Remembering
    | Parting
)
