"""A roll for stars: search, web, water, mousetrap, or an event foreseen. It never brings cheese (M-044 to M-047)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import Goto, Say, steps
from mulot.core.luck import Luck
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Pass
from mulot.games.mystiques.model.frames import StarRoll
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.action_die import STAR, count_sign, roll_dice
from mulot.games.mystiques.rules.card_windows import answers_in_window, ask_in_window, use_in_window
from mulot.games.mystiques.rules.procedure import Procedure, StepResult

TRIALS = {"search": "M-051", "web": "M-057", "water": "M-075", "mousetrap": "M-085", "lore": "MR-206"}
"""What stars can be rolled for, with the rule that asks for the roll."""


@steps("roll", "again")
class StarRollSteps(Procedure[StarRoll]):
    """The number of stars is left in `s.stars`. After a roll without a star a card may have it rolled again
    (MR-187)."""

    def roll(self, f: StarRoll, s: State, luck: Luck, say: Say) -> None:
        """The dice are rolled and their stars counted; cheese on them does not count (M-044 to M-047)."""
        faces = roll_dice(f.dice, luck)
        s.stars = count_sign(faces, STAR)
        say(ev.StarsRolled(s.mice[f.mouse].hero, f.trial, faces, s.stars, TRIALS[f.trial]))

    def again(self, f: StarRoll, s: State, luck: Luck, say: Say) -> StepResult:
        """After a roll without a star, cards may have it rolled again (MR-187)."""
        return None if s.stars else ask_in_window(s, "star", f.mouse, f.passed)

    def again_answered(self, f: StarRoll, s: State, seat: int, a: Any, luck: Luck, say: Say) -> StepResult:
        """A card that is played has the dice rolled again (MR-187)."""
        if isinstance(a, Pass):
            f.passed = (*f.passed, seat)
            return Goto("again")
        use_in_window(s, a, f, say)
        return Goto("roll")

    def legal(self, f: StarRoll, s: State, seat: int) -> Sequence[Any]:
        """Return the cards that the seat may play after a roll without a star, and passing."""
        return answers_in_window(s, "star", f.mouse, seat)
