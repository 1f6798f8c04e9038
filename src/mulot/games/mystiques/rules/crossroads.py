"""Crossroads of the story: the company makes a choice, and the choice has effects. Choices of earlier chapters have
effects too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from mulot.core.flow import DONE, Goto, Say, steps
from mulot.core.game import Ask
from mulot.core.luck import Luck
from mulot.games.mystiques.content import Choice, Crossing, Effect
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Decide
from mulot.games.mystiques.model.frames import AtCrossroads, Remembering, WithEffects
from mulot.games.mystiques.model.pieces import Crossroads
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import active_mice, chapter
from mulot.games.mystiques.rules.enemy_placement import place_brodie, place_enemies
from mulot.games.mystiques.rules.hourglass import advance_hourglass
from mulot.games.mystiques.rules.initiative_track import add_cards_to_track
from mulot.games.mystiques.rules.procedure import Procedure
from mulot.games.mystiques.rules.search import heal
from mulot.games.mystiques.rules.story import tell_passage
from mulot.games.mystiques.rules.surge import put_on_wheel
from mulot.games.mystiques.rules.wounds import give_cheese


def crossroads_at(s: State, moment: str) -> AtCrossroads | None:
    """Return the crossroads that this moment leads to, or None if there is none or the company has chosen there."""
    tale = chapter(s).tale
    for index, crossing in enumerate(tale.crossings if tale else ()):
        if moment in crossing.when and not any(choice.name in s.deeds for choice in crossing.choices):
            return AtCrossroads(index=index)
    return None


E = TypeVar("E", bound=WithEffects)


class _WithEffectsSteps(Procedure[E]):
    """Carries out effects one by one, because one of them may start a surge, which runs first."""

    def effects_of(self, f: E, s: State) -> tuple[Effect, ...]:
        """Return every effect of this frame, in order."""
        raise NotImplementedError

    def effect(self, f: E, s: State, luck: Luck, say: Say) -> Any:
        """Effects happen at once, in the order in which they are listed (MR-194)."""
        effects = self.effects_of(f, s)
        if f.done >= len(effects):
            return DONE
        f.done += 1
        return carry_out_effect(s, effects[f.done - 1], luck, say)

    def again(self, f: E, s: State, luck: Luck, say: Say) -> Any:
        """After one effect the next one follows (MR-194)."""
        return Goto("effect")


@steps("tell", "ask", "effect", "again")
class AtCrossroadsSteps(_WithEffectsSteps[AtCrossroads]):
    """Every seat may choose for the company and the first answer decides; only the first seat is waited for
    (MR-193)."""

    def crossing(self, f: AtCrossroads, s: State) -> Crossing:
        """Return the crossroads of the chapter that this frame is about."""
        tale = chapter(s).tale
        assert tale is not None
        return tale.crossings[f.index]

    def choice_made(self, f: AtCrossroads, s: State) -> Choice:
        """Return the choice that was made."""
        return next(choice for choice in self.crossing(f, s).choices if choice.name == f.choice)

    def effects_of(self, f: AtCrossroads, s: State) -> tuple[Effect, ...]:
        """Return the effects of the choice that was made."""
        return self.choice_made(f, s).effects

    def tell(self, f: AtCrossroads, s: State, luck: Luck, say: Say) -> Any:
        """A passage leads to the choice (MR-192)."""
        crossing = self.crossing(f, s)
        tell_passage(s, crossing.passage, say)
        s.crossroads = Crossroads(crossing.passage, tuple(choice.name for choice in crossing.choices))

    def ask(self, f: AtCrossroads, s: State, luck: Luck, say: Say) -> Any:
        """Every player may answer for the company; the player on the first seat is waited for (MR-193)."""
        return Ask("crossroads", tuple(range(s.seats)), (0,))

    def ask_answered(self, f: AtCrossroads, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        """The first answer decides, and a passage follows it (MR-192, MR-193)."""
        f.choice = a.choice
        s.crossroads = None
        s.deeds = (*s.deeds, a.choice)
        say(ev.Decided(a.choice))
        tell_passage(s, self.choice_made(f, s).passage, say)

    def legal(self, f: AtCrossroads, s: State, seat: int) -> Sequence[Any]:
        """Return the choices at this crossroads."""
        return [Decide(choice.name) for choice in self.crossing(f, s).choices]


@steps("tell", "effect", "again")
class RememberingSteps(_WithEffectsSteps[Remembering]):
    """A choice made in an earlier chapter has effects when this one begins (MR-195)."""

    def effects_of(self, f: Remembering, s: State) -> tuple[Effect, ...]:
        """Return the effects of the remembered choice."""
        tale = chapter(s).tale
        assert tale is not None
        return tale.memories[f.index].effects

    def tell(self, f: Remembering, s: State, luck: Luck, say: Say) -> Any:
        """A passage recalls the earlier choice before its effects happen (MR-192, MR-195)."""
        tale = chapter(s).tale
        assert tale is not None
        tell_passage(s, tale.memories[f.index].passage, say)


def carry_out_effect(s: State, effect: Effect, luck: Luck, say: Say) -> Any:
    """Carry out one effect. Return the frame that has to run at once if the effect starts one."""
    match effect.sort:
        case "page":
            for _ in range(effect.n):
                advance_hourglass(s, say, "MR-194")
        case "marker":
            s.end += effect.n
            say(ev.MarkerMoved(s.end))
        case "come":
            add_cards_to_track(s, place_enemies(s, effect.enemies, say, "MR-194"), luck, say, "MR-194")
            place_brodie(s, say)
        case "wait":
            s.posted[effect.what] = effect.enemies
        case "item":
            if effect.what in s.search_bag:  # not if it was found already: every item exists once
                s.search_bag.remove(effect.what)
                s.stash = (*s.stash, effect.what)
                say(ev.Given(effect.what))
        case "cheese":
            for i in active_mice(s):
                give_cheese(s, i, effect.n, say, "MR-194")
        case "pay":
            for i in active_mice(s):
                paid = min(effect.n, s.mice[i].cheese)
                if paid:
                    s.mice[i].cheese -= paid
                    told = ev.CheeseGiven if s.version > 2 else ev.CheeseLost  # a gift is no theft
                    say(told(s.mice[i].hero, paid, "MR-194"))
        case "wheel":
            return put_on_wheel(s, effect.n, say, "MR-194")
        case "heal":
            for i in active_mice(s):
                heal(s, i, effect.n, say, "MR-194")
        case "calm":
            s.calm = True
            say(ev.WaterCalmed())
        case "sweep":
            s.swept, s.webs = True, ()
            say(ev.WebsSwept())
    return None
