"""Récupérer: from a stun at once, out of a web by a star."""

from __future__ import annotations

from typing import Any

from mulot.core.flow import DONE, Say, steps
from mulot.core.luck import Luck
from mulot.games.mystiques.model.frames import Recovering, StarRoll
from mulot.games.mystiques.model.pieces import STUNNED
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.harm import lift
from mulot.games.mystiques.rules.procedure import Procedure


@steps("roll", "judge")
class RecoveringSteps(Procedure[Recovering]):
    """A mouse shakes an effect off."""

    def roll(self, f: Recovering, s: State, luck: Luck, say: Say) -> Any:
        if f.effect == STUNNED:
            lift(s, f.mouse, f.effect, say, "M-056")
            return DONE
        return StarRoll(mouse=f.mouse, trial="web", dice=1)

    def judge(self, f: Recovering, s: State, luck: Luck, say: Say) -> Any:
        if s.stars:
            lift(s, f.mouse, f.effect, say, "M-057")
