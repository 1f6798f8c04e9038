"""A captured mouse comes back on her turn when no enemy is on the whole board; she can do nothing in that turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mulot.core.flow import DONE, Frame, Say, steps
from mulot.core.game import Ask
from mulot.core.luck import Luck
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Put
from mulot.games.mystiques.rules.board import active, has_room, near, side

if TYPE_CHECKING:
    from mulot.games.mystiques.rules.state import State


@steps("no_choice", "ask")
class ComingBack(Frame, tag="coming-back"):
    """Into another mouse's space, or beside it if that is full; her player says which."""

    mouse: int = 0

    def spaces(self, s: State) -> list[str]:
        found = set()
        for i in active(s):
            space = s.mice[i].space
            found.update([space] if has_room(s, space) else [x for x in near(s, space) if has_room(s, x)])
        return sorted(found, key=side(s).order.__getitem__)

    def no_choice(self, s: State, luck: Luck, say: Say) -> Any:
        spaces = self.spaces(s)
        if len(spaces) > 1:
            return None
        if spaces:
            self.put(s, spaces[0], say)
        return DONE

    def ask(self, s: State, luck: Luck, say: Say) -> Any:
        seat = s.mice[self.mouse].seat
        return Ask("come-back", (seat,), (seat,))

    def ask_answered(self, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        self.put(s, a.to, say)

    def put(self, s: State, space: str, say: Say) -> None:
        m = s.mice[self.mouse]
        m.space = space
        say(ev.CameBack(m.hero, space))

    def legal(self, s: State, seat: int) -> Sequence[Any]:
        return [Put(space) for space in self.spaces(s)]
