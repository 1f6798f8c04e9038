"""The tree search's rival for two seats, in matches only: iterative deepening alpha-beta with the same judgement.

Principal variation search with a transposition table; actions are ordered by the table's one, then by the judgement
of what they leave; late ones are looked at less deeply first. The last ply is not played out: `consider` judges all
actions of a position at once. Values are chances of winning; a certain win lies above 1, the sooner the higher.
"""

from __future__ import annotations

import threading
import time
from random import Random
from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.layout import MOST_ACTIONS, decode, lay_out
from mulot.games.barrieres.arrays.movegen import play
from mulot.games.barrieres.bots.engine.endgame_solver import solve
from mulot.games.barrieres.bots.engine.search import load_engine
from mulot.games.barrieres.bots.search_result import SPARE, Clock, Thought, can_solve, solved
from mulot.games.barrieres.model import State
from research.barrieres.engine import evaluate
from research.barrieres.engine.evaluate import consider
from research.barrieres.engine.jit import compiled  # kept with what it calls

DEEPEST = 40
WIN, PLY = np.float32(10.0), np.float32(0.01)
"""A win now, and what it loses with every ply until then."""
HAIR = np.float32(1e-4)
WORST, BEST, NONE_LAID = np.float32(-100.0), np.float32(100.0), np.uint64(0)
EXACT, AT_LEAST, AT_MOST = 0, 1, 2
ENTRY = np.dtype([("key", "u8"), ("value", "f4"), ("action", "i2"), ("depth", "i1"), ("kind", "i1")], align=True)
ROOM = np.dtype([("actions", "i8", MOST_ACTIONS), ("values", "f4", MOST_ACTIONS)], align=True)
TABLE = 1 << 18
EAGER = 5
"""So many actions are looked at to full depth before the late ones are reduced."""

_rng = np.random.Generator(np.random.PCG64(2024))
KEYS = _rng.integers(0, 1 << 63, size=(4, 256), dtype=np.uint64)
"""Of mouse 0 and 1 on a square, of a barrier in a groove, and of what is in hand and whose turn it is."""


@compiled
def key_of(t: Any, laid: Any, keys: Any) -> Any:
    """A position's key: barriers (kept up by who plays), mice, stocks, turn."""
    return (
        laid
        ^ keys[0, t.mice[0]]
        ^ keys[1, t.mice[1]]
        ^ keys[3, t.stock[0]]
        ^ keys[3, 32 + t.stock[1]]
        ^ keys[3, 64 + t.turn]
    )


@compiled
def deepen(g: Any, line: Any, k: int, depth: int, low: Any, high: Any, laid: Any, desk: Any) -> Any:
    """What line[k] is worth to the seat on turn, so many plies deep, as far as it lies between `low` and `high`.

    told[0]: stop at once; told[1] counts positions; told[2] is the root's best action so far.
    """
    table, room, x, weights, keys, told = desk
    told[1] += 1
    if told[0]:
        return np.float32(0)
    t = line[k]
    if t.ply >= g.longest:
        return np.float32(0.5)
    key = key_of(t, laid, keys)
    entry = table[key & np.uint64(len(table) - 1)]
    first = -2
    if entry.key == key:
        first = entry.action
        if k > 0 and entry.depth >= depth:
            over, under = entry.value >= high, entry.value <= low
            if entry.kind == EXACT or (entry.kind == AT_LEAST and over) or (entry.kind == AT_MOST and under):
                return entry.value
    n = consider(g, t, x, weights, k == 0)
    if n < 0:
        if k == 0:
            told[2] = x.actions[0]
        return WIN - PLY * np.float32(t.ply)
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
        action = next_best(actions, values, i, n)
        line[k + 1] = line[k]
        play(g, line[k + 1], action)
        after = laid ^ keys[2, action - g.squares] if action >= g.squares else laid
        value = high
        if i > 0:  # is it better than the best so far at all?
            less = 2 if i >= EAGER and depth > 2 else 1
            value = one - deepen(g, line, k + 1, depth - less, one - bound - HAIR, one - bound, after, desk)
        if value > bound:
            value = one - deepen(g, line, k + 1, depth - 1, one - high, one - bound, after, desk)
        if told[0]:
            return np.float32(0)
        if value > best:
            best, best_action = value, action
            if k == 0:
                told[2] = action
        bound = max(bound, value)
        if bound >= high:
            break
    entry.key, entry.value, entry.action, entry.depth = key, best, best_action, depth
    entry.kind = AT_LEAST if best >= high else EXACT if best > low else AT_MOST
    return best


@compiled
def next_best(actions: Any, values: Any, i: int, n: int) -> Any:
    """Bring the best of the actions from i on to place i; returns it."""
    top = i
    for j in range(i + 1, n):
        if values[j] > values[top]:
            top = j
    actions[i], actions[top] = actions[top], actions[i]
    values[i], values[top] = values[top], values[i]
    return actions[i]


_shelf = threading.local()


def think(
    s: State,
    seconds: float,
    rng: Random,
    depth: int = DEEPEST,
    weights: Any = None,
    clock: Clock = time.perf_counter,
) -> Thought:
    """The best action of a position with two seats, as `thinking.think` finds one; `rounds` counts positions."""
    start = clock()
    if can_solve(s):
        worth = solve(load_engine().desks[0], s, start + seconds / 2, clock)
        if worth is not None:
            return solved(s, worth, rng)
    g, t = lay_out(s)
    if not hasattr(_shelf, "room"):
        x = np.empty(1, evaluate.SCRATCH)[0]
        _shelf.room = (np.zeros(TABLE, ENTRY), np.empty(DEEPEST + 2, ROOM), x)
    table, room, x = _shelf.room
    table["key"] = 0
    line, told = np.empty(DEEPEST + 2, t.dtype), np.zeros(3, np.int64)
    line[0] = t
    desk = (table, room, x, evaluate.weights(s.size, 2) if weights is None else weights, KEYS, told)
    watch, over = watching(clock, start + seconds - SPARE - clock(), told)
    action, value = -2, 0.5
    for deep in range(2, depth + 1):
        told[2] = -2
        if deep == 3:  # the first two plies take no time, and there is an action then
            watch.start()
        found = float(deepen(g, line, 0, deep, WORST, BEST, NONE_LAID, desk))
        if told[2] != -2:  # of a depth that was not finished too: it began with the best action of the depth before
            action = int(told[2])
        if told[0]:
            break
        value = found
        if abs(value - 0.5) > 2:
            break
    over.set()
    best = decode(action, s.size)
    return Thought(best, min(1.0, max(0.0, value)), (best,), int(told[1]))


def watching(clock: Clock, seconds: float, told: Any) -> tuple[threading.Thread, threading.Event]:
    """A thread, to be started, that says stop (told[0]) after so many seconds of this thread's clock; and the event
    that tells it that all is over before."""
    over = threading.Event()
    return threading.Thread(target=_watch, args=(_clock_of_this_thread(clock), seconds, told, over), daemon=True), over


def _clock_of_this_thread(clock: Clock) -> Clock:
    """A clock that another thread can read: the processor's time of the thread that asks now, or the same clock."""
    if clock is not time.thread_time:
        return clock
    number = time.pthread_getcpuclockid(threading.get_ident())
    return lambda: time.clock_gettime(number)


def _watch(clock: Clock, seconds: float, told: Any, over: threading.Event) -> None:
    """Say stop after so long, unless it is over before."""
    until = clock() + seconds
    while (left := until - clock()) > 0:
        if over.wait(max(left, 0.0005)):
            return
    told[0] = 1
