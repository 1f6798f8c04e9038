"""Rencontre: a side is explored for the first time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import Go, Say, steps
from mulot.core.game import Ask
from mulot.core.luck import Luck
from mulot.games.mystiques.content import CARDS, ENCOUNTERS, Enemies
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Disguise, Pass
from mulot.games.mystiques.model.frames import Encountering
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import chapter, enemy_cards, side
from mulot.games.mystiques.rules.placement import fewer, place, place_brodie
from mulot.games.mystiques.rules.procedure import Procedure
from mulot.games.mystiques.rules.track import ambush, lay_cards
from mulot.games.mystiques.rules.windows import EVERYBODY, answers_in_window, ask_in_window, use_in_window, without


@steps("reveal", "window", "enemies", "card_says")
class EncounteringSteps(Procedure[Encountering]):
    """The chapter's own encounter, or a card: enemies on the blue paws, their cards on the track, what else it says."""

    def reveal(self, f: Encountering, s: State, luck: Luck, say: Say) -> Any:
        f.page = s.page
        if own_encounter(s) is not None:
            say(ev.EncounterSpecial(side(s).name))
            return
        if not s.encounter_bag:  # the visible card is not among those that are mixed (MR-26)
            s.encounter_bag, s.encounter_left = sorted(s.encounter_left), []
        if s.visible:
            s.encounter_left.append(s.visible)
            s.visible = ""
        if s.encounter_bag:
            f.card = s.visible = luck.draw(s.encounter_bag)
            say(ev.EncounterRevealed(f.card))

    def wanted(self, f: Encountering, s: State) -> Enemies:
        """Who comes: by the chapter (M-094, MR-82), or by the card and the page."""
        if not f.card:
            return own_encounter(s) or ()
        enemies = ENCOUNTERS[f.card].enemies(f.page)
        return tuple(entry for entry in enemies if entry[0] != "rat") if f.disguised else enemies

    def window(self, f: Encountering, s: State, luck: Luck, say: Say) -> Any:
        if not self.wanted(f, s):
            return None
        asked = ask_in_window(s, "encounter", EVERYBODY, f.passed)
        seats = set(asked.seats if asked else ())
        if self.may_disguise(f, s) and s.mice[f.mouse].seat not in f.passed:
            seats.add(s.mice[f.mouse].seat)
        return Ask("moment-encounter", tuple(sorted(seats)), tuple(sorted(seats))) if seats else None

    def may_disguise(self, f: Encountering, s: State) -> bool:
        """Disguises work when a card is revealed that brings rat warriors (MR-158)."""
        return "disguises" in s.stash and bool(f.card) and any(name == "rat" for name, _ in self.wanted(f, s))

    def window_answered(self, f: Encountering, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        if isinstance(a, Pass):
            f.passed = (*f.passed, seat)
        elif isinstance(a, Disguise):
            f.disguised = True
            s.stash = without(s.stash, "disguises")
            s.search_bag.append("disguises")
            say(ev.Disguised())
            say(ev.ItemGone("disguises", "M-187"))
        else:
            use_in_window(s, a, f, say)
        return Go("window")

    def enemies(self, f: Encountering, s: State, luck: Luck, say: Say) -> Any:
        kinds = place(s, fewer(self.wanted(f, s), f.fewer), say, "M-099")
        lay_cards(s, kinds, luck, say, "M-100")
        place_brodie(s, say)

    def card_says(self, f: Encountering, s: State, luck: Luck, say: Say) -> Any:
        if not f.card:
            return
        card = ENCOUNTERS[f.card]
        if card.ambush:
            for name in enemy_cards(s):  # from the top of the track down (MR-11)
                ambush(s, name, luck, say)
        if card.traps:
            set_traps(s, say)
        if card.greedy and "roach" in (CARDS[name] for name in enemy_cards(s)):
            s.greedy = True
            say(ev.RoachesGreedy())

    def legal(self, f: Encountering, s: State, seat: int) -> Sequence[Any]:
        found = answers_in_window(s, "encounter", EVERYBODY, seat)
        if seat == s.mice[f.mouse].seat and self.may_disguise(f, s):
            found.append(Disguise())
        return found


def own_encounter(s: State) -> Enemies | None:
    """Who waits here by the chapter, or by what a choice or an old deed made of it; None: a card says it."""
    name = side(s).name
    return s.posted[name] if name in s.posted else chapter(s).encounters.get(name)


def set_traps(s: State, say: Say) -> None:
    """Mousetraps on all red crosses of the side; there are always enough markers (M-106, M-107)."""
    here = side(s)
    s.traps = (*s.traps, *((here.name, x) for x in here.crosses if (here.name, x) not in s.traps))
    if here.crosses:
        say(ev.TrapsSet(here.crosses))
