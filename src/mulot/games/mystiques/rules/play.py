"""What the outside calls: whom the game waits for, what is legal, why not, and play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import Say, answer
from mulot.core.game import Ask, Outcome, Reason, not_now
from mulot.core.luck import Luck
from mulot.games.mystiques.actions import Action
from mulot.games.mystiques.content import HEROES
from mulot.games.mystiques.options import Options
from mulot.games.mystiques.rules.hourglass import lose
from mulot.games.mystiques.rules.parting import close
from mulot.games.mystiques.state import State

LONGEST = 20_000
"""A chapter that goes on and on is lost at this ply (MR-175)."""


def waiting(s: State) -> Ask | Outcome:
    if s.outcome is not None:
        return s.outcome
    assert s.ask is not None
    return s.ask


def legal(s: State, seat: int) -> Sequence[Action]:
    """The top frame knows."""
    if s.outcome is not None or s.ask is None or seat not in s.ask.seats:
        return ()
    found: Sequence[Action] = s.stack[-1].legal(s, seat)
    return found


def why_not(s: State, seat: int, a: Action) -> Reason | None:
    """An action is legal exactly when it is in the list; a turn's actions have reasons of their own."""
    reason = not_now(waiting(s), seat)
    if reason:
        return reason
    if a in legal(s, seat):
        return None
    top: Any = s.stack[-1]
    explain = getattr(top, "why_not", None)
    return (explain and explain(s, a)) or Reason("not-asked", "MR-01")


def play(s: State, seat: int, a: Action, luck: Luck, say: Say) -> None:
    s.plies += 1
    answer(s, seat, a, luck, say)
    if s.plies >= LONGEST and not s.won:
        lose(s, "long-night")
    close(s, luck, say)


def longest(options: Options, seats: int) -> int:
    return LONGEST + len(HEROES)
