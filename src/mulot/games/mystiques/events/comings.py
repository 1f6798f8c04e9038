"""Encounters, surges and the track."""

from __future__ import annotations

from mulot.core.game import Event, Thing


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
