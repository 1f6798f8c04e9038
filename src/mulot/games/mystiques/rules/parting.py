"""The end of a won chapter of a campaign: every hero says which search card she keeps (MR-163)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mulot.core.flow import Frame, Go, Say, run, steps
from mulot.core.game import Ask, Outcome
from mulot.core.luck import Luck
from mulot.games.mystiques.content import CAMPAIGN
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Keep, KeepNothing
from mulot.games.mystiques.model.options import can_be_kept
from mulot.games.mystiques.rules.board import chapter
from mulot.games.mystiques.rules.telling import tell

if TYPE_CHECKING:
    from mulot.games.mystiques.model.pieces import Mouse
    from mulot.games.mystiques.rules.state import State


def close(s: State, luck: Luck, say: Say) -> None:
    """The chapter is over: its last passage is told; in a campaign that goes on the heroes then say what they keep."""
    tale = chapter(s).tale
    if s.outcome is None or tale is None:
        return
    if max(s.outcome.scores) == 0:
        tell(s, tale.lost, say)
        return
    tell(s, tale.won, say)
    if s.options.campaign and not s.won and s.chapter != CAMPAIGN[-1].name:
        s.won = True
        s.outcome = None
        s.stack = [Parting()]
        run(s, luck, say)


def keepable(m: Mouse) -> list[str]:
    """The search cards a hero could keep: worn, in the bag, or tricks."""
    return list(dict.fromkeys(card for card in (*m.gear, *m.bag, *m.tricks) if can_be_kept(card)))


@steps("ask", "next")
class Parting(Frame, tag="parting"):
    """Hero by hero, each by the seat that leads her; who has nothing is not asked."""

    mouse: int = 0

    def ask(self, s: State, luck: Luck, say: Say) -> Any:
        if self.mouse >= len(s.mice):
            s.outcome = Outcome((1.0,) * s.seats, "objective")
            return None
        m = s.mice[self.mouse]
        return Ask("keep", (m.seat,), (m.seat,)) if keepable(m) else None

    def ask_answered(self, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        if isinstance(a, Keep) and a.card:
            hero = s.mice[self.mouse].hero
            s.kept[hero] = a.card
            say(ev.CardKept(hero, a.card))

    def next(self, s: State, luck: Luck, say: Say) -> Any:
        self.mouse += 1
        return Go("ask")

    def legal(self, s: State, seat: int) -> Sequence[Any]:
        return [*(Keep(card) for card in keepable(s.mice[self.mouse])), KeepNothing()]
