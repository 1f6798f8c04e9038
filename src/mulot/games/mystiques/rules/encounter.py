"""Rencontre: a side is explored for the first time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mulot.core.flow import Frame, Go, Say, steps
from mulot.core.game import Ask
from mulot.core.luck import Luck
from mulot.games.mystiques.content import CARDS, ENCOUNTERS
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Disguise, Pass
from mulot.games.mystiques.rules import windows
from mulot.games.mystiques.rules.board import chapter, enemy_cards, side
from mulot.games.mystiques.rules.objective import check_objective
from mulot.games.mystiques.rules.placement import fewer, place, place_brodie
from mulot.games.mystiques.rules.track import ambush, lay_cards

if TYPE_CHECKING:
    from mulot.games.mystiques.content import Enemies
    from mulot.games.mystiques.rules.state import State


@steps("reveal", "window", "enemies", "card_says", "settle")
class Encountering(Frame, tag="encountering"):
    """The chapter's own encounter, or a card: enemies on the blue paws, their cards on the track, what else it says."""

    mouse: int = 0
    page: int = 0
    """The hourglass page when the card was drawn (M-098)."""
    card: str = ""
    fewer: int = 0
    disguised: bool = False
    passed: tuple[int, ...] = ()

    def reveal(self, s: State, luck: Luck, say: Say) -> Any:
        self.page = s.page
        if own_encounter(s) is not None:
            say(ev.EncounterSpecial(side(s).name))
            return
        if not s.encounter_bag:  # the visible card is not among those that are mixed (MR-26)
            s.encounter_bag, s.encounter_left = sorted(s.encounter_left), []
        if s.visible:
            s.encounter_left.append(s.visible)
            s.visible = ""
        if s.encounter_bag:
            self.card = s.visible = luck.draw(s.encounter_bag)
            say(ev.EncounterRevealed(self.card))

    def wanted(self, s: State) -> Enemies:
        """Who comes: by the chapter (M-094, MR-82), or by the card and the page."""
        if not self.card:
            return own_encounter(s) or ()
        enemies = ENCOUNTERS[self.card].enemies(self.page)
        return tuple(entry for entry in enemies if entry[0] != "rat") if self.disguised else enemies

    def window(self, s: State, luck: Luck, say: Say) -> Any:
        if not self.wanted(s):
            return None
        asked = windows.ask(s, "encounter", -1, self.passed)
        seats = set(asked.seats if asked else ())
        if self.may_disguise(s) and s.mice[self.mouse].seat not in self.passed:
            seats.add(s.mice[self.mouse].seat)
        return Ask("moment-encounter", tuple(sorted(seats)), tuple(sorted(seats))) if seats else None

    def may_disguise(self, s: State) -> bool:
        """Disguises work when a card is revealed that brings rat warriors (MR-158)."""
        return "disguises" in s.stash and bool(self.card) and any(name == "rat" for name, _ in self.wanted(s))

    def window_answered(self, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        if isinstance(a, Pass):
            self.passed = (*self.passed, seat)
        elif isinstance(a, Disguise):
            self.disguised = True
            s.stash = windows.without(s.stash, "disguises")
            s.search_bag.append("disguises")
            say(ev.Disguised())
            say(ev.ItemGone("disguises", "M-187"))
        else:
            windows.use(s, a, self, say)
        return Go("window")

    def enemies(self, s: State, luck: Luck, say: Say) -> Any:
        kinds = place(s, fewer(self.wanted(s), self.fewer), say, "M-099")
        lay_cards(s, kinds, luck, say, "M-100")
        place_brodie(s, say)

    def card_says(self, s: State, luck: Luck, say: Say) -> Any:
        if not self.card:
            return
        card = ENCOUNTERS[self.card]
        if card.ambush:
            for name in enemy_cards(s):  # from the top of the track down (MR-11)
                ambush(s, name, luck, say)
        if card.traps:
            set_traps(s, say)
        if card.greedy and "roach" in (CARDS[name] for name in enemy_cards(s)):
            s.greedy = True
            say(ev.RoachesGreedy())

    def settle(self, s: State, luck: Luck, say: Say) -> Any:
        check_objective(s)

    def legal(self, s: State, seat: int) -> Sequence[Any]:
        found = windows.answers(s, "encounter", -1, seat)
        if seat == s.mice[self.mouse].seat and self.may_disguise(s):
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
