"""Encounters (Rencontre): enemies appear when a side is explored for the first time."""

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import Goto, Say, steps
from mulot.core.game import Ask
from mulot.core.luck import Luck
from mulot.games.mystiques.content import CARDS, ENCOUNTERS, Enemies
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Disguise
from mulot.games.mystiques.model.frames import Encountering
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import chapter, enemy_cards, side
from mulot.games.mystiques.rules.card_windows import (
    WHOLE_COMPANY,
    answer_in_window,
    answers_in_window,
    ask_in_window,
    without_one,
)
from mulot.games.mystiques.rules.enemy_placement import place_brodie, place_enemies, remove_small_enemies
from mulot.games.mystiques.rules.initiative_track import add_cards_to_track, move_up_by_die
from mulot.games.mystiques.rules.procedure import Procedure, StepResult

ALL_SMALL = 99
"""More small enemies than ever come together."""


@steps("reveal", "window", "enemies", "card_says")
class EncounteringSteps(Procedure[Encountering]):
    """An encounter, from the chapter or from a drawn card: enemies are placed on the blue paws, their cards go on the
    track, and the card's other instructions are carried out (M-094 to M-110)."""

    def reveal(self, f: Encountering, s: State, luck: Luck, say: Say) -> None:
        """Discard the visible encounter card and reveal a new one (M-096, M-097), unless the chapter has its own
        encounter here (M-094)."""
        f.page = s.page
        if chapter_encounter(s) is not None:
            say(ev.EncounterSpecial(side(s).name))
            return
        if not s.encounter_bag:  # the visible card is not mixed in (MR-26)
            s.encounter_bag, s.encounter_left = sorted(s.encounter_left), []
        if s.visible:
            s.encounter_left.append(s.visible)
            s.visible = ""
        if s.encounter_bag:
            f.card = s.visible = luck.draw(s.encounter_bag)
            say(ev.EncounterRevealed(f.card))

    def enemies_to_come(self, f: Encountering, s: State) -> Enemies:
        """Return the enemies that come: the chapter's (M-094, MR-82), or the card's for the hourglass page (M-098)."""
        if not f.card:
            return chapter_encounter(s) or ()
        enemies = ENCOUNTERS[f.card].enemies(f.page)
        return tuple(entry for entry in enemies if entry[0] != "rat") if f.disguised else enemies

    def window(self, f: Encountering, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask for cards that make the encounter smaller, and for the disguises (MR-158, MR-188)."""
        if not self.enemies_to_come(f, s):
            return None
        asked = ask_in_window(s, "encounter", WHOLE_COMPANY, f.passed)
        seats = set(asked.seats if asked else ())
        if self.may_disguise(f, s) and s.mice[f.mouse].seat not in f.passed:
            seats.add(s.mice[f.mouse].seat)
        return Ask("moment-encounter", tuple(sorted(seats)), tuple(sorted(seats))) if seats else None

    def may_disguise(self, f: Encountering, s: State) -> bool:
        """True if the disguises can be used, because a card was drawn that brings rat warriors (MR-158)."""
        return "disguises" in s.stash and bool(f.card) and any(name == "rat" for name, _ in self.enemies_to_come(f, s))

    def window_answered(self, f: Encountering, s: State, seat: int, a: Any, luck: Luck, say: Say) -> StepResult:
        """Play a card, or put on the disguises: then rat warriors go away, and the disguises' card is shuffled back
        (MR-158, M-187)."""
        if not isinstance(a, Disguise):
            return answer_in_window(s, f, seat, a, say)
        f.disguised = True
        s.stash = without_one(s.stash, "disguises")
        s.search_bag.append("disguises")
        say(ev.Disguised())
        say(ev.ItemGone("disguises", "M-187"))
        return Goto("window")

    def enemies(self, f: Encountering, s: State, luck: Luck, say: Say) -> None:
        """Place the enemies on the blue paws and put their cards on the track (M-099 to M-101)."""
        kinds = place_enemies(s, remove_small_enemies(self.enemies_to_come(f, s), f.fewer), say, "M-099")
        add_cards_to_track(s, kinds, luck, say, "M-100")
        place_brodie(s, say)

    def card_says(self, f: Encountering, s: State, luck: Luck, say: Say) -> None:
        """Carry out the card's other instructions: an ambush, mousetraps or greedy cockroaches (M-104, M-106,
        M-108)."""
        if not f.card:
            return
        card = ENCOUNTERS[f.card]
        if card.ambush:
            for name in enemy_cards(s):  # from the top of the track down (MR-11)
                move_up_by_die(s, name, luck, say)
        if card.traps:
            set_traps(s, say)
        if card.greedy and "roach" in (CARDS[name] for name in enemy_cards(s)):
            s.greedy = True
            say(ev.RoachesGreedy())

    def legal(self, f: Encountering, s: State, seat: int) -> Sequence[Any]:
        """Return the actions that play the seat's cards before enemies are placed, use the disguises, or pass."""
        found = answers_in_window(s, "encounter", WHOLE_COMPANY, seat)
        if seat == s.mice[f.mouse].seat and self.may_disguise(f, s):
            found.append(Disguise())
        return found


def chapter_encounter(s: State) -> Enemies | None:
    """Return the enemies that wait on this side because of the chapter or a choice, or None if a card is drawn. Where
    small enemies of the chapter wait, the difficulty says how many (MR-214)."""
    name = side(s).name
    own = chapter(s).encounters.get(name)
    waiting = s.posted.get(name, own)
    if not waiting or not own or remove_small_enemies(own, ALL_SMALL) == own:
        return waiting
    level = chapter(s).levels[s.options.difficulty]
    return (*remove_small_enemies(waiting, level.fewer), *level.more)


def set_traps(s: State, say: Say) -> None:
    """Set mousetraps on all red crosses of the side; there are always enough of them (M-106, M-107)."""
    here = side(s)
    s.traps = (*s.traps, *((here.name, x) for x in here.crosses if (here.name, x) not in s.traps))
    if here.crosses:
        say(ev.TrapsSet(here.crosses))
