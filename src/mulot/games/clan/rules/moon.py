"""Losing a moon, unless the owl fairy saves it."""

from typing import Literal, TypeAlias

from mulot.core.flow import DONE, Frame, Say, steps
from mulot.core.game import Ask
from mulot.core.luck import Luck
from mulot.games.clan.content.forest import OWL
from mulot.games.clan.model.actions import Action, UseOwl
from mulot.games.clan.model.events import Kept, MoonLost, OwlPaid
from mulot.games.clan.model.state import AnyState
from mulot.games.clan.rules.state_changes import Step, end_night, is_face_up, remove_tile

LossCause: TypeAlias = Literal["miss", "lost", "villain", "witch"]
CAUSE_BY_RULE: dict[str, LossCause] = {"C-027": "miss", "C-046": "lost", "C-061": "villain", "C-069": "witch"}


@steps("owl", "pay")
class LoseMoon(Frame, tag="lose-moon"):
    """The loss of one moon. A loss of two runs this twice, so the owl is offered before each (CR-58)."""

    rule: str = ""
    """The rule by which the moon is lost: C-027, C-046, C-061 or C-069."""

    def owl(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The active player decides, at the moment of the loss, whether the owl saves the moon (CR-17)."""
        return Ask("owl", (s.active,), (s.active,)) if is_face_up(s, OWL) else None

    def owl_answered(self, s: AnyState, seat: int, a: Action, luck: Luck, say: Say) -> Step:
        """The owl saves the moon and leaves the forest (C-052, C-053), or the player keeps her."""
        if not isinstance(a, UseOwl):
            say(Kept(seat, OWL, "C-051"))
            return None
        say(OwlPaid(seat))
        remove_tile(s, s.tiles.index(OWL), "C-053", say)
        return DONE

    def pay(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """A moon goes into the chest; with the last one the night is lost (C-034)."""
        s.moons -= 1
        say(MoonLost(s.moons, CAUSE_BY_RULE[self.rule], self.rule))
        if not s.moons:
            end_night(s, False, "sunrise", "C-034", say)
        return None
