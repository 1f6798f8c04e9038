"""The campaign: computes the options of the next chapter from a finished one."""

from msgspec import UNSET
from msgspec.structs import replace

from mulot.games.mystiques.content import CAMPAIGN, HELP, HEROES
from mulot.games.mystiques.model.options import Brought, Options
from mulot.games.mystiques.model.state import State

ORDER = tuple(chapter.name for chapter in CAMPAIGN)
"""The chapters of the campaign, in order."""


def next_chapter_options(s: State) -> Options | None:
    """Return the options of the next chapter, including what the heroes bring, or None.

    A lost chapter is played again with its own options, and since version 6 with the number of times it was lost. None
    is returned after the last chapter and outside a campaign.
    """
    if s.outcome is None or not s.options.campaign or s.chapter not in ORDER:
        return None
    if max(s.outcome.scores) == 0:
        return s.options if s.version < 6 else replace(s.options, lost=(s.options.lost or 0) + 1)
    following = ORDER.index(s.chapter) + 1
    if following == len(ORDER):
        return None
    answers = {choice.name for choice in HELP.choices}
    deeds = tuple(dict.fromkeys((*s.options.deeds, *(deed for deed in s.deeds if deed not in answers))))
    return replace(s.options, chapter=ORDER[following], brings=cards_heroes_bring(s), deeds=deeds, lost=UNSET)


def cards_heroes_bring(s: State) -> tuple[Brought, ...]:
    """Return what each hero brings to the next chapter: abilities and one search card (MR-163).

    Heroes who stayed at home keep what they had.
    """
    found: dict[str, Brought] = {brought.hero: brought for brought in s.options.brings}
    for m in s.mice:
        found[m.hero] = Brought(m.hero, m.abilities, s.kept.get(m.hero, ""))  # type: ignore[arg-type]
    return tuple(found[name] for name in HEROES if name in found)
