"""A roll for stars: search, web, water, mousetrap. It never brings cheese (M-044 to M-047)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mulot.core.flow import Frame, Go, Say, steps
from mulot.core.luck import Luck
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Pass
from mulot.games.mystiques.rules import windows
from mulot.games.mystiques.rules.die import STAR, count, roll

if TYPE_CHECKING:
    from mulot.games.mystiques.rules.state import State

TRIALS = {"search": "M-051", "web": "M-057", "water": "M-075", "mousetrap": "M-085"}


@steps("roll", "again")
class StarRoll(Frame, tag="star-roll"):
    """So many dice; the number of stars is left in `s.stars`. A roll without any may be tried again by a card."""

    mouse: int = 0
    trial: str = "search"
    dice: int = 1
    passed: tuple[int, ...] = ()

    def roll(self, s: State, luck: Luck, say: Say) -> Any:
        faces = roll(self.dice, luck)
        s.stars = count(faces, STAR)
        say(ev.StarsRolled(s.mice[self.mouse].hero, self.trial, faces, s.stars, TRIALS[self.trial]))

    def again(self, s: State, luck: Luck, say: Say) -> Any:
        return None if s.stars else windows.ask(s, "star", self.mouse, self.passed)

    def again_answered(self, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        if isinstance(a, Pass):
            self.passed = (*self.passed, seat)
            return Go("again")
        windows.use(s, a, self, say)
        return Go("roll")

    def legal(self, s: State, seat: int) -> Sequence[Any]:
        return windows.answers(s, "star", self.mouse, seat)
