"""How the engine chooses a move: it solves the position if it can, searches otherwise, and finishes in time.

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
"""A call of a timed search runs up to this many times the usual rounds, while it takes less than SHORT_BATCH_S.

Entering and leaving the module takes a tenth as long as a hundred rounds."""


class ThreadEngine(threading.local):
    """The search memories of a thread.

    The first is for timed searches, which reuse the tree from move to move; the second is for searches with a fixed
    number of rounds.
    """

    def __init__(self) -> None:
        self.memories = new_search_memories()


class SearchProgress:
    """A running search."""

    def __init__(self, s: State, memory: SearchMemory, rounds: int) -> None:
        self._s, self._memory, self.rounds = s, memory, rounds

    def best_action_and_visits(self) -> tuple[int, int, int]:
        """Return the number of the best action so far, its visits, and the visits of the runner-up."""
        children = self._memory.children(self._memory.root())
        best = _best_child(children)
        return best.action, best.visits, max((one.visits for one in children if one is not best), default=0)

    def result(self) -> SearchResult:
        """Return the result so far."""
        return _search_result(self._s, self._memory, self.rounds)


ShouldStop: TypeAlias = Callable[[SearchProgress], bool]
"""Called every few milliseconds; returns True to stop the search early."""

_engines: list[ThreadEngine] = []
"""Empty until the engine is loaded, then one element."""


def load_engine() -> ThreadEngine:
    """Load the WebAssembly module. Raises the browser's or wasmtime's error if that fails."""
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
    """Search for this many seconds by `clock`, for at most `rounds` rounds, or until `should_stop` returns True.

    Positions with at most `solve_up_to` barriers in hand are solved instead if time allows.

    Two engines that play each other each need their own `memory`, or one would reuse the other's tree. At a table of
    four the beliefs about the other players are computed from `history`; without it they are assumed to be sensible.
    """
    try:
        # A search with a fixed number of rounds must be repeatable, so it never reuses a tree. It has its own memory,
        # so that the tree of timed searches survives it.
        memory = memory or load_engine().memories[rounds is not None]
        return think_with(memory, s, seconds, rng, rounds, clock, solve_up_to, should_stop, history)
    except Exception as error:  # mostly lack of memory; this move fails, and later ones use the plain bot
        KERNEL.disable(error)
        raise


def solve_actions(s: State) -> dict[Action, int] | None:
    """Return the exact value of each legal action of an endgame, however long it takes; None if it is too large."""
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
        # At most half of the time is spent on the attempt to solve the position.
        worth = solve(memory, s, start + seconds / 2, clock)
        if worth is not None:
            return result_of_solution(s, worth, rng)
    beliefs = None if history is None else _opponent_beliefs(memory, s, history)
    return _run_search(memory, s, start + seconds - RESERVED_S, rng, rounds, clock, should_stop, beliefs)


def _opponent_beliefs(memory: SearchMemory, s: State, history: History) -> Beliefs | None:
    """Return the beliefs about the other seats, or None to assume that they are sensible.

    None is returned if no weights were fitted for this board, or if all others seem sensible anyway: a search that
    assumes this looks further ahead.
    """
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
    # Searches with a fixed number of rounds must be repeatable, so they never reuse a tree.
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
    """Return the sequence of moves that the search expects all seats to play."""
    found: list[Action] = []
    node = root
    while node.children and len(found) < MAX_VARIATION_PLIES:
        node = _best_child(memory.children(node))
        if found and not node.visits:
            break
        found.append(decode(node.action, size))
    return tuple(found)
