"""The options of Les Mystiques, which are agreed on before a chapter begins."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.heroes import HEROES
from mulot.games.mystiques.content.search_cards import SEARCH, START

VERSION = 6
"""The version of the rules. Version 2 added stories, crossroads and the campaign. Version 3 follows the rules memo more
closely, and makes every card worth playing. Since version 4, mice may not enter a current against its direction. Since
version 5, the leader gets his cheese for the first track of every chapter, and only the luggage of heroes who come
along moves the end marker. In version 6 each chapter has its own difficulties, and a chapter lost twice offers
help."""

HeroId = Literal["aubin", "rivette", "melisse", "filch", "selene", "ondine"]

Deed = Literal[
    "free-grigou", "hurry-on", "carry-him", "wake-him", "close-the-sluice", "trust-the-thread", "light-the-candle",
    "tread-softly", "muffle-the-bell", "let-it-ring", "share-bread", "stand-firm",
]  # fmt: skip
"""Choices that may have been made at the crossroads of earlier chapters."""


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
    """True if a search card may be kept for the next chapter: no starting equipment, group item or event (MR-163)."""
    return card in SEARCH and SEARCH[card] not in START and SEARCH[card].sort not in ("item", "event")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table: the chapter, its heroes, the difficulty, and the results of earlier chapters."""

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
    """The heroes that players want; the chapter's own company fills the remaining places."""
    enemies_hold: bool = True
    """If True, enemies stop mice who enter their space, and mice leave it only if they are as many (MR-32)."""
    campaign: bool = False
    """If True, the chapters are played one after the other, and heroes keep abilities and one search card each."""
    brings: Annotated[tuple[Brought, ...], Meta(max_length=6)] = ()
    """What the heroes bring from earlier chapters, including those who stay at home this time."""
    deeds: Annotated[tuple[Deed, ...], Meta(max_length=12)] = ()
    """The choices made in earlier chapters."""
    lost: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    """How often this chapter of the campaign has been lost; after two times it offers help (MR-216). UNSET if never."""
    captives_whisper: bool | UnsetType = UNSET
    """A house rule: instead of missing her turn, a captured mouse whispers to a friend or gnaws at the wheel (MR-212).

    UNSET by default, so that tables without it are saved as they were before the option existed."""

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
