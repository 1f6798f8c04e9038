"""Captured mice: their turn under the house rule `captives_whisper` (MR-212), and their return.

The return takes a whole turn, and is possible when there is no enemy on the whole board (M-148 to M-150).
"""

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import Goto, Say, steps
from mulot.core.game import Ask
from mulot.core.luck import Luck
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import EndTurn, Gnaw, Put, Whisper
from mulot.games.mystiques.model.frames import Captive, ComingBack
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import active_mice, adjacent_spaces, has_room, mouse_named, side
from mulot.games.mystiques.rules.movement import carry_by_current
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


@steps("no_choice", "ask", "drift")
class ComingBackSteps(Procedure[ComingBack]):
    """A captured mouse comes back to another mouse's space, or beside it if that is full; her player chooses (M-149,
    MR-102)."""

    def spaces_to_choose(self, f: ComingBack, s: State) -> list[str]:
        """Return the spaces where the mouse may come back (M-149)."""
        found = set()
        for i in active_mice(s):
            space = s.mice[i].space
            found.update([space] if has_room(s, space) else [x for x in adjacent_spaces(s, space) if has_room(s, x)])
        return sorted(found, key=side(s).order.__getitem__)

    def no_choice(self, f: ComingBack, s: State, luck: Luck, say: Say) -> StepResult:
        """Put the mouse down without asking if there is only one space for her (M-149)."""
        spaces = self.spaces_to_choose(f, s)
        if len(spaces) > 1:
            return None
        if spaces:
            self.put_down(f, s, spaces.pop(), say)
        return Goto("drift")

    def ask(self, f: ComingBack, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask the captured mouse's player which mouse she comes back to (MR-102)."""
        seat = s.mice[f.mouse].seat
        return Ask("come-back", (seat,), (seat,))

    def ask_answered(self, f: ComingBack, s: State, seat: int, a: Any, luck: Luck, say: Say) -> None:
        """Put the mouse on the chosen space, without tests (MR-101)."""
        self.put_down(f, s, a.to, say)

    def drift(self, f: ComingBack, s: State, luck: Luck, say: Say) -> None:
        """Let a current carry the mouse, because coming back was her turn, and it has ended (MR-41)."""
        if s.version > 2:
            carry_by_current(s, f.mouse, say)

    def put_down(self, f: ComingBack, s: State, space: str, say: Say) -> None:
        """Put the mouse back on the board."""
        m = s.mice[f.mouse]
        m.space = space
        say(ev.CameBack(m.hero, space))

    def legal(self, f: ComingBack, s: State, seat: int) -> Sequence[Any]:
        """Return the spaces where the mouse may come back."""
        return [Put(space) for space in self.spaces_to_choose(f, s)]
