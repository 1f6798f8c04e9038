"""Surges (Attaque-surprise): a full wheel interrupts what is in progress, which then continues (M-111, M-123)."""

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import Say, steps
from mulot.core.luck import Luck
from mulot.games.mystiques.content import ENCOUNTERS, Enemies
from mulot.games.mystiques.content.chapter import Surge
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.frames import SurpriseAttack
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import chapter, side
from mulot.games.mystiques.rules.card_windows import WHOLE_COMPANY, answer_in_window, answers_in_window, ask_in_window
from mulot.games.mystiques.rules.chapter_progress import advance_hourglass
from mulot.games.mystiques.rules.enemy_placement import place_brodie, place_enemies, remove_small_enemies
from mulot.games.mystiques.rules.initiative_track import add_cards_to_track
from mulot.games.mystiques.rules.procedure import Procedure, StepResult

FULL_WHEEL = 6
"""How much cheese on the wheel starts a surge (M-017)."""


def put_cheese_on_wheel(s: State, count: int, say: Say, rule: str = "M-013") -> SurpriseAttack | None:
    """Put cheese on the wheel. Return the frame of the surge, which must run at once, if the wheel is full (M-017).

    All cheese of one roll is put on the wheel before the surge (MR-14), and none during a surge (MR-15).
    """
    if not count or s.surging:
        return None
    s.wheel += count
    say(ev.CheeseOnWheel(count, s.wheel, rule))
    if s.wheel < FULL_WHEEL:
        return None
    s.surging = True
    return SurpriseAttack()


def chapter_surge(s: State) -> Surge | None:
    """Return the chapter's own surge for this side, if it has one."""
    surges = chapter(s).surges
    return surges.get(side(s).name) or surges.get("*")


@steps("begin", "window", "enemies", "empty")
class SurpriseAttackSteps(Procedure[SurpriseAttack]):
    """A surge: the hourglass moves, the chapter or the visible card brings enemies, and the wheel is emptied (M-113 to
    M-122)."""

    def begin(self, f: SurpriseAttack, s: State, luck: Luck, say: Say) -> None:
        """Move the hourglass on by one page (M-113)."""
        say(ev.SurgeBegan())
        advance_hourglass(s, say, "M-113")

    def enemies_to_come(self, f: SurpriseAttack, s: State) -> Enemies:
        """Return the enemies that come: the chapter's (M-114), else the visible card's (M-115), else none (M-116)."""
        own = chapter_surge(s)
        if own:
            return own.enemies
        return ENCOUNTERS[s.visible].surge if s.visible else ()

    def makes_greedy(self, s: State) -> bool:
        """True if this surge makes cockroaches greedy, including those it brings, because its card says so (MR-87)."""
        by_card = s.version > 2 and not chapter_surge(s) and bool(s.visible)
        return by_card and ENCOUNTERS[s.visible].greedy and not s.greedy

    def window(self, f: SurpriseAttack, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask for cards that make the surge smaller (MR-188)."""
        return ask_in_window(s, "surge", WHOLE_COMPANY, f.passed) if self.enemies_to_come(f, s) else None

    def window_answered(self, f: SurpriseAttack, s: State, seat: int, a: Any, luck: Luck, say: Say) -> StepResult:
        """Play a card, which takes small enemies away (MR-188)."""
        return answer_in_window(s, f, seat, a, say)

    def enemies(self, f: SurpriseAttack, s: State, luck: Luck, say: Say) -> None:
        """Place the enemies (M-117), discard the visible card (M-118), and put new cards on the track (M-119,
        M-120)."""
        kinds = place_enemies(s, remove_small_enemies(self.enemies_to_come(f, s), f.fewer), say, "M-117")
        if "roach" in kinds and self.makes_greedy(s):
            s.greedy = True
            say(ev.RoachesGreedy("MR-87"))
        if s.visible:
            s.encounter_left.append(s.visible)
            s.visible = ""
        add_cards_to_track(s, kinds, luck, say, "M-119")
        place_brodie(s, say)

    def empty(self, f: SurpriseAttack, s: State, luck: Luck, say: Say) -> None:
        """Empty the wheel (M-122)."""
        s.wheel = 0
        s.surging = False
        say(ev.SurgeOver())

    def legal(self, f: SurpriseAttack, s: State, seat: int) -> Sequence[Any]:
        """Return the actions that play the seat's cards before the surge brings enemies, and the one that passes."""
        return answers_in_window(s, "surge", WHOLE_COMPANY, seat)
