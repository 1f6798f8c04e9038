"""The end of a chapter: the story's last passages, and in a campaign each hero keeps one search card (MR-163)."""

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import Goto, Say, steps
from mulot.core.game import Ask, Outcome
from mulot.core.luck import Luck
from mulot.games.mystiques.content import CAMPAIGN
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Keep, KeepNothing
from mulot.games.mystiques.model.frames import Parting
from mulot.games.mystiques.model.options import can_be_kept
from mulot.games.mystiques.model.pieces import Mouse
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import chapter
from mulot.games.mystiques.rules.chapter_progress import tell_passage
from mulot.games.mystiques.rules.procedure import Procedure, StepResult


def finish_chapter(s: State, say: Say) -> bool:
    """Tell the last passages of a chapter that is over.

    Returns True if play continues because the heroes still have to choose what they keep (MR-163).
    """
    tale = chapter(s).tale
    if s.outcome is None or tale is None:
        return False
    if max(s.outcome.scores) == 0:
        tell_passage(s, tale.lost, say)
        return False
    tell_passage(s, tale.won, say)
    for ending in tale.endings:  # the story tells the consequences of earlier choices (MR-210)
        if ending.deed in (*s.options.deeds, *s.deeds):
            tell_passage(s, ending.passage, say)
    if not s.options.campaign or s.won or s.chapter == CAMPAIGN[-1].name:
        return False
    s.won = True
    s.outcome = None
    s.stack = [Parting()]
    return True


def cards_to_keep(m: Mouse) -> list[str]:
    """Return the search cards that a hero may keep: cards she wears or carries, and tricks (MR-163)."""
    return list(dict.fromkeys(card for card in (*m.gear, *m.bag, *m.tricks) if can_be_kept(card)))


@steps("ask", "next")
class PartingSteps(Procedure[Parting]):
    """The heroes choose what they keep one by one; the seat that plays a hero chooses for her.

    A hero with nothing to keep is skipped (MR-163).
    """

    def ask(self, f: Parting, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask the hero's player which search card she keeps (MR-163)."""
        if f.mouse >= len(s.mice):
            s.outcome = Outcome((1.0,) * s.seats, "objective")
            return None
        m = s.mice[f.mouse]
        return Ask("keep", (m.seat,), (m.seat,)) if cards_to_keep(m) else None

    def ask_answered(self, f: Parting, s: State, seat: int, a: Any, luck: Luck, say: Say) -> None:
        """Record the card that the hero keeps, or that she keeps none (MR-163)."""
        if isinstance(a, Keep) and a.card:
            hero = s.mice[f.mouse].hero
            s.kept[hero] = a.card
            say(ev.CardKept(hero, a.card))

    def next(self, f: Parting, s: State, luck: Luck, say: Say) -> StepResult:
        """Continue with the next hero (MR-163)."""
        f.mouse += 1
        return Goto("ask")

    def legal(self, f: Parting, s: State, seat: int) -> Sequence[Any]:
        """Return the actions that keep one of the hero's cards, and the one that keeps nothing."""
        return [*(Keep(card) for card in cards_to_keep(s.mice[f.mouse])), KeepNothing()]
