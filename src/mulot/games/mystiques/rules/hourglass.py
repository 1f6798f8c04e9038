"""The hourglass, and how a chapter ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mulot.core.flow import Say
from mulot.core.game import Outcome
from mulot.games.mystiques import events as ev
from mulot.games.mystiques.rules.board import chapter

if TYPE_CHECKING:
    from mulot.games.mystiques.state import State


def advance_hourglass(s: State, say: Say, rule: str) -> None:
    """One page on; when it touches the end marker the chapter is lost at once (M-003)."""
    if s.outcome is not None:
        return
    s.page += 1
    say(ev.HourglassMoved(s.page, rule))
    if s.page >= s.end:
        lose(s, "hourglass")


def lose(s: State, reason: str) -> None:
    if s.outcome is None:
        s.outcome = Outcome((0.0,) * s.seats, reason)


def check_objective(s: State, gone: str = "") -> None:
    """The chapter is won at the moment its objective is met (MR-174). `gone` is a kind that was just defeated."""
    goal = chapter(s).objective
    if goal.sort == "clear":
        met = goal.what in s.explored and not s.enemies
    else:
        met = gone == goal.what
    if met and s.outcome is None:
        s.outcome = Outcome((1.0,) * s.seats, "objective")
