"""Time management for games with clocks: how many seconds a move may take.

A move normally takes its share of the remaining time. An easy move takes less: the search stops as soon as no other
action can overtake the best one in the time that is left. A hard move, in which the best action has changed recently or
another one has nearly as many visits, takes more.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from mulot.games.barrieres.bots.engine.search import SearchProgress

MAX_SECONDS, MIN_SECONDS = 600.0, 0.01
MOVES_TO_GO = 8
"""The remaining time is divided by this number.

Games last about twenty moves per player, but most are decided earlier, and easy moves save time."""
HARD_MOVE_FACTOR, MAX_SHARE_OF_CLOCK = 3.0, 0.25
"""The hardest move takes this many times its share, but never more than this fraction of the remaining time."""
CLOSE_VISIT_RATIO = 0.5
"""A choice is not easy if the second best action has at least this fraction of the best action's visits."""
CHECK_INTERVAL_S = 0.005
"""Seconds between two checks."""


class TimeBudget(Struct, frozen=True):
    """The seconds for a move: the usual time, and the maximum for a hard one."""

    usual: float
    most: float


def time_budget(args: list[str], turn: int, usual: float) -> TimeBudget:
    """Return the time budget for a move, read from the arguments of `go`.

    They give a fixed time (`movetime`) or both players' remaining time and increment; without a clock the budget is
    `usual`. Raises ValueError if the arguments cannot be read.
    """
    known = ("movetime", "wtime", "btime", "winc", "binc")
    if len(args) % 2 or not set(args[::2]) <= set(known):
        raise ValueError(f"go COLOUR, then pairs of {' '.join(known)} and seconds")
    told = {name: float(text) for name, text in zip(args[::2], args[1::2], strict=True)}
    if not all(0 <= seconds < 1e6 for seconds in told.values()):
        raise ValueError("not a number of seconds")
    left = told.get("wb"[turn] + "time")
    if "movetime" in told or left is None:
        exactly = _clamp(told.get("movetime", usual))
        return TimeBudget(exactly, exactly)
    added = 0.8 * told.get("wb"[turn] + "inc", 0.0)
    most = left * MAX_SHARE_OF_CLOCK + min(added, left * MAX_SHARE_OF_CLOCK)
    share = min(left / MOVES_TO_GO + added, most)
    return TimeBudget(_clamp(share), _clamp(min(share * HARD_MOVE_FACTOR, most)))


def _clamp(seconds: float) -> float:
    return min(max(seconds, MIN_SECONDS), MAX_SECONDS)


class TimeManager:
    """Decides whether a search should stop; the search calls it repeatedly."""

    def __init__(self, budget: TimeBudget, clock: Callable[[], float] = time.perf_counter) -> None:
        self._budget, self._clock, self._start = budget, clock, clock()
        self._next = self._changed = 0.0
        self._best: int | None = None

    def __call__(self, progress: SearchProgress) -> bool:
        """True if the search should stop. A fixed time per move is always used up."""
        spent = self._clock() - self._start
        if self._budget.most <= self._budget.usual or spent < self._next:
            return False
        self._next = spent + CHECK_INTERVAL_S
        best, visits, others = progress.best_action_and_visits()
        if best != self._best:
            self._best, self._changed = best, spent
        until = self.time_limit(visits, others, self._changed / spent if spent else 1.0)
        return spent >= until or visits - others > progress.rounds / spent * (until - spent)

    def time_limit(self, visits: int, others: int, changed: float) -> float:
        """Return the seconds that this move may take.

        The move gets more time the closer the second best action is, and the later the best one changed: `changed` is 0
        for a change at the beginning of the search, and 1 for a change just now.
        """
        close = min(1.0, max(0.0, (others / max(1, visits) - CLOSE_VISIT_RATIO) / (1 - CLOSE_VISIT_RATIO)))
        hard = max(close, changed)
        usual, most = self._budget.usual, self._budget.most
        return usual + (most - usual) * hard * hard
