"""What thinks behind the engine protocol: a move, told while it is thought about; and the other's move beforehand.

Everything is thought on one thread, so the tree of one thought is there for the next: the best line of a move is where
pondering begins, and what was pondered is where the next move begins.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from mulot.bots.bot import Budget
from mulot.games.barrieres.bots.characters import good_move
from mulot.games.barrieres.bots.time_management import MOST_SECONDS, Allotted, Patience
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.race_solver import is_race
from mulot.games.barrieres.model import Action, State
from mulot.games.barrieres.notation import write
from mulot.games.barrieres.rules import legal

OFTEN, SELDOM = 0.1, 1.0
"""Seconds between two tellings at least, and at most if nothing new was found."""

Tell = Callable[[str], None]


class Mind:
    """`stopped` is asked every millisecond or so whether to answer at once."""

    def __init__(self, rng: Random, stopped: Callable[[], bool] = lambda: False) -> None:
        self._rng, self._stopped = rng, stopped

    def choose(self, s: State, given: Allotted, tell: Tell) -> Action:
        """An action for whoever is on turn. What is thought meanwhile is told, and at last what was played."""
        options, thinking = legal(s, s.turn), KERNEL.load()
        if len(options) == 1:
            return options[0]
        if thinking is None or (s.repetition and is_race(s)):
            return good_move(s, Budget(given.usual), self._rng)
        start, patience, told = time.perf_counter(), Patience(given), _Telling(tell)

        def enough(look: Any) -> bool:
            told.now_and_then(look)
            return self._stopped() or patience(look)

        thought = thinking.think(s, given.most, self._rng, enough=enough)
        tell(info(thought, time.perf_counter() - start))
        action: Action = thought.action
        return action

    def ponder(self, s: State, interrupted: Callable[[], bool]) -> None:
        """Think about what the other may do, until there is something else to do. The tree stays."""
        thinking = KERNEL.load()
        if thinking is None or s.outcome or len(legal(s, s.turn)) == 1:
            return
        thinking.think(s, MOST_SECONDS, self._rng, ends=-1, enough=lambda look: interrupted())


class _Telling:
    """Tells of a search under way: soon where the expected move has changed, else now and then."""

    def __init__(self, tell: Tell) -> None:
        self._tell, self._start = tell, time.perf_counter()
        self._last, self._best = 0.0, -1

    def now_and_then(self, look: Any) -> None:
        spent = time.perf_counter() - self._start
        if spent - self._last < OFTEN:
            return
        best = look.lead()[0]
        if best != self._best or spent - self._last >= SELDOM:
            self._last, self._best = spent, best
            self._tell(info(look.thought(), spent))


def info(thought: Any, seconds: float) -> str:
    """A thought as a line: how deep its line is, rounds, thousandths of a second, the mover's chance, the line."""
    line = " ".join(map(write, thought.line))
    told = f"info depth {len(thought.line)} nodes {thought.rounds} time {round(1000 * seconds)}"
    return f"{told} chance {thought.chance:.3f} line {line}"
