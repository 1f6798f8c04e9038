"""What a journal was played with: chapters, abilities and search cards, version by version.

A journal holds actions and luck, so with other cards it would play differently. What a version changed stands here as
it was before; everything else is the same in all of them.
"""

from __future__ import annotations

from dataclasses import replace

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.chapter import Chapter
from mulot.games.mystiques.content.chapters import CHAPTERS
from mulot.games.mystiques.content.older_chapters import FIRST_VERSION, SECOND_VERSION
from mulot.games.mystiques.content.powers import Power
from mulot.games.mystiques.content.search import SEARCH, Found

CHAPTERS_OF: dict[int, dict[str, Chapter]] = {1: FIRST_VERSION, 2: SECOND_VERSION, 3: CHAPTERS, 4: CHAPTERS}

ABILITIES_BEFORE_3 = {
    **ABILITIES,
    "rally": replace(ABILITIES["rally"], effect="cheer"),
    "quick-paws": replace(ABILITIES["quick-paws"], effect="hurry", n=2),
    **{name: replace(ABILITIES[name], weapon="") for name in ("steady-aim", "second-arrow", "sharp-point")},
}
ABILITIES_OF: dict[int, dict[str, Power]] = {1: ABILITIES_BEFORE_3, 2: ABILITIES_BEFORE_3, 3: ABILITIES, 4: ABILITIES}


def _plain(card: Found) -> Found:
    """A card before lore counted: a scroll was worth what it says, and nobody saw an event coming."""
    return replace(card, warded=False, power=card.power and replace(card.power, by_lore=False))


SEARCH_BEFORE_3 = {
    **{name: _plain(card) for name, card in SEARCH.items()},
    "soft-boots": replace(SEARCH["soft-boots"], slot="neck"),
}
SEARCH_OF: dict[int, dict[str, Found]] = {1: SEARCH_BEFORE_3, 2: SEARCH_BEFORE_3, 3: SEARCH, 4: SEARCH}
