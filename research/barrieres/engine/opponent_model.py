"""A model of the other seats at a table of four. They play like the sensible player, which `lookahead` implements in
plain Python.

With four mice, all the others hold up the leader, which no static evaluation anticipates. So the search asks this model
which actions the others would consider, and uses it for playouts.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import lowest, random_below
from mulot.games.barrieres.arrays.movegen import PASS, play, steps_of, toggle_ways
from mulot.games.barrieres.arrays.paths import NOTHING, write_grooves_across
from research.barrieres.engine.distance import distance, distance_with_barrier
from research.barrieres.engine.jit import compiled
from research.barrieres.engine.random_move import NOBODY

BARRIER_VALUE = np.float32(0.4)
"""The value of a barrier in hand, in steps."""
ARRIVED = np.float32(1000.0)
TOLERANCE = np.float32(1e-4)
"""Values that differ by less count as equal."""
MOST_PLIES = 200


@compiled
def lead(g: Any, steps: Any, stock: int, seat: int, turn: int) -> Any:
    """Return the steps by which a seat is ahead of its nearest rival, plus BARRIER_VALUE for each barrier in hand."""
    own, nearest = np.float32(0), np.float32(1e9)
    for other in range(g.seats):
        waits = other - turn
        if waits < 0:
            waits += g.seats
        time = np.float32(steps[other]) + np.float32(waits) / np.float32(g.seats)
        if other == seat:
            own = time
        else:
            nearest = min(nearest, time)
    return nearest - own + BARRIER_VALUE * np.float32(stock)


@compiled
def evaluate_leads(g: Any, t: Any, x: Any) -> int:
    """Write all steps, and the barriers across the path of the rival nearest to its cheese, each with the lead after
    it, and return their number."""
    seat = t.turn
    after = seat + 1 if seat + 1 < g.seats else 0
    rival = -1
    for other in range(g.seats):
        x.steps[other] = write_grooves_across(g, t, other, x.found[other], x.across[other])
        if other != seat and (rival < 0 or x.steps[other] < x.steps[rival]):
            rival = other
    n = steps_of(g, t, seat, x.actions)
    steps = x.steps[seat]
    for i in range(n):
        if g.arrives[seat, x.actions[i]]:
            x.values[i] = ARRIVED
        else:
            x.steps[seat] = distance(g, t, seat, x.actions[i])
            x.values[i] = lead(g, x.steps, t.stock[seat], seat, after)
    x.steps[seat] = steps
    if t.stock[seat] > 0:
        n = evaluate_barrier_leads(g, t, x, rival, n, after)
    return n


@compiled
def evaluate_barrier_leads(g: Any, t: Any, x: Any, rival: int, n: int, after: int) -> int:
    """Add the barriers to the `n` actions in the list and return the new number of actions. `after` is the next
    seat."""
    seat = t.turn
    for i in range(4):
        free = t.free[i] & x.across[rival, i]
        while free:
            here = free & (NOTHING - free)
            free ^= here
            groove = (i & 1) * 64 + (i >> 1) * g.grooves + lowest(here)
            toggle_ways(g, t, groove)
            fine = True
            for other in range(g.seats):
                x.after[other] = x.steps[other]
                if fine and here & x.across[other, i]:
                    x.after[other] = distance_with_barrier(g, t, other, groove, x.found[other])
                    fine = x.after[other] >= 0
            toggle_ways(g, t, groove)
            if fine:
                x.actions[n] = g.squares + groove
                x.values[n] = lead(g, x.after, t.stock[seat] - 1, seat, after)
                n += 1
    return n


@compiled
def sensible_actions(g: Any, now: Any, x: Any) -> int:
    """Write the actions that a sensible player considers in now[0], each with the lead after the next seat's best
    reply, and return their number, or -1 if the first one wins. now[1] is scratch space."""
    t, u = now[0], now[1]
    seat = t.turn
    n = evaluate_leads(g, t, x)
    for i in range(n):
        x.kept[i] = x.actions[i]
        if x.values[i] == ARRIVED:
            x.actions[0] = x.actions[i]
            return -1
    for i in range(n):
        now[1] = now[0]
        play(g, u, x.kept[i])
        m, best = evaluate_leads(g, u, x), 0
        for reply in range(1, m):
            if x.values[reply] > x.values[best] + TOLERANCE:
                best = reply
        if m and x.values[best] == ARRIVED:
            x.worth[i] = -ARRIVED
            continue
        if m:
            play(g, u, x.actions[best])
            for other in range(g.seats):
                x.steps[other] = distance(g, u, other, u.mice[other])
        else:
            play(g, u, PASS)
        x.worth[i] = lead(g, x.steps, u.stock[seat], seat, u.turn)
    for i in range(n):
        x.actions[i], x.values[i] = x.kept[i], x.worth[i]
    if n == 0:
        x.actions[0], x.values[0] = PASS, np.float32(0)
        n = 1
    return n


@compiled
def greedy_action(g: Any, t: Any, x: Any, luck: Any) -> int:
    """Return the action with the best lead right after it; ties are broken at random."""
    n, alike, action, best = evaluate_leads(g, t, x), 0, PASS, np.float32(-1e30)
    for i in range(n):
        if x.values[i] > best + TOLERANCE:
            best, alike, action = x.values[i], 1, x.actions[i]
        elif x.values[i] > best - TOLERANCE:
            alike += 1
            if random_below(luck, alike) == 0:
                action = x.actions[i]
    return action


@compiled
def play_out(g: Any, t: Any, x: Any, luck: Any) -> int:
    """Play greedy actions from t to the end and return the winner, or NOBODY after MOST_PLIES."""
    for _ in range(MOST_PLIES):
        if t.ply >= g.longest:
            break
        seat, left = t.turn, 0
        for other in range(g.seats):
            left += t.stock[other]
        if left == 0:
            return race_winner(g, t)
        if play(g, t, greedy_action(g, t, x, luck)):
            return seat
    return NOBODY


@compiled
def race_winner(g: Any, t: Any) -> int:
    """Return the seat that arrives first if no more barriers are placed and all take their shortest path (without
    jumps)."""
    winner, first = NOBODY, 1 << 30
    for seat in range(g.seats):
        waits = seat - t.turn
        if waits < 0:
            waits += g.seats
        time = distance(g, t, seat, t.mice[seat]) * g.seats + waits
        if time < first:
            winner, first = seat, time
    return winner
