"""The options that are agreed on before a chapter begins."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.heroes import HEROES
from mulot.games.mystiques.content.search_cards import SEARCH, START

VERSION = 4
"""Version 2 tells stories, asks at crossroads and knows the campaign. Version 3 follows the rules memo more closely,
and every card is worth playing. In version 4 nobody enters a current against it."""

HeroId = Literal["aubin", "rivette", "melisse", "filch", "selene", "ondine"]

Deed = Literal[
    "free-grigou",
    "hurry-on",
    "carry-him",
    "wake-him",
    "close-the-sluice",
    "trust-the-thread",
    "light-the-candle",
    "tread-softly",
    "muffle-the-bell",
    "let-it-ring",
    "share-bread",
    "stand-firm",
]
"""Choices that can have been made at the crossroads of earlier chapters."""


class Brought(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hero brings from earlier chapters: the abilities she has learnt, and one search card or none."""

    hero: HeroId
    abilities: tuple[str, ...] = ()
    card: str = ""

    def __post_init__(self) -> None:
        classes = HEROES[self.hero].classes
        if any(name not in ABILITIES or ABILITIES[name].of not in classes for name in self.abilities):
            raise ValueError(f"abilities of {' and '.join(classes)}")
        if len(set(self.abilities)) < len(self.abilities):
            raise ValueError("every ability once")
        if self.card and not can_be_kept(self.card):
            raise ValueError("a search card that a hero can keep")


def can_be_kept(card: str) -> bool:
    """True if a search card may go along into the next chapter: no starting equipment, group item or event (MR-163)."""
    return card in SEARCH and SEARCH[card] not in START and SEARCH[card].sort not in ("item", "event")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The chapter, its heroes, how hard it is, and what was done in earlier chapters."""

    chapter: Literal[
        "first-frost",
        "under-the-floor",
        "mill-race",
        "webs-and-legs",
        "brodies-hour",
        "captain-vurst",
        "proving-ground",
    ] = "first-frost"
    difficulty: Literal["easy", "ordinary", "hard"] = "ordinary"
    heroes: Annotated[tuple[HeroId, ...], Meta(max_length=6)] = ()
    """Heroes who are to come along; the chapter's own company fills the remaining places."""
    enemies_hold: bool = True
    """An enemy stops mice that enter its space, and mice leave it only if they are as many (MR-32)."""
    campaign: bool = False
    """The chapters are played one after the other; heroes keep abilities and one search card each."""
    brings: Annotated[tuple[Brought, ...], Meta(max_length=6)] = ()
    """What the heroes bring from earlier chapters, including those who stay at home this time."""
    deeds: Annotated[tuple[Deed, ...], Meta(max_length=12)] = ()
    """What was chosen in earlier chapters."""
    captives_whisper: bool | UnsetType = UNSET
    """House rule, off by default: instead of missing her turn, a captured mouse whispers to a friend or gnaws at the
    wheel (MR-212). Unset is not written at all, because the option came later and older tables must stay byte-equal."""

    def __post_init__(self) -> None:
        heroes = [brought.hero for brought in self.brings]
        if len(set(heroes)) < len(heroes):
            raise ValueError("every hero once in `brings`")
        learnt = [ability for brought in self.brings for ability in brought.abilities]
        if len(set(learnt)) < len(learnt):
            raise ValueError("every ability once in `brings`")
        kept = [brought.card for brought in self.brings if brought.card]
        if any(kept.count(card) > SEARCH[card].many for card in kept):
            raise ValueError("more of a card in `brings` than there are")
