"""The golden tooth, which may be handed in whenever the game waits. Club and wand are part of `reveal`."""

from __future__ import annotations

from mulot.core.flow import Frame, Say, steps
from mulot.core.luck import Luck
from mulot.games.clan.content.forest import GOLDEN_TOOTH, SIZES, Size
from mulot.games.clan.model.events import GoldenToothGiven
from mulot.games.clan.model.state import AnyState
from mulot.games.clan.rules.state_changes import Step, win_tooth


@steps("give")
class GoldenTooth(Frame, tag="golden-tooth"):
    """The golden tooth interrupts the current question and leaves the mission as it is (CR-46)."""

    seat: int = 0
    size: Size = "small"

    def give(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The golden tooth brings one remaining tooth of its owner's choice into the chest (C-081)."""
        del s.owners[GOLDEN_TOOTH]
        say(GoldenToothGiven(self.seat, self.size))
        win_tooth(s, SIZES.index(self.size), "C-081", say)
        return None
