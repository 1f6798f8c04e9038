"""What happened, as the outside is told. Nothing in this game is secret: decks are bags, drawn from when needed."""

from __future__ import annotations

from typing import TypeAlias

from mulot.core.game import Event, Seat, Thing


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins with the card in slot 1."""

    number: int
    rule: str = "M-041"


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A mouse has her turn."""

    hero: Thing
    seat: Seat
    rule: str = "M-005"


class TurnMissed(Event, frozen=True, tag="turn-missed"):
    """A captured mouse cannot come back yet."""

    hero: Thing
    rule: str = "M-148"


class MoveRolled(Event, frozen=True, tag="move-rolled"):
    """So far she can go."""

    hero: Thing
    face: int
    points: int
    rule: str = "M-048"


class Moved(Event, frozen=True, tag="moved"):
    """One step."""

    hero: Thing
    to: str
    rule: str = "M-048"


class StoodUp(Event, frozen=True, tag="stood-up"):
    """A figure stands up again."""

    who: Thing
    number: int
    rule: str = "MR-51"


class StarsRolled(Event, frozen=True, tag="stars-rolled"):
    """A roll for stars."""

    hero: Thing
    trial: Thing
    faces: tuple[int, ...]
    stars: int
    rule: str = "M-051"


class TrapPassed(Event, frozen=True, tag="trap-passed"):
    """The mousetrap did not snap."""

    hero: Thing
    space: str
    rule: str = "M-087"


class TrapSprung(Event, frozen=True, tag="trap-sprung"):
    """The mousetrap snapped."""

    hero: Thing
    space: str
    rule: str = "M-088"


class Drifted(Event, frozen=True, tag="drifted"):
    """The current carries her."""

    hero: Thing
    to: str
    rule: str = "M-081"


class Searched(Event, frozen=True, tag="searched"):
    """She found a card."""

    hero: Thing
    card: Thing
    rule: str = "M-051"


class FoundNothing(Event, frozen=True, tag="found-nothing"):
    """A good search, but the deck is empty."""

    hero: Thing
    rule: str = "MR-27"


class Kept(Event, frozen=True, tag="kept"):
    """She keeps it."""

    hero: Thing
    card: Thing
    rule: str = "M-053"


class Traded(Event, frozen=True, tag="traded"):
    """She leaves it for a cheese."""

    hero: Thing
    card: Thing
    rule: str = "M-054"


class Dropped(Event, frozen=True, tag="dropped"):
    """She leaves a card to make room."""

    hero: Thing
    card: Thing
    rule: str = "MR-62"


class Happened(Event, frozen=True, tag="happened"):
    """An event card."""

    hero: Thing
    card: Thing
    rule: str = "M-052"


class ItemFound(Event, frozen=True, tag="item-found"):
    """A group item for the stash."""

    hero: Thing
    item: Thing
    rule: str = "MR-61"


class Recovered(Event, frozen=True, tag="recovered"):
    """She is free of an effect."""

    hero: Thing
    effect: Thing
    rule: str = "M-056"


class Explored(Event, frozen=True, tag="explored"):
    """All mice go to this side."""

    hero: Thing
    side: Thing
    rule: str = "M-064"


class PutDown(Event, frozen=True, tag="put-down"):
    """A mouse is put on a space."""

    hero: Thing
    space: str
    rule: str = "MR-76"


class Shared(Event, frozen=True, tag="shared"):
    """One thing changes hands."""

    giver: Thing
    taker: Thing
    what: Thing
    rule: str = "M-068"


class Worn(Event, frozen=True, tag="worn"):
    """From the bag to the equipment."""

    hero: Thing
    card: Thing
    rule: str = "M-070"


class Stowed(Event, frozen=True, tag="stowed"):
    """From the equipment to the bag."""

    hero: Thing
    card: Thing
    rule: str = "M-070"


class LevelledUp(Event, frozen=True, tag="levelled-up"):
    """Six cheese for an ability."""

    hero: Thing
    ability: Thing
    rule: str = "M-071"


class Used(Event, frozen=True, tag="used"):
    """An ability, a trick or a scroll is played."""

    hero: Thing
    card: Thing
    on: Thing | None
    number: int
    rule: str = "MR-187"


class Healed(Event, frozen=True, tag="healed"):
    """Wounds are healed."""

    hero: Thing
    count: int
    rule: str = "M-008"


class CheeseWon(Event, frozen=True, tag="cheese-won"):
    """Cheese for a mouse."""

    hero: Thing
    count: int
    rule: str = "M-139"


class CheeseLost(Event, frozen=True, tag="cheese-lost"):
    """Cheese is stolen from a mouse."""

    hero: Thing
    count: int
    rule: str = "MR-88"


class CheeseOnWheel(Event, frozen=True, tag="cheese-on-wheel"):
    """Cheese for the wheel."""

    count: int
    total: int
    rule: str = "M-013"


class CheeseOffWheel(Event, frozen=True, tag="cheese-off-wheel"):
    """Cheese is taken from the wheel."""

    count: int
    total: int
    rule: str = "MR-18"


class EncounterRevealed(Event, frozen=True, tag="encounter-revealed"):
    """An encounter card lies face up."""

    card: Thing
    rule: str = "M-097"


class EncounterSpecial(Event, frozen=True, tag="encounter-special"):
    """The chapter says who waits here."""

    side: Thing
    rule: str = "M-094"


class Disguised(Event, frozen=True, tag="disguised"):
    """The rats take the mice for rats."""

    rule: str = "MR-158"


class EnemyCame(Event, frozen=True, tag="enemy-came"):
    """An enemy is placed."""

    foe: Thing
    number: int
    space: str
    rule: str = "M-099"


class TrackLaid(Event, frozen=True, tag="track-laid"):
    """All initiative cards are mixed and laid."""

    cards: tuple[Thing, ...]
    rule: str = "M-027"


class CardsAdded(Event, frozen=True, tag="cards-added"):
    """New cards at the end of the track."""

    cards: tuple[Thing, ...]
    rule: str = "M-101"


class Ambushed(Event, frozen=True, tag="ambushed"):
    """A card moves up the track."""

    card: Thing
    slots: int
    rule: str = "M-104"


class CardSwapped(Event, frozen=True, tag="card-swapped"):
    """The rats' card changes places with the one above."""

    card: Thing
    rule: str = "MR-116"


class CardRose(Event, frozen=True, tag="card-rose"):
    """A mouse's card moves up the track."""

    card: Thing
    slots: int
    rule: str = "M-033"


class CardLeft(Event, frozen=True, tag="card-left"):
    """An initiative card leaves the track."""

    card: Thing
    rule: str = "M-039"


class TrapsSet(Event, frozen=True, tag="traps-set"):
    """Mousetraps on the red crosses."""

    spaces: tuple[str, ...]
    rule: str = "M-106"


class RoachesGreedy(Event, frozen=True, tag="roaches-greedy"):
    """All cockroaches are greedy now."""

    rule: str = "M-108"


class SurgeBegan(Event, frozen=True, tag="surge-began"):
    """The wheel is full."""

    rule: str = "M-111"


class SurgeOver(Event, frozen=True, tag="surge-over"):
    """The wheel is emptied."""

    rule: str = "M-122"


class HourglassMoved(Event, frozen=True, tag="hourglass-moved"):
    """The hourglass moves on."""

    page: int
    rule: str = "M-113"


class AttackRolled(Event, frozen=True, tag="attack-rolled"):
    """An attack."""

    who: Thing
    number: int
    faces: tuple[int, ...]
    hits: int
    rule: str = "M-132"


class AttackAimed(Event, frozen=True, tag="attack-aimed"):
    """Who attacks whom."""

    who: Thing
    number: int
    whom: Thing
    other: int
    rule: str = "M-162"


class DefenceRolled(Event, frozen=True, tag="defence-rolled"):
    """A defence."""

    who: Thing
    number: int
    faces: tuple[int, ...]
    blocks: int
    rule: str = "M-137"


class Wounded(Event, frozen=True, tag="wounded"):
    """Wounds."""

    who: Thing
    number: int
    count: int
    rule: str = "M-142"


class Poisoned(Event, frozen=True, tag="poisoned"):
    """Poison wounds."""

    who: Thing
    count: int
    rule: str = "MR-56"


class Affected(Event, frozen=True, tag="affected"):
    """A figure falls under an effect."""

    who: Thing
    number: int
    effect: Thing
    rule: str = "M-092"


class Defeated(Event, frozen=True, tag="defeated"):
    """An enemy leaves the board."""

    foe: Thing
    number: int
    rule: str = "M-010"


class Captured(Event, frozen=True, tag="captured"):
    """A mouse is captured."""

    hero: Thing
    rule: str = "M-143"


class CameBack(Event, frozen=True, tag="came-back"):
    """She is back with the others."""

    hero: Thing
    space: str
    rule: str = "M-149"


class EnemiesTurn(Event, frozen=True, tag="enemies-turn"):
    """An enemy card has its turn; this seat moves the figures."""

    card: Thing
    seat: Seat
    rule: str = "M-151"


class EnemyMoved(Event, frozen=True, tag="enemy-moved"):
    """An enemy moves."""

    foe: Thing
    number: int
    to: str
    rule: str = "M-156"


class CatPounced(Event, frozen=True, tag="cat-pounced"):
    """Brodie pounces."""

    to: str
    rule: str = "M-171"


class CatChased(Event, frozen=True, tag="cat-chased"):
    """Brodie chases."""

    path: tuple[str, ...]
    rule: str = "M-176"


class ItemPlaced(Event, frozen=True, tag="item-placed"):
    """A group item lies on the board."""

    item: Thing
    space: str
    rule: str = "M-184"


class ItemTaken(Event, frozen=True, tag="item-taken"):
    """Back to the stash."""

    hero: Thing
    item: Thing
    rule: str = "M-185"


class ItemGone(Event, frozen=True, tag="item-gone"):
    """Its card is mixed back into the search deck."""

    item: Thing
    rule: str = "M-186"


class Catapulted(Event, frozen=True, tag="catapulted"):
    """A mouse flies."""

    hero: Thing
    to: str
    rule: str = "M-195"


class GrapeThrown(Event, frozen=True, tag="grape-thrown"):
    """The grape flies."""

    to: str
    squashed: bool
    rule: str = "M-200"


class GrapeEaten(Event, frozen=True, tag="grape-eaten"):
    """Cockroaches have eaten the grape."""

    count: int
    rule: str = "M-211"


Happening: TypeAlias = (
    RoundBegan
    | TurnBegan
    | TurnMissed
    | MoveRolled
    | Moved
    | StoodUp
    | StarsRolled
    | TrapPassed
    | TrapSprung
    | Drifted
    | Searched
    | FoundNothing
    | Kept
    | Traded
    | Dropped
    | Happened
    | ItemFound
    | Recovered
    | Explored
    | PutDown
    | Shared
    | Worn
    | Stowed
    | LevelledUp
    | Used
    | Healed
    | CheeseWon
    | CheeseLost
    | CheeseOnWheel
    | CheeseOffWheel
    | EncounterRevealed
    | EncounterSpecial
    | Disguised
    | EnemyCame
    | TrackLaid
    | CardsAdded
    | Ambushed
    | CardSwapped
    | CardRose
    | CardLeft
    | TrapsSet
    | RoachesGreedy
    | SurgeBegan
    | SurgeOver
    | HourglassMoved
    | AttackRolled
    | AttackAimed
    | DefenceRolled
    | Wounded
    | Poisoned
    | Affected
    | Defeated
    | Captured
    | CameBack
    | EnemiesTurn
    | EnemyMoved
    | CatPounced
    | CatChased
    | ItemPlaced
    | ItemTaken
    | ItemGone
    | Catapulted
    | GrapeThrown
    | GrapeEaten
)
