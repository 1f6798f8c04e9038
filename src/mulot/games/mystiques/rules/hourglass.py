"""The hourglass, and how a chapter is lost."""

from __future__ import annotations

from mulot.core.flow import Say
from mulot.core.game import Outcome
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import chapter
from mulot.games.mystiques.rules.story import tell_passage


def advance_hourglass(s: State, say: Say, rule: str) -> None:
    """Move the hourglass on by one page. If it reaches the end marker, the chapter is lost at once (M-003)."""
    if s.outcome is not None:
        return
    s.page += 1
    say(ev.HourglassMoved(s.page, rule))
    if s.page >= s.end:
        lose_chapter(s, "hourglass")
        return
    tale = chapter(s).tale
    if tale:
        tell_passage(s, tale.pages.get(s.page, ""), say)


def lose_chapter(s: State, reason: str) -> None:
    """Lose the chapter for this reason, unless it has ended already."""
    if s.outcome is None:
        s.outcome = Outcome((0.0,) * s.seats, reason)
