"""A sparring partner of another kind: alpha-beta for two seats, with a judgement of its own (`routes.py`).

Iterative deepening within a window that is widened where it was too narrow; principal variation search; a table of
positions that is kept from move to move; actions ordered by the table's, by what refuted the same ply and the same
action before (killers, answers), by how often they did so anywhere (habits), and by the ways they leave; late ones are
looked at less deeply, hopeless ones near the end of a line not at all; and where even passing would be good enough, a
line is not followed. Barriers across the other's shortest way are looked at everywhere, those that would join others
only far from the end of a line, the rest at the root.

Nothing of the house's search or judgement is in it, but for rules, ways and the exact ends.
"""

from __future__ import annotations

import threading
import time
from random import Random
from typing import Any

import numpy as np

from mulot.games.barrieres.bots.kernel.alpha_beta import watching
from mulot.games.barrieres.bots.kernel.bits import lowest
from mulot.games.barrieres.bots.kernel.layout import MOST_ACTIONS, POSITION, decode, encode, lay_out
from mulot.games.barrieres.bots.kernel.plies import PASS, joins, play, shut, steps_of
from mulot.games.barrieres.bots.kernel.solving import solve
from mulot.games.barrieres.bots.kernel.ways import NOTHING, cut, distance
from mulot.games.barrieres.bots.turns import SPARE, can_solve, solved
from mulot.games.barrieres.model import Action, Barrier, State
from research.barrieres.routes import NUMBERS, compiled, learnt, worth

DEEPEST = 40
WIN, SURE, ENDLESS = 20_000, 15_000, 30_000
"""A win now; from here on a win is certain; more than anything is worth."""
EXACT, AT_LEAST, AT_MOST = 0, 1, 2
ENTRY = np.dtype([("key", "u8"), ("value", "i2"), ("action", "i2"), ("depth", "i1"), ("kind", "i1")], align=True)
ROOM = np.dtype(
    [
        ("found", "u8", (128, 2)),
        ("across", "u8", (2, 4)),
        ("seen", "f4", NUMBERS),
        ("actions", "i8", (DEEPEST + 8, MOST_ACTIONS)),
        ("order", "i8", (DEEPEST + 8, MOST_ACTIONS)),
        ("killers", "i8", (DEEPEST + 8, 2)),
        ("habits", "i8", (2, 512)),
        ("answers", "i8", (2, 512)),
    ],
    align=True,
)
TABLE = 1 << 20
KEYS = np.random.Generator(np.random.PCG64(7)).integers(0, 1 << 63, size=(4, 256), dtype=np.uint64)
"""Of either mouse on a square, of a barrier in a groove, and of what is in hand and whose turn it is."""
NOWHERE = -2
BY_TABLE, BY_KILLER, BY_ANSWER, A_STEP = 1 << 40, 1 << 30, 1 << 29, 1 << 20
"""How actions are ordered; a step of the way or a barrier's cost counts A_STEP, habits less."""
MARGIN = 90
"""Near the end of a line: what an action can hardly be worth, a ply."""
WINDOW = 40


@compiled
def key_of(t: Any, laid: Any, keys: Any) -> Any:
    """A position's key: barriers (kept up by who plays), mice, stocks, turn."""
    mice = keys[0, t.mice[0]] ^ keys[1, t.mice[1]]
    return laid ^ mice ^ keys[3, t.stock[0]] ^ keys[3, 32 + t.stock[1]] ^ keys[3, 64 + t.turn]


@compiled
def list_actions(g: Any, t: Any, room: Any, k: int, quiet: int, table_action: int, last: int) -> int:
    """Write what is worth looking at, with its place in the order; -1: the first one arrives.

    quiet: 0 barriers across the other's way alone, 1 also those that join others, 2 all of them.
    """
    me, other = t.turn, 1 - t.turn
    actions, order = room.actions[k], room.order[k]
    mine = cut(g, t, me, room.found, room.across[me])
    others = cut(g, t, other, room.found, room.across[other])
    n = steps_of(g, t, me, actions)
    for i in range(n):
        if g.arrives[me, actions[i]]:
            actions[0] = actions[i]
            return -1
        order[i] = (mine - distance(g, t, me, actions[i]) + 2) * A_STEP
    if t.stock[me] > 0:
        n = list_barriers(g, t, room, k, quiet, n, mine, others)
    if n == 0:
        actions[0], order[0] = PASS, 0
        n = 1
    for i in range(n):
        action = actions[i]
        order[i] += min(room.habits[me, action], A_STEP - 1)
        if action == table_action:
            order[i] += BY_TABLE
        elif action in (room.killers[k, 0], room.killers[k, 1]):
            order[i] += BY_KILLER
        elif last >= 0 and action == room.answers[me, last]:
            order[i] += BY_ANSWER
    return n


@compiled
def list_barriers(g: Any, t: Any, room: Any, k: int, quiet: int, n: int, mine: int, others: int) -> int:
    """Add the barriers; returns how many actions there are then."""
    me, other = t.turn, 1 - t.turn
    actions, order = room.actions[k], room.order[k]
    for i in range(4):
        first = (i & 1) * 64 + (i >> 1) * g.grooves
        free, hits, mine_too = t.free[i], room.across[other, i], room.across[me, i]
        if quiet == 0:
            free &= hits
        while free:
            here = free & (NOTHING - free)
            free ^= here
            groove = first + lowest(here)
            joined = joins(g, t, groove)
            if not here & hits and quiet == 1 and not joined:
                continue
            costs, costs_me = 0, 0
            if here & (hits | mine_too):
                shut(g, t, groove)
                after = distance(g, t, other, t.mice[other]) if here & hits else others
                own = distance(g, t, me, t.mice[me]) if here & mine_too else mine
                shut(g, t, groove)
                if after < 0 or own < 0:
                    continue
                costs, costs_me = after - others, own - mine
            actions[n], order[n] = g.squares + groove, (costs - costs_me + 1) * A_STEP
            n += 1
    return n


@compiled
def next_of(actions: Any, order: Any, i: int, n: int) -> Any:
    """Bring the foremost of the actions from i on to place i; returns it."""
    top = i
    for j in range(i + 1, n):
        if order[j] > order[top]:
            top = j
    actions[i], actions[top] = actions[top], actions[i]
    order[i], order[top] = order[top], order[i]
    return actions[i]


@compiled
def follow(
    g: Any, line: Any, k: int, depth: int, low: int, high: int, laid: Any, last: int, passed: int, desk: Any
) -> int:
    """What line[k] is worth to the mouse on turn, so many plies deep, as far as it lies between `low` and `high`.

    `last` is the action before, `passed` is 1 if that was a pass for a trial. told[0]: stop at once; told[1] counts
    positions; told[2] is the root's best action so far. (Every call must be of the same types, so
    no literals: of a function that calls itself and is compiled in several versions, what is kept on disk does not
    come back whole.)
    """
    table, room, weights, keys, told = desk
    nothing, one = depth - depth, depth - depth + 1
    told[1] += 1
    if told[0]:
        return 0
    t = line[k]
    if t.ply >= g.longest:
        return 0
    key = key_of(t, laid, keys)
    entry = table[key & np.uint64(len(table) - 1)]
    table_action = NOWHERE
    if entry.key == key:
        table_action = entry.action
        if k > 0 and entry.depth >= depth:
            over, under = entry.value >= high, entry.value <= low
            if entry.kind == EXACT or (entry.kind == AT_LEAST and over) or (entry.kind == AT_MOST and under):
                return entry.value
    if k > 0 and (depth <= 0 or k >= DEEPEST + 4):
        return worth(g, t, room.found, room.seen, weights)
    alone = high - low == 1
    stands = worth(g, t, room.found, room.seen, weights)
    if alone and k > 0 and depth <= 3 and stands - MARGIN * depth >= high and high < SURE:
        return stands
    if alone and passed == 0 and depth >= 3 and stands >= high and t.stock[0] > 0 and t.stock[1] > 0:
        line[k + 1] = line[k]
        play(g, line[k + 1], PASS)
        less = 3 if depth > 5 else 2
        value = -follow(g, line, k + 1, depth - 1 - less, -high, -high + 1, laid, nothing + NOWHERE, one, desk)
        if told[0]:
            return 0
        if value >= high:
            return high
    quiet = 2 if k == 0 else 1 if depth >= 3 else 0
    n = list_actions(g, t, room, k, quiet, table_action, last)
    if n < 0:
        if k == 0:
            told[2] = room.actions[0, 0]
        return WIN - t.ply
    best, best_action, bound, me = -ENDLESS, NOWHERE, low, t.turn
    actions, order = room.actions[k], room.order[k]
    for i in range(n):
        action = next_of(actions, order, i, n)
        if alone and i > 2 and depth <= 2 and best > -SURE and stands + MARGIN * depth <= low and order[i] < 2 * A_STEP:
            break
        line[k + 1] = line[k]
        play(g, line[k + 1], action)
        after = laid ^ keys[2, action - g.squares] if action >= g.squares else laid
        value, less = high, 0
        if i > 0:
            if depth >= 3 and i >= 4 and order[i] < BY_ANSWER:
                less = 1 + (1 if i >= 10 else 0) + (1 if i >= 25 and depth >= 5 else 0)
            value = -follow(g, line, k + 1, depth - 1 - less, -bound - 1, -bound, after, action, nothing, desk)
            if value > bound and less > 0 and not told[0]:
                value = -follow(g, line, k + 1, depth - 1, -bound - 1, -bound, after, action, nothing, desk)
        if i == 0 or (value > bound and not alone):
            value = -follow(g, line, k + 1, depth - 1, -high, -bound, after, action, nothing, desk)
        if told[0]:
            return 0
        if value > best:
            best, best_action = value, action
            if k == 0:
                told[2] = action
        bound = max(bound, value)
        if bound >= high:
            remember(room, k, me, action, last, depth)
            break
    if depth >= entry.depth or entry.key != key:
        entry.key, entry.value, entry.action, entry.depth = key, best, best_action, depth
        entry.kind = AT_LEAST if best >= high else EXACT if best > low else AT_MOST
    return best


@compiled
def remember(room: Any, k: int, me: int, action: int, last: int, depth: int) -> None:
    """This action refuted what came before it."""
    if room.killers[k, 0] != action:
        room.killers[k, 1], room.killers[k, 0] = room.killers[k, 0], action
    if action >= 0:
        room.habits[me, action] += depth * depth
    if last >= 0:
        room.answers[me, last] = action


Watch = tuple[threading.Thread, threading.Event]


class AlphaBeta:
    """A player with a table of its own, kept from move to move."""

    def __init__(self) -> None:
        self.table, self.room = np.zeros(TABLE, ENTRY), np.zeros(1, ROOM)[0]
        self.line, self.told = np.empty(DEEPEST + 8, POSITION), np.zeros(3, np.int64)
        self.reached = 0
        self._before = -1

    def choose(self, s: State, seconds: float, rng: Random, clock: Any = time.thread_time) -> Action:
        """The best action found in so many seconds of this clock."""
        start = clock()
        if can_solve(s):
            exact = solve(s, start + seconds / 2, clock)
            if exact is not None:
                return solved(s, exact, rng).action
        g, t = lay_out(s)
        if s.ply < self._before:  # another game
            self.table["key"] = 0
        self._before = s.ply
        self.table["depth"] = np.minimum(self.table["depth"], 3)
        self.room["habits"] //= 8
        self.room["killers"] = NOWHERE
        self.room["answers"] = NOWHERE
        line, told = self.line, self.told
        line[0], told[:] = t, 0
        desk = (self.table, self.room, learnt(s.size), KEYS, told)
        action = self._deepened(g, line, desk, _laid(s), watching(clock, start + seconds - SPARE - clock(), told))
        return decode(action, s.size)

    def _deepened(self, g: Any, line: Any, desk: Any, laid: Any, watch: Watch) -> int:
        """Ply by ply, until it is told to stop: the root's action."""
        (thread, over), told = watch, desk[4]
        action, value = NOWHERE, 0
        for depth in range(1, DEEPEST):
            if depth == 3:  # the first plies take no time, and there is an action then
                thread.start()
            low, high = (-ENDLESS, ENDLESS) if depth < 4 else (value - WINDOW, value + WINDOW)
            while True:
                told[2] = NOWHERE
                found = int(follow(g, line, 0, depth, low, high, laid, NOWHERE, 1, desk))
                if told[2] != NOWHERE and (not told[0] or found > low):
                    action = int(told[2])
                if told[0] or low < found < high:
                    break
                low, high = (-ENDLESS, high) if found <= low else (low, ENDLESS)
            if told[0]:
                break
            value, self.reached = found, depth
            if abs(value) >= SURE:
                break
        over.set()
        return action


def _laid(s: State) -> Any:
    """The barriers' part of a position's key."""
    key = np.uint64(0)
    for name in s.barriers:
        lies: Any = name[-1]
        key ^= KEYS[2, encode(Barrier(name[:-1], lies), s.size) - s.size**2]
    return key
