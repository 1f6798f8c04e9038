"""An alpha-beta search for two seats with the engine's evaluation, as an opponent for the tree search in matches.

It is an iterative-deepening principal variation search with a transposition table. The table's move comes first, the
others are ordered by their static evaluation, and late moves are reduced. The last ply is not played, because
`evaluate_actions` evaluates all actions of a position at once. Values are winning chances; a proven win is above 1, and
higher the sooner it comes.
"""

from __future__ import annotations

import threading
import time
from random import Random
from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.layout import MAX_ACTIONS, decode, lay_out
from mulot.games.barrieres.arrays.movegen import play
from mulot.games.barrieres.bots.engine.endgame_solver import solve
from mulot.games.barrieres.bots.engine.search import load_engine
from mulot.games.barrieres.bots.search_result import RESERVED_S, Clock, SearchResult, can_solve, result_of_solution
from mulot.games.barrieres.model import State
from research.barrieres.engine import evaluate
from research.barrieres.engine.evaluate import evaluate_actions
from research.barrieres.engine.jit import compiled  # cached together with the functions it calls

MAX_DEPTH = 40
WIN_VALUE, PLY_COST = np.float32(10.0), np.float32(0.01)
"""The value of an immediate win, and how much less a win is worth per ply."""
NULL_WINDOW = np.float32(1e-4)
WORST, BEST, EMPTY_KEY = np.float32(-100.0), np.float32(100.0), np.uint64(0)
EXACT, LOWER_BOUND, UPPER_BOUND = 0, 1, 2
ENTRY = np.dtype([("key", "u8"), ("value", "f4"), ("action", "i2"), ("depth", "i1"), ("kind", "i1")], align=True)
MOVE_LIST = np.dtype([("actions", "i8", MAX_ACTIONS), ("values", "f4", MAX_ACTIONS)], align=True)
TABLE_ENTRIES = 1 << 18
FULL_DEPTH_MOVES = 5
"""This many moves are searched to full depth before late moves are reduced."""

_rng = np.random.Generator(np.random.PCG64(2024))
ZOBRIST_KEYS = _rng.integers(0, 1 << 63, size=(4, 256), dtype=np.uint64)
"""Zobrist keys for mouse 0 on each square, for mouse 1, for a barrier in each groove, and for stocks and turn."""


@compiled
def position_key(t: Any, laid: Any, keys: Any) -> Any:
    """Return a position's Zobrist key. `laid` is the key of its barriers, which the caller updates."""
    return (
        laid
        ^ keys[0, t.mice[0]]
        ^ keys[1, t.mice[1]]
        ^ keys[3, t.stock[0]]
        ^ keys[3, 32 + t.stock[1]]
        ^ keys[3, 64 + t.turn]
    )


@compiled
def alpha_beta(g: Any, line: Any, k: int, depth: int, low: Any, high: Any, laid: Any, memory: Any) -> Any:
    """Return the value of line[k] for the seat on turn, searched `depth` plies deep, within the window `low` to `high`.

    status[0] stops the search; status[1] counts positions; status[2] is the root's best action so far.
    """
    table, room, x, weights, keys, status = memory
    status[1] += 1
    if status[0]:
        return np.float32(0)
    t = line[k]
    if t.ply >= g.longest:
        return np.float32(0.5)
    key = position_key(t, laid, keys)
    entry = table[key & np.uint64(len(table) - 1)]
    first = -2
    if entry.key == key:
        first = entry.action
        if k > 0 and entry.depth >= depth:
            over, under = entry.value >= high, entry.value <= low
            if entry.kind == EXACT or (entry.kind == LOWER_BOUND and over) or (entry.kind == UPPER_BOUND and under):
                return entry.value
    n = evaluate_actions(g, t, x, weights, k == 0)
    if n < 0:
        if k == 0:
            status[2] = x.actions[0]
        return WIN_VALUE - PLY_COST * np.float32(t.ply)
    best = np.float32(-1e9)
    if depth <= 1 and k > 0:
        for i in range(n):
            best = max(best, x.values[i])
        return best
    actions, values = room[k].actions, room[k].values
    for i in range(n):
        actions[i], values[i] = x.actions[i], x.values[i]
        if actions[i] == first:
            values[i] += np.float32(100)
    best_action, bound, one = -2, low, np.float32(1)
    for i in range(n):
        action = select_next(actions, values, i, n)
        line[k + 1] = line[k]
        play(g, line[k + 1], action)
        after = laid ^ keys[2, action - g.squares] if action >= g.squares else laid
        value = high
        if i > 0:  # null-window search: is it better than the best so far?
            less = 2 if i >= FULL_DEPTH_MOVES and depth > 2 else 1
            value = one - alpha_beta(
                g, line, k + 1, depth - less, one - bound - NULL_WINDOW, one - bound, after, memory
            )
        if value > bound:
            value = one - alpha_beta(g, line, k + 1, depth - 1, one - high, one - bound, after, memory)
        if status[0]:
            return np.float32(0)
        if value > best:
            best, best_action = value, action
            if k == 0:
                status[2] = action
        bound = max(bound, value)
        if bound >= high:
            break
    entry.key, entry.value, entry.action, entry.depth = key, best, best_action, depth
    entry.kind = LOWER_BOUND if best >= high else EXACT if best > low else UPPER_BOUND
    return best


@compiled
def select_next(actions: Any, values: Any, i: int, n: int) -> Any:
    """Swap the best of the actions from index i on to index i, and return it."""
    top = i
    for j in range(i + 1, n):
        if values[j] > values[top]:
            top = j
    actions[i], actions[top] = actions[top], actions[i]
    values[i], values[top] = values[top], values[i]
    return actions[i]


_thread_memory = threading.local()


def think(
    s: State,
    seconds: float,
    rng: Random,
    depth: int = MAX_DEPTH,
    weights: Any = None,
    clock: Clock = time.perf_counter,
) -> SearchResult:
    """Return the best action of a position with two seats, as `engine.search.think` does; `rounds` counts positions."""
    start = clock()
    if can_solve(s):
        worth = solve(load_engine().memories[0], s, start + seconds / 2, clock)
        if worth is not None:
            return result_of_solution(s, worth, rng)
    g, t = lay_out(s)
    if not hasattr(_thread_memory, "room"):
        x = np.empty(1, evaluate.SCRATCH)[0]
        _thread_memory.room = (np.zeros(TABLE_ENTRIES, ENTRY), np.empty(MAX_DEPTH + 2, MOVE_LIST), x)
    table, room, x = _thread_memory.room
    table["key"] = 0
    line, status = np.empty(MAX_DEPTH + 2, t.dtype), np.zeros(3, np.int64)
    line[0] = t
    memory = (table, room, x, evaluate.search_weights(s.size, 2) if weights is None else weights, ZOBRIST_KEYS, status)
    timer, over = new_timer(clock, start + seconds - RESERVED_S - clock(), status)
    action, value = -2, 0.5
    for deep in range(2, depth + 1):
        status[2] = -2
        if deep == 3:  # the first two depths take almost no time, and after them there is an action
            timer.start()
        found = float(alpha_beta(g, line, 0, deep, WORST, BEST, EMPTY_KEY, memory))
        if status[2] != -2:  # also from an unfinished depth, because it starts with the previous depth's best action
            action = int(status[2])
        if status[0]:
            break
        value = found
        if abs(value - 0.5) > 2:
            break
    over.set()
    best = decode(action, s.size)
    return SearchResult(best, min(1.0, max(0.0, value)), (best,), int(status[1]))


def new_timer(clock: Clock, seconds: float, status: Any) -> tuple[threading.Thread, threading.Event]:
    """Return a thread that sets status[0] after this many seconds of the calling thread's clock, and an event that ends
    it earlier."""
    over = threading.Event()
    return threading.Thread(
        target=_stop_at_time_limit, args=(_clock_readable_elsewhere(clock), seconds, status, over), daemon=True
    ), over


def _clock_readable_elsewhere(clock: Clock) -> Clock:
    """Return a clock that another thread can read: this thread's CPU time for `time.thread_time`, otherwise the same
    clock."""
    if clock is not time.thread_time:
        return clock
    number = time.pthread_getcpuclockid(threading.get_ident())
    return lambda: time.clock_gettime(number)


def _stop_at_time_limit(clock: Clock, seconds: float, status: Any, over: threading.Event) -> None:
    """Set status[0] after this many seconds, unless `over` is set before."""
    until = clock() + seconds
    while (left := until - clock()) > 0:
        if over.wait(max(left, 0.0005)):
            return
    status[0] = 1
