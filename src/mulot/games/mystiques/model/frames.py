"""The frames of Les Mystiques: one data type for each procedure that can be in progress, with the data that it needs.

The steps of a frame are in `rules`, in the procedure for that frame. This way the state can contain frames without
importing the rules, and a rule can start another procedure by returning its frame. Saved games contain the tags, steps
(`at`) and fields of frames; new ones can be added, but none can be renamed.
"""

from typing import TypeAlias

from msgspec import Struct


class UnderWay(Struct, tag_field="frame"):
    """The base class of all frames; `at` is the current step of the procedure (see `mulot.core.flow`)."""

    at: str = ""


# -------------------------------------------------------------------- rounds and turns


class Opening(UnderWay, tag="opening"):
    """The chapter is being opened."""

    remembered: int = 0
    """How many of the chapter's memories have been handled."""


class Round(UnderWay, tag="round"):
    """A round, in which every card on the track has a turn."""


class MouseTurn(UnderWay, tag="mouse-turn"):
    """The turn of a mouse; `points` are the movement points she has left."""

    mouse: int = 0
    points: int = 0
    moved: bool = False
    """True if she has used all or a part of her move."""
    acted: bool = False
    shared: bool = False
    equipped: bool = False
    levelled: bool = False
    over: bool = False


class ComingBack(UnderWay, tag="coming-back"):
    """A captured mouse comes back."""

    mouse: int = 0


class Captive(UnderWay, tag="captive"):
    """The turn of a captured mouse under the house rule `captives_whisper`."""

    mouse: int = 0


class EnemyTurn(UnderWay, tag="enemy-turn"):
    """The turn of an enemy card, in which all its figures act."""

    card: str = ""
    left: tuple[int, ...] = ()
    """Figures that have yet to act. Figures that come during the turn act from the next round on (MR-167)."""
    attacked: tuple[int, ...] = ()
    """Mice that this card's figures have attacked in this turn."""


class EnemyActs(UnderWay, tag="enemy-acts"):
    """One enemy figure moves and fights."""

    figure: int = 0
    card: str = ""


class CatAttacks(UnderWay):
    """The base class of the cat's two turns: one attack roll against several figures."""

    hits: int = 0
    left: tuple[int, ...] = ()
    """Figures that have yet to defend themselves."""


class BrodiePounces(CatAttacks, tag="brodie-pounces"):
    """The turn in which the cat Brodie pounces."""


class BrodieChases(CatAttacks, tag="brodie-chases"):
    """The turn in which the cat Brodie chases."""

    path: tuple[str, ...] = ()


class Parting(UnderWay, tag="parting"):
    """The heroes choose the search cards they keep; `mouse` is the hero who is asked."""

    mouse: int = 0


# -------------------------------------------------------------------- what a mouse does


class Stepping(UnderWay, tag="stepping"):
    """A mouse takes a step."""

    mouse: int = 0
    to: str = ""
    points: int = 0
    """The movement points left after the step, if nothing goes wrong."""
    old: str = ""
    """The space she comes from."""


class LeavingWater(UnderWay, tag="leaving-water"):
    """A mouse climbs out of the water."""

    mouse: int = 0
    to: str = ""


class TrapTest(UnderWay, tag="trap-test"):
    """A mouse is on a mousetrap; `by` is the value (move or lore) that sets her number of dice."""

    mouse: int = 0
    by: str = ""
    ends_turn: bool = False


class StarRoll(UnderWay, tag="star-roll"):
    """A mouse rolls for stars; `trial` is the purpose of the roll, a key of `TRIALS` in `rules.star_roll`."""

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
    """All mice go to another side; `new` is True if it has not been explored before."""

    mouse: int = 0
    new: bool = False


class Placing(UnderWay, tag="placing"):
    """Mice are put down one by one where they come in; `left` lists the mice still to be placed."""

    left: tuple[int, ...] = ()
    entries: tuple[str, ...] = ()


class Sharing(UnderWay, tag="sharing"):
    """Two mice share; `given` and `taken` are the things that changed hands in each direction."""

    mouse: int = 0
    other: int = 0
    given: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()


class Equipping(UnderWay, tag="equipping"):
    """A mouse opens her bag; `moved` lists the cards that have been worn or stowed."""

    mouse: int = 0
    moved: tuple[str, ...] = ()


class Flying(UnderWay, tag="flying"):
    """A mouse or the grape is catapulted."""

    what: str = ""
    to: str = ""


# -------------------------------------------------------------------- what happens to the mice


class Fight(UnderWay, tag="fight"):
    """One figure attacks another."""

    attacker: int = 0
    defender: int = 0
    card: str = ""
    """The enemy card that attacks or is attacked."""
    weapon: str = ""
    ranged: bool = False
    dice: int = 0
    """The dice that cards add to the next roll."""
    less: int = 0
    """The dice that cards take from the enemy's defence."""
    hits: int = -1
    """The hits of the attack roll; -1 before it is made."""
    blocks: int = 0
    wounds: int = 0
    wheel: int = 0
    """The cheese that the enemy has rolled, set aside until abilities have been applied (M-141)."""
    passed: tuple[int, ...] = ()


class Encountering(UnderWay, tag="encountering"):
    """A side is explored for the first time, and enemies come."""

    mouse: int = 0
    page: int = 0
    """The hourglass page when the card was drawn (M-098)."""
    card: str = ""
    fewer: int = 0
    """By how many enemies the encounter is reduced because of cards that were played."""
    disguised: bool = False
    passed: tuple[int, ...] = ()


class SurpriseAttack(UnderWay, tag="surprise-attack"):
    """A surge, because the wheel is full."""

    fewer: int = 0
    passed: tuple[int, ...] = ()


class WithEffects(UnderWay):
    """The base class of the story's frames, which carry out effects one after another."""

    done: int = 0
    """How many of the effects have been carried out."""


class AtCrossroads(WithEffects, tag="at-crossroads"):
    """The company makes a choice; `index` is the index of the crossroads in the chapter's tale."""

    index: int = 0
    choice: str = ""


class Remembering(WithEffects, tag="remembering"):
    """A choice in an earlier chapter has effects; `index` is the index of the memory in the chapter's tale."""

    index: int = 0


Frame: TypeAlias = (
    Opening | Round | MouseTurn | Stepping | LeavingWater | TrapTest | StarRoll | Searching | Finding | Happening
    | Recovering | Exploring | Placing | Sharing | Equipping | Flying | Encountering | SurpriseAttack | Fight
    | EnemyTurn | EnemyActs | BrodiePounces | BrodieChases | ComingBack | Captive | AtCrossroads | Remembering | Parting
)  # fmt: skip
