"""Searches with a time budget, progress reports and pondering, for the engine protocol.

All searches run on one thread and share one tree: pondering continues the best line of the last search, and the next
search continues the tree of the pondering.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from mulot.bots.bot import Budget
from mulot.games.barrieres.bots.characters import choose_good_move
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.opponent_beliefs import History
from mulot.games.barrieres.bots.race_solver import is_race
from mulot.games.barrieres.bots.time_management import MAX_SECONDS, TimeBudget, TimeManager
from mulot.games.barrieres.model import Action, State
from mulot.games.barrieres.notation import write
from mulot.games.barrieres.rules import legal

MIN_REPORT_INTERVAL_S, MAX_REPORT_INTERVAL_S = 0.1, 1.0
"""The minimum seconds between two progress reports, and the maximum seconds if nothing changes."""

SendLine = Callable[[str], None]


class TimedSearch:
    """Chooses and ponders moves. `stopped` is called about once a millisecond and returns True to stop at once."""

    def __init__(
        self,
        rng: Random,
        stopped: Callable[[], bool] = lambda: False,
        describe: Callable[[Any, float], str] | None = None,
    ) -> None:
        """`describe` returns a result, and the seconds that it took, as text; the default is `info_line`."""
        self._rng, self._should_stop, self._describe = rng, stopped, describe or info_line
        self.candidates = 0
        """How many of the best actions a result lists."""

    def choose(
        self, s: State, budget: TimeBudget, send: SendLine, history: History = (), rounds: int | None = None
    ) -> Action:
        """Return an action for the seat to move. `send` is called with progress reports and with the final result.

        With `rounds` it searches for so many rounds and reports only the result, so that all is the same again.
        """
        options, engine = legal(s, s.turn), KERNEL.load()
        if len(options) == 1:
            return options[0]
        if engine is None or (s.repetition and is_race(s)):
            return choose_good_move(s, Budget(budget.usual), self._rng)
        start, time_manager = time.perf_counter(), TimeManager(budget)
        reporter = _ProgressReporter(send, self._describe)

        def should_stop(progress: Any) -> bool:
            if rounds is None:
                reporter.report_if_due(progress)
            return self._should_stop() or time_manager(progress)

        result = engine.think(
            s, budget.most, self._rng, rounds, should_stop=should_stop, history=history, candidates=self.candidates
        )
        send(self._describe(result, time.perf_counter() - start))
        action: Action = result.action
        return action

    def ponder(self, s: State, interrupted: Callable[[], bool], history: History = ()) -> None:
        """Search during the opponent's time until `interrupted` returns True, and keep the tree."""
        engine = KERNEL.load()
        if engine is None or s.outcome or len(legal(s, s.turn)) == 1:
            return
        engine.think(
            s, MAX_SECONDS, self._rng, solve_up_to=-1, should_stop=lambda progress: interrupted(), history=history
        )


class _ProgressReporter:
    """Reports a running search: soon after the best move has changed, otherwise once a second."""

    def __init__(self, send: SendLine, describe: Callable[[Any, float], str]) -> None:
        self._send, self._describe, self._start = send, describe, time.perf_counter()
        self._last, self._best = 0.0, -1

    def report_if_due(self, progress: Any) -> None:
        spent = time.perf_counter() - self._start
        if spent - self._last < MIN_REPORT_INTERVAL_S:
            return
        best = progress.best_action_and_visits()[0]
        if best != self._best or spent - self._last >= MAX_REPORT_INTERVAL_S:
            self._last, self._best = spent, best
            self._send(self._describe(progress.result(), spent))


def info_line(result: Any, seconds: float) -> str:
    """Return a result as an `info` line: depth of the best line, rounds, milliseconds, winning chance, best line."""
    line = " ".join(map(write, result.line))
    start = f"info depth {len(result.line)} nodes {result.rounds} time {round(1000 * seconds)}"
    return f"{start} chance {result.chance:.3f} line {line}"
