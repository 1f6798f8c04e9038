"""Crossroads of the story: the company makes a choice, which has effects. Choices in earlier chapters have effects
too."""

from collections.abc import Sequence
from typing import Any, TypeVar

from mulot.core.flow import DONE, Goto, Say, steps
from mulot.core.game import Ask
from mulot.core.luck import Luck
from mulot.games.mystiques.content import HELP, Choice, Crossing, Effect
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Decide
from mulot.games.mystiques.model.frames import AtCrossroads, Remembering, WithEffects
from mulot.games.mystiques.model.pieces import Crossroads
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import active_mice, chapter
from mulot.games.mystiques.rules.chapter_progress import advance_hourglass, tell_passage
from mulot.games.mystiques.rules.enemy_placement import place_brodie, place_enemies
from mulot.games.mystiques.rules.initiative_track import add_cards_to_track
from mulot.games.mystiques.rules.procedure import Procedure, StepResult
from mulot.games.mystiques.rules.search import heal
from mulot.games.mystiques.rules.surge import put_cheese_on_wheel
from mulot.games.mystiques.rules.wounds import give_cheese


def crossroads_at(s: State, moment: str) -> AtCrossroads | None:
    """Return the crossroads that this moment leads to, or None if there is none or the choice has been made already."""
    tale = chapter(s).tale
    for index, crossing in enumerate(tale.crossings if tale else ()):
        if moment in crossing.when and not any(choice.name in s.deeds for choice in crossing.choices):
            return AtCrossroads(index=index)
    return None


LOSSES_BEFORE_HELP = 2
"""How often a chapter of a campaign has to be lost before it offers help (MR-216)."""
MOST_PAGES_OF_HELP = 9
"""The most pages that help moves the end marker away."""
HELP_INDEX = -1
"""The index of the crossroads that offers help."""


def help_at_crossroads(s: State) -> AtCrossroads | None:
    """Return the crossroads that offers help if this chapter has been lost often enough, else None (MR-216)."""
    return AtCrossroads(index=HELP_INDEX) if (s.options.lost or 0) >= LOSSES_BEFORE_HELP else None


E = TypeVar("E", bound=WithEffects)


class _WithEffectsSteps(Procedure[E]):
    """Carries out effects one by one, because one of them may start a surge, which must run before the next."""

    def effects_of(self, f: E, s: State) -> tuple[Effect, ...]:
        """Return every effect of this frame, in order."""
        raise NotImplementedError

    def effect(self, f: E, s: State, luck: Luck, say: Say) -> StepResult:
        """Carry out the next effect, in the listed order (MR-194), or end the procedure after the last one."""
        effects = self.effects_of(f, s)
        if f.done >= len(effects):
            return DONE
        f.done += 1
        return carry_out_effect(s, effects[f.done - 1], luck, say)

    def again(self, f: E, s: State, luck: Luck, say: Say) -> StepResult:
        """Continue with the next effect (MR-194)."""
        return Goto("effect")


@steps("tell", "ask", "effect", "again")
class AtCrossroadsSteps(_WithEffectsSteps[AtCrossroads]):
    """Any seat may choose for the company, and the first answer decides; only the first seat must answer (MR-193)."""

    def crossing(self, f: AtCrossroads, s: State) -> Crossing:
        """Return the crossroads that this frame is about: one of the chapter's, or the one that offers help."""
        if f.index == HELP_INDEX:
            return HELP
        tale = chapter(s).tale
        assert tale is not None
        return tale.crossings[f.index]

    def choice_made(self, f: AtCrossroads, s: State) -> Choice:
        """Return the choice that was made."""
        return next(choice for choice in self.crossing(f, s).choices if choice.name == f.choice)

    def effects_of(self, f: AtCrossroads, s: State) -> tuple[Effect, ...]:
        """Return the effects of the choice that was made. Help also moves the end marker, by one page for every lost
        try after the first (MR-216)."""
        choice = self.choice_made(f, s)
        if choice == HELP.choices[0]:
            return (Effect("marker", min((s.options.lost or 0) - 1, MOST_PAGES_OF_HELP)), *choice.effects)
        return choice.effects

    def tell(self, f: AtCrossroads, s: State, luck: Luck, say: Say) -> None:
        """Tell the passage that introduces the choice, and put the choices in the state (MR-192)."""
        crossing = self.crossing(f, s)
        tell_passage(s, crossing.passage, say)
        s.crossroads = Crossroads(crossing.passage, tuple(choice.name for choice in crossing.choices))

    def ask(self, f: AtCrossroads, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask all seats for the choice; only the first seat must answer (MR-193)."""
        return Ask("crossroads", tuple(range(s.seats)), (0,))

    def ask_answered(self, f: AtCrossroads, s: State, seat: int, a: Any, luck: Luck, say: Say) -> None:
        """Make the choice of the first answer, and tell the passage that follows it (MR-192, MR-193)."""
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
    """The effects of a choice in an earlier chapter, carried out when this one begins (MR-195)."""

    def effects_of(self, f: Remembering, s: State) -> tuple[Effect, ...]:
        """Return the effects of the remembered choice."""
        tale = chapter(s).tale
        assert tale is not None
        return tale.memories[f.index].effects

    def tell(self, f: Remembering, s: State, luck: Luck, say: Say) -> None:
        """Tell the passage that recalls the earlier choice, before its effects (MR-192, MR-195)."""
        tale = chapter(s).tale
        assert tale is not None
        tell_passage(s, tale.memories[f.index].passage, say)


def carry_out_effect(s: State, effect: Effect, luck: Luck, say: Say) -> StepResult:
    """Carry out one effect. Return the frame that must run at once if the effect starts one."""
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
            if effect.what in s.search_bag:  # unless it was found already, because every item exists once
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
                    told = ev.CheeseGiven if s.version > 2 else ev.CheeseLost  # version 2 used the event of a theft
                    say(told(s.mice[i].hero, paid, "MR-194"))
        case "wheel":
            return put_cheese_on_wheel(s, effect.n, say, "MR-194")
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
