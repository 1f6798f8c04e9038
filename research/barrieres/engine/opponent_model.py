"""What the others at a table of four will do: what a sensible player would, as `ahead` has it in plain Python.

With four mice who is ahead is held up by all the others, and no judgement of a position sees that coming: what counts
is what the others will do. So the search asks here what they look at, and lets games be played to the end this way.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.bits import draw, lowest
from mulot.games.barrieres.arrays.movegen import PASS, play, shut, steps_of
from mulot.games.barrieres.arrays.paths import NOTHING, cut
from research.barrieres.engine.distance import distance
from research.barrieres.engine.jit import compiled
from research.barrieres.engine.random_move import NOBODY

BARRIER = np.float32(0.4)
"""Steps that a barrier in hand is worth."""
ARRIVED = np.float32(1000.0)
ALIKE = np.float32(1e-4)
"""What differs by less than this is the same."""
MOST_PLIES = 200


@compiled
def lead(g: Any, steps: Any, stock: int, seat: int, turn: int) -> Any:
    """Steps by which a seat is ahead of its nearest rival, and a little for every barrier in its hand."""
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
    return nearest - own + BARRIER * np.float32(stock)


@compiled
def weigh(g: Any, t: Any, x: Any) -> int:
    """Write all steps, and the barriers across the way of the rival who is nearest to its cheese, each with the lead
    that it leaves the seat on turn; returns how many there are."""
    seat = t.turn
    after = seat + 1 if seat + 1 < g.seats else 0
    rival = -1
    for other in range(g.seats):
        x.steps[other] = cut(g, t, other, x.found, x.across[other])
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
        n = weigh_barriers(g, t, x, rival, n, after)
    return n


@compiled
def weigh_barriers(g: Any, t: Any, x: Any, rival: int, n: int, after: int) -> int:
    """Add the barriers."""
    seat = t.turn
    for i in range(4):
        free = t.free[i] & x.across[rival, i]
        while free:
            here = free & (NOTHING - free)
            free ^= here
            groove = (i & 1) * 64 + (i >> 1) * g.grooves + lowest(here)
            shut(g, t, groove)
            fine = True
            for other in range(g.seats):
                x.after[other] = x.steps[other]
                if fine and here & x.across[other, i]:
                    x.after[other] = distance(g, t, other, t.mice[other])
                    fine = x.after[other] >= 0
            shut(g, t, groove)
            if fine:
                x.actions[n] = g.squares + groove
                x.values[n] = lead(g, x.after, t.stock[seat] - 1, seat, after)
                n += 1
    return n


@compiled
def foresee(g: Any, now: Any, x: Any) -> int:
    """Like `weigh` for now[0], but an action is worth the lead that is left when the next seat has done its best;
    returns how many there are (-1: the first one wins). now[1] is room to try them out."""
    t, u = now[0], now[1]
    seat = t.turn
    n = weigh(g, t, x)
    for i in range(n):
        x.kept[i] = x.actions[i]
        if x.values[i] == ARRIVED:
            x.actions[0] = x.actions[i]
            return -1
    for i in range(n):
        now[1] = now[0]
        play(g, u, x.kept[i])
        m, best = weigh(g, u, x), 0
        for reply in range(1, m):
            if x.values[reply] > x.values[best] + ALIKE:
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
def at_once(g: Any, t: Any, x: Any, luck: Any) -> int:
    """The action with the best lead right after it; of several, any."""
    n, alike, action, best = weigh(g, t, x), 0, PASS, np.float32(-1e30)
    for i in range(n):
        if x.values[i] > best + ALIKE:
            best, alike, action = x.values[i], 1, x.actions[i]
        elif x.values[i] > best - ALIKE:
            alike += 1
            if draw(luck, alike) == 0:
                action = x.actions[i]
    return action


@compiled
def play_out(g: Any, t: Any, x: Any, luck: Any) -> int:
    """Play on from t, everybody at once as it looks best; returns the winner, or NOBODY if that takes too long."""
    for _ in range(MOST_PLIES):
        if t.ply >= g.longest:
            break
        seat, left = t.turn, 0
        for other in range(g.seats):
            left += t.stock[other]
        if left == 0:
            return first_home(g, t)
        if play(g, t, at_once(g, t, x, luck)):
            return seat
    return NOBODY


@compiled
def first_home(g: Any, t: Any) -> int:
    """Who arrives first when nobody has anything left to place and all take their shortest way (jumps left aside)."""
    winner, first = NOBODY, 1 << 30
    for seat in range(g.seats):
        waits = seat - t.turn
        if waits < 0:
            waits += g.seats
        time = distance(g, t, seat, t.mice[seat]) * g.seats + waits
        if time < first:
            winner, first = seat, time
    return winner
