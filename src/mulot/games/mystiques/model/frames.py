"""Everything that can be under way, as data: one frame for each procedure, with what it has to remember.

What is done with a frame stands in `rules`, in the procedure of that frame. So the state can name its frames without
knowing a rule, and a rule can start another procedure by naming its frame. A save holds frames by their tags, steps
(`at`) and fields: all three can be added to, but not renamed.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class UnderWay(Struct, tag_field="frame"):
    """A procedure; `at` is the step it is on (see `mulot.core.flow`)."""

    at: str = ""


# -------------------------------------------------------------------- rounds and turns


class Opening(UnderWay, tag="opening"):
    """The chapter is opened."""

    remembered: int = 0
    """So many of the chapter's memories have had their turn."""


class Round(UnderWay, tag="round"):
    """Every card on the track has a turn."""


class MouseTurn(UnderWay, tag="mouse-turn"):
    """A mouse's turn."""

    mouse: int = 0
    points: int = 0
    moved: bool = False
    """She has used her move, or a part of it."""
    acted: bool = False
    shared: bool = False
    equipped: bool = False
    levelled: bool = False
    over: bool = False


class ComingBack(UnderWay, tag="coming-back"):
    """A captured mouse comes back."""

    mouse: int = 0


class Captive(UnderWay, tag="captive"):
    """A captured mouse does what she can from where she is."""

    mouse: int = 0


class EnemyTurn(UnderWay, tag="enemy-turn"):
    """All figures of a card act."""

    card: str = ""
    left: tuple[int, ...] = ()
    """Who has yet to act; figures that come during the turn wait for the next round (MR-167)."""
    attacked: tuple[int, ...] = ()
    """Mice that figures of this card have attacked in this turn."""


class EnemyActs(UnderWay, tag="enemy-acts"):
    """One figure moves and fights."""

    figure: int = 0
    card: str = ""


class CatAttacks(UnderWay):
    """One roll of the cat's, against several figures."""

    hits: int = 0
    left: tuple[int, ...] = ()
    """Who has yet to defend itself."""


class BrodiePounces(CatAttacks, tag="brodie-pounces"):
    """The cat pounces."""


class BrodieChases(CatAttacks, tag="brodie-chases"):
    """The cat chases."""

    path: tuple[str, ...] = ()


class Parting(UnderWay, tag="parting"):
    """The heroes say what they keep; `mouse` is the one that is asked."""

    mouse: int = 0


# -------------------------------------------------------------------- what a mouse does


class Stepping(UnderWay, tag="stepping"):
    """A mouse takes a step."""

    mouse: int = 0
    to: str = ""
    points: int = 0
    """Points left when all goes well."""
    old: str = ""


class LeavingWater(UnderWay, tag="leaving-water"):
    """A mouse climbs out of the water."""

    mouse: int = 0
    to: str = ""


class TrapTest(UnderWay, tag="trap-test"):
    """A mouse stands on a mousetrap; `by` is the value she tries it by."""

    mouse: int = 0
    by: str = ""
    ends_turn: bool = False


class StarRoll(UnderWay, tag="star-roll"):
    """A mouse rolls for stars."""

    mouse: int = 0
    trial: str = "search"
    dice: int = 1
    passed: tuple[int, ...] = ()
    """Seats that play nothing in this window."""


class Searching(UnderWay, tag="searching"):
    """A mouse searches."""

    mouse: int = 0


class Finding(UnderWay, tag="finding"):
    """A mouse has found a card."""

    mouse: int = 0
    card: str = ""


class Happening(UnderWay, tag="happening"):
    """A mouse has come upon an event card."""

    mouse: int = 0
    card: str = ""


class Recovering(UnderWay, tag="recovering"):
    """A mouse shakes an effect off."""

    mouse: int = 0
    effect: str = ""


class Exploring(UnderWay, tag="exploring"):
    """All mice go on to another side; `new`: nobody has seen it before."""

    mouse: int = 0
    new: bool = False


class Placing(UnderWay, tag="placing"):
    """Mice are put down where they come in."""

    left: tuple[int, ...] = ()
    entries: tuple[str, ...] = ()


class Sharing(UnderWay, tag="sharing"):
    """Two mice share."""

    mouse: int = 0
    other: int = 0
    given: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()


class Equipping(UnderWay, tag="equipping"):
    """A mouse opens her bag; `moved` are the cards that changed places."""

    mouse: int = 0
    moved: tuple[str, ...] = ()


class Flying(UnderWay, tag="flying"):
    """A mouse or the grape flies."""

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
    """Dice that cards add to the roll ahead."""
    less: int = 0
    """Dice that cards take from the enemy's defence."""
    hits: int = -1
    blocks: int = 0
    wounds: int = 0
    wheel: int = 0
    """Enemies' cheese, set aside until all else is settled (M-141)."""
    passed: tuple[int, ...] = ()


class Encountering(UnderWay, tag="encountering"):
    """A side is seen for the first time."""

    mouse: int = 0
    page: int = 0
    """The hourglass page when the card was drawn (M-098)."""
    card: str = ""
    fewer: int = 0
    """So many enemies less, by cards that were played."""
    disguised: bool = False
    passed: tuple[int, ...] = ()


class SurpriseAttack(UnderWay, tag="surprise-attack"):
    """The wheel is full."""

    fewer: int = 0
    passed: tuple[int, ...] = ()


class WithEffects(UnderWay):
    """Something of the story that has effects, one after the other."""

    done: int = 0
    """So many of them have been carried out."""


class AtCrossroads(WithEffects, tag="at-crossroads"):
    """The company chooses its way."""

    index: int = 0
    choice: str = ""


class Remembering(WithEffects, tag="remembering"):
    """An old deed is remembered."""

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
