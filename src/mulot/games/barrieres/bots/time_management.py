"""How long to think by a clock: for referees who tell what is left, and what every move adds.

A move gets its usual share of what is left. Easy ones take less of it: as soon as nothing can overtake the best action
any more in the time that is left, that is enough. Hard ones take more: where the best action has changed lately, or
another one was looked at nearly as often.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

MOST_SECONDS, LEAST_SECONDS = 600.0, 0.01
PLIES_TO_COME = 8
"""As if so many own moves were still to come. Games have about twenty, but most are decided before, and easy moves give
back what they do not need."""
LONGER, PART = 3.0, 0.25
"""The hardest move takes so many times its share, and never more than this part of what is left."""
CLOSE = 0.5
"""Where the next action was looked at this often, compared with the best, it is no longer an easy choice."""
EVERY = 0.005
"""Seconds between two looks."""


class Allotted(Struct, frozen=True):
    """The seconds of a move: what it has by right, and the most that it may take where it is hard."""

    usual: float
    most: float


class Look(Protocol):
    """At a search under way (`kernel.thinking.Look`)."""

    rounds: int

    def lead(self) -> tuple[int, int, int]:
        """The best action so far, how often it was looked at, and how often the next."""


def allotted(args: list[str], turn: int, usual: float) -> Allotted:
    """The seconds for this move by what was told: so many a move, or a part of what is left and most of what is added.
    Without a clock the usual ones. A ValueError says what was not understood."""
    known = ("movetime", "wtime", "btime", "winc", "binc")
    if len(args) % 2 or not set(args[::2]) <= set(known):
        raise ValueError(f"go COLOUR, then pairs of {' '.join(known)} and seconds")
    told = {name: float(text) for name, text in zip(args[::2], args[1::2], strict=True)}
    if not all(0 <= seconds < 1e6 for seconds in told.values()):
        raise ValueError("not a number of seconds")
    left = told.get("wb"[turn] + "time")
    if "movetime" in told or left is None:
        exactly = _within(told.get("movetime", usual))
        return Allotted(exactly, exactly)
    added = 0.8 * told.get("wb"[turn] + "inc", 0.0)
    most = left * PART + min(added, left * PART)
    share = min(left / PLIES_TO_COME + added, most)
    return Allotted(_within(share), _within(min(share * LONGER, most)))


def _within(seconds: float) -> float:
    return min(max(seconds, LEAST_SECONDS), MOST_SECONDS)


class Patience:
    """Whether a move has been thought about enough; asked again and again while it is."""

    def __init__(self, allotted: Allotted, clock: Callable[[], float] = time.perf_counter) -> None:
        self._allotted, self._clock, self._start = allotted, clock, clock()
        self._next = self._changed = 0.0
        self._best: int | None = None

    def __call__(self, look: Look) -> bool:
        """Whoever may take its time to the second does."""
        spent = self._clock() - self._start
        if self._allotted.most <= self._allotted.usual or spent < self._next:
            return False
        self._next = spent + EVERY
        best, visits, others = look.lead()
        if best != self._best:
            self._best, self._changed = best, spent
        until = self.until(visits, others, self._changed / spent if spent else 1.0)
        return spent >= until or visits - others > look.rounds / spent * (until - spent)

    def until(self, visits: int, others: int, changed: float) -> float:
        """How long this move may take, by how close the next action is and how late the best one changed (0: at the
        very beginning, 1: just now)."""
        close = min(1.0, max(0.0, (others / max(1, visits) - CLOSE) / (1 - CLOSE)))
        hard = max(close, changed)
        usual, most = self._allotted.usual, self._allotted.most
        return usual + (most - usual) * hard * hard
