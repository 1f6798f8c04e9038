"""Events of encounters, surges and the initiative track."""

from typing import TypeAlias

from mulot.core import game
from mulot.core.game import Thing


class EncounterRevealed(game.Event, frozen=True, tag="encounter-revealed"):
    """An encounter card is drawn and laid face up."""

    card: Thing
    rule: str = "M-097"


class EncounterSpecial(game.Event, frozen=True, tag="encounter-special"):
    """The chapter itself defines which enemies wait here."""

    side: Thing
    rule: str = "M-094"


class Disguised(game.Event, frozen=True, tag="disguised"):
    """The mice put on the disguises, and rats take them for rats."""

    rule: str = "MR-158"


class EnemyCame(game.Event, frozen=True, tag="enemy-came"):
    """An enemy is placed."""

    foe: Thing
    number: int
    space: str
    rule: str = "M-099"


class TrackLaid(game.Event, frozen=True, tag="track-laid"):
    """All initiative cards are shuffled and laid on the track."""

    cards: tuple[Thing, ...]
    rule: str = "M-027"


class CardsAdded(game.Event, frozen=True, tag="cards-added"):
    """New cards are appended to the end of the track."""

    cards: tuple[Thing, ...]
    rule: str = "M-101"


class Ambushed(game.Event, frozen=True, tag="ambushed"):
    """An enemy's card moves up the track because of an ambush."""

    card: Thing
    slots: int
    rule: str = "M-104"


class CardSwapped(game.Event, frozen=True, tag="card-swapped"):
    """The rats' card changes places with the one above it."""

    card: Thing
    rule: str = "MR-116"


class CardRose(game.Event, frozen=True, tag="card-rose"):
    """A mouse's card moves up the track."""

    card: Thing
    slots: int
    rule: str = "M-033"


class CardLeft(game.Event, frozen=True, tag="card-left"):
    """An initiative card leaves the track."""

    card: Thing
    rule: str = "M-039"


class TrapsSet(game.Event, frozen=True, tag="traps-set"):
    """Mousetraps are set on these spaces."""

    spaces: tuple[str, ...]
    rule: str = "M-106"


class RoachesGreedy(game.Event, frozen=True, tag="roaches-greedy"):
    """All cockroaches are greedy now."""

    rule: str = "M-108"


class SurgeBegan(game.Event, frozen=True, tag="surge-began"):
    """The wheel is full: a surge begins."""

    rule: str = "M-111"


class SurgeOver(game.Event, frozen=True, tag="surge-over"):
    """The wheel is emptied: the surge is over."""

    rule: str = "M-122"


class HourglassMoved(game.Event, frozen=True, tag="hourglass-moved"):
    """The hourglass moves on to a page."""

    page: int
    rule: str = "M-113"


EncounterEvent: TypeAlias = (
    EncounterRevealed | EncounterSpecial | Disguised | EnemyCame | TrackLaid | CardsAdded | Ambushed | CardSwapped
    | CardRose | CardLeft | TrapsSet | RoachesGreedy | SurgeBegan | SurgeOver | HourglassMoved
)  # fmt: skip
