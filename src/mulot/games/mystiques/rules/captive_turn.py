"""The turn of a captured mouse under the house rule `captives_whisper` (MR-212)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import Say, steps
from mulot.core.game import Ask
from mulot.core.luck import Luck
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import EndTurn, Gnaw, Whisper
from mulot.games.mystiques.model.frames import Captive
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import active_mice, mouse_named
from mulot.games.mystiques.rules.procedure import Procedure, StepResult
from mulot.games.mystiques.rules.wounds import give_cheese


@steps("ask")
class CaptiveSteps(Procedure[Captive]):
    """Instead of missing her turn, a captured mouse helps a free one or gnaws a cheese off the wheel (MR-212)."""

    def ask(self, f: Captive, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask the captured mouse's player what she does (MR-212)."""
        seat = s.mice[f.mouse].seat
        return Ask("captive", (seat,), (seat,))

    def ask_answered(self, f: Captive, s: State, seat: int, a: Any, luck: Luck, say: Say) -> None:
        """Carry out the choice: a whisper gives another mouse a cheese, gnawing takes one off the wheel (MR-212)."""
        hero = s.mice[f.mouse].hero
        match a:
            case Whisper(whom):
                say(ev.Whispered(hero, whom))
                give_cheese(s, mouse_named(s, whom), 1, say, "MR-212")
            case Gnaw():
                s.wheel -= 1
                say(ev.Whispered(hero))
                say(ev.CheeseOffWheel(1, s.wheel, "MR-212"))
            case _:
                say(ev.TurnMissed(hero))

    def legal(self, f: Captive, s: State, seat: int) -> Sequence[Any]:
        """Return the legal actions: whispering to a free mouse, gnawing if there is cheese on the wheel, or doing
        nothing."""
        whispers = [Whisper(s.mice[i].hero) for i in active_mice(s)]
        return [*whispers, *([Gnaw()] if s.wheel else []), EndTurn()]
