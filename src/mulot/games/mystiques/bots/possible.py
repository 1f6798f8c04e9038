"""What a mouse can do in her turn, asked for one kind of thing at a time.

The legal list names everything, down to every space where the hook could lie. Experts look at a few kinds of actions
only, and in imagined games that is most of the time saved.
"""

from __future__ import annotations

from mulot.games.mystiques.model.actions import Attack, LevelUp, PickUp, Place, Recover, Step, Use
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.pieces import DOWN, STUNNED, WEBBED
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import current
from mulot.games.mystiques.rules.combat import attacks
from mulot.games.mystiques.rules.exploring import why_not_explore
from mulot.games.mystiques.rules.items import legal_places, takable
from mulot.games.mystiques.rules.levelling import legal_levels
from mulot.games.mystiques.rules.moving import legal_steps
from mulot.games.mystiques.rules.powers import legal_uses
from mulot.games.mystiques.rules.searching import why_not_search


class Possible:
    """The same answers as the legal list of this turn gives; steps and attacks are found once, for nothing changes."""

    __slots__ = ("_attacks", "_free", "_s", "_steps", "_turn")

    def __init__(self, s: State, turn: MouseTurn) -> None:
        self._s, self._turn = s, turn
        self._free = not turn.acted and STUNNED not in s.mice[turn.mouse].effects
        self._steps: list[Step] | None = None
        self._attacks: list[Attack] | None = None

    def free(self) -> bool:
        """Whether an action is left that is not for recovering."""
        return self._free

    def open(self) -> bool:
        """Whether free actions are possible where she is."""
        return not current(self._s, self._s.mice[self._turn.mouse].space)

    def steps(self) -> list[Step]:
        if self._steps is None:
            self._steps = legal_steps(self._s, self._turn)
        return self._steps

    def stand(self) -> bool:
        effects = self._s.mice[self._turn.mouse].effects
        return self._turn.points > 0 and DOWN in effects and WEBBED not in effects

    def recoveries(self) -> list[Recover]:
        if self._turn.acted:
            return []
        return [Recover(effect) for effect in self._s.mice[self._turn.mouse].effects if effect != DOWN]

    def scurry(self) -> bool:
        return self._free and self._turn.moved and WEBBED not in self._s.mice[self._turn.mouse].effects

    def attacks(self) -> list[Attack]:
        if self._attacks is None:
            self._attacks = attacks(self._s, self._turn.mouse) if self._free else []
        return self._attacks

    def search(self) -> bool:
        return self._free and why_not_search(self._s, self._turn.mouse) is None

    def explore(self) -> bool:
        return self._free and why_not_explore(self._s, self._turn.mouse) is None

    def pick_ups(self) -> list[PickUp]:
        return [PickUp(item) for item in takable(self._s, self._turn.mouse)] if self._free else []

    def equip(self) -> bool:
        m = self._s.mice[self._turn.mouse]
        return not self._turn.equipped and bool(m.bag or m.gear) and not current(self._s, m.space)

    def levels(self) -> list[LevelUp]:
        if self._turn.levelled or current(self._s, self._s.mice[self._turn.mouse].space):
            return []
        return legal_levels(self._s, self._turn.mouse)

    def places(self) -> list[Place]:
        return legal_places(self._s, self._turn.mouse) if self._s.stash else []

    def uses(self) -> list[Use]:
        return legal_uses(self._s, self._turn)
