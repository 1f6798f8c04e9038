"""Attaque-surprise: the wheel is full. It interrupts whatever is under way, which then goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mulot.core.flow import Frame, Go, Say, steps
from mulot.core.luck import Luck
from mulot.games.mystiques.content import ENCOUNTERS
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Pass
from mulot.games.mystiques.rules import windows
from mulot.games.mystiques.rules.board import chapter, side
from mulot.games.mystiques.rules.hourglass import advance_hourglass
from mulot.games.mystiques.rules.placement import fewer, place, place_brodie
from mulot.games.mystiques.rules.track import lay_cards

if TYPE_CHECKING:
    from mulot.games.mystiques.content import Enemies
    from mulot.games.mystiques.rules.state import State

FULL = 6


def put_on_wheel(s: State, count: int, say: Say, rule: str = "M-013") -> Any:
    """Cheese for the wheel. The sixth one starts a surge: the frame that is to run at once (M-017).

    While a surge is under way nothing is added (MR-15); all cheese of one roll is put on before the surge (MR-14).
    """
    if not count or s.surging:
        return None
    s.wheel += count
    say(ev.CheeseOnWheel(count, s.wheel, rule))
    if s.wheel < FULL:
        return None
    s.surging = True
    return SurpriseAttack()


@steps("begin", "window", "enemies", "empty")
class SurpriseAttack(Frame, tag="surprise-attack"):
    """The hourglass moves; the chapter's own surge or the visible card's brings enemies; the wheel is emptied."""

    fewer: int = 0
    passed: tuple[int, ...] = ()

    def begin(self, s: State, luck: Luck, say: Say) -> Any:
        say(ev.SurgeBegan())
        advance_hourglass(s, say, "M-113")

    def wanted(self, s: State) -> Enemies:
        """The chapter's rules first (M-114), then the visible card (M-115); nothing said, nobody comes (M-116)."""
        surges = chapter(s).surges
        own = surges.get(side(s).name) or surges.get("*")
        if own:
            return own.enemies
        return ENCOUNTERS[s.visible].surge if s.visible else ()

    def window(self, s: State, luck: Luck, say: Say) -> Any:
        return windows.ask(s, "surge", -1, self.passed) if self.wanted(s) else None

    def window_answered(self, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        if isinstance(a, Pass):
            self.passed = (*self.passed, seat)
        else:
            windows.use(s, a, self, say)
        return Go("window")

    def enemies(self, s: State, luck: Luck, say: Say) -> Any:
        kinds = place(s, fewer(self.wanted(s), self.fewer), say, "M-117")
        if s.visible:
            s.encounter_left.append(s.visible)
            s.visible = ""
        lay_cards(s, kinds, luck, say, "M-119")
        place_brodie(s, say)

    def empty(self, s: State, luck: Luck, say: Say) -> Any:
        s.wheel = 0
        s.surging = False
        say(ev.SurgeOver())

    def legal(self, s: State, seat: int) -> Sequence[Any]:
        return windows.answers(s, "surge", -1, seat)
