"""Récupérer: from a stun at once, out of a web by a star."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mulot.core.flow import DONE, Frame, Say, steps
from mulot.core.luck import Luck
from mulot.games.mystiques.model.pieces import STUNNED
from mulot.games.mystiques.rules.harm import lift
from mulot.games.mystiques.rules.rolling import StarRoll

if TYPE_CHECKING:
    from mulot.games.mystiques.rules.state import State


@steps("roll", "judge")
class Recovering(Frame, tag="recovering"):
    """A mouse shakes an effect off."""

    mouse: int = 0
    effect: str = ""

    def roll(self, s: State, luck: Luck, say: Say) -> Any:
        if self.effect == STUNNED:
            lift(s, self.mouse, self.effect, say, "M-056")
            return DONE
        return StarRoll(mouse=self.mouse, trial="web", dice=1)

    def judge(self, s: State, luck: Luck, say: Say) -> Any:
        if s.stars:
            lift(s, self.mouse, self.effect, say, "M-057")
