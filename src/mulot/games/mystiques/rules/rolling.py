"""A roll for stars: search, web, water, mousetrap, an event foreseen. It never brings cheese (M-044 to M-047)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import Go, Say, steps
from mulot.core.luck import Luck
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Pass
from mulot.games.mystiques.model.frames import StarRoll
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.die import STAR, count, roll
from mulot.games.mystiques.rules.procedure import Procedure
from mulot.games.mystiques.rules.windows import answers_in_window, ask_in_window, use_in_window

TRIALS = {"search": "M-051", "web": "M-057", "water": "M-075", "mousetrap": "M-085", "lore": "MR-206"}


@steps("roll", "again")
class StarRollSteps(Procedure[StarRoll]):
    """So many dice; the number of stars is left in `s.stars`. A roll without any may be tried again by a card."""

    def roll(self, f: StarRoll, s: State, luck: Luck, say: Say) -> Any:
        faces = roll(f.dice, luck)
        s.stars = count(faces, STAR)
        say(ev.StarsRolled(s.mice[f.mouse].hero, f.trial, faces, s.stars, TRIALS[f.trial]))

    def again(self, f: StarRoll, s: State, luck: Luck, say: Say) -> Any:
        return None if s.stars else ask_in_window(s, "star", f.mouse, f.passed)

    def again_answered(self, f: StarRoll, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        if isinstance(a, Pass):
            f.passed = (*f.passed, seat)
            return Go("again")
        use_in_window(s, a, f, say)
        return Go("roll")

    def legal(self, f: StarRoll, s: State, seat: int) -> Sequence[Any]:
        return answers_in_window(s, "star", f.mouse, seat)
