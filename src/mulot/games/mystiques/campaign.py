"""The campaign: what follows a chapter. Pure: a finished chapter in, the options of the next one out."""

from __future__ import annotations

from msgspec.structs import replace

from mulot.games.mystiques.content import CAMPAIGN, HEROES
from mulot.games.mystiques.model.options import Brought, Options
from mulot.games.mystiques.model.state import State

ORDER = tuple(chapter.name for chapter in CAMPAIGN)


def sequel(s: State) -> Options | None:
    """The next chapter with what the heroes bring; the same one again, as it began, if it was lost; None at the end
    (or where no campaign is played)."""
    if s.outcome is None or not s.options.campaign or s.chapter not in ORDER:
        return None
    if max(s.outcome.scores) == 0:
        return s.options
    following = ORDER.index(s.chapter) + 1
    if following == len(ORDER):
        return None
    deeds = tuple(dict.fromkeys((*s.options.deeds, *s.deeds)))
    return replace(s.options, chapter=ORDER[following], brings=brings(s), deeds=deeds)


def brings(s: State) -> tuple[Brought, ...]:
    """Abilities and one card of everybody who was there; those who stayed at home keep what they had (MR-163)."""
    found: dict[str, Brought] = {brought.hero: brought for brought in s.options.brings}
    for m in s.mice:
        found[m.hero] = Brought(m.hero, m.abilities, s.kept.get(m.hero, ""))  # type: ignore[arg-type]
    return tuple(found[name] for name in HEROES if name in found)
