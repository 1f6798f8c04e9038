"""A roll for stars: for a search, a web, water, a mousetrap, or lore. It never brings cheese (M-044 to M-047)."""

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
"""The purposes of a roll for stars, with the rule that asks for each."""


@steps("roll", "again")
class StarRollSteps(Procedure[StarRoll]):
    """A roll for stars, which stores their number in `s.stars`. Without a star, a card may repeat the roll (MR-187)."""

    def roll(self, f: StarRoll, s: State, luck: Luck, say: Say) -> None:
        """Roll the dice and count the stars; cheese on them does not count (M-044 to M-047)."""
        faces = roll_dice(f.dice, luck)
        s.stars = count_sign(faces, STAR)
        say(ev.StarsRolled(s.mice[f.mouse].hero, f.trial, faces, s.stars, TRIALS[f.trial]))

    def again(self, f: StarRoll, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask for cards that repeat a roll without a star (MR-187)."""
        return None if s.stars else ask_in_window(s, "star", f.mouse, f.passed)

    def again_answered(self, f: StarRoll, s: State, seat: int, a: Any, luck: Luck, say: Say) -> StepResult:
        """Repeat the roll if a card was played (MR-187)."""
        if isinstance(a, Pass):
            f.passed = (*f.passed, seat)
            return Goto("again")
        use_in_window(s, a, f, say)
        return Goto("roll")

    def legal(self, f: StarRoll, s: State, seat: int) -> Sequence[Any]:
        """Return the actions that play the seat's cards after a roll without a star, and the one that passes."""
        return answers_in_window(s, "star", f.mouse, seat)
