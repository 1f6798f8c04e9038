"""Recovering (Récupérer): a stun ends without a roll; leaving a web takes a star (M-056, M-057)."""

from __future__ import annotations

from mulot.core.flow import DONE, Say, steps
from mulot.core.luck import Luck
from mulot.games.mystiques.model.frames import Recovering, StarRoll
from mulot.games.mystiques.model.pieces import STUNNED
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.procedure import Procedure, StepResult
from mulot.games.mystiques.rules.wounds import free_from_effect


@steps("roll", "judge")
class RecoveringSteps(Procedure[Recovering]):
    """A mouse uses her action to get rid of an effect (M-056, M-057)."""

    def roll(self, f: Recovering, s: State, luck: Luck, say: Say) -> StepResult:
        """End a stun (M-056), or roll one die to leave a web (M-057)."""
        if f.effect == STUNNED:
            free_from_effect(s, f.mouse, f.effect, say, "M-056")
            return DONE
        return StarRoll(mouse=f.mouse, trial="web", dice=1)

    def judge(self, f: Recovering, s: State, luck: Luck, say: Say) -> None:
        """Free the mouse from the web if she rolled a star (M-057)."""
        if s.stars:
            free_from_effect(s, f.mouse, f.effect, say, "M-057")
