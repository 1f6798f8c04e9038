"""The content of each version of the game: chapters, abilities and search cards.

A journal contains actions and luck, so it would replay differently with other cards. This module keeps the content that
later versions changed; everything else is the same in all versions.
"""

from dataclasses import replace
from pathlib import Path

import msgspec

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.chapter import Chapter
from mulot.games.mystiques.content.chapters import CHAPTERS
from mulot.games.mystiques.content.powers import Power
from mulot.games.mystiques.content.search_cards import SEARCH, Found

_OLDER = msgspec.json.decode(
    Path(__file__).with_name("older_chapters.json").read_bytes(), type=dict[int, tuple[Chapter, ...]]
)
"""The chapters of version 5, and those of versions 1 and 2 that differ from them."""
_FIRST, _SECOND, _FIFTH = ({chapter.name: chapter for chapter in _OLDER[version]} for version in (1, 2, 5))
CHAPTERS_OF: dict[int, dict[str, Chapter]] = {
    1: _FIRST | {"proving-ground": _FIFTH["proving-ground"]},
    2: _FIFTH | _SECOND,
    **dict.fromkeys((3, 4, 5), _FIFTH),
    6: CHAPTERS,
}
"""Chapters by version. Version 1 had no stories and no crossroads."""

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
