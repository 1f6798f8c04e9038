"""The engine's choice of a move: solve what can be solved, search the rest, and finish in time.

The memory of a module instance must not be shared between threads, so every thread has its own instance.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from mulot.games.barrieres.bots.engine.endgame_solver import solve
from mulot.games.barrieres.bots.engine.records import Node
from mulot.games.barrieres.bots.engine.search_memory import SearchMemory, new_search_memories
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.memory_layout import decode
from mulot.games.barrieres.bots.opponent_beliefs import Beliefs, History, all_sensible
from mulot.games.barrieres.bots.search_result import (
    RESERVED_S,
    ROUNDS_PER_CLOCK_CHECK,
    Clock,
    SearchResult,
    can_solve,
    result_of_solution,
)
from mulot.games.barrieres.model import Action, State

NOBODY = -1
MAX_VARIATION_PLIES = 12
MAX_BATCH_FACTOR, SHORT_BATCH_S = 4, 0.002
"""In timed searches up to this many times the usual rounds are run per call, as long as a call takes less than
SHORT_BATCH_S. Entering and leaving the module costs a tenth of the time of a hundred rounds."""


class ThreadEngine(threading.local):
    """The search memories of a thread: one for timed searches, whose tree is reused from move to move, and one for
    searches that count rounds."""

    def __init__(self) -> None:
        self.memories = new_search_memories()


class SearchProgress:
    """A running search."""

    def __init__(self, s: State, memory: SearchMemory, rounds: int) -> None:
        self._s, self._desk, self.rounds = s, memory, rounds

    def best_and_visits(self) -> tuple[int, int, int]:
        """Return the number of the best action so far, its visits, and the most visits of any other action."""
        children = self._desk.children(self._desk.root())
        best = _best_child(children)
        return best.action, best.visits, max((one.visits for one in children if one is not best), default=0)

    def result(self) -> SearchResult:
        """Return the result so far."""
        return _search_result(self._s, self._desk, self.rounds)


ShouldStop: TypeAlias = Callable[[SearchProgress], bool]
"""Called every few milliseconds; returns True to stop the search early."""

_engines: list[ThreadEngine] = []
"""Empty until the engine is loaded, then one element."""


def load_engine() -> ThreadEngine:
    """Load the module. Raises the browser's or wasmtime's error if that fails."""
    if not _engines:
        _engines.append(ThreadEngine())
    return _engines[0]


def think(
    s: State,
    seconds: float,
    rng: Random,
    rounds: int | None = None,
    *,
    clock: Clock = time.perf_counter,
    solve_up_to: int = 2,
    should_stop: ShouldStop | None = None,
    memory: SearchMemory | None = None,
    history: History | None = None,
) -> SearchResult:
    """Search until the clock has advanced by so many seconds, for at most `rounds` rounds, or until `should_stop`
    returns True. Positions with at most `solve_up_to` barriers in hand are solved if time allows.

    Two engines that play each other need a `memory` each, or one would reuse the other's tree. At a table of four
    `history` decides what is believed of the others; without one they are taken for sensible.
    """
    try:
        # Searches that count rounds must be repeatable, so they never reuse a tree. They have their own memory, so
        # that the tree of timed searches survives them.
        memory = memory or load_engine().memories[rounds is not None]
        return think_with(memory, s, seconds, rng, rounds, clock, solve_up_to, should_stop, history)
    except Exception as error:  # above all a lack of memory; this turn is lost, the following ones use the plain bot
        KERNEL.disable(error)
        raise


def solve_actions(s: State) -> dict[Action, int] | None:
    """Return the exact value of each legal action of an endgame, without a time limit; None if it is too large."""
    return solve(load_engine().memories[0], s)


def think_with(
    memory: SearchMemory,
    s: State,
    seconds: float,
    rng: Random,
    rounds: int | None,
    clock: Clock,
    solve_up_to: int = 2,
    should_stop: ShouldStop | None = None,
    history: History | None = None,
) -> SearchResult:
    """Search with this memory; see `think`."""
    start = clock()
    if can_solve(s) and sum(s.stock) <= solve_up_to:
        # Half of the time at most goes into the attempt to solve it; small solve_up_to take a few hundredths.
        worth = solve(memory, s, start + seconds / 2, clock)
        if worth is not None:
            return result_of_solution(s, worth, rng)
    beliefs = None if history is None else _opponent_beliefs(memory, s, history)
    return _run_search(memory, s, start + seconds - RESERVED_S, rng, rounds, clock, should_stop, beliefs)


def _opponent_beliefs(memory: SearchMemory, s: State, history: History) -> Beliefs | None:
    """Return the beliefs about the other seats. None if no weights were fitted for this table, or if all others seem
    sensible: the search that assumes so looks further ahead."""
    if len(s.mice) != 4 or s.size not in memory.info.among_four:
        return None
    beliefs = memory.belief_tracker.beliefs_after(history)
    return None if all_sensible(beliefs, s.turn) else beliefs


def _run_search(
    memory: SearchMemory,
    s: State,
    until: float,
    rng: Random,
    rounds: int | None,
    clock: Clock,
    should_stop: ShouldStop | None,
    beliefs: Beliefs | None,
) -> SearchResult:
    # Searches that count rounds must be repeatable, so they never reuse a tree.
    memory.start_search(s, rng.getrandbits(32), rounds is not None or len(s.mice) > 2, beliefs)
    done, most, at_once = 0, 1 << 40 if rounds is None else rounds, ROUNDS_PER_CLOCK_CHECK[len(s.mice)]
    longest = at_once * (MAX_BATCH_FACTOR if rounds is None else 1)
    root, now = memory.root(), clock()
    while done == 0 or not root.children or (done < most and now < until and root.winner == NOBODY):
        some = max(1, min(at_once, most - done))
        memory.run_rounds(some)
        root, before, now = memory.root(), now, clock()
        done += some
        if now - before < SHORT_BATCH_S:
            at_once = min(2 * at_once, longest)
        if should_stop is not None and root.children and should_stop(SearchProgress(s, memory, done)):
            break
    memory.save_tree()
    return _search_result(s, memory, done)


def _search_result(s: State, memory: SearchMemory, rounds: int) -> SearchResult:
    root = memory.root()
    line, child = _principal_variation(memory, root, s.size), _best_child(memory.children(root))
    chance = child.total / (child.visits + 1)
    if child.winner != NOBODY:
        chance = float(child.winner == s.turn)
    return SearchResult(line[0], chance, line, rounds)


def _best_child(children: list[Node]) -> Node:
    """Return a child that is a proven win, otherwise the most visited one that is not a proven loss."""
    for child in children:
        if child.winner == child.mover:
            return child
    return max([child for child in children if child.winner == NOBODY] or children, key=lambda child: child.visits)


def _principal_variation(memory: SearchMemory, root: Node, size: int) -> tuple[Action, ...]:
    """Return the moves that both sides are expected to make."""
    found: list[Action] = []
    node = root
    while node.children and len(found) < MAX_VARIATION_PLIES:
        node = _best_child(memory.children(node))
        if found and not node.visits:
            break
        found.append(decode(node.action, size))
    return tuple(found)
