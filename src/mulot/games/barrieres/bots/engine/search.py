"""How the engine chooses a move: it solves the position if it can, searches otherwise, and finishes in time.

The memory of a module instance must not be shared between threads, so every thread has its own instance.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from itertools import takewhile
from random import Random
from typing import TypeAlias

from mulot.games.barrieres.bots.engine.endgame_solver import solve
from mulot.games.barrieres.bots.engine.records import Node
from mulot.games.barrieres.bots.engine.search_memory import SearchMemory, new_search_memories
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.memory_layout import decode, repetition_key
from mulot.games.barrieres.bots.opponent_beliefs import Beliefs, History, all_sensible
from mulot.games.barrieres.bots.search_result import (
    RESERVED_S,
    ROUNDS_PER_CLOCK_CHECK,
    Candidate,
    Clock,
    SearchResult,
    can_solve,
    result_of_solution,
)
from mulot.games.barrieres.model import Action, State

NOBODY = -1
MAX_VARIATION_PLIES = 12
WAITING_AFTER, WAITING_SHARE = 2, 0.1
"""A position that has stood on the board this often before gets only this part of the time: both players are waiting,
and the engine, which counts a position that recurs as a draw, has twice found nothing better."""
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

    def __init__(self, s: State, memory: SearchMemory, rounds: int, candidates: int) -> None:
        self._s, self._memory, self.rounds, self._candidates = s, memory, rounds, candidates

    def best_action_and_visits(self) -> tuple[int, int, int]:
        """Return the number of the best action so far, its visits, and the visits of the runner-up."""
        children = self._memory.children(self._memory.root())
        best = _best_child(children)
        return best.action, best.visits, max((one.visits for one in children if one is not best), default=0)

    def result(self) -> SearchResult:
        """Return the result so far."""
        return _search_result(self._s, self._memory, self.rounds, self._candidates)


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
    candidates: int = 0,
) -> SearchResult:
    """Search for this many seconds by `clock`, for at most `rounds` rounds, or until `should_stop` returns True.

    Positions with at most `solve_up_to` barriers in hand are solved instead if time allows.

    Two engines that play each other each need their own `memory`, or one would reuse the other's tree. With two seats
    `history` tells which positions have already stood on the board. At a table of four the beliefs about the other
    players are computed from it; without it they are assumed to be sensible. `candidates` is how many of the best
    actions the result lists.
    """
    try:
        # A search with a fixed number of rounds must be repeatable, so it never reuses a tree. It has its own memory,
        # so that the tree of timed searches survives it.
        memory = memory or load_engine().memories[rounds is not None]
        return think_with(memory, s, seconds, rng, rounds, clock, solve_up_to, should_stop, history, candidates)
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
    candidates: int = 0,
) -> SearchResult:
    """Search with this memory; see `think`."""
    start, stood = clock(), _keys_since_barrier(s, history or ())
    if rounds is None and stood.count(repetition_key(s.turn, s.mice, s.size) if stood else 0) >= WAITING_AFTER:
        seconds *= WAITING_SHARE
    if can_solve(s) and sum(s.stock) <= solve_up_to:
        # At most half of the time is spent on the attempt to solve the position.
        worth = solve(memory, s, start + seconds / 2, clock)
        if worth is not None:
            return result_of_solution(worth, rng, candidates)
    beliefs = None if history is None else _opponent_beliefs(memory, s, history)
    until = start + seconds - RESERVED_S
    return _run_search(memory, s, until, rng, rounds, clock, should_stop, beliefs, stood, candidates)


def _keys_since_barrier(s: State, history: History) -> list[int]:
    """Return the keys of the positions with two seats that stood on the board before this one, and whose barriers were
    the same: from the history or, with the repetition rule, from the state itself."""
    if len(s.mice) != 2:
        return []
    if s.repetition:
        known = [position.split() for position in s.since[:-1]]
        return [repetition_key(int(turn), mice, s.size) for turn, *mice in known]
    since = takewhile(lambda before: before[0].barriers == s.barriers, reversed(history))
    return [repetition_key(before.turn, before.mice, s.size) for before, _ in since][::-1]


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
    stood: list[int],
    candidates: int,
) -> SearchResult:
    # Searches with a fixed number of rounds must be repeatable, so they never reuse a tree.
    memory.start_search(s, rng.getrandbits(32), rounds is not None or len(s.mice) > 2, beliefs, stood)
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
        if should_stop is not None and root.children and should_stop(SearchProgress(s, memory, done, candidates)):
            break
    memory.save_tree()
    return _search_result(s, memory, done, candidates)


def _search_result(s: State, memory: SearchMemory, rounds: int, candidates: int) -> SearchResult:
    ranked = sorted(memory.children(memory.root()), key=_preference, reverse=True)
    tried = ranked[:1] + [child for child in ranked[1:candidates] if child.visits]
    best, *others = [
        Candidate(decode(child.action, s.size), _chance(child), _principal_variation(memory, child, s.size))
        for child in tried
    ]
    return SearchResult(best.action, best.chance, best.line, rounds, None, (best, *others) if candidates else ())


def _chance(child: Node) -> float:
    """Return the winning chance of the seat that moves to this child."""
    return child.total / (child.visits + 1) if child.winner == NOBODY else float(child.winner == child.mover)


def _best_child(children: list[Node]) -> Node:
    """Return the child that the search prefers."""
    return max(children, key=_preference)


def _preference(child: Node) -> tuple[bool, bool, int]:
    """Return a sort key: a proven win, then the visits, and proven losses last."""
    return child.winner == child.mover, child.winner == NOBODY, child.visits


def _principal_variation(memory: SearchMemory, child: Node, size: int) -> tuple[Action, ...]:
    """Return the sequence of moves that the search expects all seats to play, beginning with the one to `child`."""
    found, node = [decode(child.action, size)], child
    while node.children and len(found) < MAX_VARIATION_PLIES:
        node = _best_child(memory.children(node))
        if not node.visits:
            break
        found.append(decode(node.action, size))
    return tuple(found)
