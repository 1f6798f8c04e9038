"""The content of each version of the game: chapters, abilities and search cards.

A journal contains actions and luck, so it would replay differently with other cards. This module keeps the content that
later versions changed; everything else is the same in all versions.
"""

from __future__ import annotations

from dataclasses import replace

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.chapter import Chapter
from mulot.games.mystiques.content.chapters import CHAPTERS
from mulot.games.mystiques.content.older_chapters import FIFTH_VERSION, FIRST_VERSION, SECOND_VERSION
from mulot.games.mystiques.content.powers import Power
from mulot.games.mystiques.content.search_cards import SEARCH, Found

CHAPTERS_OF: dict[int, dict[str, Chapter]] = {
    1: FIRST_VERSION,
    2: SECOND_VERSION,
    **dict.fromkeys((3, 4, 5), FIFTH_VERSION),
    6: CHAPTERS,
}
"""Chapters by version."""

ABILITIES_BEFORE_3 = {
    **ABILITIES,
    "rally": replace(ABILITIES["rally"], effect="cheer"),
    "quick-paws": replace(ABILITIES["quick-paws"], effect="hurry", n=2),
    **{name: replace(ABILITIES[name], weapon="") for name in ("steady-aim", "second-arrow", "sharp-point")},
}
"""The abilities of versions 1 and 2."""
ABILITIES_OF: dict[int, dict[str, Power]] = {
    **dict.fromkeys((1, 2), ABILITIES_BEFORE_3),
    **dict.fromkeys((3, 4, 5, 6), ABILITIES),
}
"""Ability cards by version."""


def _without_lore(card: Found) -> Found:
    """Return a card as it was before lore mattered: its strength was fixed, and no event could be averted."""
    return replace(card, warded=False, power=card.power and replace(card.power, by_lore=False))


SEARCH_BEFORE_3 = {
    **{name: _without_lore(card) for name, card in SEARCH.items()},
    "soft-boots": replace(SEARCH["soft-boots"], slot="neck"),
}
"""The search cards of versions 1 and 2."""
SEARCH_OF: dict[int, dict[str, Found]] = {
    **dict.fromkeys((1, 2), SEARCH_BEFORE_3),
    **dict.fromkeys((3, 4, 5, 6), SEARCH),
}
"""Search cards by version."""
